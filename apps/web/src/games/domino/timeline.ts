import type { DominoEvent, DominoTypes, DominoView } from '@parlor/domino'
import type { Message, Seat } from '@parlor/kernel'
import { msg, seatNameMessage } from '@parlor/kernel'
import type { Timeline } from '../../game-ui/canvas/playback.ts'
import type { EventAndView } from '../../web-game/board.ts'
import { seatAtSide, screenSides } from './screen-sides.ts'
import { displayedTableOf, type DisplayedTable } from './displayed-table.ts'
import type { SoundKey } from './themes/theme.ts'
import { durations } from './design-tokens.ts'

type PlayedEvent = Extract<DominoEvent, { kind: 'played' }>
type DealtEvent = Extract<DominoEvent, { kind: 'dealt' }>
type HandOverEvent = Extract<DominoEvent, { kind: 'handOver' }>

/** An event by its index, and the table after it. */
interface Shown<E extends DominoEvent> {
  readonly event: E
  readonly index: number
  readonly after: DisplayedTable
}

/** An animation step at a time in milliseconds from the start. */
export type AnimationStep = { readonly at: number } & (
  | ({ readonly kind: 'gather' } & Shown<DealtEvent>)
  | { readonly kind: 'throw'; readonly seat: Seat; readonly index: number; readonly flight: number }
  | ({ readonly kind: 'play'; readonly flip: number; readonly flight: number } & Shown<PlayedEvent>)
  | ({ readonly kind: 'draw'; readonly flight: number } & Shown<Extract<DominoEvent, { kind: 'drew' }>>)
  | ({ readonly kind: 'pulse' } & Shown<Extract<DominoEvent, { kind: 'scored' }>>)
  | ({ readonly kind: 'event' } & Shown<DominoEvent>)
  | { readonly kind: 'sound'; readonly sound: SoundKey }
  | { readonly kind: 'message'; readonly message: Message; readonly big: boolean; readonly hold: number }
)

type Steps = readonly EventAndView<DominoTypes>[]

/** Schedules events. `shown` is the table before them; `speed` divides every duration. */
export function buildTimeline(steps: Steps, shown: DisplayedTable, speed: number): Timeline<AnimationStep> {
  return new TimelineBuilder(steps, shown, speed).done()
}

class TimelineBuilder {
  readonly #steps: AnimationStep[] = []
  readonly #speed: number
  /** The table before the event being scheduled. */
  #shown: DisplayedTable
  #time = 0

  constructor(steps: Steps, shown: DisplayedTable, speed: number) {
    this.#shown = shown
    this.#speed = speed
    for (const [index, { event, view }] of steps.entries()) {
      const next = steps[index + 1]?.event
      const after = displayedTableOf(view)
      if (event.kind !== 'dealt') this.#write({ event, index, after }, next)
      // All hands of a deal are thrown together.
      else if (next?.kind !== 'dealt') this.#deal({ event, index, after })
      this.#shown = after
    }
  }

  /** Tiles fly out one by one: first the viewer's own, then around the table in the order of play. */
  #deal(last: Shown<DealtEvent>): void {
    const { event, after } = last
    this.#put({ kind: 'gather', ...last })
    this.#wait(durations.beforeDeal)
    const thrown = screenSides.flatMap((side) => {
      const seat = seatAtSide(side, after.seat)
      return after.hands[seat]!.map((_, index) => ({ seat, index }))
    })
    const gap = Math.min(durations.dealGap, durations.dealGaps / Math.max(1, thrown.length - 1))
    const start = this.#time
    for (const [order, tile] of thrown.entries()) {
      this.#time = start + (order * gap) / this.#speed
      this.#put({ kind: 'sound', sound: 'tileDeal' })
      this.#put({ kind: 'throw', ...tile, flight: durations.deal / this.#speed })
    }
    this.#wait(durations.deal + 2 * durations.flipHalf)
    this.#put({ kind: 'sound', sound: 'gameStart' })
    this.#message(event.hand === 0 ? msg('message.started') : msg('message.hand', { number: event.hand + 1 }), durations.message)
    this.#wait(durations.message)
  }

  #write(shown: Shown<DominoEvent>, next: DominoEvent | undefined): void {
    const { event } = shown
    switch (event.kind) {
      case 'played':
        this.#play({ ...shown, event })
        break
      case 'drew':
        this.#put({ kind: 'draw', ...shown, event, flight: durations.place / this.#speed })
        this.#wait(durations.place + (event.tile === null ? 0 : 2 * durations.flipHalf))
        break
      case 'passed':
        this.#put({ kind: 'event', ...shown })
        this.#put({ kind: 'sound', sound: 'pass' })
        this.#message(msg('message.pass', { who: seatNameMessage(event.seat) }), durations.message)
        this.#wait(durations.fade)
        if (next?.kind !== 'scored') this.#wait(durations.message)
        break
      case 'scored':
        this.#put({ kind: 'pulse', ...shown, event })
        this.#wait(durations.message)
        break
      case 'handOver':
        this.#end({ ...shown, event })
        break
      default:
        this.#put({ kind: 'event', ...shown })
    }
  }

  done(): Timeline<AnimationStep> {
    return { steps: this.#steps.toSorted((a, b) => a.at - b.at), length: this.#time }
  }

  /** A hidden tile turns over before it flies. */
  #play(shown: Shown<PlayedEvent>): void {
    const { event } = shown
    const hidden = !this.#shown.hands[event.seat]!.includes(event.tile)
    const flip = hidden ? 2 * durations.flipHalf : 0
    this.#put({ kind: 'play', ...shown, flip: flip / this.#speed, flight: durations.place / this.#speed })
    this.#wait(flip + durations.place * 0.82)
    this.#put({ kind: 'sound', sound: 'tilePlace' })
    this.#wait(durations.place * 0.18)
  }

  #end(shown: Shown<HandOverEvent>): void {
    const { event } = shown
    this.#put({ kind: 'event', ...shown })
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
export function buildInstantTimeline(given: Steps, shown: DisplayedTable, speed: number): Timeline<AnimationStep> {
  const over = given.findIndex(({ event }) => event.kind === 'handOver')
  const pause = over < 0 || over === given.length - 1 || speed === 0 ? 0 : durations.showdown / speed
  const timeAt = (index: number): number => (over >= 0 && index > over ? pause : 0)
  const shows = given.map(
    ({ event, view }, index) => ({ kind: 'event', at: timeAt(index), event, index, after: displayedTableOf(view) }) as const,
  )
  const steps: AnimationStep[] = [...shows]
  const parts = over < 0 ? [given] : [given.slice(0, over + 1), given.slice(over + 1)]
  for (const [part, some] of parts.entries()) {
    const at = part * pause
    const { steps: animated } = buildTimeline(some, part === 0 ? shown : shows[over]!.after, 1)
    for (const step of animated) if (step.kind === 'sound' && isWorthHearing(step.sound, steps)) steps.push({ ...step, at })
    const lastMessage = animated.findLast((step) => step.kind === 'message')
    // The result of a hand takes precedence over the number of the next one.
    if (lastMessage && (part === 0 || pause > 0)) steps.push({ ...lastMessage, at, big: false, hold: Math.max(lastMessage.hold, pause) })
  }
  return { steps: steps.toSorted((a, b) => a.at - b.at), length: pause }
}

/** Each sound once, and no single tiles. */
function isWorthHearing(sound: SoundKey, steps: readonly AnimationStep[]): boolean {
  return sound !== 'tileDeal' && !steps.some((step) => step.kind === 'sound' && step.sound === sound)
}
