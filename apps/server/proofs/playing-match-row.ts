import type { GamePackage } from '@parlor/kernel'
import { sha256 } from '@parlor/kernel/host'
import { freshId, freshSeed } from '../src/random.ts'
import type { MatchRow } from '../src/store/matches.ts'

/** A match in progress of these people, as an older node with its own seed would have written it; bots in the other seats. */
export function playingMatchRow({ game }: GamePackage, people: readonly string[], part: Partial<MatchRow> = {}): MatchRow {
  const options = game.options.presets[0]!.options as MatchRow['options']
  const seats = Array.from({ length: game.seatCount(options) }, (_, at): MatchRow['seats'][number] =>
    people[at] === undefined ? { kind: 'bot', level: 'random' } : { kind: 'person', person: people[at], left: false, rating: null },
  )
  const seed = freshSeed()
  const now = Date.now()
  return {
    id: freshId(),
    game: game.id,
    version: game.version,
    options,
    secrets: seats.map(() => null),
    seed,
    hash: sha256(seed),
    deal: null,
    state: 'playing',
    seats,
    host: people[0] ?? '',
    code: null,
    visibility: 'private',
    clock: { kind: 'total', minutes: 60, increment: 3 },
    spectators: { kind: 'allowed' },
    absent: { kind: 'wait' },
    ranked: false,
    asked: null,
    offer: null,
    undoAsked: null,
    undoMuted: [],
    draw: null,
    said: null,
    rematch: [],
    commitments: null,
    next: null,
    outcome: null,
    share: null,
    unplayed: false,
    revision: 0,
    created: now,
    started: now,
    ended: null,
    ...part,
  }
}
