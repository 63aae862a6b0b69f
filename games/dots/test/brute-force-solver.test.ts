import { botFor, decide } from '@parlor/bots'
import { dots, templateToBoardText, type DotsState } from '@parlor/dots'
import { randomInt, isRejection, quietSink, rngFrom } from '@parlor/kernel'
import { describe, expect, it } from 'vitest'
import { canForceWin } from './brute-force-solver.ts'

const { game } = dots

/** Shared cache: both tests solve the same positions. */
const known = new Map<string, boolean>()
const master = botFor(
  dots,
  dots.strategy.levels.find(({ id }) => id === 'master')!,
)

describe('3×3', () => {
  it('[DOT13] is won by whoever starts, with every first move: that is why the start alternates', () => {
    const start = game.notation.readState(`${templateToBoardText('open', 3, 3)} red`, rngFrom('solve'))
    if (isRejection(start)) throw new Error(start.rejected)
    const moves: { row: number; col: number }[] = []
    const count = game.moves(start, 0, moves)
    for (const move of moves.slice(0, count)) {
      const next = game.clone(start)
      game.apply(next, 0, move, quietSink)
      expect([game.notation.writeMove(move), canForceWin(next, known)]).toEqual([game.notation.writeMove(move), false])
    }
    expect(count).toBe(9)
  })
  it('[DOT25] Master keeps the win from every winning position', () => {
    let won = 0
    for (let sample = 0; sample < 40; sample++) {
      const state = reached(sample)
      if (!state || !canForceWin(state, known)) continue
      won++
      const { seat } = state.pending[0]!
      const { move } = decide(master, { view: game.view(state, seat), seat, rng: rngFrom(`master ${sample}`) })
      const next = game.clone(state)
      game.apply(next, seat, move, quietSink)
      const stillWon = next.outcome !== null || !canForceWin(next, known)
      expect([game.notation.writeState(state), game.notation.writeMove(move), stillWon]).toEqual([
        expect.any(String),
        expect.any(String),
        true,
      ])
    }
    expect(won).toBeGreaterThan(8)
  })
})

/** A position after ten to sixteen random moves; null if the match was over by then. */
function reached(sample: number): DotsState | null {
  const rng = rngFrom(`reached ${sample}`)
  const state = game.notation.readState(`${templateToBoardText('open', 3, 3)} red`, rng)
  if (isRejection(state)) throw new Error(state.rejected)
  const moves: { row: number; col: number }[] = []
  for (let left = 10 + randomInt(rng, 7); left > 0 && !state.outcome; left--) {
    const { seat } = state.pending[0]!
    game.apply(state, seat, moves[randomInt(rng, game.moves(state, seat, moves))]!, quietSink)
  }
  return state.outcome ? null : state
}
