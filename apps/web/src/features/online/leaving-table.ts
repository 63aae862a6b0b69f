import type { TableInfo } from '@parlor/protocol'

/** Whoever has left looks on like anybody. */
export function hasLeftTable({ seats, you }: TableInfo): boolean {
  const own = you === null ? null : seats[you]
  return own?.kind === 'person' && own.left
}

/** Whether the match goes on without whoever leaves: with somebody left to play it, and a bot or the simplest move for the empty seat. */
export function continuesAfterLeaving({ seats, you, absent }: TableInfo): boolean {
  const others = seats.some((seat, at) => at !== you && seat.kind === 'person' && !seat.left)
  return others && (seats.length > 2 || absent.kind === 'bot')
}
