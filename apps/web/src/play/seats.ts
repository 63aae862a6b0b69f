import { strengths, type Strength } from '../games/door.ts'
import { bot, person, personSeats, type Player } from '../session/player.ts'

/** Who plays, as the short form asks it: one person against a level, people only, or something of one's own. */
export type Company =
  | { readonly kind: 'bot'; readonly level: string; readonly seat: number }
  | { readonly kind: 'people' }
  | { readonly kind: 'mixed' }

export function companyOf(players: readonly Player[]): Company {
  const people = personSeats(players)
  if (people.length === players.length) return { kind: 'people' }
  const levels = new Set(players.flatMap((player) => (player.kind === 'bot' ? [player.level] : [])))
  if (people.length !== 1 || levels.size !== 1) return { kind: 'mixed' }
  return { kind: 'bot', level: [...levels][0]!, seat: people[0]! }
}

/** One person in this seat, bots of this level in the others. */
export function against(level: string, seat: number, count: number): Player[] {
  return Array.from({ length: count }, (_, other) => (other === seat ? person : bot(level)))
}

/** The same company at a table with another number of seats. */
export function resized(players: readonly Player[], count: number): readonly Player[] {
  if (players.length === count) return players
  const spare = players.find((player) => player.kind === 'bot') ?? person
  return Array.from({ length: count }, (_, seat) => players[seat] ?? spare)
}

/** The levels of one strength, weakest first. */
export interface Rung {
  readonly strength: Strength
  readonly levels: readonly string[]
}

/** Levels by strength; those of which nothing is known are spread over the whole range in their order. */
export function ladder(levels: readonly { readonly id: string }[], known: Readonly<Record<string, Strength>>): Rung[] {
  const strengthOf = (id: string, at: number) => known[id] ?? strengths[Math.floor((at * strengths.length) / levels.length)]!
  return strengths
    .map((strength) => ({ strength, levels: levels.flatMap(({ id }, at) => (strengthOf(id, at) === strength ? [id] : [])) }))
    .filter((rung) => rung.levels.length > 0)
}
