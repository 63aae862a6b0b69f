import { doneResponseOf, isAlwaysRefused, type MatchWithRequests, type FindingReporter, type Finding } from './finding.ts'
import type { RecordedRequest, RequestHistory } from './request-history.ts'
import { checkStoredLog } from './check-stored-log.ts'
import { checkStoredRatings } from './check-stored-ratings.ts'
import { checkStoredSeating } from './check-stored-seating.ts'
import type { StoredState, SavedMatch } from './stored-state.ts'

export interface StoredStateReport {
  readonly matches: number
  readonly entries: number
  readonly requests: number
  readonly acknowledged: number
  readonly unanswered: number
  /**
   * Refused duplicates of requests without an id, where the first copy may have been done; and moves that were refused, and accepted in
   * another copy after an undo.
   */
  readonly ambiguous: number
  readonly findings: readonly Finding[]
}

/** Compares the stored state with requests and responses, and with nothing else. */
export function checkStoredState(history: RequestHistory, stored: StoredState): StoredStateReport {
  const findings: Finding[] = []
  const find = (kind: Finding['kind'], match: string, what: string) => void findings.push({ kind, match, what })
  const byMatch = new Map<string, RecordedRequest[]>()
  for (const recorded of history.requests) {
    const match = matchOf(recorded)
    if (match === null) continue
    const list = byMatch.get(match)
    if (list) list.push(recorded)
    else byMatch.set(match, [recorded])
    if (!stored.matches.has(match) && doneResponseOf(recorded)) find('lost', match, `${recorded.request.kind}: there is no such match`)
  }
  let ambiguous = 0
  for (const recorded of history.requests) checkAnswers(recorded, find)
  checkMatches(history, stored, byMatch, find)
  let entries = 0
  for (const match of stored.matches.values()) {
    const log = stored.logs.get(match.id) ?? []
    entries += log.length
    const one: MatchWithRequests = { match, requests: byMatch.get(match.id) ?? [] }
    checkStoredLog(one, log, find)
    ambiguous += checkStoredSeating(one, stored, find)
    if (match.state !== 'over' && match.state !== 'closed') find('unfinished', match.id, `${match.game} is ${match.state}`)
  }
  checkStoredRatings(stored, find)
  const acknowledged = history.requests.filter(doneResponseOf).length
  const unanswered = history.requests.filter(({ answers }) => answers.length === 0).length
  return { matches: stored.matches.size, entries, requests: history.requests.length, acknowledged, unanswered, ambiguous, findings }
}

/** The match a request is about, or led to. */
function matchOf(recorded: RecordedRequest): string | null {
  const { request } = recorded
  return 'match' in request ? request.match : (doneResponseOf(recorded)?.match ?? null)
}

/** A request with an id gets one result, however often it is sent; a repeated refusal may give another reason. */
function checkAnswers({ request, answers }: RecordedRequest, find: FindingReporter): void {
  if (!('id' in request) || request.kind === 'undo' || request.kind === 'draw' || request.kind === 'unqueue') return
  const done = answers.flatMap((answer) => (answer.kind === 'done' ? [answer] : []))
  if (done.length === 0 || (done.length < 2 && done.length === answers.length)) return
  find('contradicted', 'match' in request ? request.match : '', `${request.kind} ${request.id}: ${JSON.stringify(answers)}`)
}

/** Every match has exactly one origin: an opened table, a pairing, or a rematch that everybody wanted. */
function checkMatches(
  history: RequestHistory,
  { matches }: StoredState,
  byMatch: ReadonlyMap<string, readonly RecordedRequest[]>,
  find: FindingReporter,
): void {
  const reasons = new Map<string, string[]>()
  const because = (match: string, why: string) => void reasons.set(match, [...(reasons.get(match) ?? []), why])
  const paired = new Set<string>()
  for (const recorded of history.requests) {
    const { request } = recorded
    const led = doneResponseOf(recorded)?.match
    if (!led) continue
    if (request.kind === 'open') because(led, `open ${request.id}`)
    // Of quick-match requests, one opened the table, and the others joined it.
    else if (request.kind === 'quick' && matches.get(led)?.host === recorded.person) because(led, `quick ${request.id}`)
    else if (request.kind === 'queue' && !paired.has(led)) {
      paired.add(led)
      because(led, 'paired')
    }
  }
  for (const match of matches.values())
    if (checkRematch(history, match, byMatch.get(match.id) ?? [], find)) because(match.next!, `after ${match.id}`)
  for (const { id, game } of matches.values()) {
    const why = reasons.get(id) ?? []
    if (why.length === 0) find('doubled', id, `a match of ${game} that nobody was told of`)
    if (why.length > 1) find('contradicted', id, `one match for ${why.join(' and ')}`)
  }
}

/** True when a rematch follows that everybody wanted. */
function checkRematch(
  history: RequestHistory,
  { id, next, seats, state }: SavedMatch,
  recordedRequests: readonly RecordedRequest[],
  find: FindingReporter,
): boolean {
  const announced = history.nexts.get(id) ?? new Set<string>()
  if (announced.size > 1) find('doubled', id, `two matches follow: ${[...announced].join(', ')}`)
  for (const one of announced) if (one !== next) find('lost', id, `players were told that ${one} follows, and ${next} does`)
  const wants = (person: string, sure: boolean) =>
    recordedRequests.some(
      (recorded) =>
        recorded.person === person &&
        recorded.request.kind === 'rematch' &&
        recorded.request.wanted &&
        (sure ? doneResponseOf(recorded) !== null : !isAlwaysRefused(recorded)),
    )
  const people = seats.flatMap((seat) => (seat.kind === 'person' && !seat.left ? [seat.person] : []))
  if (next !== null && !people.every((person) => wants(person, false)))
    find('unasked', id, 'it is played again, and not everybody wanted that')
  if (next === null && state === 'over' && people.length > 0 && people.every((person) => wants(person, true)))
    find('lost', id, 'everybody was told that they play again, and no match follows')
  return next !== null
}
