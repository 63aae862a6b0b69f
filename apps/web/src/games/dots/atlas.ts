import type Phaser from 'phaser'
import { paintOwnedCell } from './paint-owned-cell.ts'
import { dotRadius } from './screen-layout.ts'
import { paintBridge, paintGlow, paintFullCellGlow, paintShockRing } from './paint-effects.ts'
import { paintDangerMarker, paintLastMoveMarker, paintHintMarker, paintRefusedMarker, paintHoverMarker } from './paint-markers.ts'
import { paintCoordinateLabel } from './coordinate-labels.ts'
import { dotGlowSpread, paintSingleDot } from './paint-single-dot.ts'
import type { CanvasContext } from './canvas-colours.ts'
import type { CellOwner } from './view-model.ts'
import type { Theme } from './themes.ts'
import { bridgeHalfLength, cellRadius, shapeVariantCount } from './svg-paths.ts'

/** Frame names of the atlas. */
export const atlasFrameNames = {
  body: (side: 0 | 1, variant: number) => `body${side}${variant}`,
  dot: (side: CellOwner) => `dot${side}`,
  glow: (side: CellOwner) => `glow${side}`,
  ring: (side: 0 | 1) => `ring${side}`,
  heat: (side: 0 | 1) => `heat${side}`,
  bridge: (side: 0 | 1) => `bridge${side}`,
  danger: (attacker: 0 | 1) => `danger${attacker}`,
  name: (text: string) => `name${text}`,
  reticle: 'reticle',
  pointer: 'pointer',
  last: 'last',
  refused: 'refused',
}

/** Texts drawn on the board: `size` in device pixels. */
interface AtlasLabels {
  readonly font: string
  readonly size: number
  readonly texts: readonly string[]
}

interface AtlasEntry {
  readonly name: string
  readonly width: number
  readonly height: number
  paint(context: CanvasContext): void
}

/** Above this size no difference is visible, and the glow would fill the memory of a phone. */
const maxPitch = 300
const sheetWidth = 2048
const gap = 2

/** All moving parts of a board in one texture: one or two draw calls per frame. `scale` converts texture pixels to device pixels. */
export interface Atlas {
  readonly key: string
  readonly scale: number
}

/** Paints the texture for cells of this pitch (device pixels) under a new key. */
export function createAtlas(
  textures: Phaser.Textures.TextureManager,
  key: string,
  pitch: number,
  theme: Theme,
  lettering: AtlasLabels,
): Atlas {
  const size = Math.min(pitch, maxPitch)
  const cuttings = [...listCellEntries(size, theme), ...listLabelEntries(lettering, (lettering.size * size) / pitch, theme)]
  const placements: { readonly cutting: AtlasEntry; readonly x: number; readonly y: number }[] = []
  let [x, y, shelf] = [gap, gap, 0]
  for (const cutting of cuttings.toSorted((a, b) => b.height - a.height)) {
    if (x + cutting.width + gap > sheetWidth) [x, y, shelf] = [gap, y + shelf + gap, 0]
    placements.push({ cutting, x, y })
    x += cutting.width + gap
    shelf = Math.max(shelf, cutting.height)
  }
  const canvas = document.createElement('canvas')
  canvas.width = sheetWidth
  canvas.height = y + shelf + gap
  const context = canvas.getContext('2d')!
  for (const { cutting, x, y } of placements) {
    context.save()
    context.beginPath()
    context.rect(x, y, cutting.width, cutting.height)
    context.clip()
    context.translate(x + cutting.width / 2, y + cutting.height / 2)
    cutting.paint(context)
    context.restore()
  }
  const texture = textures.addCanvas(key, canvas)
  for (const { cutting, x, y } of placements) texture?.add(cutting.name, 0, x, y, cutting.width, cutting.height)
  return { key, scale: pitch / size }
}

/** Labels of rows and columns. */
function listLabelEntries({ texts, font }: AtlasLabels, size: number, theme: Theme): AtlasEntry[] {
  const side = 2 * Math.ceil(size * 0.9)
  return texts.map((text) => ({
    name: atlasFrameNames.name(text),
    width: side,
    height: side,
    paint: (context) => paintCoordinateLabel(context, text, size, theme, font),
  }))
}

function listCellEntries(pitch: number, theme: Theme): AtlasEntry[] {
  const list: AtlasEntry[] = []
  const add = (name: string, width: number, height: number, paint: (context: CanvasContext) => void) =>
    list.push({ name, width: 2 * Math.ceil(width / 2), height: 2 * Math.ceil(height / 2), paint })
  const square = (name: string, side: number, paint: (context: CanvasContext) => void) => add(name, side, side, paint)
  const round = pitch * cellRadius * 2 * 1.45
  for (const side of [0, 1] as const) {
    const colours = theme.owners[side]
    for (let variant = 0; variant < shapeVariantCount; variant++)
      square(atlasFrameNames.body(side, variant), round, (context) => paintOwnedCell(context, pitch, theme, side, variant))
    square(atlasFrameNames.ring(side), pitch, (context) => paintShockRing(context, pitch / 2, colours, theme.glow))
    square(atlasFrameNames.heat(side), round, (context) => paintFullCellGlow(context, pitch, theme, side))
    square(atlasFrameNames.danger(side), round, (context) => paintDangerMarker(context, pitch, theme, side))
    add(atlasFrameNames.bridge(side), pitch * bridgeHalfLength * 2.4, pitch * 0.6, (context) => paintBridge(context, pitch, theme, side))
  }
  for (const side of [0, 1, 2] as const) {
    const colours = side === 2 ? theme.nobody : theme.owners[side]
    square(atlasFrameNames.dot(side), pitch * dotRadius * 2 * dotGlowSpread, (context) => paintSingleDot(context, pitch, theme, side))
    square(atlasFrameNames.glow(side), pitch * 0.8, (context) => paintGlow(context, pitch * 0.4, colours, theme.glow))
  }
  square(atlasFrameNames.reticle, pitch * 1.1, (context) => paintHoverMarker(context, pitch, theme))
  square(atlasFrameNames.pointer, pitch * 1.15, (context) => paintHintMarker(context, pitch, theme))
  square(atlasFrameNames.refused, pitch * 1.15, (context) => paintRefusedMarker(context, pitch, theme))
  square(atlasFrameNames.last, pitch, (context) => paintLastMoveMarker(context, pitch, theme))
  return list
}
