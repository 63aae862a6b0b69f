import { isRejection, rngFrom, shuffle, type Rejection } from '@parlor/kernel'
import { rankedClock, refuse, type ClientMessageOf, type ServerMessage } from '@parlor/protocol'
import { gameById, substituteLevel } from '../games.ts'
import { joinRankedRejection } from '../match/ending-commands.ts'
import type { MatchRooms } from '../match/match-rooms.ts'
import { initialRating } from '../ratings/glicko.ts'
import { freshSeed } from '../random.ts'
import type { HashChain } from '../store/hash-chains.ts'
import type { MatchRow, SeatRow } from '../store/matches.ts'
import type { PersonRow } from '../store/people.ts'
import { ratingRangeOf, type QueuedPerson } from '../store/matchmaking-queue.ts'
import { newMatchRow } from './new-match.ts'
import { readSeatSecret, liveMatchLimitRejection } from './open-table.ts'

/** How long a queue entry outlives the last refresh by its node. */
const queueTtlMs = 6_000

/** A player queued through this node. */
interface LocalQueueEntry {
  readonly waiting: QueuedPerson
  range: number | null
  readonly send: (message: ServerMessage) => void
}

/** Pairs queued players across nodes. */
export class Matchmaker {
  readonly #rooms: MatchRooms
  readonly #local = new Map<string, LocalQueueEntry>()
  /** Requests that are joining; true once they were left meanwhile. */
  readonly #joining = new Map<string, boolean>()

  constructor(rooms: MatchRooms) {
    this.#rooms = rooms
  }

  get size(): number {
    return this.#local.size
  }

  async join(person: string, request: ClientMessageOf<'queue'>, send: (message: ServerMessage) => void): Promise<Rejection | null> {
    const key = `${person} ${request.id}`
    this.#joining.set(key, false)
    try {
      return await this.#join(person, request, send)
    } finally {
      const left = this.#joining.get(key)
      this.#joining.delete(key)
      if (left) await this.#leave(person, request.id)
    }
  }

  async #join(person: string, request: ClientMessageOf<'queue'>, send: (message: ServerMessage) => void): Promise<Rejection | null> {
    const { stores } = this.#rooms
    const pkg = gameById(request.game)
    if (isRejection(pkg)) return pkg
    const preset = pkg.game.options.presets.find(({ id }) => id === request.preset)
    if (!preset) return refuse('protocol.badField', { key: 'preset' })
    const secret = readSeatSecret(pkg, request.secret)
    if (isRejection(secret)) return secret
    const accountProblem = request.ranked ? rankedAccountRejection(await stores.people.findBy('id', person)) : null
    if (accountProblem) return accountProblem
    if (request.ranked && preset !== pkg.game.options.presets[0]) return refuse('protocol.badField', { key: 'preset' })
    const closed =
      (await liveMatchLimitRejection(this.#rooms, person)) ?? (request.ranked ? await joinRankedRejection(this.#rooms, person) : null)
    // Not when an earlier copy was accepted: the reason may be the match it led to.
    if (closed && (await stores.matchmakingQueue.recordRefusal(person, request.id, closed))) return closed
    const tooMany = this.#rooms.newMatches.rejection(person)
    if (tooMany) return tooMany
    const now = this.#rooms.now()
    const { rating } = (await stores.ratings.ofPerson(person, request.game)) ?? initialRating
    const { game, ranked, id } = request
    const waiting: QueuedPerson = {
      person,
      ask: id,
      game,
      preset: preset.id,
      ranked,
      secret,
      commitment: request.commitment,
      rating,
      since: now,
      until: now + queueTtlMs,
      match: null,
    }
    const joined = await stores.matchmakingQueue.join(waiting)
    if (!joined) return (await stores.matchmakingQueue.refusalOf(person, id)) ?? refuse('queue.alreadyIn')
    if (joined.match !== null) send({ kind: 'paired', id, match: joined.match })
    else {
      const range = ranked ? ratingRangeOf(joined.since, now) : null
      this.#local.set(person, { waiting: joined, range, send })
      send({ kind: 'queued', id, since: Math.round(joined.since), range })
    }
    return null
  }

  /** Leaves the queue, by request or because the requesting socket (`through`) closed; a newer socket may have taken the request over. */
  async leave(person: string, ask: string, through?: LocalQueueEntry['send']): Promise<void> {
    const entry = this.#local.get(person)
    if (through && (entry?.waiting.ask !== ask || entry.send !== through)) return
    const key = `${person} ${ask}`
    if (this.#joining.has(key)) this.#joining.set(key, true)
    await this.#leave(person, ask)
  }

  async #leave(person: string, ask: string): Promise<void> {
    if (this.#local.get(person)?.waiting.ask === ask) this.#local.delete(person)
    await this.#rooms.stores.matchmakingQueue.leave(person, ask)
  }

  /** One round: pairs players, notifies the paired and widens the others' rating range. */
  async runRound(): Promise<void> {
    const { stores } = this.#rooms
    if (this.#local.size === 0) return
    const now = this.#rooms.now()
    await stores.matchmakingQueue.pairUp(now, groupSizeOf, (group, client) =>
      matchRowFor(group, () => stores.chains.takeWithin(client), now),
    )
    const refreshed = await stores.matchmakingQueue.keepWaiting([...this.#local.keys()], now + queueTtlMs)
    for (const entry of [...this.#local.values()]) {
      const { person, ask } = entry.waiting
      if (this.#local.get(person) !== entry) continue
      const waiting = refreshed.get(person) ?? (await this.#joinAgain(entry, now))
      if (this.#local.get(person) !== entry) continue
      if (waiting?.ask !== ask) this.#local.delete(person)
      else if (waiting.match !== null) {
        this.#local.delete(person)
        this.#rooms.newMatches.take(person)
        entry.send({ kind: 'paired', id: ask, match: waiting.match })
      } else this.#widen(entry, now)
    }
  }

  /** Who is no longer in the queue: another node noticed a closed socket late and removed them, or their rematch has begun. */
  async #joinAgain({ waiting, send }: LocalQueueEntry, now: number): Promise<QueuedPerson | null> {
    const why = waiting.ranked ? await joinRankedRejection(this.#rooms, waiting.person) : null
    const { matchmakingQueue } = this.#rooms.stores
    // Not when another copy of the request is in the queue meanwhile, or has led to that match.
    if (why && (await matchmakingQueue.recordRefusal(waiting.person, waiting.ask, why))) {
      send({ kind: 'refused', id: waiting.ask, why })
      return null
    }
    return matchmakingQueue.join({ ...waiting, until: now + queueTtlMs })
  }

  #widen(entry: LocalQueueEntry, now: number): void {
    const { ask, since, ranked } = entry.waiting
    const range = ranked ? ratingRangeOf(since, now) : null
    if (range === entry.range) return
    entry.range = range
    entry.send({ kind: 'queued', id: ask, since: Math.round(since), range })
  }
}

/** Ranked play needs an account with a unique name. */
function rankedAccountRejection(person: PersonRow | null): Rejection | null {
  if (!person || person.account === null) return refuse('ranked.needsAccount')
  return person.unique ? null : refuse('ranked.needsName')
}

/** Players per match: in ranked play every seat, since no bot plays there; else two. */
function groupSizeOf({ game, preset, ranked }: QueuedPerson): number {
  const found = ranked ? gameById(game) : null
  if (!found || isRejection(found)) return 2
  const options = found.game.options.presets.find(({ id }) => id === preset)?.options
  return options ? found.game.seatCount(options) : 2
}

/** The match of a group; bots fill the rest in casual play. Seats are shuffled. */
async function matchRowFor(group: readonly QueuedPerson[], takeChain: () => Promise<HashChain>, now: number): Promise<MatchRow | null> {
  const one = group[0]!
  const pkg = gameById(one.game)
  if (isRejection(pkg)) return null
  const preset = pkg.game.options.presets.find(({ id }) => id === one.preset)
  if (!preset) return null
  const { game } = pkg
  const options = preset.options as MatchRow['options']
  const count = game.seatCount(options)
  if (one.ranked && count !== group.length) return null
  const people = shuffle(rngFrom(freshSeed()), [...group])
  const seats = Array.from({ length: count }, (_, at): SeatRow => {
    const person = people[at]
    return person
      ? { kind: 'person', person: person.person, left: false, rating: one.ranked ? person.rating : null }
      : { kind: 'bot', level: substituteLevel(pkg) }
  })
  return newMatchRow(
    {
      game: game.id,
      version: game.version,
      options,
      secrets: Array.from({ length: count }, (_, at) => people[at]?.secret ?? null),
      seats,
      host: people[0]!.person,
      visibility: one.ranked ? 'public' : 'private',
      clock: one.ranked ? rankedClock : { kind: 'move', seconds: 90 },
      spectators: one.ranked ? { kind: 'delayed', seconds: 30 } : { kind: 'denied' },
      absent: one.ranked ? { kind: 'wait' } : { kind: 'bot', level: substituteLevel(pkg), seconds: 60 },
      ranked: one.ranked,
      asked: null,
    },
    { chain: await takeChain(), index: 1, commitments: seats.map((_, at) => people[at]?.commitment ?? null) },
    now,
  )
}
