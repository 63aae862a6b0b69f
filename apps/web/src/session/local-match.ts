import { isRejection, type Game, type Rejection } from '@parlor/kernel'
import { Match, readMatch, writeMatch, type UnreplayableMatch } from '@parlor/kernel/host'
import type { CustomOptionsForm } from '../web-game/web-game.ts'
import type { Save } from '../data/save.ts'
import type { SeriesMatchRef } from '../data/series-progress.ts'
import type { MatchSetup } from '../data/match-setup.ts'
import { personPlayer, type Player } from '../data/player.ts'
import { newMatchId, newSeed } from '../data/random-id.ts'
import { fullClocks, type StoredClocks } from '../data/time-control.ts'

/** A match that is played on this device: what its save holds, with the match in place of its record. */
export interface LocalMatch extends Pick<Save, 'id' | 'name' | 'players' | 'botSeed' | 'created' | 'played' | 'revision' | 'kept'> {
  /** Null for a match on its own. */
  readonly series: SeriesMatchRef | null
  /** Null for a match without clocks. */
  readonly time: StoredClocks | null
  /** Its result is recorded already, whatever has been undone since. */
  readonly counted?: boolean
  readonly match: Match
}

/** Deals a new match; on a custom board it is practice. */
export function dealMatch(game: Game, setup: MatchSetup, now: number, isOwn?: CustomOptionsForm['isOwn']): LocalMatch | Rejection {
  const { options, secrets } = setup
  const match = Match.begin(game, { options, seed: newSeed(), ...(secrets ? { secrets } : {}) })
  if (isRejection(match)) return match
  if (isOwn?.(match.origin.options)) match.markPractice('edited')
  return { ...localMatchOf(match, setup.players, now), time: setup.time ? fullClocks(setup.time, match.seatCount) : null }
}

/** A local match from an existing one: a branch, an import. */
export function localMatchOf(match: Match, players: readonly Player[] | null, now: number): LocalMatch {
  return {
    id: newMatchId(),
    name: null,
    players: players ?? Array.from({ length: match.seatCount }, () => personPlayer),
    botSeed: newSeed(),
    created: now,
    played: 0,
    revision: 0,
    series: null,
    time: null,
    match,
  }
}

/** A saved match, replayed; an unreplayable match when its log no longer replays. */
export function localMatchFromSave(game: Game, save: Save): LocalMatch | UnreplayableMatch | Rejection {
  const match = readMatch(game, save.record)
  if (isRejection(match) || 'lastState' in match) return match
  const { id, name, players, botSeed, created, played, revision, series = null, time, kept } = save
  const clocks = time?.left.length === match.seatCount ? time : null
  return { id, name, players, botSeed, created, played, revision, series, time: clocks, match, ...(kept ? { kept } : {}) }
}

export type SaveContent = Omit<Save, 'format' | 'v' | 'sum' | 'revision'>

/** The save of a local match. */
export function saveContentOf(localMatch: LocalMatch, played: number, now: number, time = localMatch.time): SaveContent {
  const { id, name, players, botSeed, created, series, kept, match } = localMatch
  return {
    id,
    game: match.game.id,
    name,
    players,
    botSeed,
    created,
    updated: now,
    played,
    moves: match.history.length,
    over: match.outcome !== null,
    record: writeMatch(match),
    ...(series ? { series } : {}),
    ...(time ? { time } : {}),
    ...(kept ? { kept } : {}),
  }
}
