import type { DominoEvent } from '@parlor/domino'
import type { Message, Seat } from '@parlor/kernel'
import { say, seatName } from '@parlor/kernel'
import { seatAt, sides } from './seating.ts'
import { advance, type Shown } from './shown.ts'
import type { SoundKey } from './themes/theme.ts'
import { times } from './tokens.ts'

type Played = Extract<DominoEvent, { kind: 'played' }>
type Dealt = Extract<DominoEvent, { kind: 'dealt' }>

/** One thing that happens on stage, so many milliseconds after the start. */
export type Beat = { readonly at: number } & (
  | { readonly kind: 'gather'; readonly events: readonly Dealt[] }
  | { readonly kind: 'throw'; readonly seat: Seat; readonly index: number; readonly flight: number }
  | { readonly kind: 'play'; readonly event: Played; readonly flip: number; readonly flight: number }
  | { readonly kind: 'draw'; readonly event: Extract<DominoEvent, { kind: 'drew' }>; readonly flight: number }
  | { readonly kind: 'pulse'; readonly event: Extract<DominoEvent, { kind: 'scored' }> }
  | { readonly kind: 'event'; readonly event: DominoEvent }
  | { readonly kind: 'sound'; readonly sound: SoundKey }
  | { readonly kind: 'message'; readonly message: Message; readonly big: boolean; readonly hold: number }
)

/** What a move looks like, as beats in the order of time. */
export interface Script {
  readonly beats: readonly Beat[]
  readonly length: number
}

/** Puts events into time. `shown` is the table before them; `speed` divides every duration. */
export function schedule(events: readonly DominoEvent[], shown: Shown, speed: number): Script {
  const writer = new Writer(shown, speed)
  for (let i = 0; i < events.length; i++) {
    const event = events[i]!
    if (event.kind === 'dealt') {
      const dealt = events.slice(i).filter((one): one is Dealt => one.kind === 'dealt' && one.hand === event.hand)
      writer.deal(dealt)
      i += dealt.length - 1
    } else writer.write(event, events[i + 1])
  }
  return writer.done()
}

class Writer {
  readonly #beats: Beat[] = []
  readonly #speed: number
  #shown: Shown
  #time = 0

  constructor(shown: Shown, speed: number) {
    this.#shown = shown
    this.#speed = speed
  }

  /** Tiles fly out one by one: first one's own, then around the table in the order of play. */
  deal(events: readonly Dealt[]): void {
    this.#put({ kind: 'gather', events })
    for (const event of events) this.#shown = advance(this.#shown, event)
    this.#wait(times.beforeDeal)
    const thrown = sides.flatMap((side) => {
      const seat = seatAt(side, this.#shown.seat)
      return this.#shown.hands[seat]!.map((_, index) => ({ seat, index }))
    })
    const gap = Math.min(times.dealGap, times.dealGaps / Math.max(1, thrown.length - 1))
    const start = this.#time
    for (const [order, tile] of thrown.entries()) {
      this.#time = start + (order * gap) / this.#speed
      this.#put({ kind: 'sound', sound: 'tileDeal' })
      this.#put({ kind: 'throw', ...tile, flight: times.deal / this.#speed })
    }
    this.#wait(times.deal + 2 * times.flipHalf)
    const { hand } = events[0]!
    this.#put({ kind: 'sound', sound: 'gameStart' })
    this.#message(hand === 0 ? say('message.started') : say('message.hand', { number: hand + 1 }), times.message)
    this.#wait(times.message)
  }

  write(event: DominoEvent, next: DominoEvent | undefined): void {
    switch (event.kind) {
      case 'played':
        this.#play(event)
        break
      case 'drew':
        this.#put({ kind: 'draw', event, flight: times.place / this.#speed })
        this.#wait(times.place + (event.tile === null ? 0 : 2 * times.flipHalf))
        break
      case 'passed':
        this.#put({ kind: 'event', event })
        this.#put({ kind: 'sound', sound: 'pass' })
        this.#message(say('message.pass', { who: seatName(event.seat) }), times.message)
        this.#wait(times.fade)
        if (next?.kind !== 'scored') this.#wait(times.message)
        break
      case 'scored':
        this.#put({ kind: 'pulse', event })
        this.#wait(times.message)
        break
      case 'handOver':
        this.#end(event)
        break
      default:
        this.#put({ kind: 'event', event })
    }
    this.#shown = advance(this.#shown, event)
  }

  done(): Script {
    return { beats: this.#beats.toSorted((a, b) => a.at - b.at), length: this.#time }
  }

  /** A tile nobody had seen turns over before it flies. */
  #play(event: Played): void {
    const hidden = !this.#shown.hands[event.seat]!.includes(event.tile)
    const flip = hidden ? 2 * times.flipHalf : 0
    this.#put({ kind: 'play', event, flip: flip / this.#speed, flight: times.place / this.#speed })
    this.#wait(flip + times.place * 0.82)
    this.#put({ kind: 'sound', sound: 'tilePlace' })
    this.#wait(times.place * 0.18)
  }

  #end(event: Extract<DominoEvent, { kind: 'handOver' }>): void {
    const { winner, fish } = event.result
    const { seat, rules } = this.#shown
    const won = winner !== null && seat !== null && (winner === seat || (rules.partners && winner % 2 === seat % 2))
    this.#put({ kind: 'event', event })
    this.#put({ kind: 'sound', sound: endSound(winner === null, seat === null ? null : won) })
    this.#beats.push({
      at: this.#time,
      kind: 'message',
      message: endWords(fish, winner, won),
      big: true,
      hold: times.showdown / this.#speed,
    })
    this.#wait(times.ending + times.showdown * 0.4)
  }

  #message(message: Message, hold: number): void {
    this.#beats.push({ at: this.#time, kind: 'message', message, big: false, hold: hold / this.#speed })
  }

  #put(beat: BareBeat): void {
    this.#beats.push({ ...beat, at: this.#time })
  }

  #wait(time: number): void {
    this.#time += time / this.#speed
  }
}

type BareBeat = Beat extends infer B ? (B extends Beat ? Omit<B, 'at'> : never) : never

/** The words that stand over a hand that has ended; in a match even a blocked hand may have a winner. */
function endWords(fish: boolean, winner: Seat | null, won: boolean): Message {
  if (winner === null) return say('message.fish')
  if (fish) return say('message.lightest', { who: seatName(winner) })
  return won ? say('message.youWin') : say('message.wins', { who: seatName(winner) })
}

/** A hand without a winner, and a watcher without a side, hear neither. */
function endSound(nobody: boolean, won: boolean | null): SoundKey {
  if (nobody || won === null) return 'gameOver'
  return won ? 'gameWin' : 'gameLose'
}

/** What a move sounds like when nothing is drawn in between. */
export function soundsOf(events: readonly DominoEvent[], shown: Shown): SoundKey[] {
  const { beats } = schedule(events, shown, 1)
  const sounds = beats.flatMap((beat) => (beat.kind === 'sound' && beat.sound !== 'tileDeal' ? [beat.sound] : []))
  return [...new Set(sounds)]
}
