import { setTimeout as wait } from 'node:timers/promises'
import { isRejection, type Rejection } from '@parlor/kernel'
import type { Responses, RequestBodies, TableInfo } from '@parlor/protocol'
import type { TestClient, WithoutCommitment } from './test-client.ts'
import {
  recordResponse,
  doneResponse,
  type RecordedResponse,
  type RecordedRequest,
  type RequestHistory,
  type PlayerRequest,
} from './request-history.ts'

type Name = 'openTable' | 'quickMatch' | 'takeSeat' | 'standUp' | 'setBotSeat'

/** Transient rejections: retried. */
const unanswered = new Set(['server.away', 'server.failed', 'protocol.tooMany'])

/** HTTP requests of a person, retried at any available node until answered. */
export class RetryingHttpClient {
  readonly #guests: readonly TestClient[]
  readonly #history: RequestHistory
  readonly #copies: number

  /** One client per node. `copies`: idempotent requests are sent that often at once, to different nodes. */
  constructor(guests: readonly TestClient[], history: RequestHistory, copies = 1) {
    this.#guests = guests
    this.#history = history
    this.#copies = copies
  }

  open(body: WithoutCommitment<RequestBodies['openTable']>): Promise<Responses['openTable'] | Rejection> {
    return this.#request('openTable', { kind: 'open', id: body.id, table: body.table }, body, {}, ({ match }) => doneResponse({ match }))
  }

  quick(body: WithoutCommitment<RequestBodies['quickMatch']>): Promise<Responses['quickMatch'] | Rejection> {
    return this.#request('quickMatch', { kind: 'quick', id: body.id, game: body.game }, body, {}, ({ match }) => doneResponse({ match }))
  }

  sit(match: string, seat: number | null, secret: RequestBodies['takeSeat']['secret'] = null): Promise<TableInfo | Rejection> {
    return this.#request('takeSeat', { kind: 'sit', match, seat }, { seat, secret }, { match }, atSeat)
  }

  stand(match: string): Promise<TableInfo | Rejection> {
    return this.#request('standUp', { kind: 'stand', match }, {}, { match }, atSeat, 1)
  }

  fill(match: string, seat: number, level: string | null): Promise<TableInfo | Rejection> {
    return this.#request('setBotSeat', { kind: 'fill', match, seat, level }, { seat, level }, { match }, atSeat, 1)
  }

  /** Reads the table; not recorded. */
  table(match: string): Promise<TableInfo | Rejection> {
    return this.#until((guest) => guest.request('table', undefined as never, { match }))
  }

  mine(): Promise<Responses['myTables'] | Rejection> {
    return this.#until((guest) => guest.request('myTables'))
  }

  async #request<N extends Name>(
    name: N,
    request: PlayerRequest,
    body: object,
    parts: Record<string, string>,
    read: (answer: Responses[N]) => RecordedResponse,
    most = this.#copies,
  ): Promise<Responses[N] | Rejection> {
    const recorded = this.#history.recordRequest(this.#guests[0]!.person, request)
    const copies = Array.from({ length: 1 + Math.floor(Math.random() * most) }, (_, copy) =>
      this.#until((guest) => this.#send(recorded, guest, name, body, parts), copy).then((answer) => {
        recordResponse(recorded, isRejection(answer) ? { kind: 'refused', why: answer.rejected } : read(answer))
        return answer
      }),
    )
    return (await Promise.all(copies))[0]!
  }

  #send<N extends Name>(recorded: RecordedRequest, guest: TestClient, name: N, body: object, parts: Record<string, string>) {
    recorded.sent++
    return guest.request(name, body as never, parts)
  }

  async #until<T>(call: (guest: TestClient) => Promise<T | Rejection>, first = 0): Promise<T | Rejection> {
    const from = first + Math.floor(Math.random() * this.#guests.length)
    for (let tries = 0; ; tries++) {
      try {
        const answer = await call(this.#guests[(from + tries) % this.#guests.length]!)
        if (!isRejection(answer) || !unanswered.has(answer.rejected)) return answer
      } catch {
        // The node is down, or went down during the request.
      }
      await wait(50 + Math.random() * 150)
    }
  }
}

function atSeat({ match, you }: TableInfo): RecordedResponse {
  return doneResponse({ match, seat: you })
}
