import { honourOf, numberOnFace, suitOf, type Honour } from '@parlor/mahjong'
import type { SvgShape } from '../../web-game/svg-drawing.ts'
import { drawBambooBird, drawBambooStick } from './bamboo-suit-drawing.ts'
import { honourPath, numeralPath, tenThousandPath } from './chinese-character-paths.ts'
import { drawSuitDot, drawLargeSingleDot } from './dots-suit-drawing.ts'

/** Tile colours. */
const inkColours = { red: '#b3231f', green: '#16703c', blue: '#1c3f94', black: '#23201d' } as const
type InkName = keyof typeof inkColours

/** The box of a face. */
export const faceSize = { width: 60, height: 80 } as const

/** A face without the tile around it. */
export function drawTileFace(face: number): SvgShape[] {
  const number = numberOnFace(face)
  switch (suitOf(face)) {
    case 'characters':
      return [drawGlyph(numeralPath(number), 'blue', 10, -1, 40, 37), drawGlyph(tenThousandPath(), 'red', 5, 34.6, 50, 45)]
    case 'bamboo':
      return number === 1
        ? drawBambooBird()
        : bambooLayouts[number - 2]!.map(([x, y, height, ink, turn]) =>
            drawBambooStick(x, y, height, inkColours[ink], turn, number === 8 ? 3.8 : undefined),
          )
    case 'dots':
      return number === 1
        ? drawLargeSingleDot(30, 40, 28)
        : dotsLayouts[number - 2]!.flatMap(([x, y, radius, ink]) => drawSuitDot(x, y, radius, inkColours[ink]))
    case null:
      return drawHonour(honourOf(face)!)
  }
}

function drawHonour(honour: Honour): SvgShape[] {
  if (honour === 'white') return drawWhiteDragon()
  const ink = honour === 'red' ? 'red' : honour === 'green' ? 'green' : 'blue'
  const [x, y, width, height] = honour === 'red' ? [4, 3, 52, 74] : [2, 5, 54, 70]
  return [drawGlyph(honourPath(honour), ink, x, y, width, height)]
}

/** A character stretched into a box; the light edge below makes it look engraved. */
function drawGlyph(path: string, ink: InkName, x: number, y: number, width: number, height: number): SvgShape {
  const scale = `scale(${width / 100} ${height / 100})`
  return {
    tag: 'g',
    attributes: {},
    inside: [
      { tag: 'path', attributes: { d: path, fill: '#ffffff', fillOpacity: 0.85, transform: `translate(${x + 0.5} ${y + 0.6}) ${scale}` } },
      {
        tag: 'path',
        attributes: {
          d: path,
          fill: inkColours[ink],
          stroke: inkColours[ink],
          strokeWidth: 1.4,
          strokeLinejoin: 'round',
          transform: `translate(${x} ${y}) ${scale}`,
        },
      },
    ],
  }
}

/** The white dragon: an empty frame. */
function drawWhiteDragon(): SvgShape[] {
  const box = (inset: number, width: number, stroke: string): SvgShape => ({
    tag: 'rect',
    attributes: { x: inset, y: inset, width: 60 - 2 * inset, height: 80 - 2 * inset, rx: 4, fill: 'none', stroke, strokeWidth: width },
  })
  const corner = (x: number, y: number): SvgShape => ({
    tag: 'rect',
    attributes: { x: x - 2.4, y: y - 2.4, width: 4.8, height: 4.8, fill: inkColours.blue },
  })
  return [
    box(9, 4.2, inkColours.blue),
    box(9, 1.1, '#fdf8ea'),
    box(14.5, 1.2, inkColours.blue),
    ...[9, 51].flatMap((x) => [9, 71].map((y) => corner(x, y))),
    ...[30].flatMap((x) => [9, 71].map((y) => corner(x, y))),
    ...[9, 51].map((x) => corner(x, 40)),
  ]
}

type SuitDot = readonly [x: number, y: number, radius: number, ink: InkName]

/** Positions of two to nine dots. */
const dotsLayouts: readonly (readonly SuitDot[])[] = [
  [
    [30, 20, 17, 'green'],
    [30, 60, 17, 'blue'],
  ],
  [
    [14.5, 15, 12, 'blue'],
    [30, 40, 12, 'red'],
    [45.5, 65, 12, 'green'],
  ],
  [
    [15.5, 18, 13, 'blue'],
    [44.5, 18, 13, 'green'],
    [15.5, 62, 13, 'green'],
    [44.5, 62, 13, 'blue'],
  ],
  [
    [14, 14, 11.5, 'blue'],
    [46, 14, 11.5, 'green'],
    [30, 40, 11.5, 'red'],
    [14, 66, 11.5, 'green'],
    [46, 66, 11.5, 'blue'],
  ],
  [
    [16.5, 13, 11, 'green'],
    [43.5, 13, 11, 'green'],
    [16.5, 43, 11, 'red'],
    [43.5, 43, 11, 'red'],
    [16.5, 67.5, 11, 'red'],
    [43.5, 67.5, 11, 'red'],
  ],
  [
    [10.5, 10, 8.8, 'green'],
    [30, 17.5, 8.8, 'green'],
    [49.5, 25, 8.8, 'green'],
    [17.5, 47, 9.6, 'red'],
    [42.5, 47, 9.6, 'red'],
    [17.5, 69.5, 9.6, 'red'],
    [42.5, 69.5, 9.6, 'red'],
  ],
  [10.5, 30.2, 49.8, 69.5].flatMap((y): SuitDot[] => [
    [18, y, 9.3, 'blue'],
    [42, y, 9.3, 'blue'],
  ]),
  [
    [10.6, 12, 9.1, 'green'],
    [30, 12, 9.1, 'green'],
    [49.4, 12, 9.1, 'green'],
    [10.6, 40, 9.1, 'red'],
    [30, 40, 9.1, 'red'],
    [49.4, 40, 9.1, 'red'],
    [10.6, 68, 9.1, 'blue'],
    [30, 68, 9.1, 'blue'],
    [49.4, 68, 9.1, 'blue'],
  ],
]

type Stick = readonly [x: number, y: number, height: number, ink: InkName, turn?: number]

function stickRow(y: number, height: number, ...inked: readonly (readonly [x: number, ink: InkName])[]): Stick[] {
  return inked.map(([x, ink]): Stick => [x, y, height, ink])
}

/** Positions of two to nine sticks. */
const bambooLayouts: readonly (readonly Stick[])[] = [
  [...stickRow(20, 37, [30, 'green']), ...stickRow(60, 37, [30, 'blue'])],
  [...stickRow(20, 37, [30, 'blue']), ...stickRow(60, 37, [15, 'green'], [45, 'green'])],
  [...stickRow(20, 37, [15, 'blue'], [45, 'green']), ...stickRow(60, 37, [15, 'green'], [45, 'blue'])],
  [
    ...stickRow(19.5, 34, [10, 'green'], [50, 'blue']),
    ...stickRow(40, 34, [30, 'red']),
    ...stickRow(60.5, 34, [10, 'blue'], [50, 'green']),
  ],
  [...stickRow(20, 36, [10, 'green'], [30, 'green'], [50, 'green']), ...stickRow(60, 36, [10, 'blue'], [30, 'blue'], [50, 'blue'])],
  [
    ...stickRow(12, 23, [30, 'red']),
    ...stickRow(39.5, 25, [10, 'green'], [30, 'blue'], [50, 'green']),
    ...stickRow(67, 25, [10, 'green'], [30, 'blue'], [50, 'green']),
  ],
  [
    ...stickRow(20.5, 31, [6.4, 'green'], [53.6, 'green']),
    [20.4, 21.5, 26, 'blue', 38],
    [39.6, 21.5, 26, 'blue', -38],
    [20.4, 58.5, 26, 'blue', -38],
    [39.6, 58.5, 26, 'blue', 38],
    ...stickRow(59.5, 31, [6.4, 'green'], [53.6, 'green']),
  ],
  [13, 40, 67].flatMap((y) => stickRow(y, 25, [10, 'green'], [30, 'red'], [50, 'blue'])),
]
