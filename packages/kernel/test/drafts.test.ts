import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  defaultOptions,
  noOptions,
  parseMatch,
  quietTable,
  readOptions,
  readSecrets,
  writeMatch,
  type Game,
  type GamePackage,
  type Judgement,
  type Kinds,
  type Match,
  type OptionSchema,
  type Outcome,
  type Rejection,
  type Relic,
  type Series,
  type Text,
} from '@parlor/kernel'
import * as domino from './drafts/domino.ts'
import * as mahjong from './drafts/mahjong.ts'
import * as simpiece from './drafts/simpiece.ts'
import * as sumzero from './drafts/sumzero.ts'

/** What code for every game does with one, in types: that it compiles for a game's kinds is the proof. */
type Uses<K extends Kinds> = (game: Game<K>, judgement: Judgement<K>, text: Text<K>, match: Match<K>) => GamePackage

function uses<K extends Kinds>(game: Game<K>, judgement: Judgement<K>, text: Text<K>, match: Match<K>): GamePackage {
  game.apply(match.state, 0, match.moves(0)[0]!, quietTable)
  writeMatch(match as Match)
  expectTypeOf(parseMatch(game, '')).toEqualTypeOf<Match<K> | Relic<K> | Rejection>()
  return { game, judgement, text }
}

describe('the contract holds every game', () => {
  test('as a type', () => {
    expectTypeOf(uses<domino.DominoKinds>).toEqualTypeOf<Uses<domino.DominoKinds>>()
    expectTypeOf(uses<mahjong.MahjongKinds>).toEqualTypeOf<Uses<mahjong.MahjongKinds>>()
    expectTypeOf(uses<sumzero.SumZeroKinds>).toEqualTypeOf<Uses<sumzero.SumZeroKinds>>()
    expectTypeOf(uses<simpiece.SimPieceKinds>).toEqualTypeOf<Uses<simpiece.SimPieceKinds>>()
    expectTypeOf<GamePackage<domino.DominoKinds>>().toExtend<GamePackage>()
    expectTypeOf<GamePackage<mahjong.MahjongKinds>>().toExtend<GamePackage>()
    expectTypeOf<GamePackage<sumzero.SumZeroKinds>>().toExtend<GamePackage>()
    expectTypeOf<GamePackage<simpiece.SimPieceKinds>>().toExtend<GamePackage>()
    expectTypeOf<Match<simpiece.SimPieceKinds>>().toExtend<Match>()
  })

  test('with what some of them need beyond the rest', () => {
    expectTypeOf<domino.DominoPolicies>().toExtend<Judgement<domino.DominoKinds>['policies']>()
    expectTypeOf<mahjong.MahjongPolicies>().toExtend<Judgement<mahjong.MahjongKinds>['policies']>()
    expectTypeOf<sumzero.SumZeroPolicies>().toExtend<Judgement<sumzero.SumZeroKinds>['policies']>()
    expectTypeOf(domino.resignAsPartners).toExtend<Game<domino.DominoKinds>['resign']>()
    expectTypeOf(mahjong.leaveRun).toExtend<Game<mahjong.MahjongKinds>['resign']>()
    expectTypeOf(mahjong.openRun).toExtend<Game<mahjong.MahjongKinds>['opening']>()
    expectTypeOf(mahjong.race('seed', 2)).toExtend<Series<number[]>>()
    expectTypeOf(simpiece.simpieceSecrets).toExtend<Game<simpiece.SimPieceKinds>['secrets']>()
  })

  test.each([domino.dominoLevels, mahjong.mahjongLevels, sumzero.sumzeroLevels, simpiece.simpieceLevels])(
    'levels are named apart',
    (...levels) => {
      expect(new Set(levels.map(({ id }) => id)).size).toBe(levels.length)
    },
  )

  test('partners give up together', () => {
    const outcome: Omit<Outcome, 'reason'> = domino.resignAsPartners({ totals: [0, 0, 0, 0] } as domino.DominoState, 2)
    expect(outcome).toEqual({ scores: [-1, 1, -1, 1], ranks: [3, 1, 3, 1] })
  })

  test('a series changes the starter and leaves the seats alone', () => {
    const series = sumzero.bestOf(3, sumzero.sumzeroOptions.presets[0]!.options)
    expect(series.next({ played: 1, wins: [1, 0] })?.options.starter).toBe(1)
    expect(series.next({ played: 2, wins: [2, 0] })).toBeNull()
    expect(mahjong.race('today', 2).next([12])).toEqual({ options: { honors: 'kind' }, seed: 'today' })
  })

  const schemas: [string, OptionSchema<object>][] = [
    ['domino', domino.dominoOptions],
    ['mahjong', mahjong.mahjongOptions],
    ['sumzero', sumzero.sumzeroOptions],
    ['simpiece', simpiece.simpieceOptions],
    ['simpiece decks', simpiece.simpieceSecrets],
    ['nothing', noOptions],
  ]
  test.each(schemas)('%s: defaults and presets are options', (_name, schema) => {
    expect(readOptions(schema, defaultOptions(schema))).toEqual(defaultOptions(schema))
    for (const { options } of schema.presets) expect(readOptions(schema, options)).toEqual(options)
  })

  test('a deck of fifty cards is a secret of its seat, and a wrong one is refused with the reason', () => {
    const [zoro, doflamingo] = simpiece.simpieceSecrets.presets.map(({ options }) => options)
    expect(readSecrets(simpiece.simpieceSecrets, [zoro, doflamingo], 2)).toEqual([zoro, doflamingo])
    expect(readSecrets(simpiece.simpieceSecrets, [zoro, { ...doflamingo!, deck: '4xOP01-016' }], 2)).toEqual({
      rejected: 'deck.notFifty',
      params: { cards: 4 },
    })
  })

  test('a field is of a kind that can hold its value', () => {
    const wrong: OptionSchema<{ size: number; open: boolean; colour: 'red' | 'blue' }> = {
      fields: {
        // @ts-expect-error a number is no switch
        size: { kind: 'switch', default: 3 },
        // @ts-expect-error a boolean is no integer
        open: { kind: 'integer', min: 0, max: 1, default: true },
        // @ts-expect-error two colours are no free text
        colour: { kind: 'text', maxLength: 4, default: 'red' },
      },
      presets: [],
    }
    expect(readOptions(wrong, defaultOptions(wrong))).toEqual({ rejected: 'options.notASwitch', params: { key: 'size' } })
  })
})
