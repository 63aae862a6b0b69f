import type Phaser from 'phaser'
import { variants } from './bed.ts'
import { bodyRadius, paintBody } from './body.ts'
import { dotRadius } from './layout.ts'
import { bridgeHalf, paintBridge, paintGlow, paintHeat, paintRing } from './light.ts'
import { paintDanger, paintLast, paintPointer, paintRefusal, paintReticle } from './marks.ts'
import { paintName } from './names.ts'
import { dotSpread, paintDot } from './nucleus.ts'
import type { Pen } from './pen.ts'
import type { Side } from './present.ts'
import type { Theme } from './themes.ts'

/** Frames of the atlas by name. */
export const frames = {
  body: (side: 0 | 1, variant: number) => `body${side}${variant}`,
  dot: (side: Side) => `dot${side}`,
  glow: (side: Side) => `glow${side}`,
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

/** What the board writes: `size` in device pixels. */
export interface Lettering {
  readonly font: string
  readonly size: number
  readonly texts: readonly string[]
}

interface Cutting {
  readonly name: string
  readonly width: number
  readonly height: number
  paint(pen: Pen): void
}

/** Bodies sharper than this nobody can tell apart, and their light would fill the memory of a phone. */
const finest = 300
const sheetWidth = 2048
const gap = 2

/** All moving parts of a board on one sheet, so that a frame is one or two draw calls. `scale` turns sheet pixels into device pixels. */
export interface Atlas {
  readonly key: string
  readonly scale: number
}

/** Paints the sheet for cells of this pitch (device pixels) under a fresh key. */
export function makeAtlas(textures: Phaser.Textures.TextureManager, key: string, pitch: number, theme: Theme, lettering: Lettering): Atlas {
  const size = Math.min(pitch, finest)
  const cuttings = [...listCuttings(size, theme), ...listNames(lettering, (lettering.size * size) / pitch, theme)]
  const places: { readonly cutting: Cutting; readonly x: number; readonly y: number }[] = []
  let [x, y, shelf] = [gap, gap, 0]
  for (const cutting of cuttings.toSorted((a, b) => b.height - a.height)) {
    if (x + cutting.width + gap > sheetWidth) [x, y, shelf] = [gap, y + shelf + gap, 0]
    places.push({ cutting, x, y })
    x += cutting.width + gap
    shelf = Math.max(shelf, cutting.height)
  }
  const sheet = document.createElement('canvas')
  sheet.width = sheetWidth
  sheet.height = y + shelf + gap
  const pen = sheet.getContext('2d')!
  for (const { cutting, x, y } of places) {
    pen.save()
    pen.beginPath()
    pen.rect(x, y, cutting.width, cutting.height)
    pen.clip()
    pen.translate(x + cutting.width / 2, y + cutting.height / 2)
    cutting.paint(pen)
    pen.restore()
  }
  const texture = textures.addCanvas(key, sheet)
  for (const { cutting, x, y } of places) texture?.add(cutting.name, 0, x, y, cutting.width, cutting.height)
  return { key, scale: pitch / size }
}

/** The signs that name rows and columns. */
function listNames({ texts, font }: Lettering, size: number, theme: Theme): Cutting[] {
  const side = 2 * Math.ceil(size * 0.9)
  return texts.map((text) => ({
    name: frames.name(text),
    width: side,
    height: side,
    paint: (pen) => paintName(pen, text, size, theme, font),
  }))
}

function listCuttings(pitch: number, theme: Theme): Cutting[] {
  const list: Cutting[] = []
  const add = (name: string, width: number, height: number, paint: (pen: Pen) => void) =>
    list.push({ name, width: 2 * Math.ceil(width / 2), height: 2 * Math.ceil(height / 2), paint })
  const square = (name: string, side: number, paint: (pen: Pen) => void) => add(name, side, side, paint)
  const round = pitch * bodyRadius * 2 * 1.45
  for (const side of [0, 1] as const) {
    const ink = theme.owners[side]
    for (let variant = 0; variant < variants; variant++)
      square(frames.body(side, variant), round, (pen) => paintBody(pen, pitch, theme, side, variant))
    square(frames.ring(side), pitch, (pen) => paintRing(pen, pitch / 2, ink, theme.glow))
    square(frames.heat(side), round, (pen) => paintHeat(pen, pitch, theme, side))
    square(frames.danger(side), round, (pen) => paintDanger(pen, pitch, theme, side))
    add(frames.bridge(side), pitch * bridgeHalf * 2.4, pitch * 0.6, (pen) => paintBridge(pen, pitch, theme, side))
  }
  for (const side of [0, 1, 2] as const) {
    const ink = side === 2 ? theme.nobody : theme.owners[side]
    square(frames.dot(side), pitch * dotRadius * 2 * dotSpread, (pen) => paintDot(pen, pitch, theme, side))
    square(frames.glow(side), pitch * 0.8, (pen) => paintGlow(pen, pitch * 0.4, ink, theme.glow))
  }
  square(frames.reticle, pitch * 1.1, (pen) => paintReticle(pen, pitch, theme))
  square(frames.pointer, pitch * 1.15, (pen) => paintPointer(pen, pitch, theme))
  square(frames.refused, pitch * 1.15, (pen) => paintRefusal(pen, pitch, theme))
  square(frames.last, pitch, (pen) => paintLast(pen, pitch, theme))
  return list
}
