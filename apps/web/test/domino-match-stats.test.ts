import { domino, type DominoTypes, type DominoOptions } from '@parlor/domino'
import { isRejection, pickRandom, rngFrom } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { describe, expect, it } from 'vitest'
import { achievements } from '../src/games/domino/achievements.ts'
import { matchStatsOf } from '../src/games/domino/match-stats.ts'
import { strings } from '../src/games/domino/strings.ts'
import { evaluateAchievements } from '../src/data/achievement.ts'
import { checkResult, type MatchResult } from '../src/data/match-result.ts'

const options = (id: string) => domino.game.options.presets.find((preset) => preset.id === id)!.options

function played(chosen: DominoOptions, seed: string): Match<DominoTypes> {
  const match = Match.begin(domino.game, { options: chosen, seed })
  if (isRejection(match)) throw new Error(match.rejected)
  const rng = rngFrom(seed)
  while (!match.outcome) {
    const { seat } = match.state.pending[0]!
    match.play(seat, pickRandom(rng, match.moves(seat)))
  }
  return match
}

function resultOf(match: Match<DominoTypes>, seat: number, opponent = 'hard'): MatchResult {
  const { ranks, scores } = match.outcome!
  const ending = ranks[seat] !== 1 ? 'lost' : ranks.every((rank) => rank === 1) ? 'drawn' : 'won'
  return {
    v: 1,
    id: '0123456789abcdef0123',
    game: 'domino',
    at: 1,
    opponent,
    ending,
    score: scores[seat]!,
    moves: match.history.length,
    played: 1000,
    practice: null,
    marks: matchStatsOf(match, seat),
  }
}

const earned = (results: readonly MatchResult[]) =>
  evaluateAchievements(achievements, results).flatMap((one) => (one.earned ? [one.id] : []))
const valueOf = (results: readonly MatchResult[], id: string) =>
  evaluateAchievements(achievements, results).find((one) => one.id === id)!.value

describe('match stats', () => {
  it.each(['block', 'draw', 'fives', 'partners', 'nine', 'twelve'])('add up over the seats of %s, and can be stored', (id) => {
    const match = played(options(id), `figures ${id}`)
    const marks = [0, 1, 2, 3].map((seat) => matchStatsOf(match, seat))
    const events = match.history.flatMap(({ events: delivered }) => delivered.map(({ event }) => event))
    const sum = (name: string) => marks.reduce((all, one) => all + one[name]!, 0)
    expect(sum('placed')).toBe(events.filter(({ kind }) => kind === 'played').length)
    expect(sum('passes')).toBe(events.filter(({ kind }) => kind === 'passed').length)
    expect(marks[0]!['fish']).toBe(events.filter(({ kind }) => kind === 'fish').length)
    expect(isRejection(checkResult(resultOf(match, 2)))).toBe(false)
  })

  it('count what the winner of a hand left to the others', () => {
    for (let i = 0, seen = 0; seen < 5; i++) {
      const match = played(options('block'), `left ${i}`)
      const { winner, pips, hands, fish } = match.state.last!
      if (fish || winner === null) continue
      seen++
      const marks = matchStatsOf(match, winner)
      expect(marks['left']).toBe(pips.reduce((all, one) => all + one, 0))
      expect(marks['stranded']).toBe(Math.min(...hands.filter((_, seat) => seat !== winner).map((hand) => hand.length)))
      expect(matchStatsOf(match, (winner + 1) % 4)['left']).toBe(0)
    }
  })
})

describe('achievements', () => {
  it('are unique, each with a goal', () => {
    expect(achievements.length).toBeGreaterThanOrEqual(12)
    expect(new Set(achievements.map(({ id }) => id)).size).toBe(achievements.length)
    for (const { id, goal, group } of achievements) {
      expect(goal).toBeGreaterThan(0)
      for (const key of [`achievement.${id}.title`, `achievement.${id}.line`, `achievement.group.${group}`])
        expect(Object.hasOwn(strings.en, key), key).toBe(true)
    }
  })

  it('are earned by a win against their level, not by a loss', () => {
    let i = 0
    let match = played(options('block'), 'win 0')
    while (match.outcome!.ranks.every((rank) => rank === 1)) match = played(options('block'), `win ${++i}`)
    const winner = match.outcome!.ranks.indexOf(1)
    const won = resultOf(match, winner, 'master')
    expect(earned([won])).toEqual(expect.arrayContaining(['firstWin', 'beat.master']))
    expect(earned([won])).not.toContain('beat.hard')
    expect(earned([resultOf(match, (winner + 1) % 4, 'master')])).not.toContain('firstWin')
    expect(earned([{ ...won, practice: 'hint' }])).toEqual([])
    expect(valueOf([won, won], 'tenWins')).toBe(2)
    expect(valueOf([won, { ...won, ending: 'lost' }, won], 'threeInARow')).toBe(1)
    expect(valueOf([won, { ...won, opponent: 'easy' }, { ...won, opponent: 'easy+hard' }], 'beatAll')).toBe(2)
  })
})
