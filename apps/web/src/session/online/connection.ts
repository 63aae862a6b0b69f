import { isRejection, reject, type Rejection } from '@parlor/kernel'
import {
  closeCodes,
  protocolVersion,
  readServerMessage,
  socketPath,
  type ClientMessage,
  type ClientMessageOf,
  type ServerMessage,
} from '@parlor/protocol'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { markProtocolOutdated } from '../../platform/pwa/protocol-outdated.ts'
import { ensureIdentified } from './me.ts'
import { saveUnsentMoves, takeUnsentMoves } from './unsent-moves.ts'

/** How the line to the server is: `outdated` needs a reload of the page, `refused` will not be tried again. */
type ConnectionState = 'closed' | 'connecting' | 'open' | 'waiting' | 'outdated' | 'refused'

/** What is answered by `done` or `refused`. */
type OnlineCommand = Extract<ClientMessage, { readonly id: string }>
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never

interface MatchSubscription {
  /** The length of the log one has; null for nothing. */
  readonly from: () => number | null
  readonly heard: (tell: ServerMessage) => void
}

const firstRetryDelay = 500
const maxRetryDelay = 8000
const checkInterval = 500
/** After so long a silence the server is asked whether it is there … */
const pingAfter = 2500
/** … and without any word so long after that the line is dead, whatever the browser says: a frozen socket stays open for minutes. */
const pongTimeout = 3500
/** A socket that does not open is given up after so long. */
const openTimeout = 8000
/** A move is shown as under way when it has not been answered for so long. */
const sendingAfter = 1500
/** A move without an answer for so long is sent again on a new socket; each time it is given twice as long, so that a slow server is not stormed. */
const moveTimeout = 5000

interface PendingCommand {
  readonly ask: OnlineCommand
  readonly settle: (why: Rejection | null) => void
  /** Since when it waits for an answer. */
  readonly since: number
  /** When it went out on the socket of now; null while it has not. */
  sentAt: number | null
  patience: number
}

/** What the connection needs from the browser; tests hand in their own. */
interface ConnectionDeps {
  open(): WebSocket
  arrive(): Promise<unknown>
  now(): number
}

/**
 * The one line to the server. It comes back by itself, asks again for every match that is watched from where it was, and repeats every
 * errand that has not been answered: the server does each once.
 */
export class Connection {
  /** `sending`: a move has been waiting for its answer long enough to say so. */
  readonly store: StoreApi<{ readonly line: ConnectionState; readonly sending: boolean }> = createStore(() => ({
    line: 'closed' as ConnectionState,
    sending: false,
  }))
  readonly #deps: ConnectionDeps
  readonly #watched = new Map<string, MatchSubscription>()
  readonly #commands = new Map<string, PendingCommand>()
  readonly #listeners = new Set<(tell: ServerMessage) => void>()
  #socket: WebSocket | null = null
  #wait = firstRetryDelay
  #timer: ReturnType<typeof setTimeout> | undefined
  #checks: ReturnType<typeof setInterval> | undefined
  #heardAt = 0
  /** When the server was asked for a sign of life; null once it has given one. */
  #pingedAt: number | null = null
  /** What the server's clock shows more than ours, in milliseconds. */
  #clockOffset = 0
  #users = 0

  constructor(wire: ConnectionDeps) {
    this.#deps = wire
  }

  /** What the server's clock shows now, as far as is known. */
  get serverNow(): number {
    return this.#deps.now() + this.#clockOffset
  }

  /** Keeps the line open until what is returned is called. */
  keepOpen(): () => void {
    this.#users++
    if (!this.#socket) this.#connect()
    let used = true
    return () => {
      if (!used) return
      used = false
      if (--this.#users === 0) this.#close()
    }
  }

  watch(match: string, watching: MatchSubscription): () => void {
    this.#watched.set(match, watching)
    this.#send({ kind: 'watch', match, from: watching.from() })
    return () => {
      if (this.#watched.get(match) !== watching) return
      this.#watched.delete(match)
      this.#send({ kind: 'unwatch', match })
    }
  }

  /** Asks for a match again, from where one is. */
  resync(match: string): void {
    const watching = this.#watched.get(match)
    if (watching) this.#send({ kind: 'watch', match, from: watching.from() })
  }

  /** Hears what concerns no single match. */
  listen(heard: (tell: ServerMessage) => void): () => void {
    this.#listeners.add(heard)
    return () => this.#listeners.delete(heard)
  }

  /** Has something done, once, whatever happens to the line meanwhile; null when it is done. */
  sendCommand(ask: WithoutId<OnlineCommand>, id = newCommandId()): Promise<Rejection | null> {
    return new Promise((resolve) => {
      const named = { ...ask, id } as OnlineCommand
      const command = { ask: named, settle: resolve, since: this.#deps.now(), sentAt: null, patience: moveTimeout }
      this.#commands.set(id, command)
      this.#sendPending(command)
    })
  }

  /** Asks for an errand no more: it counts as done. */
  cancelCommand(id: string): void {
    this.#settle(id, null)
  }

  /** Moves that nobody has answered yet. */
  get unansweredMoves(): ClientMessageOf<'move'>[] {
    return this.#pendingMoves.map(({ ask }) => ask as ClientMessageOf<'move'>)
  }

  /** Says something that need not arrive. */
  send(ask: ClientMessage): void {
    this.#send(ask)
  }

  /** The browser knows that there is no network: nothing is waited for. */
  networkLost(): void {
    if (this.#socket) this.#giveUpSocket()
  }

  /** There is a network again: tried at once, not when the next try is due. */
  networkBack(): void {
    if (this.store.getState().line !== 'waiting') return
    this.#wait = firstRetryDelay
    this.#connect()
  }

  #connect(): void {
    clearTimeout(this.#timer)
    if (this.#users === 0) return
    this.store.setState({ line: 'connecting' })
    const socket = this.#deps.open()
    this.#socket = socket
    this.#timer = setTimeout(() => this.#giveUpSocket(), openTimeout)
    socket.onopen = () => {
      if (socket !== this.#socket) return
      clearTimeout(this.#timer)
      this.#wait = firstRetryDelay
      this.store.setState({ line: 'open' })
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

  /** Notices what the browser does not tell: that nobody answers any more. */
  #check(): void {
    const now = this.#deps.now()
    const silent = this.#pingedAt !== null && now - this.#pingedAt > pongTimeout
    const late = this.#pendingMoves.find(({ sentAt, patience }) => sentAt !== null && now - sentAt > patience)
    if (late) late.patience *= 2
    if (silent || late) return this.#giveUpSocket()
    if (this.#pingedAt === null && now - this.#heardAt >= pingAfter) this.#ping()
    this.#updateSending()
  }

  /** As if the socket had been closed: its own word for that would come minutes later. */
  #giveUpSocket(): void {
    const socket = this.#socket
    this.#onSocketClosed(1006)
    socket?.close()
  }

  get #pendingMoves(): PendingCommand[] {
    return [...this.#commands.values()].filter(({ ask }) => ask.kind === 'move')
  }

  #updateSending(): void {
    const now = this.#deps.now()
    const sending = this.#pendingMoves.some(({ since }) => now - since >= sendingAfter)
    if (sending !== this.store.getState().sending) this.store.setState({ sending })
  }

  #onSocketClosed(code: number): void {
    clearTimeout(this.#timer)
    clearInterval(this.#checks)
    this.#socket = null
    this.#pingedAt = null
    if (this.#users === 0) return void this.store.setState({ line: 'closed' })
    if (code === closeCodes.version) return void this.store.setState({ line: 'outdated' })
    if (code === closeCodes.origin) return void this.store.setState({ line: 'refused' })
    this.store.setState({ line: 'waiting' })
    const jitter = Math.random()
    const wait =
      code === closeCodes.goingAway ? jitter * 1000 : code === closeCodes.abuse ? 5000 + jitter * 1000 : this.#wait * (0.5 + jitter)
    this.#wait = Math.min(maxRetryDelay, this.#wait * 2)
    this.#timer = setTimeout(() => {
      if (code === closeCodes.nobody) void this.#deps.arrive().then(() => this.#connect())
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
    this.store.setState({ line: 'closed', sending: false })
  }

  #send(ask: ClientMessage): void {
    if (this.store.getState().line === 'open') this.#socket?.send(JSON.stringify(ask))
  }

  #sendPending(command: PendingCommand): void {
    command.sentAt = this.store.getState().line === 'open' ? this.#deps.now() : null
    this.#send(command.ask)
  }

  #receive(frame: string): void {
    this.#heardAt = this.#deps.now()
    this.#pingedAt = null
    const tell = readServerMessage(frame)
    // What cannot be read is left out: the next whole view puts everything right.
    if (isRejection(tell)) return
    if (tell.kind === 'pong') this.#clockOffset = tell.now - (tell.at + this.#deps.now()) / 2
    if (tell.kind === 'done' || tell.kind === 'refused') this.#settle(tell.id, tell.kind === 'done' ? null : tell.why)
    const match = tell.kind === 'table' ? tell.table.match : 'match' in tell && tell.kind !== 'paired' ? tell.match : null
    if (match !== null) this.#watched.get(match)?.heard(tell)
    else for (const heard of this.#listeners) heard(tell)
  }

  #settle(id: string, why: Rejection | null): void {
    this.#commands.get(id)?.settle(why)
    this.#commands.delete(id)
    this.#updateSending()
  }
}

/** A name for something that is to be done once. */
export function newCommandId(): string {
  return crypto.randomUUID().replaceAll('-', '')
}

let shared: Connection | null = null

/** The line of this page. */
export function sharedConnection(): Connection {
  if (shared) return shared
  const line = new Connection({
    open: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}${socketPath}?v=${protocolVersion}`),
    arrive: ensureIdentified,
    now: () => Date.now(),
  })
  line.store.subscribe(({ line: state }) => state === 'outdated' && markProtocolOutdated())
  window.addEventListener('pagehide', () => line.store.getState().line === 'outdated' && saveUnsentMoves(line.unansweredMoves))
  window.addEventListener('offline', () => line.networkLost())
  window.addEventListener('online', () => line.networkBack())
  // The server does each once, and refuses one that the match has gone past.
  for (const { id, ...move } of takeUnsentMoves()) void line.sendCommand(move, id)
  return (shared = line)
}
