import { canonicalJson } from './json.ts'

/** 128-bit hash of a text as four signed 32-bit words (two rounds of multiply–xor per lane); not cryptographic. */
export function hashTextToWords(text: string): [number, number, number, number] {
  let a = 0x243f6a88
  let b = 0x85a308d3 | 0
  let c = 0x13198a2e
  let d = 0x03707344
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 0x9e3779b1)
    b = Math.imul(b ^ ((code + a) | 0), 0x85ebca77)
    c = Math.imul(c ^ ((code + b) | 0), 0xc2b2ae3d)
    d = Math.imul(d ^ ((code + c) | 0), 0x27d4eb2f)
    a ^= d >>> 15
    b ^= a >>> 13
    c ^= b >>> 16
    d ^= c >>> 14
  }
  a = mix(a ^ text.length)
  b = mix(b ^ a)
  c = mix(c ^ b)
  d = mix(d ^ c)
  return [mix(a ^ d), b, c, d]
}

function mix(word: number): number {
  let w = word
  w = Math.imul(w ^ (w >>> 16), 0x7feb352d)
  w = Math.imul(w ^ (w >>> 15), 0x846ca68b)
  return w ^ (w >>> 16)
}

/** 64-bit hash of a text as sixteen hex digits: a checksum against accidents, not against forgery. */
export function hashText(text: string): string {
  const [a, b] = hashTextToWords(text)
  return hex(a) + hex(b)
}

/** 64-bit hash of any JSON value as sixteen hex digits, independent of key order. */
export function hashJson(value: unknown): string {
  return hashText(canonicalJson(value))
}

/** The value with a checksum over all of it. */
export function withChecksum<T extends object>(value: T): T & { readonly sum: string } {
  return { ...value, sum: hashJson(value) }
}

/** Whether the checksum matches; false for values that JSON cannot hold. */
export function checksumOk({ sum, ...rest }: Readonly<Record<string, unknown>>): boolean {
  try {
    return sum === hashJson(rest)
  } catch {
    return false
  }
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0')
}
