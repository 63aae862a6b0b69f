import { heardBy, isRejection, Match, pick, rngFrom } from '@parlor/kernel'
import { readyDecks, simpiece, type SimPieceEvent, type SimPieceKinds } from '@parlor/simpiece'
import { describe, expect, test } from 'vitest'
import { figuresFor } from '../../src/games/simpiece/figures.ts'
import sketch from '../../src/games/simpiece/sketch.ts'
import { sounds } from '../../src/games/simpiece/sounds.ts'
import { beatsOf, timingOf } from '../../src/games/simpiece/timing.ts'
import { at, midgame, play } from './scenes.ts'

function randomMatch(seed: string): Match<SimPieceKinds> {
  const secrets = [readyDecks[3]!.options, readyDecks[6]!.options]
  const match = Match.begin(simpiece.game, { options: simpiece.game.options.presets[0]!.options, secrets, seed }) as Match<SimPieceKinds>
  if (isRejection(match)) throw new Error('no match')
  const rng = rngFrom(seed)
  while (!match.outcome) {
    const { seat } = match.state.pending[0]!
    match.play(seat, pick(rng, match.moves(seat)))
  }
  return match
}

describe('Timing', () => {
  test('one event after the other, each heard by a sound there is, and nothing lasts too long', () => {
    const match = randomMatch('timing')
    for (const { events } of match.line) {
      const heard = heardBy(events, 0) as SimPieceEvent[]
      const beats = beatsOf(heard)
      for (const [i, beat] of beats.entries()) expect(beat.at).toBe(i === 0 ? 0 : beats[i - 1]!.at + beats[i - 1]!.lasts)
      const { lasts, cues, atOnce } = timingOf(heard)
      expect(lasts).toBeGreaterThanOrEqual((beats.at(-1)?.at ?? 0) + (beats.at(-1)?.lasts ?? 0))
      expect(lasts).toBeLessThan(7000)
      for (const { sound } of [...cues, ...(atOnce ? [atOnce] : [])]) expect(Object.keys(sounds)).toContain(sound)
    }
  })

  test('what matters most is what is heard where only one sound is', () => {
    const [step] = play(at(midgame), 'attack 0 1').line
    expect(timingOf(heardBy(step!.events, 0) as SimPieceEvent[]).atOnce).toEqual({ sound: 'attack' })
    expect(timingOf([])).toEqual({ lasts: 0, cues: [] })
  })
})

describe('A match in figures', () => {
  test('counts what one side did, and each thing once', () => {
    const match = play(at(midgame), 'play 20', 'give 0', 'attack 0 30')
    expect(figuresFor(match, 0)).toMatchObject({ played: 1, don: 4, damage: 0 })
    expect(figuresFor(match, 1)).toMatchObject({ played: 0, don: 0, damage: 0 })
  })

  test('a whole match ends with as much damage as Life was lost', () => {
    const match = randomMatch('figures')
    const lost = [0, 1].map((seat) => figuresFor(match, 1 - seat).damage)
    const taken = [0, 1].map(
      (seat) =>
        match.line
          .flatMap(({ events }) => events.map(({ event }) => event))
          .filter((event) => event.kind === 'damage' && event.seat === seat).length,
    )
    expect(lost).toEqual(taken)
    expect(figuresFor(match, 0).turns + figuresFor(match, 1).turns).toBe(match.state.turn)
  })
})

describe('A position in a few strokes', () => {
  test('every position of a match can be drawn, and hands stay face down', () => {
    const match = randomMatch('sketch')
    for (let i = 0; i <= match.line.length; i += 20) expect(sketch(simpiece.game.notation.writeState(match.stateAt(i)))).not.toBeNull()
    const swapped = midgame.replace('OP01-120#21', 'OP01-022#21')
    expect(sketch(midgame)).toEqual(sketch(swapped))
    expect(sketch(midgame)).not.toEqual(sketch(midgame.replace('OP01-016#11 r', 'OP01-016#11')))
    expect(sketch('no position')).toBeNull()
  })
})
