import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hashJson, isRejection, type Game } from '@parlor/kernel'
import {
  canonicalJson,
  Match,
  parseMatch,
  readMatch,
  readRecord,
  writeMatch,
  type MatchRecord,
  type UnreplayableMatch,
} from '@parlor/kernel/host'
import { coins } from './games/coins.ts'
import { startMatch, playAll, unwrap } from './games/test-match.ts'
import { nim, type NimTypes } from './games/nim.ts'

/** A match with every kind of log entry. */
function eventful(): Match<NimTypes> {
  const match = startMatch(nim, { heaps: '5,5,5' })
  unwrap(match.play(0, { heap: 0, take: 2 }, { group: 3 }))
  unwrap(match.timeout(1))
  playAll(match, '0:b2')
  match.undo(0)
  playAll(match, '0:c1 1:c1')
  match.markPractice('hint')
  unwrap(match.resign(1, 'time'))
  return match
}

/** The record with changes and a recomputed checksum: a careful forgery. */
function forged(record: MatchRecord, change: Record<string, unknown>): Record<string, unknown> {
  const { sum: _sum, ...rest } = { ...record, ...change }
  return { ...rest, sum: hashJson(rest) }
}

function asMatch<T>(value: T): Extract<T, Match<never> | Match> {
  expect(value).toBeInstanceOf(Match)
  return value as Extract<T, Match<never> | Match>
}

describe('a record', () => {
  test('restores log, history, practice and state', () => {
    const match = eventful()
    const again = asMatch(parseMatch(nim, JSON.stringify(writeMatch(match))))
    expect(again.log).toEqual(match.log)
    expect(canonicalJson(again.history)).toBe(canonicalJson(match.history))
    expect(again.practice).toBe('hint')
    expect(again.outcome).toEqual({ scores: [1, -1], ranks: [1, 2], reason: 'time' })
    expect(again.origin).toEqual(match.origin)
  })

  test.each(['draw', 'abort'] as const)('restores a stopped match: %s', (kind) => {
    const match = playAll(startMatch(nim, { heaps: '5,5,5' }), '0:a2 1:b1')
    const { snapshot } = writeMatch(match)
    unwrap(match.stop(0, kind))
    const record = writeMatch(match, { hashes: true })
    expect(record.snapshot).toBe(snapshot)
    const again = asMatch(parseMatch(nim, JSON.stringify(record)))
    expect([again.log, again.outcome]).toEqual([match.log, { scores: [0, 0], ranks: [1, 1], reason: kind }])
  })

  test('stays as it was while the match goes on', () => {
    const match = startMatch(nim, { heaps: '5,5,5' })
    playAll(match, '0:a2')
    const record = writeMatch(match)
    playAll(match, '1:b1')
    expect(isRejection(readRecord(JSON.parse(JSON.stringify(record))))).toBe(false)
    expect(record.log).toHaveLength(1)
  })

  test('round trips after any sequence of entries', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.array(fc.nat(99), { maxLength: 25 }), (seed, choices) => {
        const match = startMatch(coins, {}, seed)
        for (const choice of choices) {
          const seat = choice % 3
          const moves = match.moves(seat)
          if (choice < 20) match.undo(seat)
          else if (choice < 25) match.redo()
          else if (choice < 30) match.timeout(seat)
          else if (choice === 99) match.resign(seat)
          else match.play(seat, moves[choice % Math.max(1, moves.length)], choice % 2 ? { group: choice } : {})
        }
        const record = writeMatch(match, { hashes: true })
        const again = asMatch(parseMatch(coins, JSON.stringify(record)))
        expect(writeMatch(again, { hashes: true })).toEqual(record)
        expect(again.redoable).toBe(match.redoable)
      }),
    )
  })

  test('may leave the snapshot out and keep a hash after every entry', () => {
    const match = eventful()
    const slim = writeMatch(match, { snapshot: false, hashes: true })
    expect(slim.snapshot).toBeNull()
    expect(slim.hashes).toHaveLength(match.log.length)
    expect(new Set(slim.hashes).size).toBeGreaterThan(4)
    asMatch(readMatch(nim, slim))
  })

  test('keeps a position as its origin', () => {
    const match = unwrap(Match.begin(nim, { options: nim.options.presets[0]!.options, seed: 's', position: '1,2 1 misere 2' }))
    playAll(match, '1:b2')
    const again = asMatch(readMatch(nim, writeMatch(match)))
    expect(again.state).toEqual(match.state)
    expect(again.practice).toBe('edited')
  })
})

describe('a record is rejected', () => {
  const record = writeMatch(eventful())
  const { hash: _hash, ...withoutHash } = record

  const refused: [string, unknown, string, Record<string, string | number>?][] = [
    ['no object', [record], 'record.notAnObject'],
    ['something else', { ...record, format: 'parlor-level' }, 'record.notAMatch'],
    ['an unknown key', { ...record, extra: 1 }, 'record.unknownKey', { key: 'extra' }],
    ['a missing key', withoutHash, 'record.missingKey', { key: 'hash' }],
    ['a damaged checksum', { ...record, sum: '0000000000000000' }, 'record.damaged'],
    ['damage under the checksum', { ...record, log: record.log.slice(1) }, 'record.damaged'],
    ['what JSON cannot hold', { ...record, snapshot: Number.NaN }, 'record.damaged'],
    ['no checksum over what JSON cannot hold', { ...record, snapshot: Infinity, sum: null }, 'record.damaged'],
    ['a negative zero and no checksum', { ...record, version: -0, sum: null }, 'record.damaged'],
    ['a snapshot that is no text', forged(record, { snapshot: { heaps: [1e9] } }), 'record.badField', { key: 'snapshot' }],
    ['no hash at all', forged(record, { hash: null, hashes: null }), 'record.badField', { key: 'hash' }],
    ['another game', forged(record, { game: 'coins' }), 'record.otherGame', { game: 'coins', expected: 'nim' }],
    ['a newer version', forged(record, { version: 2 }), 'record.newerVersion', { version: 2, known: 1 }],
    ['no game', forged(record, { game: 5 }), 'record.badField', { key: 'game' }],
    ['version 0', forged(record, { version: 0 }), 'record.badField', { key: 'version' }],
    ['a bare origin', forged(record, { origin: { options: {}, seed: 's' } }), 'record.badField', { key: 'origin' }],
    ['a seed that is no text', forged(record, { origin: { ...record.origin, seed: 1 } }), 'record.badField', { key: 'origin' }],
    ['a position that is no text', forged(record, { origin: { ...record.origin, position: 1 } }), 'record.badField', { key: 'origin' }],
    ['no log', forged(record, { log: {} }), 'record.badField', { key: 'log' }],
    ['an endless log', forged(record, { log: Array.from({ length: 20_001 }, () => record.log[0]) }), 'record.badField', { key: 'log' }],
    ['an odd practice', forged(record, { practice: 'because' }), 'record.badField', { key: 'practice' }],
    ['an odd hash', forged(record, { hash: 5 }), 'record.badField', { key: 'hash' }],
    ['too few hashes', forged(record, { hashes: ['a'] }), 'record.badField', { key: 'hashes' }],
    ['odd hashes', forged(record, { hashes: record.log.map(() => 1) }), 'record.badField', { key: 'hashes' }],
  ]
  test.each(refused)('with the reason: %s', (_name, value, code, params) => {
    expect(readMatch(nim, value)).toEqual(params ? { rejected: code, params } : { rejected: code })
  })

  const entries: [string, unknown][] = [
    ['text', 'a1'],
    ['no kind', { seat: 0, move: 'a1' }],
    ['an unknown kind', { kind: 'cheat', seat: 0 }],
    ['no seat', { kind: 'move', move: 'a1' }],
    ['a fraction of a seat', { kind: 'move', seat: 0.5, move: 'a1' }],
    ['no move', { kind: 'move', seat: 0 }],
    ['a move that is no text', { kind: 'move', seat: 0, move: { heap: 0, take: 1 } }],
    ['a key too many', { kind: 'move', seat: 0, move: 'a1', at: 1 }],
    ['an odd group', { kind: 'move', seat: 0, move: 'a1', group: 'x' }],
    ['a group on a timeout', { kind: 'timeout', seat: 0, move: 'a1', group: 1 }],
    ['a timeout without a move', { kind: 'timeout', seat: 0 }],
    ['an undo to nowhere', { kind: 'undo', seat: 0 }],
    ['giving up without a reason', { kind: 'resign', seat: 0 }],
    ['giving up for an odd reason', { kind: 'resign', seat: 0, reason: 'bored' }],
  ]
  test.each(entries)('for an entry: %s', (_name, entry) => {
    expect(readMatch(nim, forged(record, { log: [record.log[0], entry] }))).toEqual({ rejected: 'record.badEntry', params: { entry: 2 } })
  })

  test('when it is too large or too deep, before it is parsed', () => {
    expect(parseMatch(nim, `"${'x'.repeat(4_000_001)}"`)).toMatchObject({ rejected: 'json.tooLarge' })
    expect(parseMatch(nim, JSON.stringify(record).replace('{', '{"deep":' + '['.repeat(10_000)))).toMatchObject({
      rejected: 'json.tooDeep',
    })
    expect(parseMatch(nim, '{"format":"parlor-match"')).toEqual({ rejected: 'json.malformed' })
    expect(parseMatch(nim, '{"__proto__":{}}')).toMatchObject({ rejected: 'json.forbiddenKey' })
  })

  test('never by throwing, whatever is changed in its text', () => {
    const text = JSON.stringify(record)
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.constantFrom('', '0', '9', '"', '}', 'null', ' ', 'é'), (at, put) => {
        const changed = text.slice(0, at) + put + text.slice(at + 1)
        const read = parseMatch(nim, changed)
        // A changed text is either rejected or equivalent (a space, the same digit).
        if (!isRejection(read)) expect(canonicalJson(JSON.parse(changed))).toBe(canonicalJson(record))
      }),
      { numRuns: 500 },
    )
  })

  test('by its shape alone where the game is not known', () => {
    expect(readRecord(JSON.parse(JSON.stringify(record)))).toEqual(record)
    expect(readRecord({ ...record, sum: '' })).toEqual({ rejected: 'record.damaged' })
  })
})

/** The last state and the reason of an unreplayable match. */
function lookAt(read: object): { position: string; why: unknown } {
  const { lastState, why } = read as UnreplayableMatch<NimTypes>
  return { position: nim.notation.writeState(lastState), why }
}

describe('a log that does not replay', () => {
  const match = playAll(startMatch(nim), '0:a1 1:b2')
  const record = writeMatch(match, { hashes: true })

  test('opens its last state, to look at, with the entry that went wrong', () => {
    const read = readMatch(nim, forged(record, { log: [record.log[0], { kind: 'move', seat: 1, move: 'a9' }] }))
    expect(lookAt(read)).toEqual({
      position: nim.notation.writeState(match.state),
      why: { rejected: 'record.badMove', params: { entry: 2 } },
    })
  })

  test.each([
    ['options that are none any more', { origin: { ...record.origin, options: {} } }, 'options.missingKey'],
    ['a move that is legal but was not played', { log: [record.log[0], { kind: 'move', seat: 1, move: 'b1' }] }, 'record.differs'],
    ['an undo that cannot have been', { log: [record.log[0], { kind: 'undo', seat: 1, to: 0 }] }, 'record.badMove'],
    ['another seed', { origin: { ...record.origin, seed: 'other' } }, 'record.differs'],
  ])('for %s', (_name, change, code) => {
    expect(lookAt(readMatch(nim, forged(record, change)))).toMatchObject({
      position: nim.notation.writeState(match.state),
      why: { rejected: code },
    })
  })

  test('is found at the first entry whose hash differs', () => {
    const hashes = ['0', ...record.hashes!.slice(1)]
    expect(readMatch(nim, forged(record, { hashes }))).toMatchObject({ why: { rejected: 'record.differs', params: { entry: 1 } } })
  })

  test('is found by the last hash alone', () => {
    const slim = writeMatch(match)
    const other = readMatch(nim, forged(slim, { origin: { ...slim.origin, options: { ...match.origin.options, heaps: '3,4,6' } } }))
    expect(lookAt(other)).toMatchObject({
      position: nim.notation.writeState(match.state),
      why: { rejected: 'record.differs', params: { entry: 2 } },
    })
  })

  test('is rejected where the snapshot is missing or no position of the game', () => {
    const log = [{ kind: 'move', seat: 0, move: 'z9' }]
    const why = { rejected: 'record.badMove', params: { entry: 1 } }
    expect(readMatch(nim, forged(record, { log, hashes: null, snapshot: null }))).toEqual(why)
    expect(readMatch(nim, forged(record, { log, hashes: null, snapshot: 'no position' }))).toEqual(why)
  })
})

describe('a record of an older version', () => {
  /** Version 1 called the first heap x; neither it nor version 2 had a limit. */
  const migrate: NonNullable<Game['migrate']> = {
    1: (old) => {
      const record = old as MatchRecord
      return {
        ...record,
        log: record.log.map((entry) => (entry.kind === 'move' ? { ...entry, move: entry.move.replace('x', 'a') } : entry)),
      }
    },
    2: (old) => {
      const record = old as MatchRecord
      return { ...record, origin: { ...record.origin, options: { ...(record.origin.options as object), most: 9 } } }
    },
  }
  const now: Game<NimTypes> = { ...nim, version: 3, migrate, setup: (...dealt) => ({ ...nim.setup(...dealt), v: 3 }) }

  const match = playAll(startMatch(nim), '0:a1 1:b2')
  const { most: _most, ...first } = match.origin.options
  const old = forged(writeMatch(match, { hashes: true }), {
    origin: { ...match.origin, options: first },
    log: [{ kind: 'move', seat: 0, move: 'x1' }, match.log[1]],
  })

  test('is migrated version by version', () => {
    const read = asMatch(readMatch(now, old))
    expect(read.state.heaps).toEqual([2, 2, 5])
    expect(read.origin.options.most).toBe(9)
    expect(writeMatch(read)).toMatchObject({ version: 3, log: match.log })
  })

  test('runs only the migrations it needs', () => {
    const second = forged(writeMatch(match), { version: 2, origin: { ...match.origin, options: first } })
    expect(asMatch(readMatch(now, second)).state.heaps).toEqual([2, 2, 5])
  })

  test.each([
    ['a step is missing', { 1: migrate[1]! }, { from: 2, to: 3 }],
    ['there are no steps', undefined, { from: 1, to: 2 }],
    ['a step fails', { ...migrate, 2: () => JSON.parse('{') as unknown }, { from: 2, to: 3 }],
    ['a step returns nothing', { ...migrate, 1: () => null }, { from: 1, to: 2 }],
  ])('opens its last state where %s', (_name, steps, params) => {
    const game = { ...nim, version: 3, ...(steps ? { migrate: steps } : {}) }
    expect(lookAt(readMatch(game, old))).toEqual({
      position: nim.notation.writeState(match.state),
      why: { rejected: 'record.noMigration', params },
    })
  })

  test('is validated as strictly after its migration', () => {
    const game = { ...now, migrate: { ...migrate, 2: (record: unknown) => ({ ...(record as object), log: 'none' }) } }
    expect(readMatch(game, old)).toMatchObject({ why: { rejected: 'record.badField', params: { key: 'log' } } })
  })
})
