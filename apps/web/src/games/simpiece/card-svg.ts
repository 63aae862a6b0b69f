import { cards, type CardIndex } from '@parlor/simpiece'
import type { SvgShape } from '../../web-game/svg-drawing.ts'
import { emblemOf, type EmblemPathStyle } from './card-face/emblem.ts'
import { cardColours } from './card-face/palette.ts'

/** A card as SVG shapes, 100 wide and 140 tall: for images without styles. */
const width = 100
const height = 140

const styleOfRole: Readonly<Record<EmblemPathStyle, Readonly<Record<string, string | number>>>> = {
  lines: { fill: 'none', stroke: '#fff', strokeWidth: 1.5, opacity: 0.3 },
  glow: { fill: '#fff', opacity: 0.2 },
  dark: { fill: '#060810', opacity: 0.7 },
  metal: { fill: '#d4a017' },
  fine: { fill: 'none', stroke: '#fff', strokeWidth: 0.9, opacity: 0.6 },
  steel: { fill: '#cfd8e6', stroke: '#10131c', strokeWidth: 4, strokeLinejoin: 'round' },
  wood: { fill: '#f6ead2', stroke: '#10131c', strokeWidth: 4, strokeLinejoin: 'round' },
  cuts: { fill: 'none', stroke: '#10131c', strokeWidth: 3, strokeLinecap: 'round' },
}

function rect(x: number, y: number, w: number, h: number, rx: number, fill: string): SvgShape {
  return { tag: 'rect', attributes: { x, y, width: w, height: h, rx, fill } }
}

/** A face-up card centred at a point. */
export function drawCardAt(no: CardIndex, x: number, y: number, scale: number, turn = 0): SvgShape {
  const { colours, kind } = cards[no]!
  const [one, other] = [cardColours[colours[0]!], cardColours[colours[1] ?? colours[0]!]]
  const figure = emblemOf(no).figure.map(({ role, d, transform }): SvgShape => ({
    tag: 'path',
    attributes: { ...styleOfRole[role], d, ...(transform ? { transform } : {}) },
  }))
  return at(x, y, scale, turn, [
    rect(0, 0, width, height, 8, one.frame),
    { tag: 'path', attributes: { d: `M${width} 0V${height}H34L66 0Z`, fill: other.frame } },
    rect(5, 5, width - 10, 98, 5, one.deep),
    { tag: 'g', attributes: { transform: 'translate(50 54) scale(0.58)' }, inside: figure },
    ...(kind === 'leader'
      ? [
          {
            tag: 'rect',
            attributes: { x: 2, y: 2, width: 96, height: 136, rx: 7, fill: 'none', stroke: '#ffe19a', strokeWidth: 4 },
          } as const,
        ]
      : []),
    rect(14, 112, 72, 16, 4, '#fdf6e6'),
  ])
}

export function drawCardBackAt(x: number, y: number, scale: number, turn = 0): SvgShape {
  return at(x, y, scale, turn, [
    rect(0, 0, width, height, 8, '#12254a'),
    { tag: 'rect', attributes: { x: 7, y: 7, width: 86, height: 126, rx: 5, fill: 'none', stroke: '#d4a017', strokeWidth: 2 } },
    { tag: 'path', attributes: { d: 'M50 26 58 62 94 70 58 78 50 114 42 78 6 70 42 62Z', fill: '#e2b33a' } },
  ])
}

export function drawDonAt(x: number, y: number, size: number): SvgShape {
  const half = size / 2
  return { tag: 'polygon', attributes: { points: `${x},${y - half} ${x + half},${y} ${x},${y + half} ${x - half},${y}`, fill: '#e2b33a' } }
}

function at(x: number, y: number, scale: number, turn: number, inside: readonly SvgShape[]): SvgShape {
  return { tag: 'g', attributes: { transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-50 -70)` }, inside }
}
