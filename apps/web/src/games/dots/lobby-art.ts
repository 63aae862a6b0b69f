import { dots } from '@parlor/dots'
import { isRejection, pickRandom, rngFrom, type Rng } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import type { SvgDrawing, SvgShape } from '../../web-game/svg-drawing.ts'
import { shapeVariantOf, shapeVariantCount } from './paint-empty-cell.ts'
import { cellRadius } from './paint-owned-cell.ts'
import { dotRadius } from './screen-layout.ts'
import { bridgeHalfLength } from './paint-effects.ts'
import { mixColours } from './canvas-colours.ts'
import { dotShapes, buildViewModel, type CellModel, type ViewModel, type CellOwner } from './view-model.ts'
import { bridgePath, diamondPath, cellOutlinePath } from './svg-paths.ts'
import type { SideColours } from './themes.ts'

/** Edge of the drawing in its own units. */
const edge = 400
const game = { seed: 'lobby', moves: 39 }
const calm = { reducedMotion: false, highContrast: false, safeColours: false, theme: 'petri', speed: 1, preview: false } as const

/** The lobby art: a real match, played from a fixed seed until the first cells are about to burst. */
export default function drawLobbyArt(): SvgDrawing {
  const viewModel = scene()
  const { cells, bridges, layout } = viewModel
  const sides = [0, 1, 2] as const
  return {
    viewBox: `0 0 ${edge} ${edge}`,
    strokes: [
      {
        tag: 'defs',
        attributes: {},
        inside: sides.flatMap((side) => [
          ...lights(viewModel, side),
          ...bodies(viewModel, side),
          dot(viewModel, side),
          neck(viewModel, side),
        ]),
      },
      ...cells.filter(({ side }) => side !== 2).map(({ x, y, side }) => circle(x, y, layout.pitch * 0.64, `halo${side}`)),
      ...cells.map(({ cell, x, y, side }) => use(`cell${side}${shapeVariantOf(cell)}`, x, y)),
      ...bridges.map(({ from, to, side }) => bridge(viewModel, from, to, side)),
      ...cells
        .flatMap(({ x, y, side, dots: spots }) => spots.map((spot) => use(`dot${side}`, x + spot.x, y + spot.y)))
        .map((stroke, index): SvgShape => ({ ...stroke, beat: (index % 3) as 0 | 1 | 2 })),
    ],
  }
}

function scene(): ViewModel {
  const match = Match.begin(dots.game, { options: dots.game.options.presets[0]!.options, seed: game.seed })
  if (isRejection(match)) throw new Error(`the lobby's match cannot begin: ${match.rejected}`)
  const rng: Rng = rngFrom(game.seed)
  for (let i = 0; i < game.moves; i++) {
    const seat = match.state.pending[0]?.seat
    if (seat === undefined) break
    match.play(seat, pickRandom(rng, match.moves(seat)))
  }
  return buildViewModel(match.view('watcher'), [], calm, { width: edge, height: edge })
}

function inkOf({ theme }: ViewModel, side: CellOwner): SideColours {
  return side === 2 ? theme.nobody : theme.owners[side]
}

/** Gradients of a side: cell bodies and bridges, glow, dots. */
function lights(viewModel: ViewModel, side: CellOwner): SvgShape[] {
  const { deep, light, hot } = inkOf(viewModel, side)
  const dim = side === 2 ? 0.35 : 1
  const inside = mixColours(mixColours(deep, '#000000', 0.78), light, 0.36)
  return [
    gradient('radialGradient', `body${side}`, { r: 0.59 }, [
      [0, mixColours(mixColours(deep, '#000000', 0.6), light, 0.24), 0.95 * dim],
      [0.45, mixColours(mixColours(deep, '#000000', 0.78), light, 0.08), 0.95 * dim],
      [0.72, mixColours(mixColours(deep, '#000000', 0.6), light, 0.2), 0.95 * dim],
      [0.9, mixColours(deep, light, 0.45), 0.95 * dim],
      [1, light, 0.95 * dim],
    ]),
    gradient('radialGradient', `halo${side}`, {}, [
      [0.55, light, 0.42],
      [0.78, light, 0.13],
      [1, light, 0],
    ]),
    gradient('radialGradient', `glow${side}`, {}, [
      [0, light, 0.6],
      [0.45, light, 0.18],
      [1, light, 0],
    ]),
    gradient('radialGradient', `core${side}`, {}, [
      [0, '#ffffff', 1],
      [0.35, hot, 1],
      [1, light, 1],
    ]),
    gradient('linearGradient', `inside${side}`, {}, fading(inside)),
    gradient('linearGradient', `wall${side}`, {}, fading(light)),
  ]
}

type Stops = readonly (readonly [offset: number, colour: string, opacity: number])[]

/** Transparent at both ends, where a bridge meets its cells. */
function fading(colour: string): Stops {
  return [
    [0.05, colour, 0],
    [0.32, colour, 1],
    [0.68, colour, 1],
    [0.95, colour, 0],
  ]
}

function gradient(tag: 'radialGradient' | 'linearGradient', id: string, extra: SvgShape['attributes'], stops: Stops): SvgShape {
  const inside = stops.map(([offset, stopColor, stopOpacity]): SvgShape => ({
    tag: 'stop',
    attributes: { offset, stopColor, stopOpacity },
  }))
  return { tag, attributes: { id: `dots-${id}`, ...extra }, inside }
}

function bodies(viewModel: ViewModel, side: CellOwner): SvgShape[] {
  const { layout, theme } = viewModel
  const { light } = inkOf(viewModel, side)
  const faint = side === 2
  return Array.from({ length: shapeVariantCount }, (_, variant): SvgShape => {
    const d = cellOutlinePath(layout.pitch * (faint ? 0.41 : cellRadius), theme.cellShapes[side === 1 ? 1 : 0], variant)
    const line = { stroke: light, strokeOpacity: faint ? 0.3 : 0.95, strokeWidth: faint ? 1 : 1.6 }
    return { tag: 'path', attributes: { id: `dots-cell${side}${variant}`, d, fill: `url(#dots-body${side})`, ...line } }
  })
}

function dot({ layout }: ViewModel, side: CellOwner): SvgShape {
  const radius = layout.pitch * dotRadius
  const fill = `url(#dots-core${side})`
  const core: SvgShape =
    dotShapes[side] === 'diamond'
      ? { tag: 'path', attributes: { d: diamondPath(radius * 1.22), fill } }
      : { tag: 'circle', attributes: { r: short(radius), fill } }
  return { tag: 'g', attributes: { id: `dots-dot${side}` }, inside: [circle(0, 0, radius * 2.6, `glow${side}`), core] }
}

/** A bridge between two cells along x, in the board's shape. */
function neck({ layout }: ViewModel, side: CellOwner): SvgShape {
  const [half, wide, narrow] = [layout.pitch * bridgeHalfLength, layout.pitch * 0.3, layout.pitch * 0.115]
  const [h, w, n, bend] = [half, wide, narrow, half * 0.45].map(short) as [number, number, number, number]
  const walls = `M${-h} ${-w}C${-bend} ${-n} ${bend} ${-n} ${h} ${-w}M${-h} ${w}C${-bend} ${n} ${bend} ${n} ${h} ${w}`
  return {
    tag: 'g',
    attributes: { id: `dots-neck${side}` },
    inside: [
      { tag: 'path', attributes: { d: bridgePath(half, wide, narrow), fill: `url(#dots-inside${side})` } },
      { tag: 'path', attributes: { d: walls, fill: 'none', stroke: `url(#dots-wall${side})`, strokeWidth: 1.8 } },
    ],
  }
}

function bridge({ cells }: ViewModel, from: number, to: number, side: CellOwner): SvgShape {
  const [a, b] = [from, to].map((cell) => cells.find((sprite) => sprite.cell === cell)!) as [CellModel, CellModel]
  const middle = `translate(${short((a.x + b.x) / 2)} ${short((a.y + b.y) / 2)})`
  return { tag: 'use', attributes: { href: `#dots-neck${side}`, transform: a.x === b.x ? `${middle} rotate(90)` : middle } }
}

function use(id: string, x: number, y: number): SvgShape {
  return { tag: 'use', attributes: { href: `#dots-${id}`, x: short(x), y: short(y) } }
}

function circle(cx: number, cy: number, r: number, light: string): SvgShape {
  return { tag: 'circle', attributes: { cx: short(cx), cy: short(cy), r: short(r), fill: `url(#dots-${light})` } }
}

function short(value: number): number {
  return Math.round(value * 10) / 10
}
