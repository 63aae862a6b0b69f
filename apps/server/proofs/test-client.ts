import { randomBytes } from 'node:crypto'
import { isRejection, decisionOf, rngFrom, type GamePackage, type Rejection, type Rng, type ViewCore } from '@parlor/kernel'
import {
  limits,
  pathOf,
  protocolHeader,
  protocolVersion,
  readServerMessage,
  routes,
  socketPath,
  type Responses,
  type ClientMessage,
  type RequestBodies,
  type RouteName,
  type TableInfo,
  type ServerMessage,
  type ServerMessageOf,
} from '@parlor/protocol'
import { WebSocket } from 'ws'
import { httpRequest } from './http-request.ts'
import { commitWord, revealAllWords, revealOwnWord, revealWordAfterPairing } from './commit-reveal.ts'

/** A request body without the commitment, which the client adds. */
export type WithoutCommitment<T> = T extends { readonly commitment: unknown } ? Omit<T, 'commitment'> & Partial<Pick<T, 'commitment'>> : T

/** A client over real HTTP and sockets: what a page does, without the page. */
export class TestClient {
  readonly #base: string
  /** Whether to reveal words as soon as a deal is seen, as a page does. */
  revealsWords = true
  readonly #cookies: Map<string, string>
  readonly #address: string | undefined
  /** The person's id, once the guest is created. */
  readonly #self: { id: string }

  /** `address`: sent as X-Forwarded-For. */
  constructor(base: string, cookies = new Map<string, string>(), address?: string, self = { id: '' }) {
    this.#base = base
    this.#cookies = cookies
    this.#address = address
    this.#self = self
  }

  get #headers(): Record<string, string> {
    return { cookie: this.cookie, ...(this.#address === undefined ? {} : { 'x-forwarded-for': this.#address }) }
  }

  get person(): string {
    return this.#self.id
  }

  get base(): string {
    return this.#base
  }

  get cookies(): Map<string, string> {
    return this.#cookies
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  at(base: string): TestClient {
    return new TestClient(base, this.#cookies, this.#address, this.#self)
  }

  async becomeGuest(): Promise<this> {
    this.#self.id = (await this.requestOrThrow('ensureGuest', {})).id
    return this
  }

  async request<N extends RouteName>(
    name: N,
    body?: N extends keyof RequestBodies ? WithoutCommitment<RequestBodies[N]> : never,
    parts?: Record<string, string>,
    query = '',
  ): Promise<Responses[N] | Rejection> {
    const committing = name === 'openTable' || name === 'quickMatch' || name === 'takeSeat'
    const sent = committing ? { commitment: commitWord(this), ...(body as object) } : body
    const answer = await this.#fetch(name, sent, parts, query)
    if (isRejection(answer) || !this.revealsWords) return answer
    return (await revealAllWords(this, name, sent, answer)) as Responses[N]
  }

  /** Reads a table without revealing words. */
  fetchTable(match: string): Promise<TableInfo | Rejection> {
    return this.#fetch('table', undefined, { match }, '')
  }

  async #fetch<N extends RouteName>(
    name: N,
    body: unknown,
    parts: Record<string, string> | undefined,
    query: string,
  ): Promise<Responses[N] | Rejection> {
    const [method] = routes[name]
    const { setCookies, text } = await httpRequest(method, this.#base + pathOf(name, parts) + query, {
      headers: {
        ...this.#headers,
        [protocolHeader]: String(protocolVersion),
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    })
    for (const cookie of setCookies) {
      const [pair = ''] = cookie.split(';', 1)
      const at = pair.indexOf('=')
      if (/max-age=0/i.test(cookie)) this.#cookies.delete(pair.slice(0, at))
      else this.#cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return JSON.parse(text) as Responses[N] | Rejection
  }

  /** Throws on a rejection. */
  async requestOrThrow<N extends RouteName>(
    name: N,
    body?: N extends keyof RequestBodies ? WithoutCommitment<RequestBodies[N]> : never,
    parts?: Record<string, string>,
  ): Promise<Responses[N]> {
    const answer = await this.request(name, body, parts)
    if (isRejection(answer)) throw new Error(`${name}: ${answer.rejected} ${JSON.stringify(answer.params ?? {})}`)
    return answer
  }

  async connect(): Promise<TestSocket> {
    const socket = new WebSocket(`${this.#base.replace(/^http/, 'ws')}${socketPath}?v=${protocolVersion}`, {
      headers: this.#headers,
      maxPayload: limits.answer.characters,
    })
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve())
      socket.once('error', reject)
      socket.once('close', (code) => reject(new Error(`closed: ${code}`)))
    })
    return new TestSocket(socket, this)
  }
}

/** An open socket with all received messages. */
export class TestSocket {
  readonly socket: WebSocket
  readonly #guest: TestClient
  readonly messages: ServerMessage[] = []
  readonly frames: string[] = []
  closeCode: number | null = null
  #waiters: { fits(message: ServerMessage): boolean; resolve(message: ServerMessage): void; reject(error: Error): void }[] = []
  onMessage: ((message: ServerMessage) => void) | null = null
  onClose: (() => void) | null = null
  recordsMessages = true
  /** Skips validation where the client's CPU time must not be measured. */
  skipsValidation = false

  constructor(socket: WebSocket, guest: TestClient) {
    this.socket = socket
    this.#guest = guest
    socket.on('message', (data: Buffer) => this.#receive(data.toString()))
    socket.on('error', () => {})
    socket.on('close', (code) => {
      this.closeCode = code
      for (const { reject } of this.#waiters.splice(0)) reject(new Error(`closed: ${code}`))
      this.onClose?.()
    })
  }

  send(request: WithoutCommitment<ClientMessage>): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(withCommitment(request, this.#guest)))
  }

  /** The next matching message from now on. */
  nextMessage<K extends ServerMessage['kind']>(
    kind: K,
    fits: (message: ServerMessageOf<K>) => boolean = () => true,
  ): Promise<ServerMessageOf<K>> {
    const nextMessage = new Promise<ServerMessageOf<K>>((resolve, reject) => {
      this.#waiters.push({
        fits: (message) => message.kind === kind && fits(message as ServerMessageOf<K>),
        resolve: resolve as (message: ServerMessage) => void,
        reject,
      })
    })
    // An abandoned wait must not be an unhandled rejection when the socket closes.
    nextMessage.catch(() => {})
    return nextMessage
  }

  async request(request: WithoutCommitment<Extract<ClientMessage, { id: string }>>): Promise<number | null | Rejection> {
    const answer = new Promise<ServerMessage>((resolve, reject) => {
      this.#waiters.push({
        fits: (message) => (message.kind === 'done' || message.kind === 'refused') && message.id === request.id,
        resolve,
        reject,
      })
    })
    this.send(request)
    const message = await answer
    return message.kind === 'refused' ? message.why : (message as ServerMessageOf<'done'>).seq
  }

  close(): void {
    this.socket.close()
  }

  #receive(frame: string): void {
    const message = this.skipsValidation ? (JSON.parse(frame) as ServerMessage) : readServerMessage(frame)
    if (isRejection(message)) throw new Error(`unreadable frame: ${JSON.stringify(message)} ${frame.slice(0, 200)}`)
    if (!this.#guest.revealsWords) return this.#deliver(message, frame)
    // Reveals as a page does. A node that dies meanwhile does not answer; the word is replaced.
    if (message.kind === 'table') revealOwnWord(this.#guest, message.table).catch(() => {})
    if (message.kind !== 'paired') return this.#deliver(message, frame)
    void revealWordAfterPairing(this.#guest, message.match)
      .catch(() => {})
      .then(() => this.#deliver(message, frame))
  }

  #deliver(message: ServerMessage, frame: string): void {
    if (this.recordsMessages) {
      this.messages.push(message)
      this.frames.push(frame)
    }
    if (this.#waiters.length > 0) {
      const fitting = this.#waiters.filter(({ fits }) => fits(message))
      this.#waiters = this.#waiters.filter((one) => !fitting.includes(one))
      for (const { resolve } of fitting) resolve(message)
    }
    this.onMessage?.(message)
  }
}

function withCommitment(message: WithoutCommitment<ClientMessage>, guest: TestClient): object {
  if (message.kind === 'queue') return { commitment: commitWord(guest), ...message }
  if (message.kind === 'rematch') return { commitment: message.wanted ? commitWord(guest) : null, ...message }
  return message
}

/** Random bytes are drawn for many ids at once: drawing them costs more than the rest of a request. */
let pool = ''

export function freshRequestId(): string {
  if (pool.length === 0) pool = randomBytes(9 * 400).toString('base64url')
  const id = pool.slice(0, 12)
  pool = pool.slice(12)
  return id
}

/** A random legal move from a seat's view alone, as the page derives it; null when it owes none. */
export function randomMove({ game }: GamePackage, view: ViewCore, seat: number, rng: Rng): { decision: number; move: string } | null {
  const owed = view.outcome ? null : decisionOf(view.pending, seat)
  if (!owed) return null
  const world: unknown = game.determinize(view, seat, rngFrom(String(rng[0])))
  const moves: unknown[] = []
  const count = game.moves(world, seat, moves)
  const move = moves[Math.abs(rng[0] ^ (rng[3]++ * 40503)) % count]
  return { decision: owed.id, move: game.notation.writeMove(move) }
}
