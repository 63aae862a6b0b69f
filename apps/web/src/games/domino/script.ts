import type { DominoEvent, DominoView } from '@parlor/domino'
import type { Message, Seat } from '@parlor/kernel'
import { say, seatName } from '@parlor/kernel'
import { seatAt, sides } from './seating.ts'
import { advance, type Shown } from './shown.ts'
import type { SoundKey } from './themes/theme.ts'
import { times } from './tokens.ts'

type Played = Extract<DominoEvent, { kind: 'played' }>
type Dealt = Extract<DominoEvent, { kind: 'dealt' }>
type Over = Extract<DominoEvent, { kind: 'handOver' }>

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

  #end(event: Over): void {
    this.#put({ kind: 'event', event })
    this.#put({ kind: 'sound', sound: endSound(this.#shown, event) })
    this.#beats.push({
      at: this.#time,
      kind: 'message',
      message: endWords(this.#shown, event),
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

/** Whether the seat of this screen, or its partner, won the hand. */
function isOwn({ seat, rules }: Shown, winner: Seat): boolean {
  return seat !== null && (winner === seat || (rules.partners && winner % 2 === seat % 2))
}

/** The words that stand over a hand that has ended: who won it, and where hands are counted what it brought. */
function endWords(shown: Shown, { result }: Over): Message {
  const { winner, fish, points } = result
  const { rules } = shown
  const counted = rules.target > 0 || rules.variant === 'fives'
  if (winner === null) return say(counted ? 'message.fishShared' : 'message.fish')
  const own = isOwn(shown, winner)
  if (!counted) return winWords(rules.partners, winner, own)
  const params = { who: seatName(winner), points }
  if (fish) return winner === shown.seat ? say('message.lightestYou', { points }) : say('message.lightest', params)
  return own ? say('message.handYours', { points }) : say('message.handOf', params)
}

/** Who has won it all, to somebody who is or is not one of them. */
function winWords(partners: boolean, winner: Seat, own: boolean): Message {
  if (own) return say('message.youWin')
  return partners
    ? say('message.pair', { who: seatName(winner), partner: seatName((winner + 2) % 4) })
    : say('message.wins', { who: seatName(winner) })
}

/** What stands over a finished match; nothing where somebody gave up. */
export function endingOf({ outcome, seat, rules }: DominoView): Message | null {
  if (outcome?.reason === 'outcome.fish') return say('message.fish')
  if (!outcome?.reason.startsWith('outcome.')) return null
  return winWords(rules.partners, outcome.ranks.indexOf(1), seat !== null && outcome.ranks[seat] === 1)
}

/** A hand without a winner, and a watcher without a side, hear neither. */
function endSound(shown: Shown, { result: { winner } }: Over): SoundKey {
  if (winner === null || shown.seat === null) return 'gameOver'
  return isOwn(shown, winner) ? 'gameWin' : 'gameLose'
}

/**
 * The same without movement: everything at once, and what has to be read stays. A hand that has ended can be looked at before the next is
 * dealt, except where nobody wants to wait for anything (`speed` 0).
 */
export function cut(events: readonly DominoEvent[], shown: Shown, speed: number): Script {
  const over = events.findIndex(({ kind }) => kind === 'handOver')
  const parts = over < 0 ? [events] : [events.slice(0, over + 1), events.slice(over + 1)]
  const pause = over < 0 || over === events.length - 1 || speed === 0 ? 0 : times.showdown / speed
  const beats: Beat[] = []
  for (const [part, some] of parts.entries()) {
    const at = part * pause
    for (const event of some) beats.push({ at, kind: 'event', event })
    for (const beat of schedule(some, shown, 1).beats) if (beat.kind === 'sound' && isHeard(beat.sound, beats)) beats.push({ ...beat, at })
    const words = schedule(some, shown, 1).beats.findLast((beat) => beat.kind === 'message')
    // What a hand has brought is worth more than the number of the next one.
    if (words && (part === 0 || pause > 0)) beats.push({ ...words, at, big: false, hold: Math.max(words.hold, pause) })
    shown = some.reduce(advance, shown)
  }
  return { beats, length: pause }
}

/** Once each, and no tile by itself. */
function isHeard(sound: SoundKey, beats: readonly Beat[]): boolean {
  return sound !== 'tileDeal' && !beats.some((beat) => beat.kind === 'sound' && beat.sound === sound)
}
