import type { Match } from '@parlor/kernel/host'
import type { SumZeroTypes, SumZeroView } from '@parlor/sumzero'
import type { ShareImageOptions } from '../../web-game/web-game.ts'
import { gridPath } from './piece-outline.ts'
import { buildViewModel } from './view-model.ts'
import { hatchPath } from './piece-shape.tsx'
import { strings } from './strings.ts'

/** The usual size of link previews. */
const size = { width: 1200, height: 630 }
const boardSize = 574
const edge = 28
/** Margin around the squares, in squares. */
const margin = 0.4
const left = boardSize + 2 * edge + 20
const textWidth = size.width - left - 40

const colours = { ground: '#101618', paper: '#e6edef', line: '#b4c3ca', block: '#24363d', text: '#f4ebdb' }
const inks = [
  { fill: '#33ccff', stroke: '#06536e' },
  { fill: '#ff9933', stroke: '#7a3a00' },
] as const

/** A share image of a match: the final board, and text beside it. */
export async function drawShareImage(match: Match<SumZeroTypes>, about: ShareImageOptions): Promise<Blob> {
  await Promise.all(fonts.map((font) => document.fonts.load(font))).catch(() => undefined)
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const context = canvas.getContext('2d')!
  context.fillStyle = colours.ground
  context.fillRect(0, 0, size.width, size.height)
  paintBoard(context, match.view('watcher'))
  paintText(context, about)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be written'))), 'image/png')
  })
}

function paintBoard(context: CanvasRenderingContext2D, view: SumZeroView): void {
  const { rows, cols } = view
  const unit = boardSize / (Math.max(rows, cols) + 2 * margin)
  context.save()
  context.translate(edge + (boardSize - unit * cols) / 2, edge + (boardSize - unit * rows) / 2)
  context.scale(unit, unit)
  context.fillStyle = colours.paper
  context.fillRect(-margin, -margin, cols + 2 * margin, rows + 2 * margin)
  context.lineJoin = 'round'
  context.strokeStyle = colours.line
  context.lineWidth = 0.03
  context.stroke(new Path2D(gridPath(rows, cols)))
  const { inked, blocked } = buildViewModel(view, null, false)
  context.fillStyle = colours.block
  for (const [x, y] of blocked) context.fillRect(x, y, 1, 1)
  for (const { seat, path, squares } of inked) {
    const { fill, stroke } = inks[seat as 0 | 1]
    context.fillStyle = fill
    context.strokeStyle = stroke
    context.lineWidth = 0.07
    context.fill(new Path2D(path))
    context.stroke(new Path2D(path))
    context.lineWidth = 0.03
    context.stroke(new Path2D(hatchPath(squares, seat)))
  }
  context.restore()
}

const fonts = ['560 60px "Fraunces Variable", Georgia, serif', '400 30px "Source Sans 3 Variable", sans-serif'] as const

function paintText(context: CanvasRenderingContext2D, { headline, line, names, translator }: ShareImageOptions): void {
  const [display, text] = fonts
  const lines = [
    [text, translator.say({ key: 'title' }, strings[translator.language]), 96, 0.7],
    [display, headline, 200, 1],
    [text, line, 262, 0.85],
    [text, names.join(' – '), 310, 0.85],
    [text, 'Parlor', size.height - 48, 0.6],
  ] as const
  context.fillStyle = colours.text
  for (const [font, text, y, strength] of lines) {
    context.font = font
    context.globalAlpha = strength
    context.fillText(text, left, y, textWidth)
  }
}
