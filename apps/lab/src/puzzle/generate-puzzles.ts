import { randomInt, isRejection, quietSink, rngFrom, type Rng } from '@parlor/kernel'
import { cards, findLethal, cardIndexOf, publiclyKnown, builtInDecks, simpiece, type SimPieceState } from '@parlor/simpiece'
import { searchExhaustively, TooManyPositions, winsWithPolicy } from '@parlor/testkit'
import { allOutAttackPolicies } from './all-out-attack.ts'

const { game, strategy } = simpiece
const options = game.options.presets[0]!.options

/** Position limit of the solver, position limit of the exhaustive search, and maximum share of winning first moves. */
const solverLimit = 4000
const largest = 12_000
const maxWinningShare = 0.34

/** Replaces every Life card: neither [Trigger] nor Counter, so that a puzzle hides nothing relevant. */
const blank = cardIndexOf('OP01-025')

/** A puzzle from a turn of a game between policies; null where the turn gives none. The opponent's hand is open. */
function puzzleFrom(found: SimPieceState, rng: Rng): string | null {
  const state = game.clone(found)
  const [mine, theirs] = state.sides
  for (const side of state.sides) {
    Object.assign(side, { pool: [], atLeast: [], lifeSeen: [] })
    side.life.fill(blank)
    side.deck.length = 0
    side.deckSeen.length = 0
    side.shown.fill(publiclyKnown)
  }
  theirs.life.length = Math.min(theirs.life.length, 1 + randomInt(rng, 2))
  mine.shown.fill(0)
  for (const [side, most] of [
    [mine, 2],
    [theirs, 1 + randomInt(rng, 3)],
  ] as const)
    while (side.hand.length > most) {
      const at = randomInt(rng, side.hand.length)
      for (const column of [side.hand, side.handles, side.shown]) column.splice(at, 1)
    }
  theirs.trash.length = 0
  if (mine.donActive > 4) {
    mine.donDeck += mine.donActive - 4
    mine.donActive = 4
  }
  const text = game.notation
    .writeState(state)
    .split('\n')
    .filter((line) => !/^[01] (?:deck|turns)/.test(line))
    .join('\n')
  return isPuzzle(text) ? text : null
}

/** Whether a position is a puzzle: a forced win this turn, by few first moves, and not by a naive attack. */
function isPuzzle(text: string): boolean {
  const state = game.notation.readState(text, rngFrom('puzzle'))
  if (isRejection(state)) return false
  const isTurnOver = ({ turn }: SimPieceState) => turn !== state.turn
  const isTooEasy = allOutAttackPolicies.some((policy) => winsWithPolicy(game, state, isTurnOver, policy))
  if (isTooEasy || findLethal(state, 0, solverLimit).result !== 'win') return false
  try {
    const { wins, moves } = searchExhaustively(game, state, isTurnOver, largest)
    return wins.length > 0 && wins.length <= Math.max(2, moves * maxWinningShare)
  } catch (error) {
    if (error instanceof TooManyPositions) return false
    throw error
  }
}

/** Puzzles from games between policies with the ready decks, never two with the same Leaders and Characters. */
export function generatePuzzles(count: number, seed: string, tell: (text: string) => void): string[] {
  const made: string[] = []
  const known = new Set<string>()
  for (let match = 0; made.length < count; match++) {
    const rng = rngFrom(`${seed}/${match}`)
    const [a, b] = [randomInt(rng, builtInDecks.length), randomInt(rng, builtInDecks.length)]
    const state = game.setup(options, [builtInDecks[a]!.options, builtInDecks[b]!.options], rngFrom(`${seed}/deal/${match}`))
    for (let turn = 0; !state.outcome && made.length < count;) {
      const { seat, kind } = state.pending[0]!
      if (kind === 'main' && seat === 0 && state.turn !== turn) {
        turn = state.turn
        const text = state.sides[0].characters.length > 0 && state.sides[1].life.length < 4 ? puzzleFrom(state, rng) : null
        const look = [a, b, ...state.sides[0].characters.map(({ card }) => cards[card]!.id)].join()
        if (text !== null && !known.has(look)) {
          known.add(look)
          made.push(text)
          tell(text)
          break
        }
      }
      game.apply(state, seat, strategy.heuristicMove!(state, seat), quietSink)
    }
  }
  return made
}
