import { isRejection, type Rejection } from '@parlor/kernel'
import type { Bodies } from '@parlor/protocol'
import { gameNamed, usualLevel } from '../games.ts'
import type { Rooms } from '../match/rooms.ts'
import { openTable } from './open.ts'
import { sit } from './sit.ts'

/** Sits down at a public table that waits for somebody, or opens one with the usual rules. */
export async function quick(rooms: Rooms, person: string, { id, game, secret }: Bodies['quick']): Promise<{ match: string } | Rejection> {
  const pkg = gameNamed(game)
  if (isRejection(pkg)) return pkg
  const made = await rooms.stores.matches.findBy('asked', `${person}:${id}`)
  if (made) return { match: made.id }
  const waiting = (await rooms.stores.matches.lobby(game)).filter((row) => row.state === 'open' && row.host !== person).reverse()
  for (const { id: match } of waiting) {
    const table = await sit(rooms, person, match, { seat: null, secret })
    if (!isRejection(table)) return { match }
    // Somebody was quicker, it has closed, or its rules are another node's: the next one may do. What is brought fits at none.
    if (!/^(table|match)\./.test(table.rejected)) return table
  }
  const { options } = pkg.game.options.presets[0]!
  const persons = Math.min(2, pkg.game.seatCount(options))
  const seats = Array.from({ length: pkg.game.seatCount(options) }, (_, at) =>
    at === 0 ? { kind: 'me' as const } : at < persons ? { kind: 'open' as const } : { kind: 'bot' as const, level: usualLevel(pkg) },
  )
  const opened = await openTable(rooms, person, id, {
    game,
    options,
    seats,
    secret,
    visibility: 'public',
    clock: { kind: 'move', seconds: 90 },
    spectators: { kind: 'allowed' },
    absent: { kind: 'bot', level: usualLevel(pkg), seconds: 60 },
  })
  return isRejection(opened) ? opened : { match: opened.id }
}
