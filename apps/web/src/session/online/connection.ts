import { isRejection, reject, type Rejection } from '@parlor/kernel'
import { closeCodes, readServerMessage, type ClientMessage, type ClientMessageOf, type ServerMessage } from '@parlor/protocol'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** `outdated` needs a reload of the page. */
type ConnectionState = 'closed' | 'connecting' | 'open' | 'waiting' | 'outdated'

/** A message that the server answers with `done` or `refused`. */
type OnlineCommand = Extract<ClientMessage, { readonly id: string }>
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never
/** `seq`: the log length with the entry that the command made; null where it made none. */
type CommandAnswer = Rejection | { readonly seq: number | null }

interface MatchSubscription {
  /** Log length received so far; null for none. */
  readonly from: () => number | null
  readonly onMessage: (message: ServerMessage) => void
}

const firstRetryDelay = 500
const maxRetryDelay = 8000
const checkInterval = 500
/** A ping is sent after this time without a message, in milliseconds; … */
const pingAfter = 2500
/** … without any message this long after it the socket counts as dead: the browser keeps a frozen one open for minutes. */
const pongTimeout = 3500
const openTimeout = 8000
/** An unanswered move is shown as being sent after this time. */
const sendingAfter = 1500
/** An unanswered move is resent on a new socket after this time; doubled each time, so that a slow server is not flooded. */
const moveTimeout = 5000
/** What was refused because too much came from this address is sent again after this time, and up to as much again. */
const refusedDelay = 700
/** Commands that have no other limit; of the rest the server's limits are the player's own, who is told. */
const resentKinds: ReadonlySet<ClientMessage['kind']> = new Set(['move', 'resign', 'leave', 'unqueue'])

interface PendingCommand {
  readonly message: OnlineCommand
  readonly settle: (answer: CommandAnswer) => void
  readonly createdAt: number
  /** When it was sent on the current socket; null if not yet. */
  sentAt: number | null
  timeout: number
}

/** Browser functions; tests inject their own. */
interface ConnectionDeps {
  open(): WebSocket
  /** Creates or restores the identity that the server requires. */
  identify(): Promise<unknown>
  now(): number
}

/**
 * The page's WebSocket to the server. It reconnects by itself, resubscribes to every watched match from the log length it has, and resends
 * every unanswered command: the id is an idempotency key, so the server does each once.
 */
export class Connection {
  /** `sending`: a move has been unanswered for `sendingAfter`, or cannot be sent now. */
  readonly store: StoreApi<{ readonly state: ConnectionState; readonly sending: boolean }> = createStore(() => ({
    state: 'closed' as ConnectionState,
    sending: false,
  }))
  readonly #deps: ConnectionDeps
  readonly #watched = new Map<string, MatchSubscription>()
  readonly #commands = new Map<string, PendingCommand>()
  readonly #listeners = new Set<(message: ServerMessage) => void>()
  #socket: WebSocket | null = null
  #wait = firstRetryDelay
  #timer: ReturnType<typeof setTimeout> | undefined
  #checks: ReturnType<typeof setInterval> | undefined
  #receivedAt = 0
  /** When the unanswered ping was sent; null without one. */
  #pingedAt: number | null = null
  /** Server time minus local time, in milliseconds. */
  #clockOffset = 0
  #openHandles = 0

  constructor(deps: ConnectionDeps) {
    this.#deps = deps
  }

  /** Estimated server time. */
  get serverNow(): number {
    return this.#deps.now() + this.#clockOffset
  }

  /** Keeps the connection open until the returned function is called. */
  keepOpen(): () => void {
    this.#openHandles++
    if (!this.#socket) this.#connect()
    let used = true
    return () => {
      if (!used) return
      used = false
      if (--this.#openHandles === 0) this.#close()
    }
  }

  watch(match: string, subscription: MatchSubscription): () => void {
    this.#watched.set(match, subscription)
    this.#send({ kind: 'watch', match, from: subscription.from() })
    return () => {
      if (this.#watched.get(match) !== subscription) return
      this.#watched.delete(match)
      this.#send({ kind: 'unwatch', match })
    }
  }

  /** Requests what is missing of a match. */
  resync(match: string): void {
    const subscription = this.#watched.get(match)
    if (subscription) this.#send({ kind: 'watch', match, from: subscription.from() })
  }

  /** Subscribes to messages that belong to no match; returns an unsubscribe function. */
  listen(onMessage: (message: ServerMessage) => void): () => void {
    this.#listeners.add(onMessage)
    return () => this.#listeners.delete(onMessage)
  }

  /** Sends a command until it is answered, over reconnects. */
  sendCommand(message: WithoutId<OnlineCommand>, id = newCommandId()): Promise<CommandAnswer> {
    return new Promise((resolve) => {
      const command: PendingCommand = {
        message: { ...message, id } as OnlineCommand,
        settle: resolve,
        createdAt: this.#deps.now(),
        sentAt: null,
        timeout: moveTimeout,
      }
      this.#commands.set(id, command)
      this.#sendPending(command)
    })
  }

  /** Stops resending a command: it counts as done. */
  cancelCommand(id: string): void {
    this.#settle(id, { seq: null })
  }

  get unansweredMoves(): ClientMessageOf<'move'>[] {
    return this.#pendingMoves.map(({ message }) => message as ClientMessageOf<'move'>)
  }

  /** Sends without delivery guarantee: dropped while disconnected. */
  send(message: ClientMessage): void {
    this.#send(message)
  }

  /** The browser reports no network: drops the socket without waiting for a timeout. */
  networkLost(): void {
    if (this.#socket) this.#giveUpSocket()
  }

  /** The network is back: reconnects at once instead of after the backoff. */
  networkBack(): void {
    if (this.store.getState().state !== 'waiting') return
    this.#wait = firstRetryDelay
    this.#connect()
  }

  #connect(): void {
    if (this.#socket || this.#openHandles === 0) return
    clearTimeout(this.#timer)
    this.store.setState({ state: 'connecting' })
    const socket = this.#deps.open()
    this.#socket = socket
    this.#timer = setTimeout(() => this.#giveUpSocket(), openTimeout)
    socket.onopen = () => {
      if (socket !== this.#socket) return
      clearTimeout(this.#timer)
      this.#wait = firstRetryDelay
      this.store.setState({ state: 'open' })
      for (const [match, { from }] of this.#watched) this.#send({ kind: 'watch', match, from: from() })
      for (const command of this.#commands.values()) this.#sendPending(command)
      this.#ping()
      this.#checks = setInterval(() => this.#check(), checkInterval)
    }
    socket.onmessage = ({ data }) => socket === this.#socket && typeof data === 'string' && this.#receive(data)
    socket.onclose = ({ code }) => socket === this.#socket && this.#onSocketClosed(code)
  }

  #ping(): void {
    this.#pingedAt = this.#deps.now()
    this.#send({ kind: 'ping', at: this.#pingedAt })
  }

  /** Detects a dead socket that the browser still reports as open. */
  #check(): void {
    const now = this.#deps.now()
    const silent = this.#pingedAt !== null && now - this.#pingedAt > pongTimeout
    const late = this.#pendingMoves.find(({ sentAt, timeout }) => sentAt !== null && now - sentAt > timeout)
    if (late) late.timeout *= 2
    if (silent || late) return this.#giveUpSocket()
    if (this.#pingedAt === null && now - this.#receivedAt >= pingAfter) this.#ping()
    this.#updateSending()
  }

  /** Treats the socket as closed: its own close event would come minutes later. */
  #giveUpSocket(): void {
    const socket = this.#socket
    this.#onSocketClosed(1006)
    socket?.close()
  }

  get #pendingMoves(): PendingCommand[] {
    return [...this.#commands.values()].filter(({ message }) => message.kind === 'move')
  }

  #updateSending(): void {
    const before = this.store.getState().state === 'open' ? this.#deps.now() - sendingAfter : Infinity
    this.store.setState({ sending: this.#pendingMoves.some(({ createdAt }) => createdAt <= before) })
  }

  #onSocketClosed(code: number): void {
    clearTimeout(this.#timer)
    clearInterval(this.#checks)
    this.#socket = null
    this.#pingedAt = null
    if (this.#openHandles === 0) return void this.store.setState({ state: 'closed' })
    if (code === closeCodes.version) return void this.store.setState({ state: 'outdated' })
    this.store.setState({ state: 'waiting' })
    this.#updateSending()
    const jitter = Math.random()
    const wait =
      code === closeCodes.goingAway ? jitter * 1000 : code === closeCodes.abuse ? 5000 + jitter * 1000 : this.#wait * (0.5 + jitter)
    this.#wait = Math.min(maxRetryDelay, this.#wait * 2)
    this.#timer = setTimeout(() => {
      if (code === closeCodes.nobody) void this.#deps.identify().then(() => this.#connect())
      else this.#connect()
    }, wait)
  }

  #close(): void {
    clearTimeout(this.#timer)
    clearInterval(this.#checks)
    const socket = this.#socket
    this.#socket = null
    socket?.close(1000)
    for (const { settle } of this.#commands.values()) settle(reject('online.closed'))
    this.#commands.clear()
    this.store.setState({ state: 'closed', sending: false })
  }

  #send(message: ClientMessage): void {
    if (this.store.getState().state === 'open') this.#socket?.send(JSON.stringify(message))
  }

  #sendPending(command: PendingCommand): void {
    command.sentAt = this.store.getState().state === 'open' ? this.#deps.now() : null
    this.#send(command.message)
    this.#updateSending()
  }

  #receive(frame: string): void {
    this.#receivedAt = this.#deps.now()
    this.#pingedAt = null
    const message = readServerMessage(frame)
    // An unreadable message is dropped: the next full view replaces everything.
    if (isRejection(message)) return
    if (message.kind === 'pong') this.#clockOffset = message.now - (message.at + this.#deps.now()) / 2
    if (
      (message.kind === 'refused' || message.kind === 'lost') &&
      message.why.rejected === 'protocol.tooMany' &&
      this.#resendLater(message)
    )
      return
    if (message.kind === 'done' || message.kind === 'refused') this.#settle(message.id, message.kind === 'done' ? message : message.why)
    const match = message.kind === 'table' ? message.table.match : 'match' in message && message.kind !== 'paired' ? message.match : null
    if (match !== null) this.#watched.get(match)?.onMessage(message)
    else for (const onMessage of this.#listeners) onMessage(message)
  }

  /** False for what is not sent again. */
  #resendLater(message: Extract<ServerMessage, { kind: 'refused' | 'lost' }>): boolean {
    const delay = refusedDelay * (1 + Math.random())
    if (message.kind === 'lost') {
      setTimeout(() => this.resync(message.match), delay)
      return true
    }
    const command = this.#commands.get(message.id)
    if (!command || !resentKinds.has(command.message.kind)) return false
    command.sentAt = null
    // Not if a new socket has sent it meanwhile.
    setTimeout(() => this.#commands.get(message.id) === command && command.sentAt === null && this.#sendPending(command), delay)
    return true
  }

  #settle(id: string, answer: CommandAnswer): void {
    this.#commands.get(id)?.settle(answer)
    this.#commands.delete(id)
    this.#updateSending()
  }
}

/** Idempotency key of a command. */
export function newCommandId(): string {
  return crypto.randomUUID().replaceAll('-', '')
}
