import { setTimeout as wait } from 'node:timers/promises'
import { rngFrom, type GamePackage, type Rng, type ViewCore } from '@parlor/kernel'
import type { AskOf, Tell } from '@parlor/protocol'
import { freshAskId, randomMove, type Guest, type Line } from './client.ts'

/** How unkind the network is to a player. */
export interface Weather {
  /** How often a move is sent, at least and at most. */
  readonly copies?: readonly [number, number]
  /** Chance that the socket is cut after a move was sent. */
  readonly cut?: number
  /** Up to so many milliseconds before a frame goes out. */
  readonly latency?: number
  /** How many milliseconds the next move is thought about. */
  readonly pace?: () => number
  /** Frames are not checked as a page checks them. */
  readonly light?: boolean
}

/** An acknowledged move: whatever happens, the log holds it once, there. */
export interface Ack {
  readonly mover: string
  readonly seq: number
}

/** Somebody who plays a match to its end over real sockets, whatever happens to them. */
export class Player {
  readonly acks: Ack[] = []
  /** Milliseconds from the first sending of a move to its acknowledgement. */
  readonly delays: number[] = []
  /** Milliseconds from a cut to being in step again. */
  readonly returns: number[] = []
  refused = 0
  gaps = 0
  resumes = 0
  over = false
  seq: number | null = null
  view: ViewCore | null = null
  readonly #guests: readonly Guest[]
  readonly #pkg: GamePackage
  readonly #match: string
  readonly #seat: number
  readonly #rng: Rng
  readonly #weather: Weather
  #line: Line | null = null
  #open: { readonly ask: AskOf<'move'>; readonly at: number } | null = null
  #answered = -1
  #cutAt: number | null = null
  #stopped = false
  #end: () => void = () => {}
  readonly done: Promise<void>

  /** One guest per node: they are the same person, and come back wherever there is somebody. */
  constructor(guests: readonly Guest[], pkg: GamePackage, match: string, seat: number, weather: Weather = {}) {
    this.#guests = guests
    this.#pkg = pkg
    this.#match = match
    this.#seat = seat
    this.#rng = rngFrom(`${match} ${seat}`)
    this.#weather = weather
    this.done = new Promise((resolve) => (this.#end = resolve))
  }

  async start(node = this.#seat): Promise<this> {
    for (let tries = 0; !this.over && !this.#stopped; tries++) {
      try {
        const line = await this.#guests[(node + tries) % this.#guests.length]!.connect()
        line.keep = false
        line.light = this.#weather.light ?? false
        this.#line = line
        line.onTell = (tell) => this.#hear(tell)
        line.onClose = () => {
          if (this.over || this.#stopped || this.#line !== line) return
          this.#cutAt ??= performance.now()
          this.resumes++
          void wait(20 + Math.random() * 100).then(() => this.start(node + tries + 1))
        }
        line.send({ kind: 'watch', match: this.#match, from: this.seq })
        if (this.#open) line.send(this.#open.ask)
        return this
      } catch {
        this.#cutAt ??= performance.now()
        await wait(50 + Math.random() * Math.min(500, 50 * tries))
      }
    }
    return this
  }

  stop(): void {
    this.#stopped = true
    this.#line?.close()
    this.#end()
  }

  /** Drops the socket as a lost network does. */
  cut(): void {
    this.#line?.socket.terminate()
  }

  #hear(tell: Tell): void {
    switch (tell.kind) {
      case 'sync':
        return this.#see(tell.seq, tell.view)
      case 'steps': {
        if (tell.from > (this.seq ?? 0)) {
          this.gaps++
          return this.#line!.send({ kind: 'watch', match: this.#match, from: this.seq })
        }
        const last = tell.steps.at(-1)
        return this.#see(last?.seq ?? tell.from, last?.view ?? this.view!)
      }
      case 'done':
        if (tell.id !== this.#open?.ask.id) return
        this.acks.push({ mover: `${this.#seat}:${tell.id}`, seq: tell.seq! })
        // What was sent again on a new socket before it was thought through says nothing about how long answers take.
        if (performance.now() > this.#open.at) this.delays.push(performance.now() - this.#open.at)
        this.#open = null
        return this.#choose()
      case 'refused':
        if (tell.id !== this.#open?.ask.id) return
        this.refused++
        this.#open = null
        this.#answered = -1
        return this.#line!.send({ kind: 'watch', match: this.#match, from: null })
      case 'table':
        if (tell.table.state === 'over') this.#finish()
        return
      default:
        return
    }
  }

  #see(seq: number, view: ViewCore): void {
    if (this.#cutAt !== null) {
      this.returns.push(performance.now() - this.#cutAt)
      this.#cutAt = null
    }
    if (this.seq !== null && seq < this.seq) return
    this.seq = seq
    this.view = view
    if (view.outcome) return this.#finish()
    this.#choose()
  }

  #choose(): void {
    const choice = this.#open || !this.view ? null : randomMove(this.#pkg, this.view, this.#seat, this.#rng)
    if (!choice || choice.decision === this.#answered) return
    this.#answered = choice.decision
    const pause = this.#weather.pace?.() ?? 0
    this.#open = { ask: { kind: 'move', match: this.#match, id: freshAskId(), ...choice, group: null }, at: performance.now() + pause }
    void this.#send(this.#open.ask, pause)
  }

  async #send(ask: AskOf<'move'>, pause: number): Promise<void> {
    if (pause > 0) await wait(pause)
    const { copies = [1, 1], cut = 0, latency = 0 } = this.#weather
    const many = copies[0] + Math.floor(Math.random() * (copies[1] - copies[0] + 1))
    for (let copy = 0; copy < many; copy++) {
      if (latency > 0) await wait(Math.random() * latency)
      this.#line?.send(ask)
    }
    if (cut > 0 && Math.random() < cut) this.cut()
  }

  #finish(): void {
    if (this.over) return
    this.over = true
    // The last acknowledgement may still be on its way.
    void wait(this.#open ? 300 : 0).then(() => {
      this.#line?.close()
      this.#end()
    })
  }
}
