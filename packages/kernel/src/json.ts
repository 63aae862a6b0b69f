import { reject, type Rejection } from './rejection.ts'

/** JSON with sorted keys and no spaces: equal values give equal texts. Throws on what JSON cannot hold, holes and class instances included. */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'number') {
    if (!Number.isFinite(value) || Object.is(value, -0)) throw new TypeError(`JSON cannot hold ${Object.is(value, -0) ? '-0' : value}`)
    return String(value)
  }
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value)
  if (Array.isArray(value)) return canonicalList(value)
  if (isPlainObject(value)) return canonicalObject(value)
  throw new TypeError(`JSON cannot hold ${typeof value === 'object' ? 'a class instance' : typeof value}`)
}

function canonicalList(list: readonly unknown[]): string {
  let text = '['
  for (let i = 0; i < list.length; i++) text += (i > 0 ? ',' : '') + canonicalJson(list[i])
  return text + ']'
}

function canonicalObject(value: Record<string, unknown>): string {
  let text = '{'
  for (const key of Object.keys(value).sort()) text += (text.length > 1 ? ',' : '') + JSON.stringify(key) + ':' + canonicalJson(value[key])
  return text + '}'
}

/** True for `{}`-like objects: no class instances, no arrays, no null. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** True for plain objects whose every key can be read: a throwing getter would make callers that trust `isPlainObject` throw too. */
export function isSafelyReadableObject(value: unknown): value is Record<string, unknown> {
  if (!isPlainObject(value)) return false
  try {
    for (const key of Object.keys(value)) void value[key]
    return true
  } catch {
    return false
  }
}

/** True when a plain object has exactly these keys, and each can be read. */
export function hasExactKeys(value: unknown, keys: readonly string[]): value is Record<string, unknown> {
  try {
    if (!isPlainObject(value) || Object.keys(value).length !== keys.length) return false
    for (let i = 0; i < keys.length; i++) {
      if (!Object.hasOwn(value, keys[i]!)) return false
      void value[keys[i]!]
    }
    return true
  } catch {
    return false
  }
}

/** Size and depth limits for untrusted JSON. */
interface JsonLimits {
  readonly characters: number
  readonly depth: number
}

/** Parses untrusted text: over-size, over-deep and malformed input are rejected with a reason, before and after parsing. */
export function readJson(text: string, limits: JsonLimits): { readonly value: unknown } | Rejection {
  if (text.length > limits.characters) return reject('json.tooLarge', { characters: text.length, limit: limits.characters })
  const depth = nestingDepth(text)
  if (depth > limits.depth) return reject('json.tooDeep', { depth, limit: limits.depth })
  try {
    return { value: JSON.parse(text, rejectProtoKey) as unknown }
  } catch (error) {
    return error instanceof ProtoKeyError ? reject('json.forbiddenKey', { key: '__proto__' }) : reject('json.malformed')
  }
}

class ProtoKeyError extends Error {}

function rejectProtoKey(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new ProtoKeyError()
  return value
}

function nestingDepth(text: string): number {
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
