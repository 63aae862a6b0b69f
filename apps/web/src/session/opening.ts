import { isRejection, Match, readMatch, writeMatch, type Game, type Rejection, type Relic } from '@parlor/kernel'
import type { OptionsDoor } from '../games/door.ts'
import type { Save } from '../storage/save.ts'
import type { SeriesPlace } from '../storage/series.ts'
import type { Setup } from '../storage/setup.ts'
import { person, type Player } from './player.ts'
import { freshId, freshSeed } from './seed.ts'
import { wholeTime, type KeptTime } from './time.ts'

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
  /** Null for a match without clocks. */
  readonly time: KeptTime | null
  /** Brought in or kept on purpose. */
  readonly kept?: true
  /** Its result stands already: it was finished before, whatever has been taken back since. */
  readonly counted?: boolean
  readonly match: Match
}

/** Deals a new match; on a board of somebody's own it is practice. */
export function beginMatch(game: Game, setup: Setup, now: number, isOwn?: OptionsDoor['isOwn']): Opening | Rejection {
  const { options, secrets } = setup
  const match = Match.begin(game, { options, seed: freshSeed(), ...(secrets ? { secrets } : {}) })
  if (isRejection(match)) return match
  if (isOwn?.(match.origin.options)) match.markPractice('edited')
  return { ...openingOf(match, setup.players, now), time: setup.time ? wholeTime(setup.time, match.seatCount) : null }
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
    time: null,
    match,
  }
}

/** A saved match, replayed; a relic when its log no longer replays. */
export function resumeSave(game: Game, save: Save): Opening | Relic | Rejection {
  const match = readMatch(game, save.record)
  if (isRejection(match) || 'relic' in match) return match
  const { id, name, players, botSeed, created, played, revision, series = null, time, kept } = save
  const clocks = time?.left.length === match.seatCount ? time : null
  return { id, name, players, botSeed, created, played, revision, series, time: clocks, match, ...(kept ? { kept } : {}) }
}

export type Savable = Omit<Save, 'format' | 'v' | 'sum' | 'revision'>

/** What is written for an opening's match as it stands. */
export function savable(opening: Opening, played: number, now: number, time = opening.time): Savable {
  const { id, name, players, botSeed, created, series, kept, match } = opening
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
    ...(time ? { time } : {}),
    ...(kept ? { kept } : {}),
  }
}
