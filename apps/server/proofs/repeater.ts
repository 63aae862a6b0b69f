import { setTimeout as wait } from 'node:timers/promises'
import { rngFrom, type GamePackage, type ViewCore } from '@parlor/kernel'
import type { Ask, AskOf, Tell } from '@parlor/protocol'
import type { Place } from '../src/store/pool.ts'
import { freshAskId, Guest, randomMove, type Line } from './client.ts'
import { openHouse, type House } from './house.ts'
import { seatTwo } from './table.ts'

/** What became of moves that were sent more than once. */
export interface Repeated {
  moves: number
  sent: number
  /** Copies of moves that were first sent before a node was closed and opened again. */
  late: number
  restarts: number
  answers: number
  /** Moves that stand more or less than once, elsewhere than they were made, or of which somebody was told otherwise. */
  wrong: number
}

interface Sent {
  readonly ask: AskOf<'move'>
  readonly seat: number
  /** How often a node had been restarted when it was first sent. */
  readonly epoch: number
}

/** A socket to one of the nodes that is opened again whenever it closes; what is sent meanwhile is lost. */
class Path {
  readonly #guest: () => Guest
  readonly #hear: (tell: Tell) => void
  readonly #match: string
  #line: Line | null = null
  #closed = false

  constructor(guest: () => Guest, match: string, hear: (tell: Tell) => void) {
    this.#guest = guest
    this.#match = match
    this.#hear = hear
  }

  async open(): Promise<this> {
    while (!this.#closed) {
      const line = await this.#guest()
        .connect()
        .catch(() => null)
      if (!line) {
        await wait(50)
        continue
      }
      line.keep = false
      line.onTell = this.#hear
      line.onClose = () => void this.open()
      this.#line = line
      line.send({ kind: 'watch', match: this.#match, from: null })
      break
    }
    if (this.#closed) this.#line?.close()
    return this
  }

  send(ask: Ask): void {
    this.#line?.send(ask)
  }

  close(): void {
    this.#closed = true
    this.#line?.close()
  }
}

/** Two nodes, closed and opened in turns, and people who say everything up to five times, in any order, at either of them. */
export async function openRepeater(pkg: GamePackage, place: Place, redis: string) {
  const open = () => openHouse({ place, redis })
  const houses: [House, House] = [await open(), await open()]
  const report: Repeated = { moves: 0, sent: 0, late: 0, restarts: 0, answers: 0, wrong: 0 }

  async function restart(): Promise<void> {
    const which = report.restarts % 2
    await houses[which]!.close()
    houses[which] = await open()
    report.restarts++
  }

  /** So many moves in all, by so many matches at a time; a dozen times meanwhile a node goes and comes. */
  async function play(wanted: number, atOnce: number): Promise<Repeated> {
    let playing = true
    const lane = async () => {
      while (report.moves < wanted) await oneMatch()
    }
    const restarting = async () => {
      while (playing) {
        if (report.sent > (report.restarts + 1) * 0.25 * wanted) await restart()
        await wait(100)
      }
    }
    const restarted = restarting()
    await Promise.all(Array.from({ length: atOnce }, lane))
    playing = false
    await restarted
    return report
  }

  async function seated(): Promise<Awaited<ReturnType<typeof seatTwo>>> {
    for (let tries = 0; ; tries++) {
      try {
        return await seatTwo(houses[tries % 2]!.base, pkg)
      } catch {
        await wait(100)
      }
    }
  }

  async function oneMatch(): Promise<void> {
    const { match, guests } = await seated()
    const answers = new Map<string, Set<string>>()
    let now: { seq: number; view: ViewCore } | null = null
    let wake = () => {}
    const hear = (tell: Tell) => {
      if (tell.kind === 'done' || tell.kind === 'refused') {
        report.answers++
        answers.set(tell.id, (answers.get(tell.id) ?? new Set()).add(tell.kind === 'done' ? String(tell.seq) : tell.why.rejected))
      }
      const last = tell.kind === 'steps' ? tell.steps.at(-1) : tell.kind === 'sync' ? tell : undefined
      if (!last || last.seq <= (now?.seq ?? -1)) return
      now = { seq: last.seq, view: last.view }
      wake()
    }
    const paths = await Promise.all(
      guests.map((guest) => Promise.all(houses.map((_, i) => new Path(() => guest.at(houses[i]!.base), match, hear).open()))),
    )
    const old: Sent[] = []
    const say = ({ ask, seat, epoch }: Sent) => {
      report.sent++
      if (epoch < report.restarts) report.late++
      paths[seat]![Math.random() < 0.5 ? 0 : 1]!.send(ask)
    }
    const until = async (seq: number, again: () => void) => {
      while ((now?.seq ?? -1) < seq) {
        const late = await Promise.race([new Promise<boolean>((resolve) => (wake = () => resolve(false))), wait(700, true)])
        if (late) again()
      }
      return now!.view
    }
    let view = await until(0, () => {})
    for (let seq = 1; !view.outcome; seq++) {
      const { seat } = view.pending[0]!
      const move = randomMove(pkg, view, seat, rngFrom(match + seq))!
      const fresh: Sent = { ask: { kind: 'move', match, id: freshAskId(), ...move, group: null }, seat, epoch: report.restarts }
      old.push(fresh)
      // The new one first, so that the match goes on; then itself and older ones again, in any order, at any node.
      say(fresh)
      for (let copies = Math.floor(Math.random() * 5); copies > 0; copies--)
        say(Math.random() < 0.6 ? fresh : old[Math.floor(Math.random() * old.length)]!)
      view = await until(seq, () => say(fresh))
    }
    // And long after it was over.
    for (let copies = 0; copies < 5; copies++) say(old[Math.floor(Math.random() * old.length)]!)
    await wait(300)
    for (const path of paths.flat()) path.close()
    await judge(match, old, answers)
  }

  async function judge(match: string, old: readonly Sent[], answers: ReadonlyMap<string, ReadonlySet<string>>): Promise<void> {
    const log = await readLog(match)
    report.moves += log.length
    if (log.length !== old.length) report.wrong++
    for (const [i, { ask, seat }] of old.entries()) {
      const places = log.filter(({ mover }) => mover === `${seat}:${ask.id}`).map(({ seq }) => seq)
      const told = [...(answers.get(ask.id) ?? [])]
      if (places.length !== 1 || places[0] !== i + 1 || told.some((one) => one !== String(i + 1))) report.wrong++
    }
  }

  /** By whichever node is open. */
  async function readLog(match: string) {
    for (let tries = 0; ; tries++) {
      try {
        return await houses[tries % 2]!.online.rooms.stores.log.read(match, 0)
      } catch {
        await wait(100)
      }
    }
  }

  return {
    play,
    async close() {
      for (const house of houses) await house.close()
    },
  }
}
