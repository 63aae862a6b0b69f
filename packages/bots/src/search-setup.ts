import { nextRandomWord, decisionOf, type Game, type GameTypes, type Rng, type Seat } from '@parlor/kernel'
import type { BotInput } from './bot.ts'
import { throwBotError } from './bot-request-error.ts'

/** Candidates reported while still thinking. */
export const interimCandidateCount = 8

/** A generator of the bot's own; advances the request's by a fixed number of steps, however long the bot thinks. */
export function forkRng(rng: Rng): Rng {
  const fork: Rng = [nextRandomWord(rng) | 0, nextRandomWord(rng) | 0, nextRandomWord(rng) | 0, 1]
  for (let i = 0; i < 12; i++) nextRandomWord(fork)
  return fork
}

/** A determinized state consistent with the seat's view. */
export function sampleWorld<K extends GameTypes>(game: Game<K>, question: BotInput<K>, rng: Rng): K['State'] {
  return game.determinize(question.view, question.seat, rng, question.priors)
}

/** The team of each seat. */
export function teamOfEachSeat<K extends GameTypes>(game: Game<K>, { view }: BotInput<K>): readonly number[] | null {
  return game.sides?.(view) ?? null
}

/** The root moves; throws for a seat without a decision. */
export function rootMoves<K extends GameTypes>(game: Game<K>, state: K['State'], seat: Seat, only?: readonly K['Move'][]): K['Move'][] {
  if (state.outcome !== null || !decisionOf(state.pending, seat)) throwBotError('bots.notAsked', { seat })
  const moves: K['Move'][] = []
  moves.length = game.moves(state, seat, moves)
  if (!only) return moves
  const wanted = moves.filter((move) => isRequestedMove(game, only, move))
  return wanted.length > 0 ? wanted : throwBotError('bots.noMove')
}

/** Whether a move is among those that the request is restricted to. */
export function isRequestedMove<K extends GameTypes>(
  { notation }: Game<K>,
  only: readonly K['Move'][] | undefined,
  move: K['Move'],
): boolean {
  const name = notation.writeMove(move)
  return !only || only.some((one) => notation.writeMove(one) === name)
}
