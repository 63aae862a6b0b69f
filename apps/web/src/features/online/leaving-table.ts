import type { TableInfo } from '@parlor/protocol'

/** A player who has left is a spectator. */
export function hasLeftTable({ seats, you }: TableInfo): boolean {
  const own = you === null ? null : seats[you]
  return own?.kind === 'person' && own.left
}

/** True when the match continues without the leaving player: with somebody left to play, and a bot or fallback moves for the empty seat. */
export function continuesAfterLeaving({ seats, you, absent }: TableInfo): boolean {
  const others = seats.some((seat, at) => at !== you && seat.kind === 'person' && !seat.left)
  return others && (seats.length > 2 || absent.kind === 'bot')
}
