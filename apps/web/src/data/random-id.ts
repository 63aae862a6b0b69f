/** 128 random bits: the seed of a deal, too many to guess from an opening hand. */
export function newSeed(): string {
  return randomHex(16)
}

/** A match id of 80 random bits: no collisions on one device. */
export function newMatchId(): string {
  return randomHex(10)
}

/** Random bytes as hex digits. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
