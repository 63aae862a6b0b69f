import type { Match } from '@parlor/kernel/host'
import { honourOf, runReportOf, type MahjongTypes, type RunReport, type Tile } from '@parlor/mahjong'
import type { ShareImageOptions } from '../../web-game/web-game.ts'
import type { SvgShape } from '../../web-game/svg-drawing.ts'
import { useLeaderboardStore } from './leaderboard-store.ts'
import { scoreLinesOf } from './pages/score-chart.tsx'
import { drawTileAt } from './thumbnail.ts'
import { strings } from './strings.ts'

/** The usual size of link previews. */
const size = { width: 1200, height: 630 }
const edge = 64

const colours = { ground: ['#3b1a55', '#1a0c26', '#0b0610'], gold: '#f4cf74', paper: '#f4ebdb', won: '#c86bd8', lost: '#3a2a49' } as const
const fonts = {
  score: '560 250px "Fraunces Variable", Georgia, serif',
  title: '560 46px "Fraunces Variable", Georgia, serif',
  line: '500 34px "Source Sans 3 Variable", sans-serif',
} as const

/** A share image of a run: its score and name, luck and skill, every bet as a square, and the last hand or the score chart. */
export async function drawShareImage(match: Match<MahjongTypes>, about: ShareImageOptions): Promise<Blob> {
  await Promise.all(Object.values(fonts).map((font) => document.fonts.load(font))).catch(() => undefined)
  const report = runReportOf(match)
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const context = canvas.getContext('2d')!
  paintBackground(context)
  paintScore(context, report, about)
  if (about.moment === 'race') paintScoreChart(context, report)
  else await paintHand(context, match.view('watcher').hand)
  paintSquares(context, report)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be written'))), 'image/png')
  })
}

function paintBackground(context: CanvasRenderingContext2D): void {
  const light = context.createRadialGradient(840, 190, 20, 700, 320, 900)
  for (const [i, colour] of colours.ground.entries()) light.addColorStop(i / (colours.ground.length - 1), colour)
  context.fillStyle = light
  context.fillRect(0, 0, size.width, size.height)
}

function paintScore(context: CanvasRenderingContext2D, report: RunReport, { line, translator }: ShareImageOptions): void {
  const own = strings[translator.language]
  const translate = (key: string, params = {}) => translator.say({ key, params }, own)
  const signed = translator.number(report.luck, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  const skill = translator.number(report.skill, { style: 'percent', maximumFractionDigits: 1 })
  context.fillStyle = colours.paper
  context.font = fonts.title
  context.fillText(translate('title'), edge, 92)
  context.fillStyle = colours.gold
  context.shadowColor = 'rgba(244, 190, 80, 0.5)'
  context.shadowBlur = 40
  context.font = fonts.score
  context.fillText(String(report.score), edge - 8, 312)
  context.shadowColor = 'transparent'
  context.fillStyle = colours.paper
  context.font = fonts.title
  context.fillText(useLeaderboardStore.getState().name || translate('seat.0'), edge, 384)
  context.font = fonts.line
  context.globalAlpha = 0.88
  context.fillText(translate('after.of', { bets: report.bets.length }), edge, 430)
  context.fillText(
    `${translate('after.skill')} ${skill} · ${translate('after.luck')} ${signed} · ${translate('after.streak')} ${report.longestStreak}`,
    edge,
    476,
  )
  context.textAlign = 'right'
  context.fillText(line, size.width - edge, 430, 620)
  context.font = fonts.title
  context.fillText('Parlor', size.width - edge, 92)
  context.textAlign = 'left'
  context.globalAlpha = 1
}

/** Every bet of the run, won or lost; as large as fits in two rows. */
function paintSquares(context: CanvasRenderingContext2D, { bets }: RunReport): void {
  const columns = Math.max(24, Math.ceil(bets.length / 3))
  const pitch = (size.width - 2 * edge) / columns
  for (const [i, { won }] of bets.entries()) {
    context.fillStyle = won ? colours.won : colours.lost
    context.beginPath()
    context.roundRect(
      edge + (i % columns) * pitch,
      506 + Math.floor(i / columns) * Math.min(pitch, 26),
      pitch * 0.82,
      Math.min(pitch, 26) * 0.82,
      4,
    )
    context.fill()
  }
}

/** The lines of the report: wins, expected wins of the bets, and of the best bets. */
function paintScoreChart(context: CanvasRenderingContext2D, { bets }: RunReport): void {
  const lines = scoreLinesOf(bets)
  context.save()
  context.translate(520, 130)
  context.scale(1, 1.5)
  context.lineJoin = 'round'
  for (const [path, colour, dash] of [
    [lines.best, '#8fb7ff', [10, 8]],
    [lines.expected, colours.won, []],
    [lines.score, colours.gold, []],
  ] as const) {
    context.setLineDash([...dash])
    context.strokeStyle = colour
    context.lineWidth = 4
    context.stroke(new Path2D(path))
  }
  context.restore()
}

async function paintHand(context: CanvasRenderingContext2D, tiles: readonly Tile[]): Promise<void> {
  const [wide, high] = [72, 98]
  const gap = 12
  const width = 4 * wide + 3 * gap
  const strokes = tiles.map(({ face }, place) => drawTileAt(face, place * (wide + gap), 0))
  const image = await imageOfSvg(`-2 -2 ${width + 4} ${high + 16}`, width + 4, high + 16, strokes)
  const scale = 620 / width
  const [left, top] = [size.width - edge - 620, 150]
  context.drawImage(image, left, top, (width + 4) * scale, (high + 16) * scale)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (const [place, { face, value }] of tiles.entries())
    if (honourOf(face)) paintCoin(context, left + (place * (wide + gap) + wide - 4) * scale, top + 6 * scale, value)
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
}

function paintCoin(context: CanvasRenderingContext2D, x: number, y: number, value: number): void {
  const light = context.createRadialGradient(x - 9, y - 11, 2, x, y, 30)
  for (const [at, colour] of [
    [0, '#fff3c4'],
    [0.4, '#f3cf6b'],
    [1, '#a8731a'],
  ] as const)
    light.addColorStop(at, colour)
  context.fillStyle = light
  context.beginPath()
  context.arc(x, y, 29, 0, 2 * Math.PI)
  context.fill()
  context.fillStyle = '#3a2404'
  context.font = '750 36px "Source Sans 3 Variable", sans-serif'
  context.fillText(String(value), x, y + 2)
}

/** SVG shapes as an image of this size. */
async function imageOfSvg(viewBox: string, width: number, height: number, strokes: readonly SvgShape[]): Promise<HTMLImageElement> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width * 3}" height="${height * 3}">${strokes.map(svgMarkup).join('')}</svg>`
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  return image
}

function svgMarkup({ tag, attributes, inside }: SvgShape): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`,
  )
  return `<${tag}${written.join('')}>${(inside ?? []).map(svgMarkup).join('')}</${tag}>`
}
