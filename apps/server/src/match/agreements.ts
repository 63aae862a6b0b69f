import { isPlayed, isRejection, owes, type Rejection, type ResignReason, type Seat } from '@parlor/kernel'
import { isDrawOpen, rankedRules, refuse, type AskOf } from '@parlor/protocol'
import type { MatchRow } from '../store/matches.ts'
import { isPresent, others } from '../tables/seats.ts'
import type { Kept } from './commit.ts'
import { endFor, matchCounts } from './counting.ts'
import { enact } from './enact.ts'
import type { Fold } from './fold.ts'
import type { Room } from './room.ts'
import type { Rooms } from './rooms.ts'

type Answer = Kept | { readonly seq: null }
type Reply = (answer: Answer) => void

/** Calls a ranked match off while it does not count yet. Only within `room.run`. */
export async function abort(rooms: Rooms, room: Room, seat: Seat, { id }: AskOf<'abort'>, reply: Reply): Promise<void> {
  if (!room.row.ranked) return reply(refuse('ranked.notRanked'))
  const act = (fold: Fold) => (matchCounts(room.row, fold) ? refuse('ranked.counts') : endFor(room.row, fold, seat, 'left'))
  await enact(rooms, room, { mover: `${seat}:${id}`, act }, reply)
}

/**
 * A seat of a ranked match is given up, by whoever sits there or because of a claim. Before the match counts that calls it off; between the
 * last two it is lost; at a larger table the others play on, the game's fallback answers for the seat, and it is rated last.
 */
export async function giveUp(
  rooms: Rooms,
  room: Room,
  seat: Seat,
  mover: string,
  reason: ResignReason,
  reply: Reply,
  refused: (fold: Fold) => Rejection | null = () => null,
): Promise<void> {
  if (rooms.several || !room.fold) await rooms.refresh(room)
  const { fold, row } = room
  const stored = fold?.movers.get(mover)
  if (stored !== undefined) return reply({ seq: stored })
  if (!fold || row.state !== 'playing') return reply(refuse('match.notBegun'))
  if (others(row.seats, seat).length <= 1 || !matchCounts(row, fold))
    return void (await enact(rooms, room, { mover, act: (now) => refused(now) ?? endFor(row, now, seat, reason) }, reply))
  const unchanged = await rooms.change(
    room,
    ({ state, seats }) => {
      if (state !== 'playing') return refuse('match.notBegun')
      return { seats: seats.map((one, at) => (at === seat && one.kind === 'person' ? { ...one, left: true } : one)) }
    },
    (client) => rooms.stores.jobs.put(room.id, { absence: rooms.now() }, { owner: row.host, strong: false }, client),
  )
  reply(unchanged ?? { seq: null })
  rooms.hurry()
}

/** Why somebody may not begin a ranked match: too many called off, or one is under way. */
export async function rankedRefused(rooms: Rooms, person: string): Promise<Rejection | null> {
  const { aborts, matches } = rooms.stores
  const now = rooms.now()
  const until = await aborts.pausedUntil(person, now)
  if (until > 0) return refuse('ranked.paused', { count: Math.ceil((until - now) / 60_000), until: Math.round(until) })
  return (await matches.rankedUnderWay(person)) === null ? null : refuse('ranked.playing')
}

/** Somebody who owes a move has been away for long, while the claimer was there all the time: the database says so, not the page. */
export async function claim(rooms: Rooms, room: Room, seat: Seat, { id, seat: absent }: AskOf<'claim'>, reply: Reply): Promise<void> {
  if (!room.row.ranked) return reply(refuse('ranked.notRanked'))
  if (rooms.several || !room.fold) await rooms.refresh(room)
  const stored = room.fold?.movers.get(`${seat}:${id}`)
  if (stored !== undefined) return reply({ seq: stored })
  const sitting = room.row.seats[absent]
  // Claimed already: asked again, it is done.
  if (sitting?.kind === 'person' && sitting.left) return reply({ seq: null })
  const refused = await claimRefused(rooms, room, seat, absent)
  if (refused) return reply(refused)
  const decision = owes(room.fold!.match.state.pending, absent)!.id as number
  // Whoever has moved meanwhile, at whatever node, has come back.
  const back = ({ match }: Fold) => (owes(match.state.pending, absent)?.id === decision ? null : refuse('claim.present'))
  await giveUp(rooms, room, absent, `${seat}:${id}`, 'left', reply, back)
}

async function claimRefused(rooms: Rooms, room: Room, seat: Seat, absent: Seat): Promise<Rejection | null> {
  const { id, fold, row } = room
  const sitting = row.seats[absent]
  if (!fold || row.state !== 'playing') return refuse('match.notBegun')
  if (absent === seat || !sitting || !isPresent(sitting) || !owes(fold.match.state.pending, absent)) return refuse('claim.present')
  // Who has just come is not written down yet.
  if ([...room.viewers].some(({ person }) => room.seatOf(person) === absent)) return refuse('claim.present')
  const now = rooms.now()
  const { presence } = rooms.stores
  const [away, own] = await Promise.all([presence.stay(id, absent), presence.stay(id, seat)])
  if (away.hereSince !== null) return refuse('claim.present')
  // Where the server or the store was away, everybody was: only what the claimer saw through counts.
  const since = Math.max(fold.clocks.owesSince(absent) ?? now, away.lastHere, own.hereSince ?? now)
  const seconds = Math.ceil((since + rankedRules.claimSeconds * 1000 - now) / 1000)
  return seconds > 0 ? refuse('claim.early', { count: seconds }) : null
}

/** A draw is offered, accepted by everybody who is still in the match, and then stands in the log. Only within `room.run`. */
export async function draw(rooms: Rooms, room: Room, seat: Seat, ask: AskOf<'draw'>, reply: Reply): Promise<void> {
  if (rooms.several || !room.fold) await rooms.refresh(room)
  const { fold, row } = room
  const mover = `${seat}:${ask.id}`
  const stored = fold?.movers.get(mover)
  if (stored !== undefined) return reply({ seq: stored })
  if (!fold || row.state !== 'playing' || fold.match.outcome) return reply(refuse('match.notBegun'))
  const open = openOffer(row, fold)
  if (ask.step === 'offer') {
    // It is made for a position. A copy of an older one, come late, neither offers again nor accepts what others have offered since. Pages of before name none.
    if (ask.line !== 0 && ask.line !== fold.match.line.length) return reply(refuse('draw.notOffered'))
    return reply(open ? { seq: null } : await offerDraw(rooms, room, fold, seat))
  }
  if (!open || open.line !== ask.line) return reply(refuse('draw.notOffered'))
  if (ask.step === 'withdraw' || ask.step === 'decline') {
    if ((ask.step === 'withdraw') !== (open.seat === seat)) return reply(refuse('draw.notOffered'))
    return reply(
      (await rooms.change(room, (now) => (isSameOffer(now.draw, open) ? { draw: { ...now.draw!, offer: null } } : null))) ?? { seq: null },
    )
  }
  if (open.seat === seat) return reply({ seq: null })
  const accepted = new Set([...open.accepted, seat])
  const missing = others(row.seats, open.seat).filter((one) => !accepted.has(one))
  if (missing.length > 0) return reply((await rooms.change(room, (now) => acceptedBy(now.draw, open, seat))) ?? { seq: null })
  const act = (now: Fold) => {
    if (!openOffer(room.row, now)) return refuse('draw.notOffered')
    const done = now.match.stop(seat, 'draw')
    return isRejection(done) ? done : null
  }
  // Whose time is up has nothing to agree to any more.
  await enact(rooms, room, { mover, act, until: ({ clocks }) => clocks.expiry(seat) }, reply)
}

type Draw = MatchRow['draw']
type DrawOffer = NonNullable<NonNullable<Draw>['offer']>

function isSameOffer(now: Draw, open: DrawOffer): boolean {
  return now?.offer?.seat === open.seat && now.offer.line === open.line
}

/** One more accepts the offer as it stands now; another one, or none, is not what they meant. */
function acceptedBy(now: Draw, open: DrawOffer, seat: Seat): Pick<MatchRow, 'draw'> | Rejection {
  if (!now?.offer || !isSameOffer(now, open)) return refuse('draw.notOffered')
  return { draw: { ...now, offer: { ...now.offer, accepted: [...now.offer.accepted.filter((one) => one !== seat), seat] } } }
}

async function offerDraw(rooms: Rooms, room: Room, fold: Fold, seat: Seat): Promise<Answer> {
  const { row, pkg } = room
  const { line } = fold.match
  if (!pkg.game.draws || row.seats.some(({ kind }) => kind !== 'person') || others(row.seats, seat).length === 0) return refuse('draw.none')
  if (!matchCounts(row, fold)) return refuse('draw.early')
  const offered = row.draw?.offered ?? row.seats.map(() => -1)
  const last = offered[seat]!
  if (last >= 0 && !line.slice(last).some(({ deed }) => deed.seat === seat && isPlayed(deed))) return refuse('draw.wait')
  const made = {
    offer: { seat, line: line.length, accepted: [] },
    offered: offered.map((one, at) => (at === seat ? line.length : one)),
  }
  return (await rooms.change(room, () => ({ draw: made }))) ?? { seq: null }
}

function openOffer({ draw: latest }: MatchRow, { match }: Fold): NonNullable<NonNullable<MatchRow['draw']>['offer']> | null {
  const offer = latest?.offer ?? null
  if (!offer || offer.line > match.line.length) return null
  const later = match.line.slice(offer.line).map(({ deed }, at) => ({ number: offer.line + at + 1, seat: deed.seat }))
  return isDrawOpen(offer, later) ? offer : null
}
