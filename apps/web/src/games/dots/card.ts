import type { DotsEvent, DotsKinds, Layout } from '@parlor/dots'
import type { Match } from '@parlor/kernel'
import type { CardAbout } from '../door.ts'
import { paintLines } from '../lettering.ts'
import { margin } from './layout.ts'
import { paintStill } from './pages/still.ts'
import { fade, radial, type Pen } from './pen.ts'
import { strings } from './strings.ts'
import { themeFor, type Theme } from './themes.ts'

/** As large as the pages that links are shown with. */
const size = { width: 1200, height: 630 }
const board = 574
const edge = 28

/** A picture of a match: the board on the left, the words on the right. */
export async function drawCard(match: Match<DotsKinds>, about: CardAbout): Promise<Blob> {
  const theme = themeFor(about.style)
  await Promise.all([document.fonts.load(headlineFont), document.fonts.load(lineFont)]).catch(() => undefined)
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const pen = canvas.getContext('2d')!
  paintGround(pen, theme)
  const longest = longestChain(match)
  const chained = about.moment === 'chain' && longest !== null
  const { rows, cols, shape, owner, dots } = chained ? longest.state : match.state
  paintBoard(pen, { rows, cols, shape, owner, dots }, about)
  const { words, names } = about
  const own = strings[words.language]
  const chain = longest && words.say({ key: 'card.chainOf', params: { count: longest.bursts, who: names[longest.seat] ?? '' } }, own)
  const lines = chained ? [names.join(' – '), about.headline] : [about.line, names.join(' – '), ...(chain ? [chain] : [])]
  paintWords(pen, theme, words.say({ key: 'title' }, own), chained && chain ? chain : about.headline, lines)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be written'))), 'image/png')
  })
}

/** The board in the middle of its square, cut off where its ground ends. */
function paintBoard(pen: Pen, position: Layout, { style }: CardAbout): void {
  const [wide, high] = [position.cols + 2 * margin, position.rows + 2 * margin]
  const width = Math.round(board * Math.min(1, wide / high))
  const height = Math.round(board * Math.min(1, high / wide))
  const still = document.createElement('canvas')
  still.width = width
  still.height = height
  paintStill(still.getContext('2d')!, { width: width / 2, height: height / 2, ratio: 2 }, position, style)
  const [x, y] = [edge + (board - width) / 2, edge + (board - height) / 2]
  pen.save()
  pen.beginPath()
  pen.roundRect(x, y, width, height, (width / wide) * (0.46 + margin))
  pen.clip()
  pen.drawImage(still, x, y)
  pen.restore()
}

/** The move with the most bursts, and the board it left. */
function longestChain(match: Match<DotsKinds>): { bursts: number; seat: number; state: DotsKinds['State'] } | null {
  let longest: { bursts: number; seat: number; state: DotsKinds['State'] } | null = null
  for (const { events, state } of match.line) {
    const tally = events.map(({ event }) => event).find((event): event is Extract<DotsEvent, { kind: 'tally' }> => event.kind === 'tally')
    if (tally && tally.bursts > (longest?.bursts ?? 0)) longest = { bursts: tally.bursts, seat: tally.seat, state }
  }
  return longest
}

function paintGround(pen: Pen, theme: Theme): void {
  pen.fillStyle = theme.ground[1]
  pen.fillRect(0, 0, size.width, size.height)
  pen.fillStyle = radial(pen, board / 2 + edge, size.height / 2, 0, size.width * 0.7, [
    [0, fade(theme.ground[0], 1)],
    [1, fade(theme.ground[0], 0)],
  ])
  pen.fillRect(0, 0, size.width, size.height)
}

const headlineFont = '560 78px "Fraunces Variable", Georgia, serif'
const lineFont = '500 38px "Source Sans 3 Variable", sans-serif'
const left = board + 2 * edge + 20
const room = size.width - left - 40
const paper = '#f4ebdb'

function paintWords(pen: Pen, theme: Theme, title: string, headline: string, lines: readonly string[]): void {
  pen.textBaseline = 'alphabetic'
  pen.fillStyle = theme.nobody.light
  pen.font = '600 38px "Source Sans 3 Variable", sans-serif'
  pen.fillText(title, left, 96)
  pen.fillStyle = paper
  let y = paintLines(pen, headline, headlineFont, { left, width: room }, 200, 82)
  pen.fillStyle = fade(paper, 0.94)
  y += 4
  for (const line of lines) y = paintLines(pen, line, lineFont, { left, width: room }, y, 48) + 10
  pen.fillStyle = fade(paper, 0.8)
  pen.font = '560 38px "Fraunces Variable", Georgia, serif'
  pen.fillText('Parlor', left, size.height - 48)
}
