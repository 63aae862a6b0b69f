import { honourOf, numberOf, suitOf, type Honour } from '@parlor/mahjong'
import type { Stroke } from '../miniature.ts'
import { birdOf, stickAt } from './bamboo.ts'
import { honourPath, numeralPath, wanPath } from './glyphs.ts'
import { coinAt, wheelAt } from './wheel.ts'

/** What tiles are inked with. */
export const inks = { red: '#b3231f', green: '#16703c', blue: '#1c3f94', black: '#23201d' } as const
export type Ink = keyof typeof inks

/** The square a face is drawn in. */
export const faceBox = { width: 60, height: 80 } as const

/** A face as strokes, without the tile around it. */
export function faceStrokes(face: number): Stroke[] {
  const number = numberOf(face)
  switch (suitOf(face)) {
    case 'characters':
      return [glyph(numeralPath(number), 'blue', 13, 1.5, 34, 34), glyph(wanPath(), 'red', 9, 37, 42, 42)]
    case 'bamboo':
      return number === 1 ? birdOf() : bamboo[number - 2]!.map(([x, y, height, ink, turn]) => stickAt(x, y, height, inks[ink], turn))
    case 'dots':
      return number === 1 ? wheelAt(30, 40, 25) : dots[number - 2]!.flatMap(([x, y, radius, ink]) => coinAt(x, y, radius, inks[ink]))
    case null:
      return honourStrokes(honourOf(face)!)
  }
}

function honourStrokes(honour: Honour): Stroke[] {
  if (honour === 'white') return frame()
  const ink = honour === 'red' ? 'red' : honour === 'green' ? 'green' : 'blue'
  const [x, y, width, height] = honour === 'red' ? [7, 9, 46, 62] : [5, 10, 50, 60]
  return [glyph(honourPath(honour), ink, x, y, width, height)]
}

/** A character stretched into a box; the light edge below makes it look cut into the tile. */
function glyph(path: string, ink: Ink, x: number, y: number, width: number, height: number): Stroke {
  const scale = `scale(${width / 100} ${height / 100})`
  return {
    tag: 'g',
    attributes: {},
    inside: [
      { tag: 'path', attributes: { d: path, fill: '#ffffff', fillOpacity: 0.85, transform: `translate(${x + 0.5} ${y + 0.6}) ${scale}` } },
      { tag: 'path', attributes: { d: path, fill: inks[ink], transform: `translate(${x} ${y}) ${scale}` } },
    ],
  }
}

/** The white dragon: a frame around nothing. */
function frame(): Stroke[] {
  const box = (inset: number, width: number, stroke: string): Stroke => ({
    tag: 'rect',
    attributes: { x: inset, y: inset, width: 60 - 2 * inset, height: 80 - 2 * inset, rx: 4, fill: 'none', stroke, strokeWidth: width },
  })
  const corner = (x: number, y: number): Stroke => ({
    tag: 'rect',
    attributes: { x: x - 2.4, y: y - 2.4, width: 4.8, height: 4.8, fill: inks.blue },
  })
  return [
    box(9, 4.2, inks.blue),
    box(9, 1.1, '#fdf8ea'),
    box(14.5, 1.2, inks.blue),
    ...[9, 51].flatMap((x) => [9, 71].map((y) => corner(x, y))),
    ...[30].flatMap((x) => [9, 71].map((y) => corner(x, y))),
    ...[9, 51].map((x) => corner(x, 40)),
  ]
}

type Spot = readonly [x: number, y: number, radius: number, ink: Ink]

/** Two to nine dots in their true places. */
const dots: readonly (readonly Spot[])[] = [
  [
    [30, 21, 15, 'green'],
    [30, 59, 15, 'blue'],
  ],
  [
    [14, 16, 11.5, 'blue'],
    [30, 40, 11.5, 'red'],
    [46, 64, 11.5, 'green'],
  ],
  [
    [16.5, 22, 12, 'blue'],
    [43.5, 22, 12, 'green'],
    [16.5, 58, 12, 'green'],
    [43.5, 58, 12, 'blue'],
  ],
  [
    [14, 16, 10.5, 'blue'],
    [46, 16, 10.5, 'green'],
    [30, 40, 10.5, 'red'],
    [14, 64, 10.5, 'green'],
    [46, 64, 10.5, 'blue'],
  ],
  [
    [17, 15, 10.2, 'green'],
    [43, 15, 10.2, 'green'],
    [17, 41, 10.2, 'red'],
    [43, 41, 10.2, 'red'],
    [17, 65, 10.2, 'red'],
    [43, 65, 10.2, 'red'],
  ],
  [
    [12, 11, 8.4, 'green'],
    [30, 19, 8.4, 'green'],
    [48, 27, 8.4, 'green'],
    [18, 48, 9, 'red'],
    [42, 48, 9, 'red'],
    [18, 69, 9, 'red'],
    [42, 69, 9, 'red'],
  ],
  [11, 30.5, 50, 69.5].flatMap((y): Spot[] => [
    [18, y, 8.9, 'blue'],
    [42, y, 8.9, 'blue'],
  ]),
  [
    [11.5, 14, 8.6, 'green'],
    [30, 14, 8.6, 'green'],
    [48.5, 14, 8.6, 'green'],
    [11.5, 40, 8.6, 'red'],
    [30, 40, 8.6, 'red'],
    [48.5, 40, 8.6, 'red'],
    [11.5, 66, 8.6, 'blue'],
    [30, 66, 8.6, 'blue'],
    [48.5, 66, 8.6, 'blue'],
  ],
]

type Stick = readonly [x: number, y: number, height: number, ink: Ink, turn?: number]

function row(y: number, height: number, ...inked: readonly (readonly [x: number, ink: Ink])[]): Stick[] {
  return inked.map(([x, ink]): Stick => [x, y, height, ink])
}

/** Two to nine sticks in their true places. */
const bamboo: readonly (readonly Stick[])[] = [
  [...row(21, 32, [30, 'green']), ...row(59, 32, [30, 'blue'])],
  [...row(21, 32, [30, 'blue']), ...row(59, 32, [17, 'green'], [43, 'green'])],
  [...row(21, 32, [17, 'blue'], [43, 'green']), ...row(59, 32, [17, 'green'], [43, 'blue'])],
  [...row(21, 30, [12, 'green'], [48, 'blue']), ...row(40, 30, [30, 'red']), ...row(59, 30, [12, 'blue'], [48, 'green'])],
  [...row(21, 32, [12, 'green'], [30, 'green'], [48, 'green']), ...row(59, 32, [12, 'blue'], [30, 'blue'], [48, 'blue'])],
  [
    ...row(13.5, 20, [30, 'red']),
    ...row(39, 22, [12, 'green'], [30, 'blue'], [48, 'green']),
    ...row(66, 22, [12, 'green'], [30, 'blue'], [48, 'green']),
  ],
  [
    ...row(21, 30, [9, 'green'], [51, 'green']),
    [22.5, 21, 30, 'blue', 28],
    [37.5, 21, 30, 'blue', -28],
    [22.5, 59, 30, 'blue', -28],
    [37.5, 59, 30, 'blue', 28],
    ...row(59, 30, [9, 'green'], [51, 'green']),
  ],
  [13.5, 40, 66.5].flatMap((y) => row(y, 22, [11, 'green'], [30, 'red'], [49, 'blue'])),
]
