/** A canvas context with the origin in the middle of the painted frame. */
export type CanvasContext = CanvasRenderingContext2D

/** A hex colour (`#rrggbb`) at some opacity. */
export function withAlpha(colour: string, alpha: number): string {
  const [r, g, b] = rgbOf(colour)
  return `rgba(${r},${g},${b},${Math.max(0, Math.min(1, alpha))})`
}

/** Interpolates between two hex colours. */
export function mixColours(from: string, to: string, share: number): string {
  const a = rgbOf(from)
  const b = rgbOf(to)
  return `#${a
    .map((value, i) =>
      Math.round(value + (b[i]! - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

function rgbOf(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Stops as [position, colour] pairs on a gradient around (x, y). */
export function radialGradient(
  context: CanvasContext,
  x: number,
  y: number,
  inner: number,
  outer: number,
  stops: readonly (readonly [number, string])[],
): CanvasGradient {
  const gradient = context.createRadialGradient(x, y, inner, x, y, outer)
  for (const [offset, colour] of stops) gradient.addColorStop(offset, colour)
  return gradient
}

/** Deterministic per seed: textures must look the same when they are painted again. */
export function seededRandom(seed: number): () => number {
  let word = (seed * 2654435761) >>> 0 || 1
  return () => {
    word ^= word << 13
    word ^= word >>> 17
    word ^= word << 5
    word >>>= 0
    return word / 4294967296
  }
}
