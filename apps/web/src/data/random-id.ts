/** 128 random bits as text: what a match is dealt from, so that no opening hand gives it away. */
export function newSeed(): string {
  return randomHex(16)
}

/** A name for a match: 80 bits are far beyond any chance of a clash on one device. */
export function newMatchId(): string {
  return randomHex(10)
}

/** So many random bytes as hex digits. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
