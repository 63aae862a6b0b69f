import type { Answer, Asking } from './history.ts'
import type { StoredMatch } from './stored.ts'

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

export type Find = (kind: Finding['kind'], match: string, what: string) => void

/** One match with everything that was asked about it. */
export interface Case {
  readonly match: StoredMatch
  readonly askings: readonly Asking[]
}

export function doneOf({ answers }: Asking): Extract<Answer, { kind: 'done' }> | null {
  return (answers.find(({ kind }) => kind === 'done') as Extract<Answer, { kind: 'done' }> | undefined) ?? null
}

export function isRefused({ answers }: Asking): boolean {
  return answers.length > 0 && answers.every(({ kind }) => kind === 'refused')
}
