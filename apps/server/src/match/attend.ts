import { isRejection, owes, type Rejection, type Seat } from '@parlor/kernel'
import type { Thinkers } from '../bots/pool.ts'
import { usualLevel } from '../games.ts'
import { freshSeed } from '../random.ts'
import { attention } from './attention.ts'
import { enact } from './enact.ts'
import type { Fold } from './fold.ts'
import type { Room } from './room.ts'
import type { Rooms } from './rooms.ts'

/** What is to be done for a seat that owes a move: nothing yet, a bot's move, the game's fallback, or the match is lost on time. */
type Help =
  | { readonly kind: 'wait' }
  | { readonly kind: 'bot'; readonly level: string }
  | { readonly kind: 'fallback' }
  | { readonly kind: 'flag' }

/** Does what a match needs now and says when it needs somebody again. */
export async function attend(rooms: Rooms, thinkers: Thinkers, id: string): Promise<void> {
  const room = await rooms.open(id)
  if (isRejection(room)) return rooms.stores.jobs.settle(id, rooms.now() + 60_000)
  await room.run(() => rooms.refresh(room))
  const here = (await rooms.stores.presence.seats([id], rooms.now())).get(id) ?? new Set<number>()
  const { fold, row } = room
  if (!fold || row.state !== 'playing') return rooms.stores.jobs.settle(id, null)
  for (const { seat, id: decision } of [...fold.match.state.pending]) {
    const help = helpFor(room, fold, seat, here.has(seat), rooms.now())
    if (help.kind === 'wait') continue
    if (help.kind === 'bot') await playBot(rooms, room, thinkers, seat, decision, help.level)
    else await room.run(() => enact(rooms, room, `t:${decision}`, (now) => forced(now, seat, decision, help.kind)))
    // Whatever was appended has said when the match is next to be looked at.
    return again(rooms, room)
  }
  return again(rooms, room)
}

async function again(rooms: Rooms, room: Room): Promise<void> {
  const { fold, row } = room
  const due = fold && row.state === 'playing' ? attention(row, fold, rooms.now()) : null
  await rooms.stores.jobs.settle(room.id, due)
}

function helpFor({ row, pkg }: Room, fold: Fold, seat: Seat, here: boolean, now: number): Help {
  const sitting = row.seats[seat]!
  const { absent } = row
  if (sitting.kind === 'bot') return { kind: 'bot', level: sitting.level }
  if (sitting.kind === 'person' && sitting.left)
    return absent.kind === 'fallback'
      ? { kind: 'fallback' }
      : { kind: 'bot', level: absent.kind === 'bot' ? absent.level : usualLevel(pkg) }
  const expiry = fold.clocks.expiry(seat)
  if (expiry !== null && expiry <= now) return { kind: row.clock.kind === 'total' && row.seats.length === 2 ? 'flag' : 'fallback' }
  const since = fold.clocks.owesSince(seat)
  if (absent.kind === 'wait' || here || since === null || now - since < absent.seconds * 1000) return { kind: 'wait' }
  return absent.kind === 'bot' ? { kind: 'bot', level: absent.level } : { kind: 'fallback' }
}

/** The same check as for anybody: a decision that has been answered meanwhile is nobody's to answer. */
function forced({ match }: Fold, seat: Seat, decision: number, kind: 'fallback' | 'flag'): Rejection | null {
  if (owes(match.state.pending, seat)?.id !== decision) return { rejected: 'match.staleDecision' }
  const done = kind === 'flag' ? match.resign(seat, 'time') : match.timeout(seat)
  return isRejection(done) ? done : null
}

async function playBot(rooms: Rooms, room: Room, thinkers: Thinkers, seat: Seat, decision: number, level: string): Promise<void> {
  const { pkg, row, fold } = room
  const view: unknown = fold!.match.view(seat)
  const { id: game, version } = pkg.game
  const written = await thinkers.think({ game, version, request: { level, view, seat, seed: freshSeed() } }).catch(() => null)
  const move: unknown = written === null ? null : pkg.game.notation.readMove(written)
  await room.run(async () => {
    const kept = await enact(rooms, room, `b:${decision}`, ({ match }) => {
      if (move === null) return { rejected: 'server.failed' }
      const step = match.play(seat, move, { decision })
      return isRejection(step) ? step : null
    })
    // A bot that cannot play does not hold up the others.
    if (isRejection(kept) && kept.rejected !== 'match.staleDecision' && row.state === 'playing')
      await enact(rooms, room, `t:${decision}`, (now) => forced(now, seat, decision, 'fallback'))
  })
}
