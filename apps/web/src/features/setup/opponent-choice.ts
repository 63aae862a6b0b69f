import { opponentStrengths, type OpponentStrength } from '../../web-game/web-game.ts'
import { botPlayer, personPlayer, personSeats, type Player } from '../../data/player.ts'

/** Opponents as the short form offers them: one person against a level, people only, or mixed. */
type OpponentChoice =
  | { readonly kind: 'bot'; readonly level: string; readonly seat: number }
  | { readonly kind: 'people' }
  | { readonly kind: 'mixed' }

export function opponentChoiceOf(players: readonly Player[]): OpponentChoice {
  const people = personSeats(players)
  if (people.length === players.length) return { kind: 'people' }
  const levels = new Set(players.flatMap((player) => (player.kind === 'bot' ? [player.level] : [])))
  if (people.length !== 1 || levels.size !== 1) return { kind: 'mixed' }
  return { kind: 'bot', level: [...levels][0]!, seat: people[0]! }
}

/** A person in this seat, bots of this level in the others. */
export function playersAgainst(level: string, seat: number, count: number): Player[] {
  return Array.from({ length: count }, (_, other) => (other === seat ? personPlayer : botPlayer(level)))
}

/** The same opponents for another number of seats. */
export function resizePlayers(players: readonly Player[], count: number): readonly Player[] {
  if (players.length === count) return players
  const spare = players.find((player) => player.kind === 'bot') ?? personPlayer
  return Array.from({ length: count }, (_, seat) => players[seat] ?? spare)
}

/** Levels of one strength, weakest first. */
export interface StrengthGroup {
  readonly strength: OpponentStrength
  readonly levels: readonly string[]
}

/** Levels grouped by strength; those without one are spread over the whole range in their order. */
export function levelsByStrength(
  levels: readonly { readonly id: string }[],
  known: Readonly<Record<string, OpponentStrength>>,
): StrengthGroup[] {
  const strengthOf = (id: string, at: number) =>
    known[id] ?? opponentStrengths[Math.floor((at * opponentStrengths.length) / levels.length)]!
  return opponentStrengths
    .map((strength) => ({ strength, levels: levels.flatMap(({ id }, at) => (strengthOf(id, at) === strength ? [id] : [])) }))
    .filter((group) => group.levels.length > 0)
}
