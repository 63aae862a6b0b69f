import type { AnyGameTypes, StateCore, Game, GameTypes } from './game.ts'
import { withChecksum } from './hash.ts'
import { isPlainObject, readJson } from './json.ts'
import { readRecord, readRecordShape, type MatchRecord } from './match-record.ts'
import { Match } from './match.ts'
import { isRejection, reject, type Rejection } from './rejection.ts'
import { rngFrom } from './rng.ts'

/** A match whose log no longer replays: its last state, to look at, with the reason. */
export interface UnreplayableMatch<K extends GameTypes = AnyGameTypes> {
  readonly lastState: K['State']
  readonly why: Rejection
}

const limits = { characters: 4_000_000, depth: 64 }

/** Serialises a match. Links leave the snapshot out; the lab stores a hash after every entry. */
export function writeMatch(match: Match, keep: { readonly snapshot?: boolean; readonly hashes?: boolean } = {}): MatchRecord {
  const record = {
    format: 'parlor-match' as const,
    game: match.game.id,
    version: match.game.version,
    origin: match.origin,
    // A copy: the match goes on while its record waits to be written, and the checksum would no longer match.
    log: [...match.log],
    practice: match.practice,
    hash: match.hash(),
    hashes: keep.hashes ? hashesOf(match) : null,
    snapshot: keep.snapshot === false ? null : match.game.notation.writeState(lastPosition(match)),
  }
  return withChecksum(record)
}

/** Draws and aborts belong to the match, not to a game position: the snapshot is the position before them. */
function lastPosition(match: Match): StateCore {
  const { history, state } = match
  const last = history.at(-1)?.entry.kind
  return last === 'draw' || last === 'abort' ? (match.stateAt(history.length - 1) as StateCore) : (state as StateCore)
}

/** Parses a record; see `readMatch`. */
export function parseMatch<K extends GameTypes>(game: Game<K>, text: string): Match<K> | UnreplayableMatch<K> | Rejection {
  const json = readJson(text, limits)
  return isRejection(json) ? json : readMatch(game, json.value)
}

/** Restores a match by replaying its record. Never repairs: errors are reported, and a log that cannot be replayed yields its snapshot. */
export function readMatch<K extends GameTypes>(game: Game<K>, value: unknown): Match<K> | UnreplayableMatch<K> | Rejection {
  const record = readRecord(value)
  if (isRejection(record)) return record
  if (record.game !== game.id) return reject('record.otherGame', { game: record.game.slice(0, 40), expected: game.id })
  if (record.version > game.version) return reject('record.newerVersion', { version: record.version, known: game.version })
  if (record.version === game.version && record.hash === null) return reject('record.badField', { key: 'hash' })
  const current = migrateRecord(game, record)
  const match = isRejection(current) ? current : replayRecord(game, current)
  return isRejection(match) ? unreplayableMatch(game, record, match) : match
}

/** Migrates version by version to the current one. No hash survives: every state holds the version that created it. */
function migrateRecord<K extends GameTypes>(game: Game<K>, record: MatchRecord): MatchRecord | Rejection {
  let current: unknown = record
  for (let version = record.version; version < game.version; version++) {
    const failed = reject('record.noMigration', { from: version, to: version + 1 })
    const step = game.migrate?.[version]
    if (!step) return failed
    try {
      current = step(current)
    } catch {
      return failed
    }
    if (!isPlainObject(current)) return failed
    current = { ...current, version: version + 1, hash: null, hashes: null }
  }
  return current === record ? record : readRecordShape(current as Record<string, unknown>)
}

function replayRecord<K extends GameTypes>(game: Game<K>, record: MatchRecord): Match<K> | Rejection {
  const match = Match.begin(game, record.origin)
  // Its checksum is right, so another version has offered the choice: a mode that this one does not have.
  if (isRejection(match)) return match.rejected === 'options.notAChoice' ? reject('record.unknownChoice', match.params) : match
  // Before the replay: the first reason stays, and the replay may find another.
  if (record.practice) match.markPractice(record.practice)
  for (const [i, entry] of record.log.entries()) {
    if (match.replayEntry(entry)) return reject('record.badMove', { entry: i + 1 })
    if (record.hashes && record.hashes[i] !== match.hash()) return reject('record.differs', { entry: i + 1 })
  }
  if (record.hash !== null && record.hash !== match.hash()) return reject('record.differs', { entry: record.log.length })
  return match
}

function unreplayableMatch<K extends GameTypes>(
  game: Game<K>,
  { snapshot, origin }: MatchRecord,
  why: Rejection,
): UnreplayableMatch<K> | Rejection {
  if (snapshot === null) return why
  const lastState = game.notation.readState(snapshot, rngFrom(origin.seed))
  return isRejection(lastState) ? why : { lastState, why }
}

function hashesOf(match: Match): string[] {
  const again = Match.begin(match.game, match.origin)
  if (isRejection(again)) throw new Error(`a match that was begun cannot be begun again: ${again.rejected}`)
  return match.log.map((entry) => {
    again.replayEntry(entry)
    return again.hash()
  })
}
