import { isRejection, reject } from '@parlor/kernel'
import { expect, test, vi } from 'vitest'
import dotsDoor from '../src/games/dots/index.ts'
import { playersAgainst, opponentChoiceOf, resizePlayers } from '../src/features/setup/opponent-choice.ts'
import { dealMatch, type LocalMatch } from '../src/session/local-match.ts'
import { botPlayer, personPlayer } from '../src/data/player.ts'
import { createMatchResult } from '../src/data/match-result.ts'
import { checkSetup, defaultSetup, checkSetupForGame, saveSetup, readLastSetup, type MatchSetup } from '../src/data/match-setup.ts'
import { memoryBackend } from '../src/platform/storage/storage-backend.ts'
import { computeStatistics } from '../src/data/statistics.ts'
import { KeyValueStore } from '../src/platform/storage/key-value-store.ts'
import { referencePackage } from './reference-package.ts'
import { againstEasy, dots, twoPeople } from './fakes.ts'

vi.mock('../src/web-game/game-infos.ts', () => ({ gameInfos: [], gameInfoOf: () => null }))

const { game, strategy } = dots
const classic = game.options.presets[0]!.options as unknown as MatchSetup['options']

test('the first match of a game is its first preset against its weakest level', () => {
  expect(defaultSetup(game, strategy.levels)).toEqual({ options: classic, players: againstEasy })
  expect(defaultSetup(referencePackage.game, referencePackage.strategy.levels).players).toHaveLength(2)
})

test('the last setup is restored, unless it is no longer valid', async () => {
  const store = new KeyValueStore([memoryBackend()])
  const setup: MatchSetup = { options: { ...classic, rows: 7, cols: 7 }, players: [botPlayer('master'), personPlayer] }
  await saveSetup('dots', setup, store)
  expect(await readLastSetup(game, strategy.levels, store)).toEqual(setup)
  for (const stored of [
    '{',
    '7',
    JSON.stringify({ ...setup, options: { ...setup.options, rows: 99 } }),
    JSON.stringify({ ...setup, players: [botPlayer('nobody'), personPlayer] }),
    JSON.stringify({ ...setup, players: [personPlayer] }),
  ]) {
    await store.write('setup/dots', stored)
    expect(await readLastSetup(game, strategy.levels, store)).toEqual(defaultSetup(game, strategy.levels))
  }
})

test('a setup is valid only with valid options and a player for every seat', () => {
  expect(isRejection(checkSetupForGame(game, strategy.levels, { options: classic, players: twoPeople }))).toBe(false)
  expect(checkSetupForGame(game, strategy.levels, { options: classic, players: [personPlayer] })).toEqual(reject('options.notPlayers'))
  expect(isRejection(checkSetupForGame(game, strategy.levels, { options: {}, players: twoPeople }))).toBe(true)
})

test('the summary names the players', () => {
  expect(opponentChoiceOf(againstEasy)).toEqual({ kind: 'bot', level: 'easy', seat: 0 })
  expect(opponentChoiceOf(twoPeople)).toEqual({ kind: 'people' })
  expect(opponentChoiceOf([botPlayer('easy'), botPlayer('hard')])).toEqual({ kind: 'mixed' })
  expect(opponentChoiceOf([personPlayer, botPlayer('easy'), botPlayer('hard')])).toEqual({ kind: 'mixed' })
  expect(opponentChoiceOf(playersAgainst('hard', 2, 3))).toEqual({ kind: 'bot', level: 'hard', seat: 2 })
})

test('additional seats get the same kind of player, surplus ones are dropped', () => {
  expect(resizePlayers(againstEasy, 4)).toEqual([personPlayer, botPlayer('easy'), botPlayer('easy'), botPlayer('easy')])
  expect(resizePlayers(twoPeople, 3)).toEqual([personPlayer, personPlayer, personPlayer])
  expect(resizePlayers(againstEasy, 1)).toEqual([personPlayer])
})

test('secrets of the seats are stored with the setup and used for the deal', () => {
  const defaults = defaultSetup(referencePackage.game, referencePackage.strategy.levels)
  const plain = dealMatch(referencePackage.game, { ...defaults, players: twoPeople }, 1) as LocalMatch
  expect(plain.match.origin.secrets).toEqual([{ deck: '12345' }, { deck: '11335' }])
  const chosen = [{ deck: '11335' }, { deck: '24455' }]
  const setup: MatchSetup = { ...defaults, players: twoPeople, secrets: chosen }
  expect(checkSetup(setup)).toEqual(setup)
  expect(checkSetupForGame(referencePackage.game, referencePackage.strategy.levels, setup)).toEqual(setup)
  expect((dealMatch(referencePackage.game, setup, 1) as LocalMatch).match.origin.secrets).toEqual(chosen)
  expect(
    isRejection(checkSetupForGame(referencePackage.game, referencePackage.strategy.levels, { ...setup, secrets: chosen.slice(1) })),
  ).toBe(true)
  expect(isRejection(dealMatch(referencePackage.game, { ...setup, secrets: [{ no: 1 }, {}] }, 1))).toBe(true)
  expect(isRejection(checkSetup({ ...setup, secrets: 'none' }))).toBe(true)
})

test('a custom board is practice from the setup too, as from the editor', () => {
  const isOwn = dotsDoor.customOptions!.isOwn!
  const preset = defaultSetup(dots.game, dots.strategy.levels)
  const own = { ...preset, options: { ...preset.options, rows: 3, cols: 3, template: 'custom', cells: 'bca/cda/ab.' } }
  expect((dealMatch(dots.game, preset, 1, isOwn) as LocalMatch).match.practice).toBeNull()
  const { match } = dealMatch(dots.game, own, 1, isOwn) as LocalMatch
  expect(match.practice).toBe('edited')
  match.play(0, { row: 2, col: 2 })
  const result = createMatchResult(match, own.players, { id: 'aaaaaaaaaa', at: 1, played: 1 })!
  expect(computeStatistics([result])).toMatchObject({ practice: 1, all: { games: 0 } })
})
