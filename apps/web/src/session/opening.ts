import { isRejection, Match, readMatch, writeMatch, type Game, type Rejection, type Relic } from '@parlor/kernel'
import type { Save } from '../storage/save.ts'
import type { SeriesPlace } from '../storage/series.ts'
import type { Setup } from '../storage/setup.ts'
import { person, type Player } from './player.ts'
import { freshId, freshSeed } from './seed.ts'

/** A match about to be sat down to, with what its save knows besides. */
export interface Opening {
  readonly id: string
  readonly name: string | null
  readonly players: readonly Player[]
  readonly botSeed: string
  readonly created: number
  readonly played: number
  readonly revision: number
  /** Null for a match on its own. */
  readonly series: SeriesPlace | null
  readonly match: Match
}

/** Deals a new match. */
export function beginMatch(game: Game, setup: Setup, now: number): Opening | Rejection {
  const match = Match.begin(game, { options: setup.options, seed: freshSeed() })
  return isRejection(match) ? match : openingOf(match, setup.players, now)
}

/** An opening for a match that exists: a branch, an import. */
export function openingOf(match: Match, players: readonly Player[] | null, now: number): Opening {
  return {
    id: freshId(),
    name: null,
    players: players ?? Array.from({ length: match.seatCount }, () => person),
    botSeed: freshSeed(),
    created: now,
    played: 0,
    revision: 0,
    series: null,
    match,
  }
}

/** A saved match, replayed; a relic when its log no longer replays. */
export function resumeSave(game: Game, save: Save): Opening | Relic | Rejection {
  const match = readMatch(game, save.record)
  if (isRejection(match) || 'relic' in match) return match
  const { id, name, players, botSeed, created, played, revision, series = null } = save
  return { id, name, players, botSeed, created, played, revision, series, match }
}

export type Savable = Omit<Save, 'format' | 'v' | 'sum' | 'revision'>

/** What is written for an opening's match as it stands. */
export function savable(opening: Opening, played: number, now: number): Savable {
  const { id, name, players, botSeed, created, series, match } = opening
  return {
    id,
    game: match.game.id,
    name,
    players,
    botSeed,
    created,
    updated: now,
    played,
    moves: match.line.length,
    over: match.outcome !== null,
    record: writeMatch(match),
    ...(series ? { series } : {}),
  }
}
