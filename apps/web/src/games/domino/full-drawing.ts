import { computeChainLayout, tableBoard, zoomToFit } from '@parlor/domino'
import type { DrawingStyle } from '../../web-game/game-drawing.ts'
import type { SvgDrawing, SvgShape } from '../../web-game/svg-drawing.ts'
import { gradient, tenth } from '../../web-game/svg-shapes.ts'
import { layoutInputOf, type DrawnChain } from './drawn-chain.ts'
import { pipPositions } from './pip-positions.ts'

/** Edge of the drawing in its own units. */
const edge = 400

/** Colours of a built-in theme; `pips` by number, the last one for all higher ones. */
interface TileColours {
  readonly felt: readonly [light: string, dark: string]
  readonly face: readonly [light: string, middle: string, edge: string]
  readonly rim: string
  readonly line: string
  readonly pips: readonly string[]
  /** The brass pin in the middle. */
  readonly pin: string | null
}

const classic: TileColours = {
  felt: ['#2f8a38', '#1b5e20'],
  face: ['#fffff8', '#fffff0', '#e2dac0'],
  rim: '#cfc6ab',
  line: '#8b7d5c',
  pips: ['#1a1a1a'],
  pin: '#c99a3c',
}
const havana: TileColours = {
  felt: ['#1f8f96', '#0e5a63'],
  face: ['#ffffff', '#fbf7ef', '#d8d0c2'],
  rim: '#c9bfae',
  line: '#2b2622',
  pips: '#1a1a1a #c62828 #1565c0 #2e7d32 #6a1b9a #d84315 #00695c #ad1457 #4e342e #283593 #827717 #37474f #880e4f'.split(' '),
  pin: null,
}
const contrast: TileColours = {
  felt: ['#000000', '#000000'],
  face: ['#ffffff', '#ffffff', '#ffffff'],
  rim: '#000000',
  line: '#000000',
  pips: ['#000000'],
  pin: null,
}

/** A theme that a player made has pictures of its own, which only the table shows. */
function coloursFor({ theme, highContrast }: DrawingStyle): TileColours {
  if (highContrast || theme === 'contrast') return contrast
  return theme === 'havana' ? havana : classic
}

/** The chain on felt under a lamp, as large as it fits; `felt` where the theme's is not one of ours. */
export function drawFullChain(chain: DrawnChain, style: DrawingStyle, felt?: string): SvgDrawing {
  const own = coloursFor(style)
  const colours = felt && felt.toLowerCase() !== own.felt[1] ? { ...own, felt: [felt, felt] as const } : own
  const config = { ...tableBoard, sideLimit: chain.tiles.length > 24 ? 6 : 4, armLimit: 4, width: edge - 44, height: edge - 60 }
  const { tiles, bounds } = computeChainLayout(layoutInputOf(chain), config)
  const zoom = zoomToFit(bounds, config)
  const unit = config.unit * zoom.scale
  const placed = tiles.map(({ x, y, rotation }, i) => ({
    ...chain.tiles[i]!,
    x: tenth(edge / 2 + (x - zoom.x) * unit),
    y: tenth(edge / 2 + (y - zoom.y) * unit),
    rotation,
  }))
  return {
    viewBox: `0 0 ${edge} ${edge}`,
    strokes: [
      { tag: 'defs', attributes: {}, inside: lights(colours) },
      { tag: 'circle', attributes: { cx: edge / 2, cy: edge / 2, r: edge * 0.5, fill: 'url(#domino-lamp)' } },
      ...placed.map(({ x, y, rotation }) => shadow(x, y, rotation % 180 === 0, unit)),
      ...placed.map(({ x, y, rotation, top, bottom }): SvgShape => ({
        tag: 'g',
        attributes: { transform: `translate(${x} ${y}) rotate(${rotation})` },
        inside: tile(top, bottom, unit, colours),
      })),
    ],
  }
}

function lights({ felt: [light, dark], face }: TileColours): SvgShape[] {
  const lamp = [
    [0, light, 0.95],
    [0.6, dark, 0.75],
    [1, dark, 0],
  ] as const
  const ivory = [
    [0, face[0]],
    [0.6, face[1]],
    [1, face[2]],
  ] as const
  return [gradient('radialGradient', 'domino-lamp', lamp), gradient('linearGradient', 'domino-face', ivory, { x1: 0, y1: 0, x2: 1, y2: 1 })]
}

/** The tile's lower edge, and its shadow. */
function shadow(x: number, y: number, standing: boolean, unit: number): SvgShape {
  const [w, h] = standing ? [unit, 2 * unit] : [2 * unit, unit]
  const box = { x: tenth(x - w / 2), y: tenth(y - h / 2 + unit * 0.1), width: tenth(w), height: tenth(h), rx: tenth(unit * 0.14) }
  return { tag: 'rect', attributes: { ...box, fill: '#4a2f14', stroke: '#000', strokeOpacity: 0.3, strokeWidth: 3 } }
}

function tile(top: number, bottom: number, unit: number, { rim, line, pips, pin }: TileColours): SvgShape[] {
  const half = unit / 2
  const box = {
    x: tenth(-half + 0.4),
    y: tenth(-unit + 0.4),
    width: tenth(unit - 0.8),
    height: tenth(2 * unit - 0.8),
    rx: tenth(unit * 0.13),
  }
  const bar = `M${tenth(-half * 0.7)} 0H${tenth(half * 0.7)}`
  return [
    { tag: 'rect', attributes: { ...box, fill: 'url(#domino-face)', stroke: rim, strokeWidth: 1 } },
    { tag: 'path', attributes: { d: bar, stroke: line, strokeWidth: tenth(unit * 0.04), fill: 'none' } },
    ...(pin ? [{ tag: 'circle', attributes: { cx: 0, cy: 0, r: tenth(unit * 0.06), fill: pin } } as const] : []),
    ...[top, bottom].flatMap((count, at) =>
      pipPositions(count).map(([x, y]): SvgShape => {
        const [cx, cy] = [tenth(x * unit), tenth((at - 0.5) * unit + y * unit)]
        return {
          tag: 'circle',
          attributes: { cx, cy, r: tenth(unit * (count > 9 ? 0.075 : 0.094)), fill: pips[Math.min(count, pips.length - 1)]! },
        }
      }),
    ),
  ]
}
