import { createHash, randomBytes, randomInt } from 'node:crypto'

/** 80 random bits: names a match or a person. */
export function freshId(): string {
  return randomBytes(10).toString('hex')
}

/** 128 random bits: a match is dealt from them, and no opening hand gives them away. */
export function freshSeed(): string {
  return randomBytes(16).toString('hex')
}

/** 256 random bits: whoever shows them is who they were given to. */
export function freshToken(): string {
  return randomBytes(32).toString('base64url')
}

const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Six signs that can be read out: 2³⁰ codes, good while the table waits. */
export function freshInviteCode(): string {
  return Array.from({ length: 6 }, () => signs[randomInt(signs.length)]).join('')
}

export function sha256Hex(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
