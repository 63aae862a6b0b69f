import {
  addResult,
  emptyProgress,
  dots,
  levelMatchSetup,
  readLevelSet,
  readProgress,
  levelResultOf,
  levelSetStandingOf,
  type DotsTypes,
  type LevelResult,
  type LevelSet,
  type LevelSetProgress,
} from '@parlor/dots'
import { isRejection } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { describe, expect, it } from 'vitest'

const level = { name: 'L', description: 'D', cells: ['###', 'a.A', '###'], opponent: 'hard', starter: 'red', colour: 'red' }
const read = readLevelSet({
  format: 'dots-levels',
  version: 1,
  id: 'three',
  theme: 'petri',
  name: 'N',
  description: 'D',
  levels: [
    { ...level, id: 'one' },
    { ...level, id: 'two', colour: 'blue' },
    { ...level, id: 'three', starter: 'blue' },
  ],
})
if (isRejection(read)) throw new Error(read.rejected)
const set: LevelSet = read

function played(index: number, moves: string): Match<DotsTypes> {
  const match = Match.begin(dots.game, { options: levelMatchSetup(set.levels[index]!).options, seed: 'series' })
  if (isRejection(match)) throw new Error(match.rejected)
  for (const text of moves.split(' ')) {
    const move = dots.game.notation.readMove(text)
    const step = text === 'resign' ? match.resign(match.state.pending[0]!.seat) : match.play(match.state.pending[0]!.seat, move)
    if (isRejection(step)) throw new Error(`${text}: ${step.rejected}`)
  }
  return match
}

/** On a path of three cells, ends full: Red takes the middle, Blue bursts into it, Red bursts back and overfills it. Σcapacity is 4. */
const redWins = 'b2 c2 a2'
const result = (won: boolean, score: number): LevelResult => ({ won, score, moves: 3, best: 3 })

describe('playing through a set', () => {
  it('[DOT27] goes from the first level to the last, won or lost', () => {
    let progress = emptyProgress(set)
    for (const [index, level] of set.levels.entries()) {
      expect(levelSetStandingOf(set, progress)).toMatchObject({ unlocked: index + 1, game: null })
      expect(levelMatchSetup(level).levels).toEqual(level.colour === 'red' ? [null, 'hard'] : ['hard', null])
      const after = addResult(set, progress, index, levelResultOf(level, played(index, 'resign')))
      if (isRejection(after)) throw new Error(after.rejected)
      progress = after
    }
    expect(levelSetStandingOf(set, progress).game).toBe('won')
    expect(progress.results.map(({ won }) => won)).toEqual([false, true, true])
  })

  it('[DOT27] unlocks the next level by completing one', () => {
    const start: LevelSetProgress = { set: 'three', results: [] }
    expect(levelSetStandingOf(set, start).unlocked).toBe(1)
    expect(addResult(set, start, 1, result(true, 1000))).toMatchObject({ rejected: 'levels.locked' })
    expect(addResult(set, start, 3, result(true, 1000))).toMatchObject({ rejected: 'levels.none' })
    const after = addResult(set, start, 0, result(false, 20))
    if (isRejection(after)) throw new Error(after.rejected)
    expect(levelSetStandingOf(set, after).unlocked).toBe(2)
  })

  it('[DOT27] a level played again keeps its better score', () => {
    const before: LevelSetProgress = { set: 'three', results: [result(false, 20), result(true, 1010)] }
    expect(addResult(set, before, 0, result(true, 1020))).toMatchObject({ results: [{ score: 1020 }, { score: 1010 }] })
    expect(addResult(set, before, 1, result(false, 30))).toEqual(before)
  })

  it('[DOT28] counts a practice match as completed, not as won, and gives it no score', () => {
    const match = played(0, redWins)
    match.markPractice('hint')
    expect(levelResultOf(set.levels[0]!, match)).toEqual({ won: false, score: 0, moves: 3, best: 3 })
  })

  it('[DOT28] a won level scores 1000, plus 10 for every move below the maximum', () => {
    const match = played(0, redWins)
    expect(match.outcome?.ranks).toEqual([1, 2])
    expect(levelResultOf(set.levels[0]!, match)).toEqual({ won: true, moves: 3, best: 3, score: 1000 + 10 * (4 + 1 - 3) })
  })

  it('[DOT28] a lost level scores 10 per cell of the maximum owned at any time', () => {
    expect(levelResultOf(set.levels[1]!, played(1, redWins))).toEqual({ won: false, moves: 3, best: 2, score: 20 })
    expect(levelResultOf(set.levels[0]!, played(0, 'b2 c2 resign'))).toMatchObject({ won: false, moves: 2, best: 2, score: 20 })
  })

  it('[DOT28] the game is won when more levels are won than lost', () => {
    const standing = (...wins: boolean[]) =>
      levelSetStandingOf(set, { set: 'three', results: wins.map((won) => result(won, won ? 1000 : 10)) })
    expect(standing(true, true)).toEqual({ score: 2000, won: 2, lost: 0, unlocked: 3, game: null })
    expect(standing(true, true, false)).toEqual({ score: 2010, won: 2, lost: 1, unlocked: 3, game: 'won' })
    expect(standing(true, false, false).game).toBe('lost')
  })

  it('[DOT29] seats the minimum opponent where it is stronger', () => {
    expect(levelMatchSetup(set.levels[0]!, 'master').levels).toEqual([null, 'master'])
    expect(levelMatchSetup(set.levels[0]!, 'easy').levels).toEqual([null, 'hard'])
  })

  it('[DOT27] reads saved progress and refuses anything else', () => {
    const saved: LevelSetProgress = { set: 'three', results: [result(true, 1000)] }
    expect(readProgress(set, JSON.parse(JSON.stringify(saved)))).toEqual(saved)
    for (const bad of [
      null,
      [],
      { ...saved, set: 'other' },
      { ...saved, extra: 1 },
      { set: 'three' },
      { ...saved, results: [{ won: true }] },
      { ...saved, results: [{ ...result(true, 1000), score: -1 }] },
      { ...saved, results: [{ ...result(true, 1000), won: 1 }] },
      { ...saved, results: Array.from({ length: 4 }, () => result(true, 1)) },
    ])
      expect(readProgress(set, bad)).toEqual({ rejected: 'levels.badProgress' })
  })
})
