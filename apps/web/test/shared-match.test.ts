import { deflateRawSync } from 'node:zlib'
import { isRejection, reject, type Rejection } from '@parlor/kernel'
import { Match, readMatch, writeMatch } from '@parlor/kernel/host'
import { describe, expect, test } from 'vitest'
import { localMatchOf, saveContentOf } from '../src/session/local-match.ts'
import { withSaveChecksum } from '../src/data/save.ts'
import { readMatchLink, readSharedMatch, writeMatchLink, writeSharedMatch, type SharedMatch } from '../src/data/shared-match.ts'
import { fromBase64Url, inflate, toBase64Url } from '../src/platform/storage/compression.ts'
import { againstEasy, dots } from './fakes.ts'

function finished(): Match {
  const match = Match.begin(dots.game, { options: dots.game.options.presets[0]!.options, seed: 'a seed' }) as Match
  for (let i = 0; !match.outcome; i++) {
    const { seat } = match.state.pending[0]!
    const moves = match.moves(seat)
    match.play(seat, moves[(i * 7) % moves.length])
  }
  return match
}

const match = finished()
const shared: SharedMatch = { players: againstEasy, record: writeMatch(match, { snapshot: false }) }

function link(json: string): string {
  return `m=1.${toBase64Url(deflateRawSync(json))}`
}

describe('a link', () => {
  test('holds the whole match', async () => {
    const fragment = await writeMatchLink(shared)
    expect(fragment).toMatch(/^m=1\.[A-Za-z0-9_-]+$/)
    const read = await readMatchLink(`#${fragment}`)
    expect(read).toEqual(shared)
    expect((readMatch(dots.game, (read as SharedMatch).record) as Match).hash()).toBe(match.hash())
  })

  test('is short: a few characters a move', async () => {
    const { length } = await writeMatchLink(shared)
    expect(length / match.history.length).toBeLessThan(24)
  })

  test.each([
    ['something else', '#hello', 'share.notALink'],
    ['nothing', '', 'share.notALink'],
    ['a link of a newer Parlor', '#m=2.abc', 'share.newerLink'],
    ['a link without edition', '#m=abc', 'share.damagedLink'],
    ['signs that no link has', '#m=1.a+b/c', 'share.damagedLink'],
    ['bytes that do not unfold', '#m=1.AAAA', 'share.damagedLink'],
    ['text that is no JSON', `#${link('hello')}`, 'json.malformed'],
    ['JSON that is no match', `#${link('{"format":"cake"}')}`, 'share.notAMatch'],
  ])('refuses %s with its reason', async (_, fragment, code) => {
    const read = await readMatchLink(fragment)
    expect(isRejection(read) && read.rejected).toBe(code)
  })

  test('that is truncated is refused', async () => {
    const fragment = await writeMatchLink(shared)
    for (const cut of [1, 5, 40, 200]) expect(isRejection(await readMatchLink(fragment.slice(0, -cut)))).toBe(true)
  })

  test('that decompresses to too much is stopped while decompressing', async () => {
    const bomb = deflateRawSync(Buffer.alloc(50_000_000, 32))
    expect(bomb.length).toBeLessThan(60_000)
    expect(await readMatchLink(`#m=1.${toBase64Url(bomb)}`)).toMatchObject({ rejected: 'share.unfolds', params: { limit: 4_200_000 } })
    expect(await inflate(new Uint8Array(bomb), 1000)).toBe('too large')
  })
})

describe('a file', () => {
  test('is read, as is a bare record', () => {
    expect(readSharedMatch(writeSharedMatch(shared))).toEqual(shared)
    expect(readSharedMatch(JSON.stringify(shared.record))).toEqual({ players: null, record: shared.record })
  })

  const json = writeSharedMatch(shared)
  test.each([
    ['a newer edition', json.replace('"v":1', '"v":9'), reject('share.newerFile')],
    ['a strange key', json.replace('{', '{"x":1,'), reject('json.unknownKey', { key: 'x' })],
    ['players that are none', json.replace('"person"', '"ghost"'), reject('share.badPlayer', { number: 1, path: 'players[0]' })],
    ['a key too few', json.replace('"players"', '"sitters"'), reject('json.unknownKey', { key: 'sitters' })],
    ['a changed record', json.replace('a seed', 'b seed'), reject('record.damaged')],
    ['a list', '[]', reject('share.notAMatch')],
    ['too deep a nest', '['.repeat(100) + ']'.repeat(100), reject('json.tooDeep', { depth: 100, limit: 66 })],
  ] satisfies [string, string, Rejection][])('with %s is refused by name', (_, text, refused) => {
    expect(readSharedMatch(text)).toEqual(refused)
  })
})

describe('a save as a shared match', () => {
  const save = withSaveChecksum({ ...saveContentOf(localMatchOf(match, againstEasy, 1), 0, 2), revision: 1 })

  test('is the match in it', () => {
    expect(readSharedMatch(JSON.stringify(save))).toEqual({ players: againstEasy, record: save.record })
  })

  test.each([
    ['a stray key', { ...save, evil: 1 }, 'json.unknownKey'],
    ['a broken sum', { ...save, sum: 'nope' }, 'saves.damaged'],
    ['players that are none', { ...save, players: 'x' }, 'saves.badField'],
  ])('is refused with %s', (_, broken, code) => {
    expect(readSharedMatch(JSON.stringify(broken))).toMatchObject({ rejected: code })
  })
})

test('base64 for links goes both ways for every length', () => {
  for (let length = 0; length < 70; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255)
    expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes)
  }
  expect(fromBase64Url('=')).toBeNull()
})
