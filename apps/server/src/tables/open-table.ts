import { isRejection, readOptions, type GamePackage, type Rejection } from '@parlor/kernel'
import { defaultOptions, Match } from '@parlor/kernel/host'
import { limits, refuse, type NewTable } from '@parlor/protocol'
import { gameById, levelById } from '../games.ts'
import type { MatchRooms } from '../match/match-rooms.ts'
import type { MatchRow, SeatRow } from '../store/matches.ts'
import type { Client } from '../store/pool.ts'
import { TableLimitError, type TableLimit } from '../store/table-counts.ts'
import { newMatchRow, nextChainLink } from './new-match.ts'

/** Opens a table; idempotent by `id`. `also` runs in the same transaction. */
export async function openTable(
  rooms: MatchRooms,
  person: string,
  id: string,
  table: NewTable,
  commitment: string,
  also?: (client: Client, row: MatchRow) => Promise<void>,
): Promise<MatchRow | Rejection> {
  const { matches, chains } = rooms.stores
  const asked = `${person}:${id}`
  const pkg = gameById(table.game)
  if (isRejection(pkg)) return pkg
  const given = readNewTable(pkg, person, table)
  if (isRejection(given)) return given
  // A retry returns the first table.
  const limited = rooms.newMatches.rejection(person)
  if (limited) return (await matches.findBy('asked', asked)) ?? limited
  const commitments = given.seats.map(({ kind }) => (kind === 'person' ? commitment : null))
  const dealt = { ...(await nextChainLink(rooms, null)), commitments }
  for (;;) {
    const row = newMatchRow({ ...given, asked }, dealt, rooms.now())
    const created = await withinTableLimits(() => matches.create(row, { limit: tableLimitOf(person), also }))
    if (created === true) {
      rooms.newMatches.take(person)
      return row
    }
    const other = await matches.findBy('asked', asked)
    // Else an invite code collision: take another.
    if (!other && !isRejection(created)) continue
    chains.giveBack(dealt.chain)
    return other ?? (created as Rejection)
  }
}

const tooManyLive = refuse('table.tooManyLive', { limit: limits.live })

/** Maximum live matches per person, with seats at tables that still wait: their clocks and bots use shared capacity. */
export async function liveMatchLimitRejection({ stores }: MatchRooms, person: string): Promise<Rejection | null> {
  return (await stores.matches.countsOf(person)).live < limits.live ? null : tooManyLive
}

/** For a statement that opens one table or takes one seat. */
export function tableLimitOf(person: string): TableLimit {
  return { person, open: limits.tables, live: limits.live }
}

/** For the transaction that has just seated several people at a table: rolls back where one of them has too many. */
export async function checkTableLimits({ stores }: MatchRooms, people: readonly string[], client: Client): Promise<void> {
  // In one order everywhere: each takes a lock.
  for (const person of [...people].sort()) {
    const { open, live } = await stores.matches.lockedCountsOf(client, person)
    if (open > limits.tables) throw new TableLimitError('open')
    if (live > limits.live) throw new TableLimitError('live')
  }
}

/** The rejection of what would go over a limit. */
export async function withinTableLimits<T>(work: () => Promise<T>): Promise<T | Rejection> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof TableLimitError) return error.kind === 'open' ? refuse('table.tooMany') : tooManyLive
    throw error
  }
}

type NewTableFields = Omit<Parameters<typeof newMatchRow>[0], 'asked'>

function readNewTable(pkg: GamePackage, person: string, table: NewTable): NewTableFields | Rejection {
  const { game } = pkg
  const options = readOptions<Record<string, unknown>>(game.options, table.options)
  if (isRejection(options)) return options
  if (table.seats.length !== game.seatCount(options)) return refuse('table.wrongSeats')
  const seats: SeatRow[] = []
  for (const seat of table.seats) {
    if (seat.kind === 'open') seats.push({ kind: 'open' })
    else if (seat.kind === 'me') seats.push({ kind: 'person', person, left: false, rating: null })
    else {
      const level = levelById(pkg, seat.level)
      if (isRejection(level)) return level
      seats.push({ kind: 'bot', level: level.id })
    }
  }
  if (seats.filter(({ kind }) => kind === 'person').length !== 1) return refuse('table.wrongSeats')
  const secret = readSeatSecret(pkg, table.secret)
  if (isRejection(secret)) return secret
  if (table.absent.kind === 'bot') {
    const level = levelById(pkg, table.absent.level)
    if (isRejection(level)) return level
  }
  const secrets = seats.map(({ kind }) => (kind === 'person' ? secret : null))
  const { visibility, clock, spectators, absent } = table
  const given: NewTableFields = {
    game: game.id,
    version: game.version,
    options,
    secrets,
    seats,
    host: person,
    visibility,
    clock,
    spectators,
    absent,
    ranked: false,
  }
  // Options may be valid and still not dealable: better refused now than when everybody is seated.
  const trial = Match.begin(game, { options, secrets: secrets.map((one) => one ?? defaultOptions(game.secrets)), seed: '' })
  return isRejection(trial) ? trial : given
}

/** A seat's secret (such as a deck), validated by the game; null for the default. */
export function readSeatSecret({ game }: GamePackage, secret: NewTable['secret']): NewTable['secret'] | Rejection {
  return secret === null ? null : readOptions<Record<string, unknown>>(game.secrets, secret)
}
