import { isRejection, type GamePackage } from '@parlor/kernel'
import type { NewTable } from '@parlor/protocol'
import { gameById } from '../src/games.ts'
import { freshRequestId, TestClient } from './test-client.ts'

export function gameByIdOrThrow(game: string): GamePackage {
  const pkg = gameById(game)
  if (isRejection(pkg)) throw new Error(`${game}: ${pkg.rejected}`)
  return pkg
}

/** A table for two people, bots in the other seats. */
export function newTableFor({ game }: GamePackage, part: Partial<NewTable> = {}): NewTable {
  const options = (part.options ?? game.options.presets[0]!.options) as Record<string, unknown>
  const seats = Array.from({ length: game.seatCount(options) }, (_, at) =>
    at === 0 ? { kind: 'me' as const } : at === 1 ? { kind: 'open' as const } : { kind: 'bot' as const, level: 'random' },
  )
  const none = { kind: 'none' as const }
  return {
    game: game.id,
    options,
    seats,
    secret: null,
    visibility: 'private',
    clock: none,
    spectators: { kind: 'denied' },
    absent: { kind: 'wait' },
    ...part,
  }
}

/** Two clients at a match that has just started. */
export async function startMatchOfTwo(
  base: string,
  pkg: GamePackage,
  part: Partial<NewTable> = {},
  pair?: readonly [TestClient, TestClient],
): Promise<{ match: string; guests: [TestClient, TestClient] }> {
  const guests: [TestClient, TestClient] = pair ? [...pair] : [new TestClient(base), new TestClient(base)]
  if (!pair) for (const guest of guests) await guest.becomeGuest()
  const { match } = await guests[0].requestOrThrow('openTable', { id: freshRequestId(), table: newTableFor(pkg, part) })
  await guests[1].requestOrThrow('takeSeat', { seat: null, secret: null }, { match })
  return { match, guests }
}
