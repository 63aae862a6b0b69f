import type { DrawingStyle } from '../../web-game/game-drawing.ts'
import type { SvgDrawing, SvgShape } from '../../web-game/svg-drawing.ts'
import { tenth } from '../../web-game/svg-shapes.ts'
import { mixColours } from './canvas-colours.ts'
import { isFull, joinedCells, type DrawnBoard } from './drawn-board.ts'
import { cellLights, dishLights } from './drawing-lights.ts'
import { dotPositions, dotRadius } from './screen-layout.ts'
import { bridgeHalfLength, bridgePath, cellOutlinePath, cellRadius, diamondPath, shapeVariantCount, shapeVariantOf } from './svg-paths.ts'
import { themeFor, type Theme } from './themes.ts'

/** Edge of the drawing in its own units. */
const edge = 400
/** The edge of the dish around the cells, in cells. */
export const dishMargin = 0.16

/** The size of a cell, and what it looks like. */
interface CellAppearance {
  readonly pitch: number
  readonly theme: Theme
}

const sides = [0, 1, 2] as const

/** A board in the light of its theme: glowing cells, necks between those of one side, dots of two shapes. */
export function drawFullBoard(board: DrawnBoard, style: DrawingStyle): SvgDrawing {
  const { rows, cols, owner, dots } = board
  const pitch = edge / (Math.max(rows, cols) + 2 * dishMargin)
  const look = { pitch, theme: themeFor(style) }
  const centre = (cell: number): { x: number; y: number } => ({
    x: edge / 2 + ((cell % cols) + 0.5 - cols / 2) * pitch,
    y: edge / 2 + (Math.floor(cell / cols) + 0.5 - rows / 2) * pitch,
  })
  const cells = owner.map((side, cell) => ({ side, cell, ...centre(cell) }))
  const playable = cells.filter(({ side }) => side !== 3)
  const own = playable.filter(({ side }) => side !== 2)
  return {
    viewBox: `0 0 ${edge} ${edge}`,
    strokes: [
      {
        tag: 'defs',
        attributes: {},
        inside: [...dishLights(look.theme), ...sides.flatMap((side) => definitions(look, side)), block(look)],
      },
      dish(look, cols * pitch, rows * pitch),
      ...cells.filter(({ side }) => side === 3).map(({ x, y }) => use('block', x, y)),
      ...(look.theme.glow > 0 ? own.map(({ x, y, side }) => circle(x, y, pitch * 0.64, `halo${side}`)) : []),
      ...playable.map(({ cell, x, y, side }) => use(`cell${side}${shapeVariantOf(cell)}`, x, y)),
      ...joinedCells(board).map(({ from, to, side }) => bridge(centre(from), centre(to), side)),
      ...own
        .filter(({ cell }) => !board.over && isFull(board, cell))
        .map(({ cell, x, y, side }) => use(`heat${side}${shapeVariantOf(cell)}`, x, y)),
      ...playable
        .flatMap(({ cell, x, y, side }) => dotPositions(dots[cell]!).map((at) => use(`dot${side}`, x + at.x * pitch, y + at.y * pitch)))
        .map((shape, index): SvgShape => ({ ...shape, beat: (index % 3) as 0 | 1 | 2 })),
    ],
  }
}

/** What the cells lie in. */
function dish({ pitch, theme }: CellAppearance, width: number, height: number): SvgShape {
  const [w, h] = [width + 2 * dishMargin * pitch - 2, height + 2 * dishMargin * pitch - 2]
  const box = {
    x: tenth((edge - w) / 2),
    y: tenth((edge - h) / 2),
    width: tenth(w),
    height: tenth(h),
    rx: tenth((0.46 + dishMargin) * pitch),
  }
  const lip = theme.glow > 0 ? { stroke: 'url(#dots-lip)', strokeWidth: 2 } : {}
  return { tag: 'rect', attributes: { ...box, fill: 'url(#dots-dish)', ...lip } }
}

/** Everything of one side that is drawn more than once. */
function definitions(look: CellAppearance, side: 0 | 1 | 2): SvgShape[] {
  return [
    ...cellLights(look.theme, side),
    ...bodies(look, side),
    dot(look, side),
    ...(side === 2 ? [] : [neck(look, side), ...heat(look, side)]),
  ]
}

function coloursOf({ theme }: CellAppearance, side: 0 | 1 | 2) {
  return side === 2 ? theme.nobody : theme.owners[side]
}

function bodies(look: CellAppearance, side: 0 | 1 | 2): SvgShape[] {
  const { pitch, theme } = look
  const { light } = coloursOf(look, side)
  const line =
    side === 2
      ? { stroke: light, strokeOpacity: theme.glow > 0 ? 0.3 : 1, strokeWidth: tenth(pitch * 0.014 + 0.2) }
      : { stroke: light, strokeOpacity: 0.95, strokeWidth: tenth(pitch * (theme.glow > 0 ? 0.022 : 0.04)) }
  return Array.from({ length: shapeVariantCount }, (_, variant): SvgShape => {
    const d = cellOutlinePath(pitch * (side === 2 ? 0.41 : cellRadius), theme.cellShapes[side === 1 ? 1 : 0], variant)
    return { tag: 'path', attributes: { id: `dots-cell${side}${variant}`, d, fill: `url(#dots-body${side})`, ...line } }
  })
}

function dot(look: CellAppearance, side: 0 | 1 | 2): SvgShape {
  const radius = look.pitch * dotRadius
  const fill = `url(#dots-core${side})`
  const core: SvgShape =
    side === 1
      ? { tag: 'path', attributes: { d: diamondPath(radius * 1.22), fill } }
      : { tag: 'circle', attributes: { r: tenth(radius), fill } }
  const glow = look.theme.glow > 0 ? [circle(0, 0, radius * 2.6, `glow${side}`)] : []
  return { tag: 'g', attributes: { id: `dots-dot${side}` }, inside: [...glow, core] }
}

/** A bridge between two cells along x, in the board's shape. */
function neck({ pitch }: CellAppearance, side: 0 | 1): SvgShape {
  const [half, wide, narrow] = [pitch * bridgeHalfLength, pitch * 0.3, pitch * 0.115]
  const [h, w, n, bend] = [half, wide, narrow, half * 0.45].map(tenth) as [number, number, number, number]
  const walls = `M${-h} ${-w}C${-bend} ${-n} ${bend} ${-n} ${h} ${-w}M${-h} ${w}C${-bend} ${n} ${bend} ${n} ${h} ${w}`
  const inside: SvgShape[] = [
    { tag: 'path', attributes: { d: bridgePath(half, wide, narrow), fill: `url(#dots-inside${side})` } },
    { tag: 'path', attributes: { d: walls, fill: 'none', stroke: `url(#dots-wall${side})`, strokeWidth: 1.8 } },
  ]
  return { tag: 'g', attributes: { id: `dots-neck${side}` }, inside }
}

/** The bright edge of a cell that is about to burst. */
function heat({ pitch, theme }: CellAppearance, side: 0 | 1): SvgShape[] {
  const { hot, light } = theme.owners[side]
  const line = { stroke: hot, strokeWidth: tenth(pitch * 0.03), strokeOpacity: 0.9 }
  return Array.from({ length: shapeVariantCount }, (_, variant): SvgShape => {
    const d = cellOutlinePath(pitch * cellRadius, theme.cellShapes[side], variant)
    return { tag: 'path', attributes: { id: `dots-heat${side}${variant}`, d, fill: light, fillOpacity: 0.14, ...line } }
  })
}

/** A cell that nobody can use. */
function block({ pitch, theme }: CellAppearance): SvgShape {
  const half = tenth(pitch * 0.3)
  const fill = theme.glow > 0 ? mixColours(theme.nobody.deep, theme.nobody.light, 0.28) : theme.nobody.light
  return {
    tag: 'rect',
    attributes: {
      id: 'dots-block',
      x: -half,
      y: -half,
      width: 2 * half,
      height: 2 * half,
      rx: tenth(pitch * 0.12),
      fill,
      fillOpacity: 0.55,
    },
  }
}

function bridge(from: { x: number; y: number }, to: { x: number; y: number }, side: 0 | 1): SvgShape {
  const middle = `translate(${tenth((from.x + to.x) / 2)} ${tenth((from.y + to.y) / 2)})`
  return { tag: 'use', attributes: { href: `#dots-neck${side}`, transform: from.x === to.x ? `${middle} rotate(90)` : middle } }
}

function use(id: string, x: number, y: number): SvgShape {
  return { tag: 'use', attributes: { href: `#dots-${id}`, x: tenth(x), y: tenth(y) } }
}

function circle(cx: number, cy: number, r: number, light: string): SvgShape {
  return { tag: 'circle', attributes: { cx: tenth(cx), cy: tenth(cy), r: tenth(r), fill: `url(#dots-${light})` } }
}
