import { botFor, decide } from '@parlor/bots'
import { domino, type DominoState } from '@parlor/domino'
import { randomInt, isRejection, pickRandom, quietSink, rngFrom, shuffle, type Rng } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'

/** The same position with the tiles hidden from the seat reshuffled. */
export function reshuffleHiddenTiles(state: DominoState, seat: number, rng: Rng): DominoState {
  const other = domino.game.clone(state)
  const hidden = shuffle(rng, [...state.hands.flatMap((hand, at) => (at === seat ? [] : hand)), ...state.boneyard])
  other.hands = state.hands.map((hand, at) => (at === seat ? [...hand] : hidden.splice(0, hand.length).sort((a, b) => a - b)))
  other.boneyard = hidden
  return other
}

/** Asks a level twice in positions of random games, the second time with hidden tiles reshuffled; counts differing answers. */
export function countPeekingAnswers(level: string, positions: number, seed: string): { asked: number; choices: number; differed: number } {
  const bot = botFor(domino, level)
  const rng = rngFrom(seed)
  const { game } = domino
  const found = { asked: 0, choices: 0, differed: 0 }
  while (found.asked < positions) {
    const { options } = pickRandom(rng, game.options.presets)
    const match = Match.begin(game, { options, seed: `${seed} ${found.asked}` })
    if (isRejection(match)) throw new Error(match.rejected)
    const state = game.clone(match.start)
    for (let depth = randomInt(rng, 40); depth > 0 && !state.outcome; depth--)
      game.apply(state, state.pending[0]!.seat, game.sample!(state, state.pending[0]!.seat, rng), quietSink)
    if (state.outcome) continue
    const { seat } = state.pending[0]!
    const [first, second] = [state, reshuffleHiddenTiles(state, seat, rng)].map((world) => {
      const { move } = decide(bot, { view: game.view(world, seat), seat, rng: rngFrom(`${seed} think ${found.asked}`) })
      return game.notation.writeMove(move)
    })
    found.asked++
    if (game.moves(state, seat, []) > 1) found.choices++
    if (first !== second) found.differed++
  }
  return found
}
