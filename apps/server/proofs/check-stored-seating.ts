import { doneResponseOf, isAlwaysRefused, type MatchWithRequests, type FindingReporter } from './finding.ts'
import type { StoredState } from './stored-state.ts'

/** Checks seating by the last responses. Returns the number of refusals that say nothing, because an earlier copy was sent. */
export function checkStoredSeating(
  { match, requests }: MatchWithRequests,
  { sitting }: Pick<StoredState, 'sitting'>,
  find: FindingReporter,
): number {
  const { id, seats } = match
  const people = seats.flatMap((seat, at) => (seat.kind === 'person' ? [{ person: seat.person, at }] : []))
  for (const { person, at } of people)
    if (people.some((other) => other.person === person && other.at < at)) find('doubled', id, `${person} sits in two seats`)
  const rows = sitting.filter((row) => row.match === id)
  const listed = rows.map(({ seat, person }) => `${seat} ${person}`).sort()
  if (
    match.state !== 'closed' &&
    listed.join() !==
      people
        .map(({ at, person }) => `${at} ${person}`)
        .sort()
        .join()
  )
    find('contradicted', id, `the seats are ${JSON.stringify(seats)}, and listed as ${listed.join(', ')}`)
  let ambiguous = 0
  // Undefined where unknown.
  const seatings = new Map<string, number | null | undefined>()
  const fills = new Map<number, string | null | undefined>()
  for (const recorded of requests) {
    const { person, request } = recorded
    const answer = doneResponseOf(recorded)
    // Without an id a duplicate cannot be told from a new request: the refusal may be the second copy's only.
    const unsure = !answer && (recorded.answers.length === 0 || recorded.sent > 1)
    if (request.kind === 'sit') {
      if (answer) seatings.set(person, answer.seat)
      else if (!isAlwaysRefused(recorded)) seatings.set(person, undefined)
    } else if (request.kind === 'stand' && match.host !== person) {
      if (answer) seatings.set(person, null)
      else if (unsure) seatings.set(person, undefined)
    } else if (request.kind === 'fill') {
      if (answer) fills.set(request.seat, request.level)
      else if (unsure) fills.set(request.seat, undefined)
    } else continue
    if (unsure && isAlwaysRefused(recorded)) ambiguous++
  }
  for (const [person, seat] of seatings) {
    if (seat === undefined) continue
    const held = people.find((one) => one.person === person)?.at ?? null
    if (held === seat) continue
    find(seat === null ? 'contradicted' : 'lost', id, `${person} was told of seat ${seat} last, and holds ${held}`)
  }
  for (const [seat, level] of fills) {
    const held = seats[seat]
    if (level !== null && level !== undefined && (held?.kind !== 'bot' || held.level !== level))
      find('lost', id, `a bot was put into seat ${seat}: ${JSON.stringify(held)}`)
  }
  const sat = new Set([...seatings.keys(), match.host])
  for (const recorded of requests) if (recorded.request.kind === 'queue' || recorded.request.kind === 'quick') sat.add(recorded.person)
  // Rematches are seated by the server.
  const direct = requests.some(({ request }) => request.kind === 'open' || request.kind === 'quick' || request.kind === 'queue')
  if (direct) for (const { person, at } of people) if (!sat.has(person)) find('unasked', id, `${person} never sat down at seat ${at}`)
  return ambiguous
}
