import { domino, layOut, setOf, tableBoard, zoomFor, type Laid } from '@parlor/domino'
import { isRejection, Match, pick, rngFrom } from '@parlor/kernel'
import type { Miniature, Stroke } from '../miniature.ts'
import { pipsOf } from './pips.ts'

/** Edge of the picture; it is drawn at any size. */
const edge = 400
const game = { seed: 'lobby', moves: 17 }

/** The picture on the lobby's door: a real hand, half played, on the felt under the lamp. */
export default function miniature(): Miniature {
  const match = Match.begin(domino.game, { options: domino.game.options.presets[0]!.options, seed: game.seed })
  if (isRejection(match)) throw new Error(`the lobby's match cannot begin: ${match.rejected}`)
  const rng = rngFrom(game.seed)
  for (let i = 0; i < game.moves && !match.outcome; i++) {
    const { seat } = match.state.pending[0]!
    match.play(seat, pick(rng, match.moves(seat)))
  }
  const config = { ...tableBoard, sideLimit: 4, width: edge - 44, height: edge - 60 }
  const { tiles, bounds } = layOut(match.state, config)
  const zoom = zoomFor(bounds, config)
  const unit = config.unit * zoom.scale
  const set = setOf(match.state.rules)
  const place = ({ x, y, rotation }: Laid) =>
    `translate(${short(edge / 2 + (x - zoom.x) * unit)} ${short(edge / 2 + (y - zoom.y) * unit)}) rotate(${rotation})`
  return {
    viewBox: `0 0 ${edge} ${edge}`,
    strokes: [
      { tag: 'defs', attributes: {}, inside: lights() },
      { tag: 'circle', attributes: { cx: edge / 2, cy: edge / 2, r: edge * 0.5, fill: 'url(#domino-lamp)' } },
      ...tiles.map((laid): Stroke => shadow(laid, edge / 2 + (laid.x - zoom.x) * unit, edge / 2 + (laid.y - zoom.y) * unit, unit)),
      ...tiles.map((laid): Stroke => ({
        tag: 'g',
        attributes: { transform: place(laid) },
        inside: tile(set.tops[laid.tile]!, set.bottoms[laid.tile]!, unit),
      })),
    ],
  }
}

function lights(): Stroke[] {
  const stop = (offset: number, stopColor: string, stopOpacity = 1): Stroke => ({
    tag: 'stop',
    attributes: { offset, stopColor, stopOpacity },
  })
  return [
    {
      tag: 'radialGradient',
      attributes: { id: 'domino-lamp' },
      inside: [stop(0, '#2f8a38', 0.95), stop(0.6, '#1b5e20', 0.75), stop(1, '#1b5e20', 0)],
    },
    {
      tag: 'linearGradient',
      attributes: { id: 'domino-face', x1: 0, y1: 0, x2: 1, y2: 1 },
      inside: [stop(0, '#fffff8'), stop(0.6, '#fffff0'), stop(1, '#e2dac0')],
    },
  ]
}

/** The tile's lower edge, and what it throws onto the felt. */
function shadow({ rotation }: Laid, x: number, y: number, unit: number): Stroke {
  const [w, h] = rotation % 180 === 0 ? [unit, 2 * unit] : [2 * unit, unit]
  return {
    tag: 'rect',
    attributes: {
      x: short(x - w / 2),
      y: short(y - h / 2 + unit * 0.1),
      width: short(w),
      height: short(h),
      rx: short(unit * 0.14),
      fill: '#4a2f14',
      stroke: '#000',
      strokeOpacity: 0.3,
      strokeWidth: 3,
    },
  }
}

function tile(top: number, bottom: number, unit: number): Stroke[] {
  const half = unit / 2
  const body = {
    x: short(-half + 0.4),
    y: short(-unit + 0.4),
    width: short(unit - 0.8),
    height: short(2 * unit - 0.8),
    rx: short(unit * 0.13),
    fill: 'url(#domino-face)',
    stroke: '#cfc6ab',
    strokeWidth: 1,
  }
  const pips = [top, bottom].flatMap((count, at) =>
    pipsOf(count).map(([x, y]): Stroke => ({
      tag: 'circle',
      attributes: { cx: short(x * unit), cy: short((at - 0.5) * unit + y * unit), r: short(unit * 0.094), fill: '#1a1a1a' },
    })),
  )
  return [
    { tag: 'rect', attributes: body },
    {
      tag: 'path',
      attributes: { d: `M${short(-half * 0.7)} 0H${short(half * 0.7)}`, stroke: '#8b7d5c', strokeWidth: short(unit * 0.04), fill: 'none' },
    },
    { tag: 'circle', attributes: { cx: 0, cy: 0, r: short(unit * 0.06), fill: '#c99a3c' } },
    ...pips,
  ]
}

function short(value: number): number {
  return Math.round(value * 10) / 10
}
