import { cards, type CompiledCard } from '@parlor/simpiece'

/** Random numbers below 1, seeded by the card's number: a card always looks the same. */
export function randomSeededByCard(card: CompiledCard): () => number {
  let word = Number(card.id.replace(/\D/g, '')) * 2654435761
  return () => {
    word = (word + 0x6d2b79f5) | 0
    let mixed = Math.imul(word ^ (word >>> 15), 1 | word)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function countEach<T>(list: readonly T[]): ReadonlyMap<T, number> {
  const counts = new Map<T, number>()
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}

/** Number of cards per type. */
export const cardCountByType = countEach(cards.flatMap(({ types }) => types))

/** Number of cards per effect verb. */
export const cardCountByVerb = countEach(
  cards.flatMap(({ abilities }) => abilities.flatMap(({ do: done = [] }) => done.map(({ verb }) => verb))),
)

const full = Math.PI * 2

function at(angle: number, radius: number, x = 0, y = 0): string {
  return `${roundToTenth(x + Math.cos(angle) * radius)} ${roundToTenth(y + Math.sin(angle) * radius)}`
}

export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10
}

/** Thin triangles around the centre. */
export function wedgesPath(count: number, inner: number, outer: (i: number) => number, width: number, turn = -Math.PI / 2): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = turn + (i / count) * full
    return `M${at(angle - width, inner)}L${at(angle, outer(i))}L${at(angle + width, inner)}Z`
  }).join('')
}

/** A star of `points`, from the outer to the inner radius. */
export function starPath(points: number, outer: number, inner: number, turn = -Math.PI / 2, x = 0, y = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => at(turn + (i / (points * 2)) * full, i % 2 === 0 ? outer : inner, x, y))
  return `M${corners.join('L')}Z`
}

export function circlePath(radius: number, x = 0, y = 0): string {
  return `M${roundToTenth(x - radius)} ${y}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0Z`
}

/** Dots around the centre. */
export function beadRingPath(count: number, radius: number, size: number): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = -Math.PI / 2 + (i / count) * full
    return circlePath(size, roundToTenth(Math.cos(angle) * radius), roundToTenth(Math.sin(angle) * radius))
  }).join('')
}

/** A closed wavy ring with `folds` waves. */
export function wavyRingPath(radius: number, depth: number, folds: number, second: number, turn: number): string {
  const steps = folds * 12
  const points = Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * full
    return at(angle + turn, radius + depth * (Math.cos(folds * angle) + second * Math.cos(2 * folds * angle)))
  })
  return `M${points.join('L')}Z`
}
