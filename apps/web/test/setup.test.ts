import { isRejection, reject } from '@parlor/kernel'
import { expect, test, vi } from 'vitest'
import dotsDoor from '../src/games/dots/index.ts'
import { against, companyOf, resized } from '../src/play/seats.ts'
import { beginMatch, type Opening } from '../src/session/opening.ts'
import { bot, person } from '../src/session/player.ts'
import { resultOf } from '../src/storage/result.ts'
import { checkSetup, firstSetup, fitSetup, keepSetup, lastSetup, type Setup } from '../src/storage/setup.ts'
import { memoryShelf } from '../src/storage/shelf.ts'
import { addUp } from '../src/storage/statistics.ts'
import { Vault } from '../src/storage/vault.ts'
import { caravan } from './caravan.ts'
import { againstEasy, dots, twoPeople } from './fakes.ts'

vi.mock('../src/games/cards.ts', () => ({ cards: [], cardOf: () => null }))

const { game, judgement } = dots
const classic = game.options.presets[0]!.options as unknown as Setup['options']

test('the first match of a game is its first preset against its weakest level', () => {
  expect(firstSetup(game, judgement.levels)).toEqual({ options: classic, players: againstEasy })
  expect(firstSetup(caravan.game, caravan.judgement.levels).players).toHaveLength(2)
})

test('the last setup comes back, and a stored one that no longer fits does not', async () => {
  const vault = new Vault([memoryShelf()])
  const setup: Setup = { options: { ...classic, rows: 7, cols: 7 }, players: [bot('master'), person] }
  await keepSetup('dots', setup, vault)
  expect(await lastSetup(game, judgement.levels, vault)).toEqual(setup)
  for (const stored of [
    '{',
    '7',
    JSON.stringify({ ...setup, options: { ...setup.options, rows: 99 } }),
    JSON.stringify({ ...setup, players: [bot('nobody'), person] }),
    JSON.stringify({ ...setup, players: [person] }),
  ]) {
    await vault.write('setup/dots', stored)
    expect(await lastSetup(game, judgement.levels, vault)).toEqual(firstSetup(game, judgement.levels))
  }
})

test('a setup fits only with sound options and a player for every seat', () => {
  expect(isRejection(fitSetup(game, judgement.levels, { options: classic, players: twoPeople }))).toBe(false)
  expect(fitSetup(game, judgement.levels, { options: classic, players: [person] })).toEqual(reject('options.notPlayers'))
  expect(isRejection(fitSetup(game, judgement.levels, { options: {}, players: twoPeople }))).toBe(true)
})

test('the short form knows who plays', () => {
  expect(companyOf(againstEasy)).toEqual({ kind: 'bot', level: 'easy', seat: 0 })
  expect(companyOf(twoPeople)).toEqual({ kind: 'people' })
  expect(companyOf([bot('easy'), bot('hard')])).toEqual({ kind: 'mixed' })
  expect(companyOf([person, bot('easy'), bot('hard')])).toEqual({ kind: 'mixed' })
  expect(companyOf(against('hard', 2, 3))).toEqual({ kind: 'bot', level: 'hard', seat: 2 })
})

test('more seats are filled with the same company, fewer are cleared', () => {
  expect(resized(againstEasy, 4)).toEqual([person, bot('easy'), bot('easy'), bot('easy')])
  expect(resized(twoPeople, 3)).toEqual([person, person, person])
  expect(resized(againstEasy, 1)).toEqual([person])
})

test('what each seat brings in private is kept with the setup and dealt from', () => {
  const defaults = firstSetup(caravan.game, caravan.judgement.levels)
  const plain = beginMatch(caravan.game, { ...defaults, players: twoPeople }, 1) as Opening
  expect(plain.match.origin.secrets).toEqual([{ deck: '12345' }, { deck: '11335' }])
  const chosen = [{ deck: '11335' }, { deck: '24455' }]
  const setup: Setup = { ...defaults, players: twoPeople, secrets: chosen }
  expect(checkSetup(setup)).toEqual(setup)
  expect(fitSetup(caravan.game, caravan.judgement.levels, setup)).toEqual(setup)
  expect((beginMatch(caravan.game, setup, 1) as Opening).match.origin.secrets).toEqual(chosen)
  expect(isRejection(fitSetup(caravan.game, caravan.judgement.levels, { ...setup, secrets: chosen.slice(1) }))).toBe(true)
  expect(isRejection(beginMatch(caravan.game, { ...setup, secrets: [{ no: 1 }, {}] }, 1))).toBe(true)
  expect(isRejection(checkSetup({ ...setup, secrets: 'none' }))).toBe(true)
})

test('a board of one’s own is practice from the setup too, as it is from the editor', () => {
  const isOwn = dotsDoor.options!.isOwn!
  const preset = firstSetup(dots.game, dots.judgement.levels)
  const own = { ...preset, options: { ...preset.options, rows: 3, cols: 3, template: 'custom', cells: 'bca/cda/ab.' } }
  expect((beginMatch(dots.game, preset, 1, isOwn) as Opening).match.practice).toBeNull()
  const { match } = beginMatch(dots.game, own, 1, isOwn) as Opening
  expect(match.practice).toBe('edited')
  match.play(0, { row: 2, col: 2 })
  const result = resultOf(match, own.players, { id: 'aaaaaaaaaa', at: 1, played: 1 })!
  expect(addUp([result])).toMatchObject({ practice: 1, all: { games: 0 } })
})
