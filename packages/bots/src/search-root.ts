import { nextRandomWord, decisionOf, type Game, type GameTypes, type Rng, type Seat } from '@parlor/kernel'
import type { Question } from './bot.ts'
import { throwBotError } from './bot-error.ts'

/** Candidates named while still thinking. */
export const interimCandidateCount = 8

/** A generator of the bot's own; takes the same few words from the question's, however long the bot goes on to think. */
export function forkRng(rng: Rng): Rng {
  const fork: Rng = [nextRandomWord(rng) | 0, nextRandomWord(rng) | 0, nextRandomWord(rng) | 0, 1]
  for (let i = 0; i < 12; i++) nextRandomWord(fork)
  return fork
}

/** A world that fits what the asking seat sees. */
export function sampleWorld<K extends GameTypes>(game: Game<K>, question: Question<K>, rng: Rng): K['State'] {
  return game.determinize(question.view, question.seat, rng, question.priors)
}

/** Who wins together, as far as the game says. */
export function sidesInView<K extends GameTypes>(game: Game<K>, { view }: Question<K>): readonly number[] | null {
  return game.sides?.(view) ?? null
}

/** The moves the question is about; a seat that owes nothing cannot be asked. */
export function rootMoves<K extends GameTypes>(game: Game<K>, state: K['State'], seat: Seat, only?: readonly K['Move'][]): K['Move'][] {
  if (state.outcome !== null || !decisionOf(state.pending, seat)) throwBotError('bots.notAsked', { seat })
  const moves: K['Move'][] = []
  moves.length = game.moves(state, seat, moves)
  if (!only) return moves
  const wanted = moves.filter((move) => isAskedAbout(game, only, move))
  return wanted.length > 0 ? wanted : throwBotError('bots.noMove')
}

/** Whether a question that looks at some moves alone looks at this one. */
export function isAskedAbout<K extends GameTypes>({ notation }: Game<K>, only: readonly K['Move'][] | undefined, move: K['Move']): boolean {
  const name = notation.writeMove(move)
  return !only || only.some((one) => notation.writeMove(one) === name)
}
