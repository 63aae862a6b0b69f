import { answerRequest, type Thought } from '@parlor/bots'
import { dots } from '@parlor/dots'
import { isRejection, type GamePackage, type GameTypes } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { growthBet, lessons, mahjong, moveForBet, nextHandOdds, type MahjongView } from '@parlor/mahjong'
import { simpiece } from '@parlor/simpiece'
import { expect, test } from 'vitest'
import { strings as mahjongStrings } from '../src/games/mahjong/strings.ts'
import { countedOdds } from '../src/games/mahjong/counted-odds.ts'
import { hintFor, hintFromSearchResult } from '../src/session/hint.ts'
import type { EngineRequest, EngineRequestContext, BotEngine } from '../src/platform/workers/bot-engine.ts'
import { formatChance } from '../src/table/format-chance.ts'
import { createTranslator } from '../src/platform/i18n/translator.ts'
import en from '../strings/en.json' with { type: 'json' }

function begun<K extends GameTypes>(pkg: GamePackage<K>): Match {
  const match = Match.begin(pkg.game, { options: pkg.game.options.presets[0]!.options, seed: 'hint' } as never)
  if (isRejection(match)) throw new Error(match.rejected)
  return match as never
}

const countedBets = countedOdds as unknown as NonNullable<EngineRequestContext['odds']>

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

test('a game with exact odds needs no search, and shows the alternative with its chance', async () => {
  const match = begun(mahjong)
  const idle = { think: () => Promise.reject(new Error('nobody searches here')), renew() {} } as unknown as BotEngine
  const by = { pkg: mahjong as unknown as GamePackage, odds: countedBets, engine: idle }
  const hint = (await hintFor(by, match, 'bots', 0, mahjong.strategy.levels.at(-1)!))!
  const [mine, other] = countedBets(match.view(0), 0, [hint.move, hint.others[0]!.move]).map(({ chance }) => chance)
  expect([hint.chance, hint.others[0]!.chance]).toEqual([mine, other])
  expect(mine).toBeGreaterThan(other!)
  expect(hint.line).toEqual([])
  expect(hint.reason).not.toBeNull()
})

test('in Living honours the worthier bet comes first, with what the run is worth after either', async () => {
  const position = lessons.at(-1)!.position
  const match = Match.fromPosition(mahjong.game, position, { seed: 'hint' }) as unknown as Match
  const by = { pkg: mahjong as unknown as GamePackage, odds: countedBets, engine: {} as BotEngine }
  const hint = (await hintFor(by, match, 'bots', 0, mahjong.strategy.levels.at(-1)!))!
  expect(hint.move).toEqual({ bet: 'lower' })
  expect(hint.chance).toBeLessThan(0.2)
  expect(hint.others).toMatchObject([{ move: { bet: 'higher' }, tied: false }])
  expect(hint.others[0]!.chance).toBeGreaterThan(0.8)
  expect(createTranslator('en', en).say(hint.reason!, mahjongStrings.en)).toMatch(
    /^Lower wins with 13 of 100 next hands and is worth 1\.6 points of this run, higher 1\.2\.$/,
  )
})

test('in Stakes the stake of the highest growth comes first', async () => {
  const match = Match.begin(mahjong.game, { options: { honors: 'stakes' }, seed: 'stakes hint 3' }) as unknown as Match
  for (let i = 0; i < 25; i++) match.play(0, moveForBet((match.view(0) as { total: number }).total < 20 ? 'higher' : 'lower', 1))
  const by = { pkg: mahjong as unknown as GamePackage, odds: countedBets, engine: {} as BotEngine }
  const hint = (await hintFor(by, match, 'bots', 0, mahjong.strategy.levels.at(-1)!))!
  const { total, score: chips, ...view } = match.view(0) as MahjongView
  const best = growthBet({ odds: nextHandOdds({ total, unseen: view.unseen }), total, chips })
  expect(hint.move).toEqual({ bet: best.bet, stake: best.stake })
  expect(hint.reason).not.toBeNull()
})

test('in Stakes chips are kept before the last bet alone, and only where that bet loses on average', async () => {
  const by = { pkg: mahjong as unknown as GamePackage, odds: countedBets, engine: {} as BotEngine }
  const hinted = async (text: string) => {
    const match = Match.fromPosition(mahjong.game, text, { seed: 'hint' }) as unknown as Match
    return (await hintFor(by, match, 'bots', 0, mahjong.strategy.levels.at(-1)!))!.move
  }
  const stakes = (rest: string) => `stakes bets 100 score 100 streak 0 out 2\n${rest}\ndiscard`
  // Nothing but a tie can come.
  const tied = (more: string) => stakes(`hand 5m 5p 5s 6m\ndraw 9s 9p 2p 1s${more}`)
  expect(await hinted(tied(''))).toEqual({ cashOut: true })
  // A later hand may be a good one.
  expect(await hinted(tied(' 5m 5p 5s 6p'))).toHaveProperty('stake')
})

test('the principal variation is described', () => {
  const view = begun(dots).view(0)
  const { line } = hintFromSearchResult(dots as unknown as GamePackage, view, thought(0.6), 'alphabeta')
  expect(line.map(({ params }) => params)).toEqual([{ cell: 'b2' }, { cell: 'c3' }])
})

test('alternatives are ordered by chance, none above the hint', () => {
  const { candidates, ...rest } = thought(0.5)
  const more = [0.3, 0.35, 0.55].map((chance, i) => ({ move: cell(2, i), chance, line: [cell(2, i)] }))
  const { others } = hintFromSearchResult(
    dots as unknown as GamePackage,
    begun(dots).view(0),
    { ...rest, candidates: [candidates[0]!, ...more] },
    'ismcts',
  )
  expect(others.map(({ chance }) => chance)).toEqual([0.5, 0.35, 0.3])
})

test('in open games a hint says when no win is found', async () => {
  const by = (more: object) => ({
    pkg: dots as unknown as GamePackage,
    isOpenInformation: () => true,
    engine: { think: () => Promise.resolve(thought(0.9, more)) } as unknown as BotEngine,
  })
  const missed = async (more: object) => (await hintFor(by(more), begun(dots), 'bots', 0, dots.strategy.levels.at(-1)!))!.missed
  expect(await missed({ proven: true })).toBeUndefined()
  expect(await missed({})).toBe(true)
})

test('the reason is computed in the worker, not on the page', async () => {
  const requests: EngineRequest[] = []
  const silent = { ...simpiece, text: { ...simpiece.text, reason: () => expect.unreachable('on the page') } } as unknown as GamePackage
  const engine = {
    think: (ask: EngineRequest) => {
      requests.push(ask)
      return answerRequest(simpiece as unknown as GamePackage, ask, { clock: () => 0 })
    },
  } as unknown as BotEngine
  const skilled = simpiece.strategy.levels.find(({ id }) => id === 'skilled')!
  const hint = await hintFor({ pkg: silent, engine }, begun(simpiece), 'bots', 0, skilled)
  expect(requests.map(({ explain, only }) => explain === true && !only)).toEqual([true, false, false])
  expect(hint!.reason!.key).toMatch(/^reason\./)
})

test('where the search settled on one move, alternatives are searched too', async () => {
  const thoughts: unknown[] = []
  const think = ({ only }: { only?: readonly { row: number; col: number }[] }) => {
    thoughts.push(only)
    const move = only?.[0] ?? cell(1, 1)
    return Promise.resolve({ move, candidates: [{ move, chance: only ? 0.5 - move.row / 10 : 0.9, line: [move] }], nodes: 1, depth: 1 })
  }
  const by = { pkg: dots as unknown as GamePackage, engine: { think } as unknown as BotEngine }
  const hint = (await hintFor(by, begun(dots), 'bots', 0, dots.strategy.levels.at(-1)!))!
  expect(thoughts).toHaveLength(5)
  expect([hint.move, hint.chance, hint.others.length]).toEqual([cell(1, 1), 0.4, 3])
})

test('a request does not change when the match goes on meanwhile', async () => {
  const match = begun(dots)
  const only: unknown[] = []
  const engine = {
    think: (ask: EngineRequest) => {
      if (ask.only) only.push(...ask.only)
      else for (const seat of [0, 1]) match.play(seat, cell(0, seat))
      const [move] = ask.only ?? [cell(0, 0)]
      return Promise.resolve({ ...thought(0.5), move, candidates: [{ move, chance: 0.5, line: [move] }] })
    },
  } as unknown as BotEngine
  const legal = match.moves(0)
  await hintFor({ pkg: dots as unknown as GamePackage, engine }, match, 'bots', 0, dots.strategy.levels.at(-1)!)
  expect(only).toEqual(legal.slice(0, 4))
})

test('sampled results are never shown as certain', () => {
  const chance = (kind: 'alphabeta' | 'guided', more: object = {}) =>
    hintFromSearchResult(dots as unknown as GamePackage, begun(dots).view(0), thought(1, more), kind).chance
  expect(chance('alphabeta')).toBe(1)
  expect(chance('guided')).toBeLessThan(1)
  expect(chance('guided', { proven: true })).toBe(1)
})

test('a chance is rounded, but never to certainty', () => {
  const signs = [1, 0.999, 0.47, 0.01, 0].map((chance) => formatChance(chance, createTranslator('en', en)))
  expect(signs).toEqual(['100%', '>95%', '45%', '<5%', '0%'])
})
