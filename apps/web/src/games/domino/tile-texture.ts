import type Phaser from 'phaser'
import type { LoadedTheme } from './themes/load-theme.ts'
import { faceNamesOf } from './themes/face-atlas.ts'

/** A theme's tiles in one texture, at the size they are drawn: one or two draw calls per frame. */
export interface TileTexture {
  readonly key: string
  /** Width of an upright tile in the texture, in device pixels. */
  readonly width: number
  /** How far shadow and glow reach beyond the tile, in tile widths. */
  readonly spread: number
}

const gap = 2
const sheetWidth = 2040
/** Blur around a tile, in tile widths. */
const spread = 0.4
const largest = { 6: 180, 9: 150, 12: 120 } as const

/** Frames besides the faces, which are named by their pips. */
export const textureFrames = {
  back: 'back',
  edge: 'edge',
  lock: 'lock',
  slot: 'slot',
  shadow: 'shadow',
  glow: 'glow',
  mark: 'mark',
} as const

/** Faces painted before each yield; scaling one down takes about half a millisecond on a slow machine. */
const tilesPerYield = 10

/**
 * Paints the texture for tiles of this width (device pixels). Everything besides the faces is made from the tile's own outline. Yields in
 * between, so that no frame is blocked.
 */
export function* createTileTexture(
  textures: Phaser.Textures.TextureManager,
  key: string,
  art: LoadedTheme,
  maxPip: 6 | 9 | 12,
  wanted: number,
): Generator<void, TileTexture> {
  const width = Math.max(24, Math.min(Math.round(wanted), largest[maxPip]))
  const height = 2 * width
  const soft = Math.ceil(width * spread)
  const faces = faceNamesOf(maxPip)
  const plain = [...faces, textureFrames.back, textureFrames.edge, textureFrames.lock, textureFrames.slot]
  const wide = [textureFrames.shadow, textureFrames.glow, textureFrames.mark]
  const columns = Math.max(1, Math.floor((sheetWidth - gap) / (width + gap)))
  const rows = Math.ceil(plain.length / columns)
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(sheetWidth, Math.max(columns * (width + gap), wide.length * (width + 2 * soft + gap)) + gap)
  canvas.height = rows * (height + gap) + height + 2 * soft + 2 * gap
  const context = canvas.getContext('2d')!
  context.imageSmoothingQuality = 'high'
  const outline = outlineOf(art, width)
  const texture = textures.addCanvas(key, canvas)
  yield
  for (const [index, name] of plain.entries()) {
    if (index % tilesPerYield === tilesPerYield - 1) yield
    const x = gap + (index % columns) * (width + gap)
    const y = gap + Math.floor(index / columns) * (height + gap)
    paintPlain(context, art, outline, name, x, y, width)
    texture?.add(name, 0, x, y, width, height)
  }
  const below = gap + rows * (height + gap)
  for (const [index, name] of wide.entries()) {
    yield
    const x = gap + index * (width + 2 * soft + gap)
    paintSoft(context, art, outline, name, x + soft, below + soft, width, soft)
    texture?.add(name, 0, x, below, width + 2 * soft, height + 2 * soft)
  }
  yield
  texture?.refresh()
  return { key, width, spread: soft / width }
}

/** The shape of a tile: the opaque pixels of the theme's blank face. */
function outlineOf({ pictures, atlas }: LoadedTheme, width: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = 2 * width
  const context = canvas.getContext('2d')!
  const { x, y, w, h } = atlas.get('0-0')!
  context.imageSmoothingQuality = 'high'
  context.drawImage(pictures.spriteSheet, x, y, w, h, 0, 0, width, 2 * width)
  return canvas
}

function paintPlain(
  context: CanvasRenderingContext2D,
  art: LoadedTheme,
  outline: HTMLCanvasElement,
  name: string,
  x: number,
  y: number,
  width: number,
): void {
  const height = 2 * width
  const face = art.atlas.get(name)
  if (face) return context.drawImage(art.pictures.spriteSheet, face.x, face.y, face.w, face.h, x, y, width, height)
  if (name === textureFrames.back) return context.drawImage(art.pictures.tileBack, x, y, width, height)
  if (name === textureFrames.edge) return context.drawImage(tinted(outline, 'rgba(52, 30, 12, 0.62)', true), x, y)
  if (name === textureFrames.lock) return context.drawImage(tinted(outline, '#000000', false), x, y)
  context.globalAlpha = 0.6
  context.drawImage(tinted(outline, art.colours.validSlotColor, false), x, y)
  context.globalAlpha = 1
  context.strokeStyle = art.colours.validSlotColor
  context.lineWidth = Math.max(2, width * 0.06)
  context.beginPath()
  context.roundRect(x + width * 0.04, y + width * 0.04, width * 0.92, height - width * 0.08, width * 0.12)
  context.stroke()
}

/** Shadow and glow: the outline's shadow, without the outline itself. */
function paintSoft(
  context: CanvasRenderingContext2D,
  art: LoadedTheme,
  outline: HTMLCanvasElement,
  name: string,
  x: number,
  y: number,
  width: number,
  soft: number,
): void {
  const far = 8000
  context.save()
  if (name === textureFrames.mark) {
    context.strokeStyle = art.colours.validSlotColor
    context.lineWidth = Math.max(3, width * 0.07)
    context.beginPath()
    context.roundRect(x - width * 0.09, y - width * 0.09, width * 1.18, width * 2.18, width * 0.18)
    context.stroke()
  } else {
    context.shadowColor = name === textureFrames.shadow ? '#000000' : art.colours.highlightColor
    context.shadowBlur = soft * (name === textureFrames.shadow ? 0.75 : 0.7)
    context.shadowOffsetX = far
    const grown = name === textureFrames.shadow ? 0 : width * 0.07
    for (let i = 0; i < (name === textureFrames.shadow ? 1 : 3); i++)
      context.drawImage(outline, x - far - grown, y - grown, width + 2 * grown, 2 * width + 2 * grown)
  }
  context.restore()
}

function tinted(outline: HTMLCanvasElement, colour: string, over: boolean): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = outline.width
  canvas.height = outline.height
  const context = canvas.getContext('2d')!
  context.drawImage(outline, 0, 0)
  context.globalCompositeOperation = over ? 'source-atop' : 'source-in'
  context.fillStyle = colour
  context.fillRect(0, 0, canvas.width, canvas.height)
  return canvas
}
