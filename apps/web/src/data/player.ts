import { hasExactKeys } from '@parlor/kernel'

/** Who sits in a seat: a person at this device, a bot level, or a named remote player. */
export type Player =
  | { readonly kind: 'person' }
  | { readonly kind: 'bot'; readonly level: string }
  | { readonly kind: 'remote'; readonly name: string }

export const personPlayer: Player = { kind: 'person' }

export function botPlayer(level: string): Player {
  return { kind: 'bot', level }
}

export function remotePlayer(name: string): Player {
  return { kind: 'remote', name }
}

const levelName = /^[a-zA-Z][a-zA-Z0-9-]{0,39}$/
const most = 16

/** Validates players, one per seat; null when anything is wrong. */
export function checkPlayers(value: unknown): Player[] | null {
  if (!Array.isArray(value) || value.length < 1 || value.length > most) return null
  return value.every(isPlayer) ? value : null
}

function isPlayer(value: unknown): value is Player {
  if (hasExactKeys(value, ['kind'])) return value['kind'] === 'person'
  return (
    hasExactKeys(value, ['kind', 'level']) &&
    value['kind'] === 'bot' &&
    typeof value['level'] === 'string' &&
    levelName.test(value['level'])
  )
}

/** The same players with remote ones as people at this device. */
export function asLocalPlayers(players: readonly Player[]): Player[] {
  return players.map((player) => (player.kind === 'remote' ? personPlayer : player))
}

/** Seats of people at this device. */
export function personSeats(players: readonly Player[]): number[] {
  return players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []))
}
