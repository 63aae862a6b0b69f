import { isRejection } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { pebbles } from '@parlor/pebbles'
import type { SvgDrawing, SvgShape } from '../../web-game/svg-drawing.ts'
import { drawHollow, drawStone } from './stone-drawing.ts'

/** The picture in the lobby: the row of a real match, laid out as a spiral on sand; the outermost stones breathe. */
export default function drawLobbyArt(): SvgDrawing {
  const match = Match.begin(pebbles.game, { options: pebbles.game.options.presets[0]!.options, seed: 'lobby' })
  if (isRejection(match)) throw new Error(match.rejected)
  const { total } = match.view('watcher')
  const stones = Array.from({ length: total }, (_, place): SvgShape => {
    const angle = place * 2.39996
    const far = 37 * Math.sqrt(place + 0.4)
    const at = `translate(${Math.round(200 + Math.cos(angle) * far)} ${Math.round(200 + Math.sin(angle) * far)})`
    return { tag: 'g', attributes: { transform: `${at} scale(1.8)` }, inside: [...drawHollow(), ...drawStone(place)] }
  })
  const shine: SvgShape[] = stones.slice(-3).map(({ attributes }, beat) => ({
    tag: 'ellipse',
    attributes: { ...attributes, rx: 15, ry: 12, fill: '#fff3d6', opacity: 0.3 },
    beat: beat as 0 | 1 | 2,
  }))
  return {
    viewBox: '0 0 400 400',
    strokes: [
      { tag: 'defs', attributes: {}, inside: [sand()] },
      { tag: 'circle', attributes: { cx: 200, cy: 200, r: 198, fill: 'url(#pebbles-sand)' } },
      ...[96, 128, 160, 190].map((r): SvgShape => ({
        tag: 'circle',
        attributes: { cx: 200, cy: 200, r, fill: 'none', stroke: '#4a3212', strokeWidth: 2, opacity: 0.25 },
      })),
      ...stones,
      ...shine,
    ],
  }
}

function sand(): SvgShape {
  const stop = (offset: number, stopColor: string, stopOpacity: number): SvgShape => ({
    tag: 'stop',
    attributes: { offset, stopColor, stopOpacity },
  })
  const stops = [stop(0, '#d2b47f', 1), stop(0.72, '#a5834f', 1), stop(0.94, '#8a6a3c', 0.8), stop(1, '#8a6a3c', 0)]
  return { tag: 'radialGradient', attributes: { id: 'pebbles-sand' }, inside: stops }
}
