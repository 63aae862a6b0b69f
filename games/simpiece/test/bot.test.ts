import { botFor, decide } from '@parlor/bots'
import { isRejection, quietSink, rngFrom, type Level, type Rng } from '@parlor/kernel'
import { findLethal, findWinThisTurn, puzzleOfDay, puzzles, builtInDecks, simpiece, type SimPieceState } from '@parlor/simpiece'
import { describe, expect, test } from 'vitest'
import { isLethalMove } from '../src/strategy/lethal-search.ts'

const { game, strategy, text } = simpiece
const { options } = game.options.presets[0]!

function position(...lines: string[]): SimPieceState {
  const state = game.notation.readState(lines.join('\n'), rngFrom('bot'))
  if (isRejection(state)) throw new Error(JSON.stringify(state))
  return state
}

function moveOf(found: ReturnType<typeof findLethal>) {
  if (found.result !== 'win') throw new Error(found.result)
  return found.move
}

function play(level: string, state: SimPieceState, seed = 'bot'): string {
  const { seat } = state.pending[0]!
  return game.notation.writeMove(decide(botFor(simpiece, level), { view: game.view(state, seat), seat, rng: rngFrom(seed) }).move)
}

/** Plays a match between two levels with ready decks; returns the winner. */
function match(levels: readonly string[], seed: number): number {
  const decks = [builtInDecks[seed % builtInDecks.length]!, builtInDecks[(seed * 3 + 1) % builtInDecks.length]!].map((deck) => deck.options)
  const bots = levels.map((level) => botFor(simpiece, level))
  const state = game.setup(options, decks, rngFrom(`deal ${seed}`))
  const rng = rngFrom(`bots ${seed}`)
  while (!state.outcome) {
    const { seat } = state.pending[0]!
    const { move } = decide(bots[seat]!, { view: game.view(state, seat), seat, rng })
    expect(game.check(state, seat, move)).toBeNull()
    game.apply(state, seat, move, quietSink)
  }
  return state.outcome.ranks.indexOf(1)
}

describe('levels', () => {
  test('the heuristic beats random moves [SIM40]', () => {
    const wins = Array.from({ length: 12 }, (_, i) => (match(i % 2 === 0 ? ['medium', 'easy'] : ['easy', 'medium'], i) === i % 2 ? 1 : 0))
    expect(wins.filter((won) => won).length).toBeGreaterThanOrEqual(11)
  })

  test.each(strategy.levels.map(({ id }) => id))(
    '%s takes a win at hand, also where the other side may still try to counter [SIM40]',
    (level) => {
      const bare = position('0 leader 001 d2', '0 don 0 8', '1 leader 031 r', '1 life', '1 hand')
      // 14 000 against 5000: no possible counter is enough.
      const sure = position('0 leader 001 d9', '0 field 025#5 r', '0 don 0 1', '1 leader 031 r', '1 don 0 4', '1 life', '1 hand 120')
      for (const state of [bare, sure]) for (let i = 0; i < 8; i++) expect(play(level, state, `${i}`)).toBe('attack 0 1')
    },
  )

  test('levels below Medium slip into plausible moves, the easiest into any move [SIM40]', () => {
    const state = position('0 leader 001', '0 field 025#5 r', '0 don 6 0', '0 hand 023#7', '1 leader 031', '1 field 121#9', '1 life 5x010')
    const firsts = new Set(strategy.plans!(state, 0).map(([first]) => game.notation.writeMove(first!)))
    const tries = (level: string) => Array.from({ length: 40 }, (_, i) => play(level, state, `${i}`))
    expect(tries('beginner').filter((move) => !firsts.has(move))).toEqual([])
    expect(new Set(tries('beginner')).size).toBeGreaterThan(2)
    expect(tries('easy').some((move) => !firsts.has(move))).toBe(true)
  })

  test('every level answers every kind of decision with a legal move, the same for the same view', () => {
    for (const { id } of strategy.levels.filter(({ kind }) => kind === 'policy')) match([id, id], 5)
    const start = game.setup(options, [builtInDecks[1]!.options, builtInDecks[4]!.options], rngFrom('same'))
    expect(play('skilled', start)).toBe(play('skilled', start))
  })
})

describe('no peeking', () => {
  test.each(['medium', 'skilled'])('%s plays the same when hidden cards and the other deck change [SIM44]', (level) => {
    const bot = botFor(simpiece, level)
    const rng = rngFrom('honest')
    let changed = 0
    for (let i = 0; i < 6; i++) {
      const state = game.setup(options, [builtInDecks[i]!.options, builtInDecks[7 - i]!.options], rngFrom(`honest ${i}`))
      for (let step = 0; !state.outcome; step++) {
        const { seat } = state.pending[0]!
        if (step % 9 === 0) {
          const other = game.determinize(game.view(state, seat), seat, rng)
          const copy: Rng = [...rng]
          const [here, there] = [state, other].map((one) => decide(bot, { view: game.view(one, seat), seat, rng: [...copy] as Rng }).move)
          expect(there).toEqual(here)
          if (game.notation.writeState(other) !== game.notation.writeState(state)) changed++
        }
        game.apply(state, seat, strategy.heuristicMove!(state, seat), quietSink)
      }
    }
    expect(changed).toBeGreaterThan(40)
  })

  test('the heuristic uses no card that its seat does not see [SIM44]', () => {
    const rng = rngFrom('guide')
    const state = game.setup(options, [builtInDecks[2]!.options, builtInDecks[6]!.options], rngFrom('guide'))
    while (!state.outcome) {
      const { seat } = state.pending[0]!
      const move = strategy.heuristicMove!(state, seat)
      for (let i = 0; i < 3; i++) {
        const other = game.determinize(game.view(state, seat), seat, rng)
        expect(strategy.heuristicMove!(other, seat)).toEqual(move)
      }
      game.apply(state, seat, move, quietSink)
    }
  })
})

describe('the heuristic', () => {
  test('a counter is spent only where it helps, and the smallest that does [SIM21]', () => {
    const attacked = (hand: string, life: string) =>
      position(
        `1 hand ${hand}`,
        `1 life ${life}`,
        '0 leader 001 r d1',
        '0 don 0 0',
        '1 leader 031',
        'battle 0 0 1 counter -1 0',
        'asks 1 counter',
      )
    // 6000 against 5000: 2000 are needed.
    expect(play('medium', attacked('013#7 036#8', ''))).toBe('counter 7 1')
    expect(play('medium', attacked('036#8', ''))).toBe('done')
    expect(play('medium', attacked('033#5 036#8 010#9', ''))).toBe('counter 5 1')
  })

  test('a Blocker steps in where the match would be lost [SIM20]', () => {
    const state = position('1 field 019#9', '1 life', '1 hand', '0 leader 001 r', 'battle 0 0 1 block -1 0', 'asks 1 block')
    expect(play('medium', state)).toBe('block 9')
    expect(play('skilled', state)).toBe('block 9')
  })

  test('a Character that can be beaten is attacked rather than left alone [SIM24]', () => {
    const state = position('0 field 120#5', '0 don 0 9', '1 leader 031', '1 field 121#9 r', '1 life 5x010', '1 hand 010 010')
    expect(play('medium', state)).toMatch(/^attack [05] 9$/)
  })
})

describe('lethal', () => {
  // Two attacks of 5000 against one Life: both must hit.
  const open = (...lines: string[]) => position('0 leader 001', '0 field 025#5', '0 don 0 10', '1 leader 031', '1 life 120', ...lines)

  test('is found exactly where nothing can stop it [SIM40]', () => {
    expect(findLethal(open('1 hand'), 0, 10_000).result).toBe('win')
    expect(findLethal(open('1 hand 010!'), 0, 10_000)).toEqual({ result: 'none' })
    expect(findLethal(open('1 hand', '1 field 019'), 0, 10_000)).toEqual({ result: 'none' })
    expect(findLethal(open('1 hand'), 0, 1)).toEqual({ result: 'unknown' })
  })

  test('the other hand is assumed to hold the strongest counters [SIM21, SIM44]', () => {
    const certainty = (...lines: string[]) => findWinThisTurn(game.view(open(...lines), 0), 0, 4000)
    expect(certainty('1 hand 120')).toMatchObject({ certainty: 'uncountered' })
    // The Life card of the first hit may counter the second.
    expect(certainty('1 hand')).toMatchObject({ certainty: 'uncountered' })
    const armed = (hand: string) => position('0 leader 001 d4', '0 field 025#5 d4', '0 don 0 2', '1 leader 031', '1 life 120', hand)
    expect(findWinThisTurn(game.view(armed('1 hand 120!'), 0), 0, 4000)).toMatchObject({ certainty: 'barringTrigger' })
    expect(findWinThisTurn(game.view(armed('1 hand 120 120 120'), 0), 0, 4000)).toMatchObject({ certainty: 'uncountered' })
    expect(findWinThisTurn(game.view(position('0 leader 001 d1', '0 don 0 9', '1 life', '1 hand'), 0), 0, 4000)).toMatchObject({
      certainty: 'certain',
    })
    expect(certainty('1 hand', '1 field 019')).toEqual({ result: 'none', near: true })
  })

  test('a Rush Character taken back and played again counts, although nobody could attack before [SIM40]', () => {
    const rested = '053#5 r, 053#6 r, 053#7 r, 025#8 r'
    const tired = (don: number) =>
      position('0 leader 002 r', `0 field ${rested}`, '0 hand 036#9', `0 don ${don} 0`, '1 leader 031', '1 life', '1 hand')
    expect(game.notation.writeMove(moveOf(findLethal(tired(6), 0, 20_000)))).toBe('play 9')
    expect(findLethal(tired(5), 0, 20_000)).toEqual({ result: 'none' })
  })

  test('an empty deck of the other side wins: the last card is drawn by a forced effect [SIM40, SIM41]', () => {
    const lastCard = (hand: string, deck = '012') =>
      position(
        '0 leader 001 r',
        '0 field 018#5',
        '0 don 0 0',
        '0 hand',
        '1 leader 031',
        `1 deck ${deck}`,
        '1 field 080#9 r',
        '1 life 4x012',
        `1 hand ${hand}`,
      )
    expect(game.notation.writeMove(moveOf(findLethal(lastCard(''), 0, 1000)))).toBe('attack 5 9')
    expect(findWinThisTurn(game.view(lastCard(''), 0), 0, 1000)).toMatchObject({ result: 'win', certainty: 'certain' })
    // Counters save the Character, and with it the match; so does another card in the deck.
    expect(findLethal(lastCard('036#20! 036#21!'), 0, 1000).result).toBe('win')
    expect(findLethal(lastCard('036#20! 036#21! 036#22!'), 0, 1000)).toEqual({ result: 'none' })
    expect(findLethal(lastCard('', '012 012'), 0, 1000)).toEqual({ result: 'none' })
    // The card that the other side draws next turn is another turn's.
    expect(findLethal(position('0 leader 001 r', '0 hand', '1 deck 012', '1 life 4x012', '1 hand'), 0, 1000)).toEqual({ result: 'none' })
  })

  test('what is not known is not called impossible [SIM40]', () => {
    // Hands that draw could find any number of Rush Characters.
    const drawing = position('0 leader 001 r', '0 hand 011#5 010#6', '0 don 5 0', '1 leader 031', '1 life 4x120', '1 hand')
    expect(findLethal(drawing, 0, 20_000)).toEqual({ result: 'unknown' })
    expect(findWinThisTurn(game.view(drawing, 0), 0, 20_000)).toEqual({ result: 'unknown', near: false })
    expect(findLethal(position('0 leader 001', '0 hand', '1 leader 031', '1 life 4x120', '1 hand'), 0, 20_000)).toEqual({ result: 'none' })
  })

  test('hints say so where a win was near [SIM40]', () => {
    const reasonAt = (state: SimPieceState) => {
      const move = strategy.heuristicMove!(state, 0)
      return JSON.stringify(text.reason!(game.view(state, 0), 0, move))
    }
    expect(reasonAt(open('1 hand 010!', '1 field 019'))).toContain('reason.noWin')
    expect(reasonAt(position('0 leader 001', '0 hand', '1 leader 031', '1 life 4x120', '1 hand'))).not.toContain('reason.noWin')
  })

  test('no win depends on a draw [SIM44]', () => {
    const drawing = position(
      '0 leader 001',
      '0 hand 011#5 010#6',
      '0 don 5 0',
      '0 deck 30x025 10x012',
      '1 leader 031',
      '1 life 120',
      '1 hand',
    )
    expect(findWinThisTurn(game.view(drawing, 0), 0, 20_000).result).not.toBe('win')
  })

  test('Hard plays it, and the hint says so [SIM40]', () => {
    const state = position('0 leader 001', '0 field 025#5', '0 don 0 10', '1 leader 031', '1 life', '1 hand')
    const move = play('hard', state)
    expect(move).toMatch(/^attack [05] 1$/)
    expect(text.reason!(game.view(state, 0), 0, moveOf(findLethal(state, 0, 1000)))).toMatchObject({
      key: 'reason.both',
      params: { sure: { key: 'reason.certain' }, why: { key: 'reason.lastHit' } },
    })
  })
})

describe('puzzles', () => {
  test('there are at least sixty, all different, and the solver wins every one of them [SIM40]', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(60)
    expect(new Set(puzzles.map((puzzle) => puzzle.position)).size).toBe(puzzles.length)
    for (const puzzle of puzzles) expect(findLethal(position(puzzle.position), 0, 50_000).result, puzzle.id).toBe('win')
  })

  test('a hint solves open positions, with the win, its reason and alternatives [SIM40]', () => {
    const hard = strategy.levels.at(-1)!
    for (const puzzle of puzzles.slice(0, 4)) {
      const state = position(puzzle.position)
      const view = game.view(state, 0)
      const bot = botFor(simpiece, { ...hard, simulations: 60, solve: 100_000 } as Level)
      const { move, candidates } = decide(bot, { view, seat: 0, rng: rngFrom('hint'), state, alternatives: 4 })
      expect(isLethalMove(state, 0, move, { left: 100_000 }), puzzle.id).toBe('win')
      expect([candidates[0]!.proven, candidates.length > 1]).toEqual([true, true])
      expect(text.reason!(view, 0, move, true)).toMatchObject({ key: 'reason.both', params: { sure: { key: 'reason.proven' } } })
    }
  })

  test('every puzzle comes up as the daily puzzle', () => {
    // Includes the end of a year and a leap day.
    const days = Array.from({ length: puzzles.length }, (_, i) => new Date(Date.UTC(2027, 11, 20 + i)).toISOString().slice(0, 10))
    expect(days).toContain('2028-02-29')
    expect(new Set(days.map((day) => puzzleOfDay(day).id)).size).toBe(puzzles.length)
  })
})

describe('reasons', () => {
  test('every heuristic move has one, with existing text', async () => {
    const strings = (await import('../strings/en.json', { with: { type: 'json' } })).default as Record<string, unknown>
    for (let i = 0; i < 4; i++) {
      const state = game.setup(options, [builtInDecks[i]!.options, builtInDecks[7 - i]!.options], rngFrom(`reason ${i}`))
      while (!state.outcome) {
        const { seat } = state.pending[0]!
        const move = strategy.heuristicMove!(state, seat)
        expect(strings).toHaveProperty([text.reason!(game.view(state, seat), seat, move).key])
        game.apply(state, seat, move, quietSink)
      }
    }
  })
})
