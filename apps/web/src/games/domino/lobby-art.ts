import { domino, computeChainLayout, tileSetOf, tableBoard, zoomToFit, type PlacedTile } from '@parlor/domino'
import { isRejection, pickRandom, rngFrom } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import type { SvgDrawing, SvgShape } from '../../web-game/svg-drawing.ts'
import { pipPositions } from './pip-positions.ts'

/** Edge of the drawing in its own units. */
const edge = 400
const game = { seed: 'lobby', moves: 17 }

/** The lobby art: a real hand, half played, on felt. */
export default function drawLobbyArt(): SvgDrawing {
  const match = Match.begin(domino.game, { options: domino.game.options.presets[0]!.options, seed: game.seed })
  if (isRejection(match)) throw new Error(`the lobby's match cannot begin: ${match.rejected}`)
  const rng = rngFrom(game.seed)
  for (let i = 0; i < game.moves && !match.outcome; i++) {
    const { seat } = match.state.pending[0]!
    match.play(seat, pickRandom(rng, match.moves(seat)))
  }
  const config = { ...tableBoard, sideLimit: 4, width: edge - 44, height: edge - 60 }
  const { tiles, bounds } = computeChainLayout(match.state, config)
  const zoom = zoomToFit(bounds, config)
  const unit = config.unit * zoom.scale
  const set = tileSetOf(match.state.rules)
  const place = ({ x, y, rotation }: PlacedTile) =>
    `translate(${short(edge / 2 + (x - zoom.x) * unit)} ${short(edge / 2 + (y - zoom.y) * unit)}) rotate(${rotation})`
  return {
    viewBox: `0 0 ${edge} ${edge}`,
    strokes: [
      { tag: 'defs', attributes: {}, inside: lights() },
      { tag: 'circle', attributes: { cx: edge / 2, cy: edge / 2, r: edge * 0.5, fill: 'url(#domino-lamp)' } },
      ...tiles.map((laid): SvgShape => shadow(laid, edge / 2 + (laid.x - zoom.x) * unit, edge / 2 + (laid.y - zoom.y) * unit, unit)),
      ...tiles.map((laid): SvgShape => ({
        tag: 'g',
        attributes: { transform: place(laid) },
        inside: tile(set.tops[laid.tile]!, set.bottoms[laid.tile]!, unit),
      })),
    ],
  }
}

function lights(): SvgShape[] {
  const stop = (offset: number, stopColor: string, stopOpacity = 1): SvgShape => ({
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

/** The tile's lower edge, and its shadow. */
function shadow({ rotation }: PlacedTile, x: number, y: number, unit: number): SvgShape {
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

function tile(top: number, bottom: number, unit: number): SvgShape[] {
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
    pipPositions(count).map(([x, y]): SvgShape => ({
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
