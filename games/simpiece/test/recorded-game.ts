import { createHash } from 'node:crypto'
import { isRejection } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { simpiece, type SimPieceSeatSecret, type SimPieceTypes } from '@parlor/simpiece'

const { game } = simpiece

interface DealtGame {
  readonly seed: string
  readonly preset: string
  readonly decks: readonly [SimPieceSeatSecret, SimPieceSeatSecret]
}

/** Events that tell more of the same game than its recording does. */
const eventKindsSince = new Set(['battleStep'])

/**
 * Plays the moves that `choose` names, in notation. The digest is of all lists of legal moves, of every event with its audience and of
 * the last position.
 */
export function digestGame(
  { seed, preset, decks }: DealtGame,
  choose: (match: Match<SimPieceTypes>, legal: readonly string[]) => string | undefined,
): { readonly moves: readonly string[]; readonly digest: string } {
  const { options } = game.options.presets.find(({ id }) => id === preset)!
  const match = Match.begin(game, { options, secrets: [...decks], seed })
  if (isRejection(match)) throw new Error(`${seed}: ${match.rejected}`)
  const moves: string[] = []
  const digest = createHash('sha256')
  while (!match.outcome) {
    const { seat } = match.state.pending[0]!
    const legal = match.moves(seat).map((move) => game.notation.writeMove(move))
    const written = choose(match, legal)
    if (written === undefined) throw new Error(`${seed}: the log ends after ${moves.length} moves and the game does not`)
    const step = match.play(seat, game.notation.readMove(written))
    if (isRejection(step)) throw new Error(`${seed}: move ${moves.length + 1}, ${written}, is refused: ${step.rejected}`)
    moves.push(written)
    const events = step.events.filter(({ event }) => !eventKindsSince.has(event.kind))
    digest.update(`${seat}${legal.join()}>${written}${JSON.stringify(events)}`)
  }
  return { moves, digest: digest.update(game.notation.writeState(match.state)).digest('hex').slice(0, 16) }
}
