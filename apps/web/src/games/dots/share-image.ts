import type { DotsEvent, DotsTypes, BoardLayout } from '@parlor/dots'
import type { Match } from '@parlor/kernel/host'
import type { ShareImageOptions } from '../../web-game/web-game.ts'
import { drawWrappedText } from '../../game-ui/wrapped-text.ts'
import { boardMargin } from './screen-layout.ts'
import { paintStaticBoard } from './pages/paint-static-board.ts'
import { withAlpha, radialGradient, type CanvasContext } from './canvas-colours.ts'
import { strings } from './strings.ts'
import { themeFor, type Theme } from './themes.ts'

/** The usual size of link previews. */
const size = { width: 1200, height: 630 }
const board = 574
const edge = 28

/** A share image of a match: the board on the left, text on the right. */
export async function drawShareImage(match: Match<DotsTypes>, about: ShareImageOptions): Promise<Blob> {
  const theme = themeFor(about.style)
  await Promise.all([document.fonts.load(headlineFont), document.fonts.load(lineFont)]).catch(() => undefined)
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const context = canvas.getContext('2d')!
  paintGradient(context, theme)
  const longest = longestChain(match)
  const chained = about.moment === 'chain' && longest !== null
  const { rows, cols, shape, owner, dots } = chained ? longest.state : match.state
  paintBoard(context, { rows, cols, shape, owner, dots }, about)
  const { translator, names } = about
  const own = strings[translator.language]
  const chain = longest && translator.say({ key: 'card.chainOf', params: { count: longest.bursts, who: names[longest.seat] ?? '' } }, own)
  const lines = chained ? [names.join(' – '), about.headline] : [about.line, names.join(' – '), ...(chain ? [chain] : [])]
  paintText(context, theme, translator.say({ key: 'title' }, own), chained && chain ? chain : about.headline, lines)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be written'))), 'image/png')
  })
}

/** The board centred in its square, clipped at its background. */
function paintBoard(context: CanvasContext, position: BoardLayout, { style }: ShareImageOptions): void {
  const [wide, high] = [position.cols + 2 * boardMargin, position.rows + 2 * boardMargin]
  const width = Math.round(board * Math.min(1, wide / high))
  const height = Math.round(board * Math.min(1, high / wide))
  const still = document.createElement('canvas')
  still.width = width
  still.height = height
  paintStaticBoard(still.getContext('2d')!, { width: width / 2, height: height / 2, ratio: 2 }, position, style)
  const [x, y] = [edge + (board - width) / 2, edge + (board - height) / 2]
  context.save()
  context.beginPath()
  context.roundRect(x, y, width, height, (width / wide) * (0.46 + boardMargin))
  context.clip()
  context.drawImage(still, x, y)
  context.restore()
}

/** The move with the most bursts, and the board after it. */
function longestChain(match: Match<DotsTypes>): { bursts: number; seat: number; state: DotsTypes['State'] } | null {
  let longest: { bursts: number; seat: number; state: DotsTypes['State'] } | null = null
  for (const { events, state } of match.history) {
    const tally = events.map(({ event }) => event).find((event): event is Extract<DotsEvent, { kind: 'tally' }> => event.kind === 'tally')
    if (tally && tally.bursts > (longest?.bursts ?? 0)) longest = { bursts: tally.bursts, seat: tally.seat, state }
  }
  return longest
}

function paintGradient(context: CanvasContext, theme: Theme): void {
  context.fillStyle = theme.background[1]
  context.fillRect(0, 0, size.width, size.height)
  context.fillStyle = radialGradient(context, board / 2 + edge, size.height / 2, 0, size.width * 0.7, [
    [0, withAlpha(theme.background[0], 1)],
    [1, withAlpha(theme.background[0], 0)],
  ])
  context.fillRect(0, 0, size.width, size.height)
}

const headlineFont = '560 78px "Fraunces Variable", Georgia, serif'
const lineFont = '500 38px "Source Sans 3 Variable", sans-serif'
const left = board + 2 * edge + 20
const textWidth = size.width - left - 40
const paper = '#f4ebdb'

function paintText(context: CanvasContext, theme: Theme, title: string, headline: string, lines: readonly string[]): void {
  context.textBaseline = 'alphabetic'
  context.fillStyle = theme.nobody.light
  context.font = '600 38px "Source Sans 3 Variable", sans-serif'
  context.fillText(title, left, 96)
  context.fillStyle = paper
  let y = drawWrappedText(context, headline, headlineFont, { left, width: textWidth }, 200, 82)
  context.fillStyle = withAlpha(paper, 0.94)
  y += 4
  for (const line of lines) y = drawWrappedText(context, line, lineFont, { left, width: textWidth }, y, 48) + 10
  context.fillStyle = withAlpha(paper, 0.8)
  context.font = '560 38px "Fraunces Variable", Georgia, serif'
  context.fillText('Parlor', left, size.height - 48)
}
