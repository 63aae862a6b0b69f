import { randomInt, pickRandom, type Rng } from '@parlor/kernel'

/** A damaged copy of a value: mostly in one place, sometimes replaced entirely, occasionally unchanged. The original stays as it is. */
export function mutateValue(value: unknown, rng: Rng): unknown {
  if (randomInt(rng, 12) === 0) return pickRandom(rng, hostileValues)
  if (randomInt(rng, 20) === 0) return [value]
  if (Array.isArray(value)) return mutateList(value, rng)
  if (typeof value === 'object' && value !== null) return mutateObject(value as Record<string, unknown>, rng)
  return typeof value === 'number'
    ? mutateNumber(value, rng)
    : typeof value === 'string'
      ? mutateText(value, rng)
      : pickRandom(rng, hostileValues)
}

function mutateNumber(value: number, rng: Rng): unknown {
  return pickRandom(rng, [
    value + 1,
    value - 1,
    -value,
    value + 0.5,
    value * 1e6,
    String(value),
    randomInt(rng, 12),
    pickRandom(rng, hostileValues),
  ])
}

function mutateList(list: readonly unknown[], rng: Rng): unknown {
  const copy = [...list]
  switch (randomInt(rng, 6)) {
    case 0:
      copy.push(pickRandom(rng, hostileValues))
      return copy
    case 1:
      copy.push(0)
      return copy
    case 2:
      copy.pop()
      return copy
    case 3:
      return { ...copy }
    default:
      if (copy.length === 0) return [pickRandom(rng, hostileValues)]
      copy[randomInt(rng, copy.length)] = mutateValue(pickRandom(rng, copy), rng)
      return copy
  }
}

function mutateObject(value: Record<string, unknown>, rng: Rng): unknown {
  const copy: Record<string, unknown> = { ...value }
  const keys = Object.keys(copy)
  const key = keys.length > 0 ? pickRandom(rng, keys) : 'key'
  switch (randomInt(rng, 8)) {
    case 0:
      delete copy[key]
      return copy
    case 1:
      return withKey(copy, pickRandom(rng, oddKeys), pickRandom(rng, hostileValues))
    case 2:
      return Object.assign(Object.create(null) as object, copy)
    case 3:
      return Object.fromEntries(Object.entries(copy).reverse())
    case 4:
      return Object.defineProperty(copy, key, { enumerable: true, get: explode })
    case 5:
      return keys.map((one) => copy[one])
    default:
      copy[key] = mutateValue(copy[key], rng)
      return copy
  }
}

/** A text with a character changed, removed, added or doubled. */
export function mutateText(text: string, rng: Rng): string {
  const at = randomInt(rng, text.length + 1)
  const odd = pickRandom(rng, oddCharacters)
  switch (randomInt(rng, 5)) {
    case 0:
      return text.slice(0, at) + odd + text.slice(at + 1)
    case 1:
      return text.slice(0, at) + text.slice(at + 1)
    case 2:
      return text.slice(0, at) + odd + text.slice(at)
    case 3:
      return text.slice(0, at) + text.slice(Math.max(0, at - 3))
    default:
      return pickRandom(rng, oddTexts)
  }
}

function withKey(object: Record<string, unknown>, key: string, value: unknown): Record<string, unknown> {
  return Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })
}

/** Created once: a stack trace for each of a million throws would take most of the time. */
const explosion = new Error('a getter that throws')

function explode(): never {
  throw explosion
}

function nested(depth: number): unknown {
  let value: unknown = 0
  for (let i = 0; i < depth; i++) value = i % 2 ? [value] : { inner: value }
  return value
}

function cyclic(): unknown {
  const loop: Record<string, unknown> = { kind: 'loop' }
  loop['loop'] = loop
  return loop
}

const oddKeys = ['__proto__', 'constructor', 'toString', 'length', 'extra', '']
const oddCharacters = ['', ' ', '0', '9', '-', '.', '\n', '\0', 'é', '𝟘', '\ud800', '"', '{', '[', 'NaN', 'e9']

/** A million characters, as an attacker might send. */
export const hugeText = 'x'.repeat(1_000_000)
const oddTexts = [
  '',
  ' ',
  'null',
  '__proto__',
  'constructor',
  '-0',
  '1e309',
  'NaN',
  '[]',
  '{}',
  '٣',
  '0x10',
  '1'.repeat(400),
  '-'.repeat(5000),
]

/** Values that must not break any game. */
const hostileValues: readonly unknown[] = [
  Number.NaN,
  -0,
  1e309,
  -1e309,
  -1,
  0,
  1,
  0.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  5e-324,
  null,
  undefined,
  true,
  false,
  Symbol('move'),
  10n,
  hugeText,
  ...oddTexts,
  [],
  {},
  [[]],
  [undefined],
  // A hole where a number should be.
  Object.assign([], { length: 3 }),
  Object.assign([0], { row: 0 }),
  Object.create(null),
  JSON.parse('{"__proto__":{"kind":"pass"}}'),
  { rejected: 'no' },
  { length: 2, 0: 0, 1: 0 },
  new Date(0),
  new Map(),
  explode,
  Object.defineProperty({}, 'kind', { enumerable: true, get: explode }),
  cyclic(),
  nested(10_000),
]
