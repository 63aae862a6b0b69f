import { isRejection, pickRandom, rngFrom, type Game, type GameTypes, type Rng, type Seat } from '@parlor/kernel'
import { Match, type AnyGameTypes, type AddressedEvent } from '@parlor/kernel/host'

/** Chooses a seat's move; `rng` is the transcript's own, so the result is deterministic. */
export type ChooseMove<K extends GameTypes = AnyGameTypes> = (match: Match<K>, seat: Seat, rng: Rng) => K['Move']

/** A whole match as text, for golden files: the first position, then every move with its events and the resulting position. */
export function matchTranscript<K extends GameTypes>(
  game: Game<K>,
  origin: {
    readonly options: K['Options']
    readonly secrets?: readonly K['Secret'][]
    readonly seed: string
    readonly position?: string | null
  },
  choose: ChooseMove<K> = anyMove,
): string {
  const match = Match.begin(game, origin)
  if (isRejection(match)) throw new Error(`the origin is refused: ${JSON.stringify(match)}`)
  const rng = rngFrom(`playthrough ${origin.seed}`)
  const lines = [`${game.id} ${game.version}`, `options ${JSON.stringify(match.origin.options)}`, `seed ${match.origin.seed}`, '']
  lines.push(game.notation.writeState(match.start))
  while (!match.outcome) {
    const { seat } = pickRandom(rng, match.state.pending)
    const move = choose(match, seat, rng)
    const step = match.play(seat, move)
    if (isRejection(step)) throw new Error(`${game.notation.writeMove(move)} of seat ${seat} is refused: ${JSON.stringify(step)}`)
    lines.push('', `${match.history.length}. seat ${seat} plays ${game.notation.writeMove(move)}`, ...step.events.map(eventLine))
    lines.push(game.notation.writeState(step.state))
  }
  lines.push('', `over ${JSON.stringify(match.outcome)}`, `hash ${match.hash()}`)
  return lines.join('\n')
}

function anyMove<K extends GameTypes>(match: Match<K>, seat: Seat, rng: Rng): K['Move'] {
  return pickRandom(rng, match.moves(seat))
}

function eventLine({ event, audience }: AddressedEvent): string {
  return `  ${JSON.stringify(event)}${audience === 'all' ? '' : ` to ${audience.join(', ')}`}`
}
