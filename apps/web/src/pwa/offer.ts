import { hasExactly, readJson } from '@parlor/kernel'

/** What decides whether to offer installing: kept on the device, never sent anywhere. */
export interface Acquaintance {
  readonly visits: number
  /** Seconds at a table, all visits together. */
  readonly played: number
  /** When the offer was last waved away, or 0. */
  readonly dismissed: number
}

export const stranger: Acquaintance = { visits: 0, played: 0, dismissed: 0 }

const enoughVisits = 2
const enoughPlay = 30
const silence = 7 * 24 * 3_600_000

/** After half a minute of play or on the second visit, and not within a week of a refusal. */
export function shouldOffer({ visits, played, dismissed }: Acquaintance, now: number): boolean {
  const known = visits >= enoughVisits || played >= enoughPlay
  return known && (dismissed === 0 || now - dismissed >= silence)
}

export function writeAcquaintance(acquaintance: Acquaintance): string {
  return JSON.stringify(acquaintance)
}

/** Reads what was kept; anything unusable means that we have not met. */
export function readAcquaintance(text: string | null): Acquaintance {
  const json = readJson(text ?? '', { characters: 200, depth: 1 })
  if (!('value' in json) || !hasExactly(json.value, ['visits', 'played', 'dismissed'])) return stranger
  const counts = Object.values(json.value)
  return counts.every((count) => Number.isSafeInteger(count) && (count as number) >= 0) ? (json.value as unknown as Acquaintance) : stranger
}
