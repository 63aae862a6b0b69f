import type { SvgShape } from '../../web-game/svg-drawing.ts'

function ring(x: number, y: number, r: number, attributes: Record<string, string | number>): SvgShape {
  return { tag: 'circle', attributes: { cx: x, cy: y, r, ...attributes } }
}

/** One of several dots: a coin with a rim, a ring and a flower in the middle. */
export function drawSuitDot(x: number, y: number, radius: number, ink: string): SvgShape[] {
  return [
    ring(x + 0.5, y + 0.7, radius, { fill: '#ffffff', fillOpacity: 0.85 }),
    ring(x, y, radius, { fill: ink }),
    ring(x, y, radius * 0.76, { fill: 'none', stroke: '#fdf8ea', strokeWidth: radius * 0.11 }),
    { tag: 'path', attributes: { d: flower(x, y, radius * 0.5, 6), fill: '#fdf8ea' } },
    ring(x, y, radius * 0.15, { fill: ink }),
  ]
}

/** The single dot: a large wheel in three colours. */
export function drawLargeSingleDot(x: number, y: number, radius: number): SvgShape[] {
  const beads = Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 8
    return ring(x + Math.cos(angle) * radius * 0.84, y + Math.sin(angle) * radius * 0.84, radius * 0.085, {
      fill: i % 2 ? '#b3231f' : '#fdf8ea',
    })
  })
  return [
    ring(x + 0.6, y + 0.9, radius, { fill: '#ffffff', fillOpacity: 0.85 }),
    ring(x, y, radius, { fill: '#16703c' }),
    ...beads,
    ring(x, y, radius * 0.68, { fill: '#fdf8ea' }),
    ring(x, y, radius * 0.62, { fill: '#1c3f94' }),
    { tag: 'path', attributes: { d: flower(x, y, radius * 0.52, 8), fill: '#fdf8ea' } },
    ring(x, y, radius * 0.2, { fill: '#b3231f' }),
    ring(x, y, radius * 0.08, { fill: '#fdf8ea' }),
  ]
}

function flower(x: number, y: number, radius: number, petals: number): string {
  const at = (angle: number, length: number) => `${round(x + Math.cos(angle) * length)} ${round(y + Math.sin(angle) * length)}`
  return Array.from({ length: petals }, (_, i) => {
    const angle = (2 * Math.PI * i) / petals
    const half = (Math.PI / petals) * 0.95
    return `M${round(x)} ${round(y)}Q${at(angle - half, radius * 0.95)} ${at(angle, radius)}Q${at(angle + half, radius * 0.95)} ${round(x)} ${round(y)}Z`
  }).join('')
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
