import { isMoveEntry, isRejection, decisionOf, type Rejection, type ResignReason, type Seat } from '@parlor/kernel'
import { isDrawOfferOpen, rankedRules, refuse, type ClientMessageOf } from '@parlor/protocol'
import { noBotWork } from '../store/job-queue.ts'
import type { MatchRow } from '../store/matches.ts'
import { isActivePerson, otherActiveSeats } from '../tables/seats.ts'
import { storedSeq, type CommitResult } from './commit-entry.ts'
import { resignOrAbort, doesMatchCount } from './resign-or-abort.ts'
import { commitAndBroadcast, settleMatch } from './commit-and-broadcast.ts'
import type { ReplayedMatch } from './replayed-match.ts'
import type { MatchRoom } from './match-room.ts'
import type { MatchRooms } from './match-rooms.ts'

type CommandReplyValue = CommitResult | { readonly seq: null }
type CommandReply = (answer: CommandReplyValue) => void

/** Aborts a ranked match while it does not count yet. Only within `room.runExclusive`. */
export async function runAbort(
  rooms: MatchRooms,
  room: MatchRoom,
  seat: Seat,
  { id }: ClientMessageOf<'abort'>,
  reply: CommandReply,
): Promise<void> {
  if (!room.row.ranked) return reply(refuse('ranked.notRanked'))
  const apply = (replayed: ReplayedMatch) =>
    doesMatchCount(room.row, replayed) ? refuse('ranked.counts') : resignOrAbort(room.row, replayed, seat, 'left')
  await commitAndBroadcast(rooms, room, { mover: `${seat}:${id}`, apply }, reply)
}

/**
 * Forfeits a seat of a ranked match, by its player or because of a claim. Before the match counts that aborts it; between the last two it
 * is lost; at a larger table the others play on, the game's fallback moves for the seat, and it is rated last.
 */
export async function forfeitSeat(
  rooms: MatchRooms,
  room: MatchRoom,
  seat: Seat,
  mover: string,
  reason: ResignReason,
  reply: CommandReply,
  refused: (replayed: ReplayedMatch) => Rejection | null = () => null,
): Promise<void> {
  if (rooms.multiNode || !room.replayed) await rooms.refresh(room)
  const { replayed, row } = room
  const stored = await storedSeq(rooms, room, mover)
  if (stored !== undefined) return reply({ seq: stored })
  if (!replayed || row.state !== 'playing') return reply(refuse('match.notBegun'))
  const refusal = refused(replayed)
  if (refusal) return reply(refusal)
  if (otherActiveSeats(row.seats, seat).length <= 1 || !doesMatchCount(row, replayed))
    return void (await commitAndBroadcast(
      rooms,
      room,
      { mover, apply: (now) => refused(now) ?? resignOrAbort(row, now, seat, reason) },
      reply,
    ))
  const unchanged = await rooms.change(
    room,
    ({ state, seats }) => {
      if (state !== 'playing') return refuse('match.notBegun')
      return { seats: seats.map((one, at) => (at === seat && one.kind === 'person' ? { ...one, left: true } : one)) }
    },
    { also: (client) => rooms.stores.jobs.enqueue(room.id, { absence: rooms.now() }, noBotWork, client) },
  )
  reply(unchanged ?? { seq: null })
  rooms.wakeJobs()
}

/**
 * Why somebody may not start a ranked match: too many aborts, or one is in progress. Players learn that a match is over before it is
 * settled, so an unsettled one is settled first. Not within `runExclusive` of a match in progress.
 */
export async function joinRankedRejection(rooms: MatchRooms, person: string): Promise<Rejection | null> {
  const { aborts, matches } = rooms.stores
  const current = await matches.currentRankedMatch(person)
  if (current !== null) {
    await settleMatch(rooms, current)
    if ((await matches.currentRankedMatch(person)) !== null) return refuse('ranked.playing')
  }
  const now = rooms.now()
  const until = await aborts.pausedUntil(person, now)
  return until > 0 ? refuse('ranked.paused', { count: Math.ceil((until - now) / 60_000), until: Math.round(until) }) : null
}

/**
 * A win claimed against an absent player who owes a move, while the claimer was present throughout: by the presence table, not by the
 * client's word.
 */
export async function runWinClaim(
  rooms: MatchRooms,
  room: MatchRoom,
  seat: Seat,
  { id, seat: absent }: ClientMessageOf<'claim'>,
  reply: CommandReply,
): Promise<void> {
  if (!room.row.ranked) return reply(refuse('ranked.notRanked'))
  if (rooms.multiNode || !room.replayed) await rooms.refresh(room)
  const stored = await storedSeq(rooms, room, `${seat}:${id}`)
  if (stored !== undefined) return reply({ seq: stored })
  const sitting = room.row.seats[absent]
  // Claimed already: idempotent.
  if (sitting?.kind === 'person' && sitting.left) return reply({ seq: null })
  const refused = await claimRejection(rooms, room, seat, absent)
  if (refused) return reply(refused)
  const decision = decisionOf(room.replayed!.match.state.pending, absent)!.id as number
  // A move since then, on whatever node: they are back.
  const back = ({ match }: ReplayedMatch) => (decisionOf(match.state.pending, absent)?.id === decision ? null : refuse('claim.present'))
  await forfeitSeat(rooms, room, absent, `${seat}:${id}`, 'left', reply, back)
}

async function claimRejection(rooms: MatchRooms, room: MatchRoom, seat: Seat, absent: Seat): Promise<Rejection | null> {
  const { id, replayed, row } = room
  const sitting = row.seats[absent]
  if (!replayed || row.state !== 'playing') return refuse('match.notBegun')
  if (absent === seat || !sitting || !isActivePerson(sitting) || !decisionOf(replayed.match.state.pending, absent))
    return refuse('claim.present')
  // Somebody who has just joined may not be in the presence table yet.
  if ([...room.subscribers].some(({ person }) => room.seatOf(person) === absent)) return refuse('claim.present')
  const { presence } = rooms.stores
  const [away, own] = await Promise.all([presence.presenceOf(id, absent), presence.presenceOf(id, seat)])
  if (away.hereSince !== null) return refuse('claim.present')
  // The database's time, not this node's estimate: it decides a match.
  const now = Math.min(away.now, own.now)
  // During an outage everybody counts as absent: only the time the claimer was present counts.
  const since = Math.max(replayed.clocks.owesSince(absent) ?? now, away.lastHere, own.hereSince ?? now)
  const seconds = Math.ceil((since + rankedRules.claimSeconds * 1000 - now) / 1000)
  return seconds > 0 ? refuse('claim.early', { count: seconds }) : null
}

/** Draw offer: accepted by every active player, then committed as an entry. Only within `room.runExclusive`. */
export async function runDraw(
  rooms: MatchRooms,
  room: MatchRoom,
  seat: Seat,
  message: ClientMessageOf<'draw'>,
  reply: CommandReply,
): Promise<void> {
  if (rooms.multiNode || !room.replayed) await rooms.refresh(room)
  const { replayed, row } = room
  const mover = `${seat}:${message.id}`
  const stored = await storedSeq(rooms, room, mover)
  if (stored !== undefined) return reply({ seq: stored })
  if (!replayed || row.state !== 'playing' || replayed.match.outcome) return reply(refuse('match.notBegun'))
  const open = openOffer(row, replayed)
  if (message.step === 'offer') {
    // An offer is bound to a position: a late copy of an older one neither offers again nor accepts a newer offer. Older clients send 0.
    if (message.line !== 0 && message.line !== replayed.match.history.length) return reply(refuse('draw.notOffered'))
    return reply(open ? { seq: null } : await offerDraw(rooms, room, replayed, seat))
  }
  if (!open || open.line !== message.line) return reply(refuse('draw.notOffered'))
  if (message.step === 'withdraw' || message.step === 'decline') {
    if ((message.step === 'withdraw') !== (open.seat === seat)) return reply(refuse('draw.notOffered'))
    return reply(
      (await rooms.change(room, (now) => (isSameOffer(now.draw, open) ? { draw: { ...now.draw!, offer: null } } : null))) ?? { seq: null },
    )
  }
  if (open.seat === seat) return reply({ seq: null })
  const accepted = new Set([...open.accepted, seat])
  const missing = otherActiveSeats(row.seats, open.seat).filter((one) => !accepted.has(one))
  if (missing.length > 0) return reply((await rooms.change(room, (now) => acceptedBy(now.draw, open, seat))) ?? { seq: null })
  const apply = (now: ReplayedMatch) => {
    if (!openOffer(room.row, now)) return refuse('draw.notOffered')
    const done = now.match.stop(seat, 'draw')
    return isRejection(done) ? done : null
  }
  // Nobody accepts after their time has run out.
  await commitAndBroadcast(rooms, room, { mover, apply, until: ({ clocks }) => clocks.expiry(seat) }, reply)
}

type Draw = MatchRow['draw']
type DrawOffer = NonNullable<NonNullable<Draw>['offer']>

function isSameOffer(now: Draw, open: DrawOffer): boolean {
  return now?.offer?.seat === open.seat && now.offer.line === open.line
}

/** Adds an acceptance, unless the offer was replaced or withdrawn meanwhile. */
function acceptedBy(now: Draw, open: DrawOffer, seat: Seat): Pick<MatchRow, 'draw'> | Rejection {
  if (!now?.offer || !isSameOffer(now, open)) return refuse('draw.notOffered')
  return { draw: { ...now, offer: { ...now.offer, accepted: [...now.offer.accepted.filter((one) => one !== seat), seat] } } }
}

async function offerDraw(rooms: MatchRooms, room: MatchRoom, replayed: ReplayedMatch, seat: Seat): Promise<CommandReplyValue> {
  const { row, pkg } = room
  const { history } = replayed.match
  if (!pkg.game.draws || row.seats.some(({ kind }) => kind !== 'person') || otherActiveSeats(row.seats, seat).length === 0)
    return refuse('draw.none')
  if (!doesMatchCount(row, replayed)) return refuse('draw.early')
  const offered = row.draw?.offered ?? row.seats.map(() => -1)
  const last = offered[seat]!
  if (last >= 0 && !history.slice(last).some(({ entry }) => entry.seat === seat && isMoveEntry(entry))) return refuse('draw.wait')
  const made = {
    offer: { seat, line: history.length, accepted: [] },
    offered: offered.map((one, at) => (at === seat ? history.length : one)),
  }
  return (await rooms.change(room, () => ({ draw: made }))) ?? { seq: null }
}

function openOffer({ draw: latest }: MatchRow, { match }: ReplayedMatch): NonNullable<NonNullable<MatchRow['draw']>['offer']> | null {
  const offer = latest?.offer ?? null
  if (!offer || offer.line > match.history.length) return null
  const later = match.history.slice(offer.line).map(({ entry }, at) => ({ number: offer.line + at + 1, seat: entry.seat }))
  return isDrawOfferOpen(offer, later) ? offer : null
}
