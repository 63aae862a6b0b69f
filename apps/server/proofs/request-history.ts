import type { ClientMessage, NewTable } from '@parlor/protocol'
import type { WithoutCommitment } from './test-client.ts'

/** Requests to be checked. Those without an `id` are checked by the final state. */
export type PlayerRequest =
  | WithoutCommitment<Extract<ClientMessage, { id: string }>>
  | { readonly kind: 'open'; readonly id: string; readonly table: NewTable }
  | { readonly kind: 'quick'; readonly id: string; readonly game: string }
  | { readonly kind: 'sit'; readonly match: string; readonly seat: number | null }
  | { readonly kind: 'stand'; readonly match: string }
  | { readonly kind: 'fill'; readonly match: string; readonly seat: number; readonly level: string | null }

/** A response: done, with what it names, or refused. */
export type RecordedResponse =
  | { readonly kind: 'done'; readonly seq: number | null; readonly match: string | null; readonly seat: number | null }
  | { readonly kind: 'refused'; readonly why: string }

/** One request of one person, however often it was sent, with every distinct response. */
export interface RecordedRequest {
  readonly person: string
  readonly request: PlayerRequest
  sent: number
  readonly answers: RecordedResponse[]
}

/** All requests and responses in order of first sending: what the check compares the database with. */
export class RequestHistory {
  readonly requests: RecordedRequest[] = []
  /** By match, the rematches players were told of. */
  readonly nexts = new Map<string, Set<string>>()

  recordRequest(person: string, request: PlayerRequest): RecordedRequest {
    const recorded: RecordedRequest = { person, request, sent: 0, answers: [] }
    this.requests.push(recorded)
    return recorded
  }

  recordNext(match: string, next: string): void {
    this.nexts.set(match, (this.nexts.get(match) ?? new Set()).add(next))
  }
}

export function recordResponse(recorded: RecordedRequest, answer: RecordedResponse): void {
  if (!recorded.answers.some((other) => sameAnswer(other, answer))) recorded.answers.push(answer)
}

function sameAnswer(one: RecordedResponse, other: RecordedResponse): boolean {
  if (one.kind === 'refused' || other.kind === 'refused') return one.kind === 'refused' && other.kind === 'refused' && one.why === other.why
  return one.seq === other.seq && one.match === other.match && one.seat === other.seat
}

export function doneResponse(
  part: { readonly seq?: number | null; readonly match?: string | null; readonly seat?: number | null } = {},
): RecordedResponse {
  return { kind: 'done', seq: part.seq ?? null, match: part.match ?? null, seat: part.seat ?? null }
}
