import { isRejection } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { mahjong, moveForBet, type MahjongTypes, type MahjongView } from '@parlor/mahjong'
import type { SvgDrawing, SvgShape } from '../../web-game/svg-drawing.ts'
import { drawTileAt } from './thumbnail.ts'

const edge = 400
const run = { seed: 'lobby 7', bets: 12 }

/** The lobby art: a real run from a fixed seed, its hand with the honours' coins. */
export default function drawLobbyArt(): SvgDrawing {
  const view = playLobbyRun()
  const tiles = view.hand.map(({ face }, place): SvgShape => {
    const { x, y } = cornerOf(place)
    const turn = `rotate(${[-5, 3, 4, -3][place]!} ${x + 58} ${y + 80})`
    return { tag: 'g', attributes: { transform: `${turn} translate(${x} ${y}) scale(1.6)` }, inside: [drawTileAt(face, 0, 0)] }
  })
  return {
    viewBox: `0 0 ${edge} ${edge}`,
    strokes: [
      { tag: 'defs', attributes: {}, inside: [glow(), gold()] },
      { tag: 'circle', attributes: { cx: 200, cy: 200, r: 198, fill: 'url(#mahjong-glow)' } },
      ...tiles,
      ...view.hand.flatMap(({ face, value }, place) => (face < 27 ? [] : coin(place, value))),
    ],
  }
}

function cornerOf(place: number): { x: number; y: number } {
  return { x: 70 + (place % 2) * 144, y: 18 + Math.floor(place / 2) * 186 }
}

function playLobbyRun(): MahjongView {
  const match = Match.begin(mahjong.game, { options: { honors: 'kind' }, seed: run.seed }) as Match<MahjongTypes>
  if (isRejection(match)) throw new Error('the lobby’s run cannot be dealt')
  while (match.history.length < run.bets) match.play(0, moveForBet(match.view(0).total > 20 ? 'lower' : 'higher'))
  return match.view(0)
}

function glow(): SvgShape {
  const stop = (offset: number, stopOpacity: number): SvgShape => ({
    tag: 'stop',
    attributes: { offset, stopColor: '#b04cf4', stopOpacity },
  })
  return { tag: 'radialGradient', attributes: { id: 'mahjong-glow' }, inside: [stop(0, 0.6), stop(0.6, 0.22), stop(1, 0)] }
}

function gold(): SvgShape {
  const stop = (offset: number, stopColor: string): SvgShape => ({ tag: 'stop', attributes: { offset, stopColor } })
  return {
    tag: 'radialGradient',
    attributes: { id: 'mahjong-gold', cx: 0.34, cy: 0.28 },
    inside: [stop(0, '#fff3c4'), stop(0.4, '#f3cf6b'), stop(0.8, '#c78f22'), stop(1, '#8f5f10')],
  }
}

/** A coin with as many pips as its honour is worth: digits would need a font. Its shine is animated. */
function coin(place: number, value: number): SvgShape[] {
  const { x, y } = { x: cornerOf(place).x + 110, y: cornerOf(place).y + 8 }
  const round = (cx: number, cy: number, r: number, fill: string): SvgShape => ({ tag: 'circle', attributes: { cx, cy, r, fill } })
  const pips = Array.from({ length: value }, (_, i) => {
    const angle = (2 * Math.PI * i) / value - Math.PI / 2
    return round(x + Math.cos(angle) * 13, y + Math.sin(angle) * 13, 3.2, '#5a3904')
  })
  return [round(x, y, 24, 'url(#mahjong-gold)'), ...pips, { ...round(x - 8, y - 9, 6, '#fffbe8'), beat: (place % 3) as 0 | 1 | 2 }]
}
