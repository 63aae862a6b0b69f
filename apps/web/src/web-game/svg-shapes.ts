import type { SvgShape } from './svg-drawing.ts'

/** A gradient between stops of offset, colour and opacity. */
export function gradient(
  tag: 'radialGradient' | 'linearGradient',
  id: string,
  stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
  attributes: SvgShape['attributes'] = {},
): SvgShape {
  const inside = stops.map(([offset, stopColor, stopOpacity = 1]): SvgShape => ({
    tag: 'stop',
    attributes: { offset, stopColor, stopOpacity },
  }))
  return { tag, attributes: { id, ...attributes }, inside }
}

/** Rounds to a tenth: more digits only make files longer. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
