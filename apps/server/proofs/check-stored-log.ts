import { isRejection, type Rejection } from '@parlor/kernel'
import { defaultOptions, Match, type LogEntry } from '@parlor/kernel/host'
import { rankedRules } from '@parlor/protocol'
import { rulesAtVersion } from '../src/games.ts'
import type { RecordedRequest, PlayerRequest } from './request-history.ts'
import { doneResponseOf, isAlwaysRefused, type MatchWithRequests, type FindingReporter } from './finding.ts'
import type { StoredEntry, SavedMatch } from './stored-state.ts'

const noShowMs = rankedRules.noShowSeconds * 1_000

/** Requests that become a log entry of their own; undos are checked separately. */
const effects = ['move', 'resign', 'leave', 'abort', 'draw'] as const
type Effect = Extract<PlayerRequest, { readonly kind: (typeof effects)[number] }>

function hasEffect(request: PlayerRequest): request is Effect {
  return (effects as readonly string[]).includes(request.kind)
}

/** Every entry has one request, every acknowledged request one entry; the rest are a bot's or a clock's, where there is one. */
export function checkStoredLog({ match, requests }: MatchWithRequests, log: readonly StoredEntry[], find: FindingReporter): void {
  const seatOf = new Map(match.seats.flatMap((seat, at) => (seat.kind === 'person' ? [[seat.person, at] as const] : [])))
  for (const [i, { seq }] of log.entries()) if (seq !== i + 1) find('lost', match.id, `entry ${i + 1} is missing`)
  const explained = new Map<number, RecordedRequest>()
  for (const recorded of requests) {
    const seat = seatOf.get(recorded.person)
    const done = doneResponseOf(recorded)
    const { request } = recorded
    if (!hasEffect(request)) continue
    if (!done || done.seq === null) continue
    const stands = log[done.seq - 1]
    if (!stands || seat === undefined || !isEffect(stands.entry, seat, recorded)) {
      find('lost', match.id, `${request.kind} ${request.id} was acknowledged at ${done.seq}: ${JSON.stringify(stands?.entry ?? null)}`)
      continue
    }
    const other = explained.get(done.seq)
    if (other) find('contradicted', match.id, `entry ${done.seq} was acknowledged to two requests`)
    explained.set(done.seq, recorded)
  }
  const open = requests.filter(({ answers }) => answers.length === 0)
  for (const { seq, entry } of log) if (!explained.has(seq)) checkUnexplained(match, requests, open, seatOf, log, seq, entry, find)
  checkUndo(match, requests, seatOf, log, find)
  checkDraw(match, requests, seatOf, log, find)
  checkReplay(match, log, find)
}

function isEffect(entry: LogEntry, seat: number, { request }: RecordedRequest): boolean {
  if (entry.kind === 'undo' || entry.seat !== seat) return false
  if (request.kind === 'move') return entry.kind === 'move' && entry.move === request.move
  if (request.kind === 'draw') return entry.kind === 'draw' && request.step !== 'decline' && request.step !== 'withdraw'
  if (entry.kind === 'abort') return true
  return entry.kind === 'resign' && entry.reason === (request.kind === 'leave' ? 'left' : 'resign')
}

/** An entry without acknowledgement: of a client whose response was lost, of a bot, of a clock, or unexplained. */
function checkUnexplained(
  match: SavedMatch,
  recordedRequests: readonly RecordedRequest[],
  open: RecordedRequest[],
  seatOf: ReadonlyMap<string, number>,
  log: readonly StoredEntry[],
  seq: number,
  entry: LogEntry,
  find: FindingReporter,
): void {
  if (entry.kind === 'undo') return
  const seat = match.seats[entry.seat]
  // A bot that fails plays the fallback.
  if (seat?.kind === 'bot' && entry.kind !== 'resign') return
  if (seat?.kind === 'person' && seat.left && entry.kind !== 'resign') return
  if (entry.kind === 'timeout') return checkTimeout(match, log, seq, entry.seat, find)
  if (entry.kind === 'resign' && entry.reason === 'time' && match.clock.kind === 'total')
    return checkFlag(match, log, seq, entry.seat, find)
  const unanswered = open.findIndex((recorded) => isEffect(entry, entry.seat, recorded) && seatOf.get(recorded.person) === entry.seat)
  if (unanswered >= 0) return void open.splice(unanswered, 1)
  // Before it counts, a ranked match that somebody does not join, or whose clock runs out, is aborted.
  if (entry.kind === 'abort' && match.ranked && (sinceLastMs(match, log, seq) >= noShowMs || hasUsedTotal(match, log, seq, entry.seat)))
    return
  // A substitute plays for absent players where the table says so.
  const { absent } = match
  const awayLong = absent.kind === 'bot' && waitedMs(match, log, seq, entry.seat) >= absent.seconds * 1_000
  if (entry.kind === 'move' && seat?.kind === 'person' && awayLong) return
  const same = recordedRequests.filter((recorded) => seatOf.get(recorded.person) === entry.seat && isEffect(entry, entry.seat, recorded))
  if (same.some(doneResponseOf)) find('doubled', match.id, `entry ${seq} ${JSON.stringify(entry)}: asked ${same.length} times`)
  else if (same.some(isAlwaysRefused)) find('contradicted', match.id, `entry ${seq} ${JSON.stringify(entry)} was refused`)
  else find('unasked', match.id, `entry ${seq} ${JSON.stringify(entry)}`)
}

/** A forced move comes after the seat's time, and only with a clock or an absence policy. */
function checkTimeout(match: SavedMatch, log: readonly StoredEntry[], seq: number, seat: number, find: FindingReporter): void {
  const { id, clock, absent, seats } = match
  if (absent.kind === 'fallback') return
  if (clock.kind === 'none' || (clock.kind === 'total' && seats.length === 2))
    return find('unasked', id, `entry ${seq}: no clock forces a move here`)
  if (clock.kind === 'total') return checkFlag(match, log, seq, seat, find)
  const ms = waitedMs(match, log, seq, seat)
  if (ms < clock.seconds * 1_000) find('contradicted', id, `entry ${seq}: a move was forced after ${Math.round(ms)} ms`)
}

/** A total clock cannot run out before the seat can have thought for as long, increments apart. */
function checkFlag(match: SavedMatch, log: readonly StoredEntry[], seq: number, seat: number, find: FindingReporter): void {
  if (!hasUsedTotal(match, log, seq, seat)) find('contradicted', match.id, `entry ${seq}: a clock ran out before its time`)
}

/** Whether the seat can have used its time up: it owed a decision for as long, by the rules. */
function hasUsedTotal(match: SavedMatch, log: readonly StoredEntry[], seq: number, seat: number): boolean {
  if (match.clock.kind !== 'total') return false
  const played = beginMatch(match)
  if (isRejection(played)) return true
  let used = 0
  for (const [i, { entry, at }] of log.slice(0, seq).entries()) {
    if (played.state.pending.some((owed: { readonly seat: number }) => owed.seat === seat))
      used += at - (log[i - 1]?.at ?? match.started ?? 0)
    if (played.replayEntry(entry)) break
  }
  return used >= match.clock.minutes * 60_000
}

function sinceLastMs({ started }: SavedMatch, log: readonly StoredEntry[], seq: number): number {
  return log[seq - 1]!.at - (log[seq - 2]?.at ?? started ?? 0)
}

/** Milliseconds since the seat's last entry or an undo: no decision can have been open for longer. */
function waitedMs({ started }: SavedMatch, log: readonly StoredEntry[], seq: number, seat: number): number {
  const before = log.slice(0, seq - 1).filter(({ entry }) => entry.kind === 'undo' || entry.seat === seat)
  return log[seq - 1]!.at - (before.at(-1)?.at ?? started ?? 0)
}

/** One undo per request that everybody else granted, and no other. */
function checkUndo(
  match: SavedMatch,
  recordedRequests: readonly RecordedRequest[],
  seatOf: ReadonlyMap<string, number>,
  log: readonly StoredEntry[],
  find: FindingReporter,
): void {
  const undos = recordedRequests.filter(({ request }) => request.kind === 'undo')
  const said = (step: string, seq: number, seat: number) =>
    undos.filter(
      ({ person, request }) => request.kind === 'undo' && request.step === step && request.seq === seq && seatOf.get(person) === seat,
    )
  for (const { seq, entry } of log) {
    if (entry.kind !== 'undo') continue
    const asked = said('ask', seq - 1, entry.seat)
    if (asked.length === 0) find('unasked', match.id, `entry ${seq}: seat ${entry.seat} did not ask for a move back`)
    else if (asked.every(isAlwaysRefused)) find('contradicted', match.id, `entry ${seq}: taking back was refused to who asked, and done`)
    for (const [at, seat] of match.seats.entries()) {
      if (seat.kind !== 'person' || at === entry.seat || seat.left) continue
      const granted = said('grant', seq - 1, at)
      if (granted.length === 0) find('unasked', match.id, `entry ${seq}: seat ${at} did not grant it`)
      else if (granted.every(isAlwaysRefused)) find('contradicted', match.id, `entry ${seq}: granting was refused, and done`)
    }
  }
  for (const recorded of undos) {
    const seq = doneResponseOf(recorded)?.seq
    if (seq && log[seq - 1]?.entry.kind !== 'undo') find('lost', match.id, `a move was taken back at ${seq}, and is not`)
  }
}

/**
 * A draw needs an offer and everybody else's acceptance. Offers carry no identity, so a refused duplicate says nothing about the first
 * copy.
 */
function checkDraw(
  match: SavedMatch,
  recordedRequests: readonly RecordedRequest[],
  seatOf: ReadonlyMap<string, number>,
  log: readonly StoredEntry[],
  find: FindingReporter,
): void {
  const drawn = log.find(({ entry }) => entry.kind === 'draw')
  if (!drawn) return
  const agreed = recordedRequests.filter(
    (recorded) =>
      recorded.request.kind === 'draw' &&
      (recorded.request.step === 'offer' || recorded.request.step === 'accept') &&
      (recorded.sent > 1 || !isAlwaysRefused(recorded)),
  )
  for (const [at, seat] of match.seats.entries())
    if (seat.kind !== 'person' || (!seat.left && !agreed.some(({ person }) => seatOf.get(person) === at)))
      find('unasked', match.id, `entry ${drawn.seq}: seat ${at} agreed to no draw`)
  if (!agreed.some(({ request }) => request.kind === 'draw' && request.step === 'offer'))
    find('unasked', match.id, `entry ${drawn.seq}: nobody offered a draw`)
}

/** Replays the log: it must be legal and end as stored. */
function checkReplay(match: SavedMatch, log: readonly StoredEntry[], find: FindingReporter): void {
  if (match.state !== 'playing' && match.state !== 'over') {
    if (log.length > 0) find('illegal', match.id, 'somebody moved before it began')
    return
  }
  const played = beginMatch(match)
  if (isRejection(played)) return find('illegal', match.id, played.rejected)
  for (const { seq, entry } of log) {
    const wrong = played.replayEntry(entry)
    if (wrong) return find('illegal', match.id, `entry ${seq} ${JSON.stringify(entry)}: ${wrong.rejected}`)
  }
  if (match.state === 'over' && JSON.stringify(played.outcome) !== JSON.stringify(match.outcome))
    find('illegal', match.id, `it ended ${JSON.stringify(played.outcome)} and is kept as ${JSON.stringify(match.outcome)}`)
}

function beginMatch({ game, version, secrets, options, seed }: SavedMatch): Match | Rejection {
  const pkg = rulesAtVersion(game, version)
  if (isRejection(pkg)) return pkg
  return Match.begin(pkg.game, { options, secrets: secrets.map((secret) => secret ?? defaultOptions(pkg.game.secrets)), seed })
}
