import { isRejection, reject, type Rejection } from '@parlor/kernel'
import { closeCodes, protocolVersion, readTell, socketPath, type Ask, type AskOf, type Tell } from '@parlor/protocol'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { markOutdated } from '../pwa/outdated.ts'
import { arrive } from './me.ts'
import { keepUnsent, takeUnsent } from './unsent.ts'

/** How the line to the server is: `outdated` needs a reload of the page, `refused` will not be tried again. */
export type LineState = 'closed' | 'connecting' | 'open' | 'waiting' | 'outdated' | 'refused'

/** What is answered by `done` or `refused`. */
export type Errand = Extract<Ask, { readonly id: string }>
type Unnamed<T> = T extends unknown ? Omit<T, 'id'> : never

interface Watching {
  /** The length of the log one has; null for nothing. */
  readonly from: () => number | null
  readonly heard: (tell: Tell) => void
}

const firstWait = 500
const longestWait = 8000
const pulse = 20_000
/** Without a sign of life for so long the line is dead, whatever the browser says. */
const patience = 45_000

/** What the connection needs from the browser; tests hand in their own. */
export interface Wire {
  open(): WebSocket
  arrive(): Promise<unknown>
  now(): number
}

/**
 * The one line to the server. It comes back by itself, asks again for every match that is watched from where it was, and repeats every
 * errand that has not been answered: the server does each once.
 */
export class Connection {
  readonly store: StoreApi<{ readonly line: LineState }> = createStore(() => ({ line: 'closed' as LineState }))
  readonly #wire: Wire
  readonly #watched = new Map<string, Watching>()
  readonly #errands = new Map<string, { readonly ask: Errand; readonly settle: (why: Rejection | null) => void }>()
  readonly #listeners = new Set<(tell: Tell) => void>()
  #socket: WebSocket | null = null
  #wait = firstWait
  #timer: ReturnType<typeof setTimeout> | undefined
  #pulse: ReturnType<typeof setInterval> | undefined
  #heardAt = 0
  /** What the server's clock shows more than ours, in milliseconds. */
  #ahead = 0
  #users = 0

  constructor(wire: Wire) {
    this.#wire = wire
  }

  /** What the server's clock shows now, as far as is known. */
  get serverNow(): number {
    return this.#wire.now() + this.#ahead
  }

  /** Keeps the line open until what is returned is called. */
  use(): () => void {
    this.#users++
    if (!this.#socket) this.#connect()
    let used = true
    return () => {
      if (!used) return
      used = false
      if (--this.#users === 0) this.#close()
    }
  }

  watch(match: string, watching: Watching): () => void {
    this.#watched.set(match, watching)
    this.#say({ kind: 'watch', match, from: watching.from() })
    return () => {
      if (this.#watched.get(match) !== watching) return
      this.#watched.delete(match)
      this.#say({ kind: 'unwatch', match })
    }
  }

  /** Asks for a match again, from where one is. */
  again(match: string): void {
    const watching = this.#watched.get(match)
    if (watching) this.#say({ kind: 'watch', match, from: watching.from() })
  }

  /** Hears what concerns no single match. */
  listen(heard: (tell: Tell) => void): () => void {
    this.#listeners.add(heard)
    return () => this.#listeners.delete(heard)
  }

  /** Has something done, once, whatever happens to the line meanwhile; null when it is done. */
  errand(ask: Unnamed<Errand>, id = freshAsk()): Promise<Rejection | null> {
    return new Promise((resolve) => {
      const named = { ...ask, id } as Errand
      this.#errands.set(id, { ask: named, settle: resolve })
      this.#say(named)
    })
  }

  /** Asks for an errand no more: it counts as done. */
  forget(id: string): void {
    this.#settle(id, null)
  }

  /** Moves that nobody has answered yet. */
  get unansweredMoves(): AskOf<'move'>[] {
    return [...this.#errands.values()].flatMap(({ ask }) => (ask.kind === 'move' ? [ask] : []))
  }

  /** Says something that need not arrive. */
  say(ask: Ask): void {
    this.#say(ask)
  }

  #connect(): void {
    clearTimeout(this.#timer)
    if (this.#users === 0) return
    this.store.setState({ line: 'connecting' })
    const socket = this.#wire.open()
    this.#socket = socket
    socket.onopen = () => {
      this.#wait = firstWait
      this.#heardAt = this.#wire.now()
      this.store.setState({ line: 'open' })
      for (const [match, { from }] of this.#watched) this.#say({ kind: 'watch', match, from: from() })
      for (const { ask } of this.#errands.values()) this.#say(ask)
      this.#beat()
      this.#pulse = setInterval(() => this.#beat(), pulse)
    }
    socket.onmessage = ({ data }) => typeof data === 'string' && this.#hear(data)
    socket.onclose = ({ code }) => socket === this.#socket && this.#lost(code)
  }

  #beat(): void {
    if (this.#wire.now() - this.#heardAt > patience) this.#socket?.close()
    else this.#say({ kind: 'ping', at: this.#wire.now() })
  }

  #lost(code: number): void {
    clearInterval(this.#pulse)
    this.#socket = null
    if (this.#users === 0) return void this.store.setState({ line: 'closed' })
    if (code === closeCodes.version) return void this.store.setState({ line: 'outdated' })
    if (code === closeCodes.origin) return void this.store.setState({ line: 'refused' })
    this.store.setState({ line: 'waiting' })
    const jitter = Math.random()
    const wait =
      code === closeCodes.goingAway ? jitter * 1000 : code === closeCodes.abuse ? 5000 + jitter * 1000 : this.#wait * (0.5 + jitter)
    this.#wait = Math.min(longestWait, this.#wait * 2)
    this.#timer = setTimeout(() => {
      if (code === closeCodes.nobody) void this.#wire.arrive().then(() => this.#connect())
      else this.#connect()
    }, wait)
  }

  #close(): void {
    clearTimeout(this.#timer)
    clearInterval(this.#pulse)
    const socket = this.#socket
    this.#socket = null
    socket?.close(1000)
    for (const { settle } of this.#errands.values()) settle(reject('online.closed'))
    this.#errands.clear()
    this.store.setState({ line: 'closed' })
  }

  #say(ask: Ask): void {
    if (this.store.getState().line === 'open') this.#socket?.send(JSON.stringify(ask))
  }

  #hear(frame: string): void {
    this.#heardAt = this.#wire.now()
    const tell = readTell(frame)
    // What cannot be read is left out: the next whole view puts everything right.
    if (isRejection(tell)) return
    if (tell.kind === 'pong') this.#ahead = tell.now - (tell.at + this.#wire.now()) / 2
    if (tell.kind === 'done' || tell.kind === 'refused') this.#settle(tell.id, tell.kind === 'done' ? null : tell.why)
    const match = tell.kind === 'table' ? tell.table.match : 'match' in tell && tell.kind !== 'paired' ? tell.match : null
    if (match !== null) this.#watched.get(match)?.heard(tell)
    else for (const heard of this.#listeners) heard(tell)
  }

  #settle(id: string, why: Rejection | null): void {
    this.#errands.get(id)?.settle(why)
    this.#errands.delete(id)
  }
}

/** A name for something that is to be done once. */
export function freshAsk(): string {
  return crypto.randomUUID().replaceAll('-', '')
}

let shared: Connection | null = null

/** The line of this page. */
export function connection(): Connection {
  if (shared) return shared
  const line = new Connection({
    open: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}${socketPath}?v=${protocolVersion}`),
    arrive,
    now: () => Date.now(),
  })
  line.store.subscribe(({ line: state }) => state === 'outdated' && markOutdated())
  window.addEventListener('pagehide', () => line.store.getState().line === 'outdated' && keepUnsent(line.unansweredMoves))
  // The server does each once, and refuses one that the match has gone past.
  for (const { id, ...move } of takeUnsent()) void line.errand(move, id)
  return (shared = line)
}
