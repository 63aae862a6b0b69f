import type { RecordedResponse, RecordedRequest } from './request-history.ts'
import type { StoredMatch } from './stored-state.ts'

/**
 * How the database contradicts what players sent and were told. `lost`: acknowledged and not there. `doubled`: there more often than it was
 * asked for. `unasked`: there, and nobody asked for it. `contradicted`: told two different things about one asking, or refused and yet
 * done. `illegal`: the rules do not allow it. `unfinished`: never came to its end.
 */
export const findingKinds = ['lost', 'doubled', 'unasked', 'contradicted', 'illegal', 'unfinished'] as const

export interface Finding {
  readonly kind: (typeof findingKinds)[number]
  readonly match: string
  readonly what: string
}

export type ReportFinding = (kind: Finding['kind'], match: string, what: string) => void

/** One match with everything that was asked about it. */
export interface JudgedMatch {
  readonly match: StoredMatch
  readonly requests: readonly RecordedRequest[]
}

export function doneResponseOf({ answers }: RecordedRequest): Extract<RecordedResponse, { kind: 'done' }> | null {
  return (answers.find(({ kind }) => kind === 'done') as Extract<RecordedResponse, { kind: 'done' }> | undefined) ?? null
}

export function isAlwaysRefused({ answers }: RecordedRequest): boolean {
  return answers.length > 0 && answers.every(({ kind }) => kind === 'refused')
}
