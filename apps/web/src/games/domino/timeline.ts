import type { DominoEvent, DominoView } from '@parlor/domino'
import type { Message, Seat } from '@parlor/kernel'
import { msg, seatNameMessage } from '@parlor/kernel'
import { seatAtSide, screenSides } from './screen-sides.ts'
import { applyEvent, type DisplayedTable } from './displayed-table.ts'
import type { SoundKey } from './themes/theme.ts'
import { durations } from './design-tokens.ts'

type PlayedEvent = Extract<DominoEvent, { kind: 'played' }>
type DealtEvent = Extract<DominoEvent, { kind: 'dealt' }>
type HandOverEvent = Extract<DominoEvent, { kind: 'handOver' }>

/** An animation step at a time in milliseconds from the start. */
export type AnimationStep = { readonly at: number } & (
  | { readonly kind: 'gather'; readonly events: readonly DealtEvent[] }
  | { readonly kind: 'throw'; readonly seat: Seat; readonly index: number; readonly flight: number }
  | { readonly kind: 'play'; readonly event: PlayedEvent; readonly flip: number; readonly flight: number }
  | { readonly kind: 'draw'; readonly event: Extract<DominoEvent, { kind: 'drew' }>; readonly flight: number }
  | { readonly kind: 'pulse'; readonly event: Extract<DominoEvent, { kind: 'scored' }> }
  | { readonly kind: 'event'; readonly event: DominoEvent }
  | { readonly kind: 'sound'; readonly sound: SoundKey }
  | { readonly kind: 'message'; readonly message: Message; readonly big: boolean; readonly hold: number }
)

/** The animation of a move: steps in order of time. */
export interface Timeline {
  readonly steps: readonly AnimationStep[]
  readonly length: number
}

/** Schedules events. `shown` is the table before them; `speed` divides every duration. */
export function buildTimeline(events: readonly DominoEvent[], shown: DisplayedTable, speed: number): Timeline {
  const writer = new TimelineBuilder(shown, speed)
  for (let i = 0; i < events.length; i++) {
    const event = events[i]!
    if (event.kind === 'dealt') {
      const dealt = events.slice(i).filter((one): one is DealtEvent => one.kind === 'dealt' && one.hand === event.hand)
      writer.deal(dealt)
      i += dealt.length - 1
    } else writer.write(event, events[i + 1])
  }
  return writer.done()
}

class TimelineBuilder {
  readonly #steps: AnimationStep[] = []
  readonly #speed: number
  #shown: DisplayedTable
  #time = 0

  constructor(shown: DisplayedTable, speed: number) {
    this.#shown = shown
    this.#speed = speed
  }

  /** Tiles fly out one by one: first the viewer's own, then around the table in the order of play. */
  deal(events: readonly DealtEvent[]): void {
    this.#put({ kind: 'gather', events })
    for (const event of events) this.#shown = applyEvent(this.#shown, event)
    this.#wait(durations.beforeDeal)
    const thrown = screenSides.flatMap((side) => {
      const seat = seatAtSide(side, this.#shown.seat)
      return this.#shown.hands[seat]!.map((_, index) => ({ seat, index }))
    })
    const gap = Math.min(durations.dealGap, durations.dealGaps / Math.max(1, thrown.length - 1))
    const start = this.#time
    for (const [order, tile] of thrown.entries()) {
      this.#time = start + (order * gap) / this.#speed
      this.#put({ kind: 'sound', sound: 'tileDeal' })
      this.#put({ kind: 'throw', ...tile, flight: durations.deal / this.#speed })
    }
    this.#wait(durations.deal + 2 * durations.flipHalf)
    const { hand } = events[0]!
    this.#put({ kind: 'sound', sound: 'gameStart' })
    this.#message(hand === 0 ? msg('message.started') : msg('message.hand', { number: hand + 1 }), durations.message)
    this.#wait(durations.message)
  }

  write(event: DominoEvent, next: DominoEvent | undefined): void {
    switch (event.kind) {
      case 'played':
        this.#play(event)
        break
      case 'drew':
        this.#put({ kind: 'draw', event, flight: durations.place / this.#speed })
        this.#wait(durations.place + (event.tile === null ? 0 : 2 * durations.flipHalf))
        break
      case 'passed':
        this.#put({ kind: 'event', event })
        this.#put({ kind: 'sound', sound: 'pass' })
        this.#message(msg('message.pass', { who: seatNameMessage(event.seat) }), durations.message)
        this.#wait(durations.fade)
        if (next?.kind !== 'scored') this.#wait(durations.message)
        break
      case 'scored':
        this.#put({ kind: 'pulse', event })
        this.#wait(durations.message)
        break
      case 'handOver':
        this.#end(event)
        break
      default:
        this.#put({ kind: 'event', event })
    }
    this.#shown = applyEvent(this.#shown, event)
  }

  done(): Timeline {
    return { steps: this.#steps.toSorted((a, b) => a.at - b.at), length: this.#time }
  }

  /** A hidden tile turns over before it flies. */
  #play(event: PlayedEvent): void {
    const hidden = !this.#shown.hands[event.seat]!.includes(event.tile)
    const flip = hidden ? 2 * durations.flipHalf : 0
    this.#put({ kind: 'play', event, flip: flip / this.#speed, flight: durations.place / this.#speed })
    this.#wait(flip + durations.place * 0.82)
    this.#put({ kind: 'sound', sound: 'tilePlace' })
    this.#wait(durations.place * 0.18)
  }

  #end(event: HandOverEvent): void {
    this.#put({ kind: 'event', event })
    this.#put({ kind: 'sound', sound: handOverSound(this.#shown, event) })
    this.#steps.push({
      at: this.#time,
      kind: 'message',
      message: handOverMessage(this.#shown, event),
      big: true,
      hold: durations.showdown / this.#speed,
    })
    this.#wait(durations.ending + durations.showdown * 0.4)
  }

  #message(message: Message, hold: number): void {
    this.#steps.push({ at: this.#time, kind: 'message', message, big: false, hold: hold / this.#speed })
  }

  #put(step: UntimedStep): void {
    this.#steps.push({ ...step, at: this.#time })
  }

  #wait(time: number): void {
    this.#time += time / this.#speed
  }
}

type UntimedStep = AnimationStep extends infer B ? (B extends AnimationStep ? Omit<B, 'at'> : never) : never

/** True when the viewer's seat, or its partner, won the hand. */
function isOwnWin({ seat, rules }: DisplayedTable, winner: Seat): boolean {
  return seat !== null && (winner === seat || (rules.partners && winner % 2 === seat % 2))
}

/** Message of a finished hand: who won it, and its points where hands are scored. */
function handOverMessage(shown: DisplayedTable, { result }: HandOverEvent): Message {
  const { winner, fish, points } = result
  const { rules } = shown
  const counted = rules.target > 0 || rules.variant === 'fives'
  if (winner === null) return msg(counted ? 'message.fishShared' : 'message.fish')
  const own = isOwnWin(shown, winner)
  if (!counted) return winMessage(rules.partners, winner, own)
  const params = { who: seatNameMessage(winner), points }
  if (fish) return winner === shown.seat ? msg('message.lightestYou', { points }) : msg('message.lightest', params)
  return own ? msg('message.handYours', { points }) : msg('message.handOf', params)
}

function winMessage(partners: boolean, winner: Seat, own: boolean): Message {
  if (own) return msg('message.youWin')
  return partners
    ? msg('message.pair', { who: seatNameMessage(winner), partner: seatNameMessage((winner + 2) % 4) })
    : msg('message.wins', { who: seatNameMessage(winner) })
}

/** Title of a finished match; null after a resignation. */
export function outcomeMessage({ outcome, seat, rules }: DominoView): Message | null {
  if (outcome?.reason === 'outcome.fish') return msg('message.fish')
  if (!outcome?.reason.startsWith('outcome.')) return null
  return winMessage(rules.partners, outcome.ranks.indexOf(1), seat !== null && outcome.ranks[seat] === 1)
}

/** Neither win nor lose for a hand without a winner, or for a spectator. */
function handOverSound(shown: DisplayedTable, { result: { winner } }: HandOverEvent): SoundKey {
  if (winner === null || shown.seat === null) return 'gameOver'
  return isOwnWin(shown, winner) ? 'gameWin' : 'gameLose'
}

/**
 * A timeline without movement: everything at once, and messages stay long enough to be read. A finished hand stays visible before the
 * next deal, except at `speed` 0.
 */
export function buildInstantTimeline(events: readonly DominoEvent[], shown: DisplayedTable, speed: number): Timeline {
  const over = events.findIndex(({ kind }) => kind === 'handOver')
  const parts = over < 0 ? [events] : [events.slice(0, over + 1), events.slice(over + 1)]
  const pause = over < 0 || over === events.length - 1 || speed === 0 ? 0 : durations.showdown / speed
  const steps: AnimationStep[] = []
  for (const [part, some] of parts.entries()) {
    const at = part * pause
    for (const event of some) steps.push({ at, kind: 'event', event })
    for (const step of buildTimeline(some, shown, 1).steps)
      if (step.kind === 'sound' && isWorthHearing(step.sound, steps)) steps.push({ ...step, at })
    const lastMessage = buildTimeline(some, shown, 1).steps.findLast((step) => step.kind === 'message')
    // The result of a hand takes precedence over the number of the next one.
    if (lastMessage && (part === 0 || pause > 0)) steps.push({ ...lastMessage, at, big: false, hold: Math.max(lastMessage.hold, pause) })
    shown = some.reduce(applyEvent, shown)
  }
  return { steps, length: pause }
}

/** Each sound once, and no single tiles. */
function isWorthHearing(sound: SoundKey, steps: readonly AnimationStep[]): boolean {
  return sound !== 'tileDeal' && !steps.some((step) => step.kind === 'sound' && step.sound === sound)
}
