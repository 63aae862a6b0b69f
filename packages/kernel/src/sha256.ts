/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes, and of the square roots of the first eight. */
const rounds = new Int32Array(64)
const start = new Int32Array(8)
prepare()

function prepare(): void {
  let found = 0
  for (let candidate = 2; found < 64; candidate++) {
    if (hasDivisor(candidate)) continue
    if (found < 8) start[found] = fraction(Math.sqrt(candidate))
    rounds[found++] = fraction(Math.cbrt(candidate))
  }
}

function hasDivisor(number: number): boolean {
  for (let divisor = 2; divisor * divisor <= number; divisor++) if (number % divisor === 0) return true
  return false
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 4294967296) | 0
}

/** SHA-256 of a text in UTF-8 as 64 hex digits: commits to a secret before it is revealed. */
export function sha256(text: string): string {
  const blocks = padded(utf8(text))
  const sum = start.slice()
  const words = new Int32Array(64)
  for (let from = 0; from < blocks.length; from += 16) {
    words.set(blocks.subarray(from, from + 16))
    compress(sum, words)
  }
  return Array.from(sum, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

/** Lone surrogates become U+FFFD, as in `TextEncoder`. */
function utf8(text: string): number[] {
  const bytes: number[] = []
  for (const sign of text) {
    const point = sign.codePointAt(0)!
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63))
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
  }
  return bytes
}

/** Padded message in blocks of sixteen words: the bytes, a single bit, zeros, and the length in bits. */
function padded(bytes: readonly number[]): Int32Array {
  const blocks = new Int32Array(((bytes.length + 8) >> 6) * 16 + 16)
  for (let i = 0; i < bytes.length; i++) blocks[i >> 2]! |= bytes[i]! << (24 - (i & 3) * 8)
  blocks[bytes.length >> 2]! |= 0x80 << (24 - (bytes.length & 3) * 8)
  blocks[blocks.length - 2] = Math.floor(bytes.length / 0x20000000)
  blocks[blocks.length - 1] = bytes.length << 3
  return blocks
}

function compress(sum: Int32Array, words: Int32Array): void {
  for (let i = 16; i < 64; i++) {
    const near = words[i - 2]!
    const far = words[i - 15]!
    words[i] =
      words[i - 16]! + words[i - 7]! + (turn(far, 7) ^ turn(far, 18) ^ (far >>> 3)) + (turn(near, 17) ^ turn(near, 19) ^ (near >>> 10))
  }
  let [a, b, c, d, e, f, g, h] = sum as unknown as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + rounds[i]! + words[i]!) | 0
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) sum[i]! += word
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}
