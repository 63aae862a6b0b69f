import { botFor, decide } from '@parlor/bots'
import { quietSink, rngFrom, type StateCore, type GamePackage, type Rng } from '@parlor/kernel'
import { describe, expect, test } from 'vitest'
import { randomMove } from '../src/bot-play.ts'
import { gameById } from '../src/games.ts'
import { dealMatch } from '../src/match-arguments.ts'

/** Determinized states in which a move has to win before it counts as a win in one. */
const worlds = 6

/** A position of a random match in which some moves win at once, whatever is hidden, and others do not. */
interface Chance {
  readonly state: StateCore
  readonly wins: ReadonlySet<string>
}

function winsIn({ game }: GamePackage, state: StateCore, rng: Rng): { readonly wins: Set<string>; readonly moves: number } {
  const { seat } = state.pending[0]!
  const moves: unknown[] = []
  moves.length = game.moves(state, seat, moves)
  const around = Array.from({ length: game.information === 'open' ? 1 : worlds }, () => game.determinize(game.view(state, seat), seat, rng))
  const wins = moves.filter((move) =>
    around.every((world) => {
      const next = game.clone(world) as StateCore
      game.apply(next, seat, move, quietSink)
      return next.outcome?.ranks[seat] === 1 && next.outcome.ranks.some((rank) => rank > 1)
    }),
  )
  return { wins: new Set(wins.map((move) => game.notation.writeMove(move))), moves: moves.length }
}

function chancesIn(pkg: GamePackage, preset: string, count: number): Chance[] {
  const { game } = pkg
  const { options } = game.options.presets.find(({ id }) => id === preset)!
  const rng = rngFrom(`wins ${preset}`)
  const found: Chance[] = []
  for (let match = 0; found.length < count && match < 400; match++) {
    const state = game.clone(dealMatch(pkg, options, `wins/${match}`).start) as StateCore
    while (!state.outcome && found.length < count) {
      const { wins, moves } = winsIn(pkg, state, rng)
      if (wins.size > 0 && wins.size < moves) found.push({ state: game.clone(state) as StateCore, wins })
      game.apply(state, state.pending[0]!.seat, randomMove(pkg, state, state.pending[0]!.seat, rng, []), quietSink)
    }
  }
  return found
}

/** Our own levels; those fixed by the rules are excluded. SimPiece has a test of its own. */
describe.each([
  ['dots', 'classic', ['easy', 'medium', 'hard', 'expert']],
  ['sumzero', 'standard', ['classic']],
  ['domino', 'fives', ['easy', 'random', 'hard']],
] as const)('%s', (id, preset, fixed) => {
  const pkg = gameById(id)
  const chances = chancesIn(pkg, preset, 8)
  const own = pkg.strategy.levels.filter((level) => !(fixed as readonly string[]).includes(level.id))

  test.each(own.map((level) => level.id))('%s never misses a win in one', (level) => {
    expect(chances.length).toBeGreaterThan(4)
    const bot = botFor(pkg, level)
    for (const [i, { state, wins }] of chances.entries()) {
      const { seat } = state.pending[0]!
      const { move } = decide(bot, { view: pkg.game.view(state, seat), seat, rng: rngFrom(`bot ${i}`) })
      expect(wins).toContain(pkg.game.notation.writeMove(move))
    }
  })
})
