import { sha256 } from '@parlor/kernel'
import type { MatchRow } from '../store/matches.ts'
import { freshCode, freshId, freshSeed } from '../random.ts'

type Given = Pick<
  MatchRow,
  'game' | 'version' | 'options' | 'secrets' | 'seats' | 'host' | 'visibility' | 'clock' | 'spectators' | 'absent' | 'ranked' | 'asked'
>

/** A new match: its luck is fixed and named from the start. It begins at once when every seat is taken. */
export function newMatch(given: Given, now: number): MatchRow {
  const seed = freshSeed()
  const full = isFull(given.seats)
  return {
    ...given,
    id: freshId(),
    seed,
    hash: sha256(seed),
    state: full ? 'playing' : 'open',
    code: full ? null : freshCode(),
    offer: null,
    undoAsked: null,
    undoMuted: [],
    said: null,
    rematch: [],
    next: null,
    outcome: null,
    share: null,
    revision: 0,
    created: now,
    started: full ? now : null,
    ended: null,
  }
}

export function isFull(seats: MatchRow['seats']): boolean {
  return seats.every(({ kind }) => kind !== 'open')
}
