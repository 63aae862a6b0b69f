import { Readable } from 'node:stream'
import { isRejection, type Rejection } from '@parlor/kernel'
import { limits, refuse, type Responses, type MatchHistoryEntry, type OwnUnfinishedTable, type ShownRating } from '@parlor/protocol'
import { rulesAtVersion } from '../games.ts'
import { createRenderer } from './match-renderer.ts'
import type { MatchRooms } from './match-rooms.ts'
import type { MatchRow } from '../store/matches.ts'
import { shownRating, type PublicPerson } from '../store/people.ts'
import { distinctGames, isActivePerson, seatOfPerson, distinctPeople } from '../tables/seats.ts'
import type { ReplayCache } from './replay-cache.ts'

const page = 30

/** Log entries in an export, of the latest matches: of earlier ones it holds the results. */
const maxExportedEntries = 100_000
/** A reader who has not taken the whole export by then gets no more. */
const exportTimeoutMs = 120_000

/** Finished matches of a person, latest first, also those of removed rules versions. `before` is the cursor of the last page. */
export async function finishedMatchesOf(rooms: MatchRooms, person: string, before: unknown): Promise<Responses['history'] | Rejection> {
  const until = before === undefined ? Number.MAX_SAFE_INTEGER : Number(before)
  if (!Number.isFinite(until) || typeof before === 'object') return refuse('protocol.badField', { key: 'before' })
  const rows = await rooms.stores.matches.finishedOf(person, until, page)
  return { matches: await toFinishedMatches(rooms, person, rows), more: rows.length >= page ? String(rows.at(-1)!.ended) : null }
}

async function toFinishedMatches({ stores }: MatchRooms, person: string, rows: readonly MatchRow[]): Promise<MatchHistoryEntry[]> {
  const ids = rows.map(({ id }) => id)
  const ofAll = distinctPeople(rows)
  const [points, people] = await Promise.all([
    stores.ratings.pointsByMatch(ofAll, ids),
    stores.people.publicPeople(ofAll, distinctGames(rows)),
  ])
  return rows.flatMap((row) => {
    const { id: match, game, version, outcome, ranked, ended } = row
    const you = seatOfPerson(row.seats, person)
    if (you === 'watcher' || !outcome) return []
    const rated = points.get(match)
    const change = rated?.get(person)
    return {
      match,
      game,
      players: createRenderer({ row, people: withRatings(people, game, rated) }, { person, viewer: you }).finishedPlayers(),
      you,
      outcome,
      ranked,
      change: change ? change.rating - change.before : null,
      ended: ended ?? 0,
      replay: !isRejection(rulesAtVersion(game, version)),
    }
  })
}

/** People with the ratings that a match left them with, where it was rated: today's would say nothing about it. */
function withRatings(
  people: ReadonlyMap<string, PublicPerson>,
  game: string,
  rated: ReadonlyMap<string, ShownRating> | undefined,
): ReadonlyMap<string, PublicPerson> {
  if (!rated) return people
  const strengthsOf = (id: string) => (rated.has(id) ? { [game]: shownRating(rated.get(id)!) } : {})
  return new Map([...people].map(([id, person]) => [id, { ...person, strengths: strengthsOf(id) }]))
}

/** Unfinished tables of a person, newest first, without those they have left for good. */
export async function unfinishedTablesOf(rooms: MatchRooms, person: string): Promise<OwnUnfinishedTable[]> {
  const { matches, people } = rooms.stores
  const rows = [
    ...(await matches.ofPerson(person, 'playing', limits.mine)),
    ...(await matches.ofPerson(person, 'dealing', limits.mine)),
    ...(await matches.ofPerson(person, 'open', limits.mine)),
  ]
    .filter(({ seats }) => seats.some((seat) => isActivePerson(seat) && seat.kind === 'person' && seat.person === person))
    .sort((a, b) => b.created - a.created)
    .slice(0, limits.mine)
  const names = await people.publicPeople(distinctPeople(rows), distinctGames(rows))
  const tables: OwnUnfinishedTable[] = []
  for (const row of rows) {
    // Where this node lacks the match's version of the rules, only `turn` is left empty.
    const room = row.state === 'playing' ? await rooms.peek(row.id) : null
    const replayed = room && !isRejection(room) ? await room.runExclusive(async () => room.replayed) : null
    const own = createRenderer({ row, people: names }, { person, viewer: seatOfPerson(row.seats, person) }).ownTable(replayed)
    if (own) tables.push(own)
  }
  return tables
}

/** Runs work when its turn comes in the queue of long tasks. */
export type RunQueued = <T>(work: () => Promise<T>) => Promise<T>

/**
 * The data export as JSON, match by match: made as it is read, each piece in a turn of its own, so that neither memory nor a place is held for
 * a reader who is slow.
 */
export function streamExport(data: Readonly<Record<string, unknown>>, matches: AsyncIterable<unknown>, runQueued: RunQueued): Readable {
  async function* pieces(): AsyncGenerator<string> {
    yield `${JSON.stringify(data).slice(0, -1)},"matches":[`
    const iterator = matches[Symbol.asyncIterator]()
    for (let separator = ''; ; separator = ',') {
      const next = await runQueued(() => iterator.next())
      if (next.done) break
      yield separator + JSON.stringify(next.value)
    }
    yield ']}'
  }
  const stream = Readable.from(pieces(), { highWaterMark: 1 })
  const timer = setTimeout(() => stream.destroy(new Error('the export was not read in time')), exportTimeoutMs)
  return stream.once('close', () => clearTimeout(timer))
}

/** Finished matches for the data export, latest first: full records where the rules are still here, else only the result. */
export async function* exportMatchesOf(rooms: MatchRooms, replays: ReplayCache, person: string, most = maxExportedEntries): AsyncGenerator {
  const { matches, log } = rooms.stores
  let left = most
  for (let before = Infinity, more = true; more;) {
    const rows = await matches.finishedOf(person, before, page)
    const lengths = await log.lengths(rows.map(({ id }) => id))
    const finished = new Map((await toFinishedMatches(rooms, person, rows)).map((one) => [one.match, one]))
    for (const row of rows) {
      left -= lengths.get(row.id) ?? 0
      const replay = left < 0 ? null : await replays.get(row, person, { keep: false })
      const exported = replay && !isRejection(replay) ? replay : finished.get(row.id)
      if (exported) yield exported
    }
    before = rows.at(-1)?.ended ?? 0
    more = rows.length >= page
  }
}

/** The full record, for its players only. */
export async function replayFor(
  rooms: MatchRooms,
  replays: ReplayCache,
  person: string,
  match: string,
): Promise<Responses['replay'] | Rejection> {
  const row = await rooms.stores.matches.find(match)
  return row && seatOfPerson(row.seats, person) !== 'watcher' ? replays.get(row, person) : refuse('match.unknown')
}
