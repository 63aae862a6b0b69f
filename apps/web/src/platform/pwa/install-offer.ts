import { hasExactKeys, readJson } from '@parlor/kernel'

/** Visit history that decides whether to offer installation: stored locally, never sent. */
export interface VisitHistory {
  readonly visits: number
  /** Seconds at a table, over all visits. */
  readonly played: number
  /** When the offer was last dismissed, or 0. */
  readonly dismissed: number
}

export const noVisits: VisitHistory = { visits: 0, played: 0, dismissed: 0 }

const enoughVisits = 2
const enoughPlay = 30
const offerPause = 7 * 24 * 3_600_000

/** After 30 seconds of play or on the second visit, and not within a week of a dismissal. */
export function shouldOfferInstall({ visits, played, dismissed }: VisitHistory, now: number): boolean {
  const known = visits >= enoughVisits || played >= enoughPlay
  return known && (dismissed === 0 || now - dismissed >= offerPause)
}

export function serialiseVisitHistory(visitHistory: VisitHistory): string {
  return JSON.stringify(visitHistory)
}

/** Parses the stored history; anything invalid counts as no visit. */
export function parseVisitHistory(text: string | null): VisitHistory {
  const json = readJson(text ?? '', { characters: 200, depth: 1 })
  if (!('value' in json) || !hasExactKeys(json.value, ['visits', 'played', 'dismissed'])) return noVisits
  const counts = Object.values(json.value)
  return counts.every((count) => Number.isSafeInteger(count) && (count as number) >= 0) ? (json.value as unknown as VisitHistory) : noVisits
}
