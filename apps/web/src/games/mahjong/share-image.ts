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

type Pen = CanvasRenderingContext2D

/** A share image of a run: its score and name, luck and skill, every bet as a square, and the last hand or the score chart. */
export async function drawShareImage(match: Match<MahjongTypes>, about: ShareImageOptions): Promise<Blob> {
  await Promise.all(Object.values(fonts).map((font) => document.fonts.load(font))).catch(() => undefined)
  const report = runReportOf(match)
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const pen = canvas.getContext('2d')!
  paintGround(pen)
  paintScore(pen, report, about)
  if (about.moment === 'race') paintScoreChart(pen, report)
  else await paintHand(pen, match.view('watcher').hand)
  paintSquares(pen, report)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be written'))), 'image/png')
  })
}

function paintGround(pen: Pen): void {
  const light = pen.createRadialGradient(840, 190, 20, 700, 320, 900)
  for (const [i, colour] of colours.ground.entries()) light.addColorStop(i / (colours.ground.length - 1), colour)
  pen.fillStyle = light
  pen.fillRect(0, 0, size.width, size.height)
}

function paintScore(pen: Pen, report: RunReport, { line, words }: ShareImageOptions): void {
  const own = strings[words.language]
  const tell = (key: string, params = {}) => words.say({ key, params }, own)
  const signed = words.number(report.luck, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  const skill = words.number(report.skill, { style: 'percent', maximumFractionDigits: 1 })
  pen.fillStyle = colours.paper
  pen.font = fonts.title
  pen.fillText(tell('title'), edge, 92)
  pen.fillStyle = colours.gold
  pen.shadowColor = 'rgba(244, 190, 80, 0.5)'
  pen.shadowBlur = 40
  pen.font = fonts.score
  pen.fillText(String(report.score), edge - 8, 312)
  pen.shadowColor = 'transparent'
  pen.fillStyle = colours.paper
  pen.font = fonts.title
  pen.fillText(useLeaderboardStore.getState().name || tell('seat.0'), edge, 384)
  pen.font = fonts.line
  pen.globalAlpha = 0.88
  pen.fillText(tell('after.of', { bets: report.bets.length }), edge, 430)
  pen.fillText(
    `${tell('after.skill')} ${skill} · ${tell('after.luck')} ${signed} · ${tell('after.streak')} ${report.longestStreak}`,
    edge,
    476,
  )
  pen.textAlign = 'right'
  pen.fillText(line, size.width - edge, 430, 620)
  pen.font = fonts.title
  pen.fillText('Parlor', size.width - edge, 92)
  pen.textAlign = 'left'
  pen.globalAlpha = 1
}

/** Every bet of the run, won or lost; as large as fits in two rows. */
function paintSquares(pen: Pen, { bets }: RunReport): void {
  const columns = Math.max(24, Math.ceil(bets.length / 3))
  const pitch = (size.width - 2 * edge) / columns
  for (const [i, { won }] of bets.entries()) {
    pen.fillStyle = won ? colours.won : colours.lost
    pen.beginPath()
    pen.roundRect(
      edge + (i % columns) * pitch,
      506 + Math.floor(i / columns) * Math.min(pitch, 26),
      pitch * 0.82,
      Math.min(pitch, 26) * 0.82,
      4,
    )
    pen.fill()
  }
}

/** The lines of the report: wins, expected wins of the bets, and of the best bets. */
function paintScoreChart(pen: Pen, { bets }: RunReport): void {
  const lines = scoreLinesOf(bets)
  pen.save()
  pen.translate(520, 130)
  pen.scale(1, 1.5)
  pen.lineJoin = 'round'
  for (const [path, colour, dash] of [
    [lines.best, '#8fb7ff', [10, 8]],
    [lines.expected, colours.won, []],
    [lines.score, colours.gold, []],
  ] as const) {
    pen.setLineDash([...dash])
    pen.strokeStyle = colour
    pen.lineWidth = 4
    pen.stroke(new Path2D(path))
  }
  pen.restore()
}

async function paintHand(pen: Pen, tiles: readonly Tile[]): Promise<void> {
  const [wide, high] = [72, 98]
  const gap = 12
  const width = 4 * wide + 3 * gap
  const strokes = tiles.map(({ face }, place) => drawTileAt(face, place * (wide + gap), 0))
  const image = await imageOfSvg(`-2 -2 ${width + 4} ${high + 16}`, width + 4, high + 16, strokes)
  const scale = 620 / width
  const [left, top] = [size.width - edge - 620, 150]
  pen.drawImage(image, left, top, (width + 4) * scale, (high + 16) * scale)
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  for (const [place, { face, value }] of tiles.entries())
    if (honourOf(face)) paintCoin(pen, left + (place * (wide + gap) + wide - 4) * scale, top + 6 * scale, value)
  pen.textAlign = 'left'
  pen.textBaseline = 'alphabetic'
}

function paintCoin(pen: Pen, x: number, y: number, value: number): void {
  const light = pen.createRadialGradient(x - 9, y - 11, 2, x, y, 30)
  for (const [at, colour] of [
    [0, '#fff3c4'],
    [0.4, '#f3cf6b'],
    [1, '#a8731a'],
  ] as const)
    light.addColorStop(at, colour)
  pen.fillStyle = light
  pen.beginPath()
  pen.arc(x, y, 29, 0, 2 * Math.PI)
  pen.fill()
  pen.fillStyle = '#3a2404'
  pen.font = '750 36px "Source Sans 3 Variable", sans-serif'
  pen.fillText(String(value), x, y + 2)
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
