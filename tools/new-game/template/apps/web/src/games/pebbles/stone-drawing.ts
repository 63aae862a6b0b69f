import type { SvgShape } from '../../web-game/svg-drawing.ts'

/** Outlines of stones around the origin, about 34 wide and 28 high. */
const outlines = [
  'M-16 2C-17-7-9-14 1-13.5C11-13 18-7 17 1.500C16 10 8 14 0 13.500C-9 13-15 10-16 2Z',
  'M-17 0C-16-9-7-12.5 2-12C12-11.5 17-4 16.5 3C16 10 9 12.5 1 13C-8 13.5-18 9-17 0Z',
  'M-15-1C-14-10-5-14 4-12.500C13-11 18-3 16 4C14 11 6 13.5-2 13C-11 12.5-16 7-15-1Z',
  'M-17 3C-17.5-5-12-12-3-13C7-14 16-9 17 0C18 8 10 13 1 13.500C-8 14-16.5 11-17 3Z',
] as const

/** Shade, body and light of each kind of stone: granite, slate, sandstone, quartz, basalt. */
const tones = [
  ['#5d5a5b', '#8d8a88', '#b9b5af'],
  ['#3c4a57', '#62788a', '#93a8b5'],
  ['#7d5a40', '#b08562', '#d9b891'],
  ['#8f8677', '#c9c0ae', '#ece5d5'],
  ['#31312f', '#53524f', '#83817b'],
] as const

/** The stone in this place of the row, around the origin: each place has a stone of its own look. */
export function drawStone(place: number): SvgShape[] {
  const outline = outlines[(place * 7 + 3) % outlines.length]!
  const [shade, body, light] = tones[(place * 3 + Math.floor(place / 5)) % tones.length]!
  const turn = ((place * 53) % 40) - 20
  const part = (fill: string, transform: string, opacity = 1): SvgShape => ({
    tag: 'path',
    attributes: { d: outline, fill, transform: `${transform} rotate(${turn})`, opacity },
  })
  return [
    part(shade, ''),
    part(body, 'translate(-0.8 -1.6) scale(0.93 0.89)'),
    part(light, 'translate(-2.8 -4) scale(0.66 0.56)', 0.55),
    ...[0, 1, 2].map((speck): SvgShape => {
      const angle = place * 1.9 + speck * 2.3
      const [cx, cy] = [Math.cos(angle) * (5 + speck * 2.5), 2.5 + Math.sin(angle) * (3 + speck * 1.5)]
      return { tag: 'circle', attributes: { cx: rounded(cx), cy: rounded(cy), r: 0.9, fill: shade, opacity: 0.7 } }
    }),
    { tag: 'ellipse', attributes: { cx: -6, cy: -7, rx: 3.6, ry: 1.7, fill: '#fff', opacity: 0.5, transform: 'rotate(-24 -6 -7)' } },
  ]
}

/** The hollow that a stone lies in, and leaves: its shadow while it is there. */
export function drawHollow(): SvgShape[] {
  return [
    { tag: 'ellipse', attributes: { cx: 1, cy: 6, rx: 16.5, ry: 10.5, fill: '#fff', opacity: 0.14 } },
    { tag: 'ellipse', attributes: { cx: 1, cy: 5, rx: 16, ry: 10, fill: '#1c1004', opacity: 0.38 } },
  ]
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
