import type { RecordedResponse, RecordedRequest } from './request-history.ts'
import type { SavedMatch } from './stored-state.ts'

/**
 * How the database contradicts the requests and responses. `lost`: acknowledged, not stored. `doubled`: stored more often than requested.
 * `unasked`: stored, never requested. `contradicted`: two different responses to one request, or refused and yet done. `illegal`: against
 * the rules. `unfinished`: never ended.
 */
export const findingKinds = ['lost', 'doubled', 'unasked', 'contradicted', 'illegal', 'unfinished'] as const

export interface Finding {
  readonly kind: (typeof findingKinds)[number]
  readonly match: string
  readonly what: string
}

export type FindingReporter = (kind: Finding['kind'], match: string, what: string) => void

/** A match with all requests about it. */
export interface MatchWithRequests {
  readonly match: SavedMatch
  readonly requests: readonly RecordedRequest[]
}

export function doneResponseOf({ answers }: RecordedRequest): Extract<RecordedResponse, { kind: 'done' }> | null {
  return (answers.find(({ kind }) => kind === 'done') as Extract<RecordedResponse, { kind: 'done' }> | undefined) ?? null
}

export function isAlwaysRefused({ answers }: RecordedRequest): boolean {
  return answers.length > 0 && answers.every(({ kind }) => kind === 'refused')
}
