import { randomBytes, randomInt } from 'node:crypto'

/** 80 random bits: id of a match or a person. */
export function freshId(): string {
  return randomBytes(10).toString('hex')
}

/** 128 random bits: a match's seed, which no opening hand reveals. */
export function freshSeed(): string {
  return randomBytes(16).toString('hex')
}

/** 256 random bits: bearer token. */
export function freshToken(): string {
  return randomBytes(32).toString('base64url')
}

const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Six unambiguous characters: 2³⁰ codes, valid while the table is open. */
export function freshInviteCode(): string {
  return Array.from({ length: 6 }, () => signs[randomInt(signs.length)]).join('')
}
