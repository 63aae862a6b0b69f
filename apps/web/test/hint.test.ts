import type { Thought } from '@parlor/bots'
import { dots } from '@parlor/dots'
import { isRejection, Match, type GamePackage, type Kinds } from '@parlor/kernel'
import { mahjong, oddsOf, chanceOf, type MahjongMove, type MahjongView } from '@parlor/mahjong'
import { expect, test } from 'vitest'
import { hintFor, hintFrom } from '../src/session/hint.ts'
import type { Asking, Thinker } from '../src/session/thinker.ts'
import { chanceSign } from '../src/table/chance.ts'
import { wordsFrom } from '../src/words/words.ts'
import en from '../strings/en.json' with { type: 'json' }

function begun<K extends Kinds>(pkg: GamePackage<K>): Match {
  const match = Match.begin(pkg.game, { options: pkg.game.options.presets[0]!.options, seed: 'hint' } as never)
  if (isRejection(match)) throw new Error(match.rejected)
  return match as never
}

const cell = (row: number, col: number) => ({ row, col })
const thought = (chance: number, more: object = {}): Thought => ({
  move: cell(0, 0),
  candidates: [
    { move: cell(0, 0), chance, line: [cell(0, 0), cell(1, 1), cell(2, 2)], ...more },
    { move: cell(0, 1), chance: 0.3, line: [cell(0, 1)] },
  ],
  nodes: 1,
  depth: 3,
})

test('a game that can count its chances needs no search, and tells the other bet with its own', async () => {
  const match = begun(mahjong)
  const idle = { think: () => Promise.reject(new Error('nobody searches here')), renew() {} } as unknown as Thinker
  const odds = ((view: MahjongView, _: number, moves: readonly MahjongMove[]) =>
    moves.map(({ bet }) => chanceOf(oddsOf(view), bet))) as unknown as NonNullable<Asking['odds']>
  const by = { pkg: mahjong as unknown as GamePackage, odds, thinker: idle }
  const hint = (await hintFor(by, match, 'bots', 0, mahjong.judgement.levels.at(-1)!))!
  const [mine, other] = odds(match.view(0), 0, [hint.move, hint.others[0]!.move])
  expect([hint.chance, hint.others[0]!.chance]).toEqual([mine, other])
  expect(mine).toBeGreaterThan(other!)
  expect(hint.line).toEqual([])
})

test('what is expected to follow is told in words', () => {
  const view = begun(dots).view(0)
  const { line } = hintFrom(dots as unknown as GamePackage, view, 0, thought(0.6), 'alphabeta')
  expect(line.map(({ params }) => params)).toEqual([{ cell: 'b2' }, { cell: 'c3' }])
})

test('nothing is called sure that was only tried out', () => {
  const chance = (kind: 'alphabeta' | 'guided', more: object = {}) =>
    hintFrom(dots as unknown as GamePackage, begun(dots).view(0), 0, thought(1, more), kind).chance
  expect(chance('alphabeta')).toBe(1)
  expect(chance('guided')).toBeLessThan(1)
  expect(chance('guided', { proven: true })).toBe(1)
})

test('a chance beside a move is rounded, and no nearer to certainty than it is', () => {
  const signs = [1, 0.999, 0.47, 0.01, 0].map((chance) => chanceSign(chance, wordsFrom('en', en)))
  expect(signs).toEqual(['100%', '>95%', '45%', '<5%', '0%'])
})
