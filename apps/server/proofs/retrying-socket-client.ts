import { setTimeout as wait } from 'node:timers/promises'
import type { ClientMessage, ServerMessage } from '@parlor/protocol'
import type { TestClient, TestSocket, WithoutCommitment } from './test-client.ts'
import { recordResponse, doneResponse, type RecordedResponse, type RecordedRequest, type RequestHistory } from './request-history.ts'

/** Simulated network faults and user pace. */
export interface NetworkConditions {
  /** Copies sent per request, minimum and maximum. */
  readonly copies?: readonly [number, number]
  /** Probability of resending an older request along with a new one. */
  readonly echo?: number
  /** A socket at every node, copies go to any of them; else one, which moves to the next node when it breaks. */
  readonly everywhere?: boolean
  /** Probability of a disconnect after sending. */
  readonly cut?: number
  /** Maximum delay of a frame in milliseconds. */
  readonly latency?: number
  /** Thinking time of the next move in milliseconds. */
  readonly pace?: () => number
  /** Skips frame validation. */
  readonly light?: boolean
}

type SocketRequest = WithoutCommitment<Extract<ClientMessage, { id: string }>>

interface OpenRequest {
  readonly recorded: RecordedRequest
  readonly resolve: (answer: RecordedResponse) => void
  at: number
}

/** Resend timeout, whatever the socket's state. */
const resendMs = 5_000
const maxEchoes = 40

/** A person's sockets: every message with an id is resent, after any failure, until it is answered. */
export class RetryingSocketClient {
  /** Milliseconds from a disconnect to being in sync again. */
  readonly reconnectTimes: number[] = []
  readonly closeCodes: number[] = []
  onMessage: (message: ServerMessage) => void = () => {}
  /** First message on a new socket. */
  firstMessage: () => ClientMessage | null = () => null
  readonly #guests: readonly TestClient[]
  readonly #history: RequestHistory
  readonly #conditions: NetworkConditions
  readonly #sockets: (TestSocket | null)[]
  readonly #open = new Map<string, OpenRequest>()
  readonly #requests = new Map<string, RecordedRequest>()
  /** Answered requests that may be resent later. */
  readonly #past: RecordedRequest[] = []
  readonly #timer: NodeJS.Timeout
  #cutAt: number | null = null
  #started = false
  #closed = false

  /** One client per node, all of the same person. */
  constructor(guests: readonly TestClient[], history: RequestHistory, conditions: NetworkConditions) {
    this.#guests = guests
    this.#history = history
    this.#conditions = conditions
    this.#sockets = (conditions.everywhere ? guests : guests.slice(0, 1)).map(() => null)
    this.#timer = setInterval(() => this.#again(), resendMs).unref()
  }

  get started(): boolean {
    return this.#started
  }

  get closed(): boolean {
    return this.#closed
  }

  /** Disconnected, or connected and not in sync yet. */
  get isAway(): boolean {
    return this.#cutAt !== null && !this.#closed
  }

  /** Opens the sockets, the first at this node or, when it is down, at the next. */
  async start(node = 0): Promise<void> {
    this.#started = true
    await Promise.all(this.#sockets.map((_, lane) => this.#connect(lane, node + lane)))
  }

  close(): void {
    this.#closed = true
    clearInterval(this.#timer)
    for (const socket of this.#sockets) socket?.close()
  }

  /** Disconnects as a lost network does. */
  cut(): void {
    for (const socket of this.#sockets) socket?.socket.terminate()
  }

  /** Fire and forget. */
  send(request: ClientMessage): void {
    for (const socket of this.#sockets) socket?.send(request)
  }

  /** Resends until answered, after `pause` milliseconds of thinking. Never resolves once closed. */
  request(request: SocketRequest, pause = 0): Promise<RecordedResponse> {
    return new Promise((resolve) => {
      const recorded = this.#history.recordRequest(this.#guests[0]!.person, request)
      const open: OpenRequest = { recorded, resolve, at: performance.now() + pause }
      this.#requests.set(request.id, recorded)
      this.#open.set(request.id, open)
      if (pause > 0) setTimeout(() => void this.#dispatch(open), pause)
      else void this.#dispatch(open)
    })
  }

  /** Resolves when everything is answered, or after the timeout. */
  async allAnswered(most: number): Promise<void> {
    const until = performance.now() + most
    while (this.#open.size > 0 && performance.now() < until && !this.#closed) await wait(20)
  }

  /** Resends some answered requests. */
  async echo(times: number): Promise<void> {
    if (this.#past.length === 0) return
    for (let i = 0; i < times; i++) this.#put(this.#past[Math.floor(Math.random() * this.#past.length)]!)
    await wait(300)
  }

  async #dispatch({ recorded }: OpenRequest): Promise<void> {
    const { copies = [1, 1], cut = 0, latency = 0, echo = 0 } = this.#conditions
    const many = copies[0] + Math.floor(Math.random() * (copies[1] - copies[0] + 1))
    for (let copy = 0; copy < many; copy++) {
      if (latency > 0) await wait(Math.random() * latency)
      this.#put(recorded)
    }
    if (echo > 0) {
      if (Math.random() < echo && this.#past.length > 0) this.#put(this.#past[Math.floor(Math.random() * this.#past.length)]!)
      this.#past.push(recorded)
      if (this.#past.length > maxEchoes) this.#past.shift()
    }
    if (cut > 0 && Math.random() < cut) this.cut()
  }

  #put(recorded: RecordedRequest): void {
    const sockets = this.#sockets
    const socket = sockets[sockets.length === 1 ? 0 : Math.floor(Math.random() * sockets.length)]
    recorded.sent++
    socket?.send(recorded.request as ClientMessage)
  }

  #again(): void {
    const before = performance.now() - resendMs
    for (const open of this.#open.values()) if (open.at < before) this.#put(open.recorded)
  }

  async #connect(lane: number, node: number): Promise<void> {
    const { everywhere, light } = this.#conditions
    for (let tries = 0; !this.#closed; tries++) {
      const at = everywhere ? lane : node + tries
      try {
        const socket = await this.#guests[at % this.#guests.length]!.connect()
        if (this.#closed) return socket.close()
        socket.recordsMessages = false
        socket.skipsValidation = light ?? false
        this.#sockets[lane] = socket
        socket.onMessage = (message) => this.#receive(message)
        socket.onClose = () => {
          if (this.#closed || this.#sockets[lane] !== socket) return
          this.#sockets[lane] = null
          this.#cutAt ??= performance.now()
          this.closeCodes.push(socket.closeCode ?? 0)
          void wait(20 + Math.random() * 100).then(() => this.#connect(lane, at + 1))
        }
        const firstMessage = this.firstMessage()
        if (firstMessage) socket.send(firstMessage)
        for (const { recorded, at: from } of this.#open.values()) {
          // Not due yet: sent later by its own timer.
          if (from > performance.now()) continue
          recorded.sent++
          socket.send(recorded.request as ClientMessage)
        }
        return
      } catch {
        this.#cutAt ??= performance.now()
        await wait(50 + Math.random() * Math.min(500, 50 * tries))
      }
    }
  }

  #receive(message: ServerMessage): void {
    if (message.kind === 'done') this.#settle(message.id, doneResponse({ seq: message.seq }))
    else if (message.kind === 'refused') this.#settle(message.id, { kind: 'refused', why: message.why.rejected })
    else if (message.kind === 'paired') this.#settle(message.id, doneResponse({ match: message.match }))
    else {
      if ((message.kind === 'sync' || message.kind === 'steps') && this.#cutAt !== null) {
        this.reconnectTimes.push(performance.now() - this.#cutAt)
        this.#cutAt = null
      }
      this.onMessage(message)
    }
  }

  #settle(id: string, answer: RecordedResponse): void {
    // Copies are answered too, and their responses must agree.
    const recorded = this.#requests.get(id)
    if (recorded) recordResponse(recorded, answer)
    const open = this.#open.get(id)
    this.#open.delete(id)
    open?.resolve(answer)
  }
}
