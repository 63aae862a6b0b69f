import { reject, type Rejection } from './rejection.ts'

/** Anything JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** JSON with sorted keys and no spaces: two equal values give one text. Throws on what JSON cannot hold. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'number') {
    if (!Number.isFinite(value) || Object.is(value, -0)) throw new TypeError(`JSON cannot hold ${Object.is(value, -0) ? '-0' : value}`)
    return String(value)
  }
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || !isPlain(value)) throw new TypeError(`JSON cannot hold ${typeof value}`)
  const keys = Object.keys(value).sort()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonicalJson((value as Record<string, unknown>)[key])}`).join(',')}}`
}

/** True for `{}`-like objects: no class instances, no arrays, no null. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** True when a plain object has exactly these keys. */
export function hasExactly(value: unknown, keys: readonly string[]): value is Record<string, unknown> {
  if (!isPlain(value)) return false
  const own = Object.keys(value)
  return own.length === keys.length && keys.every((key) => Object.hasOwn(value, key))
}

/** How large outside JSON may be before it is read at all. */
export interface JsonLimits {
  readonly characters: number
  readonly depth: number
}

/** Parses text from outside: over-size, over-deep and malformed input are refused with a reason, before and after parsing. */
export function readJson(text: string, limits: JsonLimits): { readonly value: unknown } | Rejection {
  if (text.length > limits.characters) return reject('json.tooLarge', { characters: text.length, limit: limits.characters })
  if (nesting(text) > limits.depth) return reject('json.tooDeep', { limit: limits.depth })
  try {
    return { value: JSON.parse(text, refuseProto) as unknown }
  } catch (error) {
    return error instanceof ProtoKey ? reject('json.forbiddenKey', { key: '__proto__' }) : reject('json.malformed')
  }
}

class ProtoKey extends Error {}

function refuseProto(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new ProtoKey()
  return value
}

function nesting(text: string): number {
  let deepest = 0
  let depth = 0
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (quoted) {
      if (code === 92) i++
      else if (code === 34) quoted = false
    } else if (code === 34) quoted = true
    else if (code === 91 || code === 123) deepest = Math.max(deepest, ++depth)
    else if (code === 93 || code === 125) depth--
  }
  return deepest
}
