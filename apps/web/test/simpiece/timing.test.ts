import { isRejection, pickRandom, rngFrom } from '@parlor/kernel'
import { eventsFor, Match } from '@parlor/kernel/host'
import { builtInDecks, simpiece, type SimPieceEvent, type SimPieceTypes } from '@parlor/simpiece'
import { describe, expect, test } from 'vitest'
import { countMatchStats } from '../../src/games/simpiece/match-stats.ts'
import drawing from '../../src/games/simpiece/drawing.ts'
import { sounds } from '../../src/games/simpiece/sounds.ts'
import { animationStepsOf, animationTimingOf } from '../../src/games/simpiece/timing.ts'
import { at, midgame, play } from './table-fixtures.ts'

const drawThumbnail = (position: string) => drawing.draw(position, 'small')

function randomMatch(seed: string): Match<SimPieceTypes> {
  const secrets = [builtInDecks[3]!.options, builtInDecks[6]!.options]
  const match = Match.begin(simpiece.game, { options: simpiece.game.options.presets[0]!.options, secrets, seed }) as Match<SimPieceTypes>
  if (isRejection(match)) throw new Error('no match')
  const rng = rngFrom(seed)
  while (!match.outcome) {
    const { seat } = match.state.pending[0]!
    match.play(seat, pickRandom(rng, match.moves(seat)))
  }
  return match
}

describe('Timing', () => {
  test('events are sequential, with existing sounds, and bounded durations', () => {
    const match = randomMatch('timing')
    for (const { events } of match.history) {
      const visible = eventsFor(events, 0) as SimPieceEvent[]
      const steps = animationStepsOf(visible)
      for (const [i, step] of steps.entries()) expect(step.at).toBe(i === 0 ? 0 : steps[i - 1]!.at + steps[i - 1]!.lasts)
      const { lasts, cues, instantSound } = animationTimingOf(visible)
      expect(lasts).toBeGreaterThanOrEqual((steps.at(-1)?.at ?? 0) + (steps.at(-1)?.lasts ?? 0))
      expect(lasts).toBeLessThan(7000)
      for (const { sound } of [...cues, ...(instantSound ? [instantSound] : [])]) expect(Object.keys(sounds)).toContain(sound)
    }
  })

  test('the instant sound is the most important one', () => {
    const [step] = play(at(midgame), 'attack 0 1').history
    expect(animationTimingOf(eventsFor(step!.events, 0) as SimPieceEvent[]).instantSound).toEqual({ sound: 'attack' })
    expect(animationTimingOf([])).toEqual({ lasts: 0, cues: [], shownAt: [] })
  })
})

describe('Match stats', () => {
  test('count the actions of one side once each', () => {
    const match = play(at(midgame), 'play 20', 'give 0', 'attack 0 30')
    expect(countMatchStats(match, 0)).toMatchObject({ played: 1, don: 4, damage: 0 })
    expect(countMatchStats(match, 1)).toMatchObject({ played: 0, don: 0, damage: 0 })
  })

  test('damage equals the lost Life over a match', () => {
    const match = randomMatch('figures')
    const lost = [0, 1].map((seat) => countMatchStats(match, 1 - seat).damage)
    const taken = [0, 1].map(
      (seat) =>
        match.history
          .flatMap(({ events }) => events.map(({ event }) => event))
          .filter((event) => event.kind === 'damage' && event.seat === seat).length,
    )
    expect(lost).toEqual(taken)
    expect(countMatchStats(match, 0).turns + countMatchStats(match, 1).turns).toBe(match.state.turn)
  })
})

describe('Thumbnails', () => {
  test('every position of a match can be drawn, and hands stay face down', () => {
    const match = randomMatch('sketch')
    for (let i = 0; i <= match.history.length; i += 20)
      expect(drawThumbnail(simpiece.game.notation.writeState(match.stateAt(i)))).not.toBeNull()
    const swapped = midgame.replace('OP01-120#21', 'OP01-022#21')
    expect(drawThumbnail(midgame)).toEqual(drawThumbnail(swapped))
    expect(drawThumbnail(midgame)).not.toEqual(drawThumbnail(midgame.replace('OP01-016#11 r', 'OP01-016#11')))
    expect(drawThumbnail('no position')).toBeNull()
  })
})
