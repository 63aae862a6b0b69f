import type { Seat } from '@parlor/kernel'
import type { CardFilter, Whose } from './card-definition.ts'
import { cardMatches, fieldCardMatches, isWithinLimit, valueReaders } from './filter-matching.ts'
import { findOnField, ownerOf } from './find-card.ts'
import { cards } from './card-pool.ts'
import { isBarred } from './permissions.ts'
import { costInHand } from './current-values.ts'
import type { EffectFrame, PickZone, Side, SimPieceState } from './types.ts'

/** The choice of a step: who picks, where from, how many. One object is reused, so that it allocates nothing. */
export interface PickChoice {
  seat: Seat
  zone: PickZone
  least: number
  most: number
  filter: CardFilter
  whose: Whose
  leaders: boolean
  stages: boolean
  /** Leaders, Characters and Stages alike. */
  anyKind: boolean
  /** Or active DON!!. */
  orDon: boolean
  /** What the powers of the picked cards come to at most; −1 for any. */
  totalPower: number
  /** Number of options. */
  options: number
  /** To pay by resting them: only cards that can be rested now. */
  toRest: boolean
  /** Number of cards looked at; of options, the first ability. */
  count: number
}

const noFilter: CardFilter = {}

export function emptyPickChoice(): PickChoice {
  return {
    seat: 0,
    zone: 'field',
    least: 0,
    most: 1,
    filter: noFilter,
    whose: 'yours',
    leaders: false,
    stages: false,
    anyKind: false,
    orDon: false,
    totalPower: -1,
    options: 0,
    toRest: false,
    count: 0,
  }
}

/** Fills the choice; absent fields are reset. */
export function fillChoice(
  choice: PickChoice,
  seat: Seat,
  zone: PickZone,
  least: number,
  most: number,
  filter: CardFilter = noFilter,
): true {
  choice.seat = seat
  choice.zone = zone
  choice.least = least
  choice.most = most
  choice.filter = filter
  choice.whose = 'yours'
  choice.leaders = false
  choice.stages = false
  choice.anyKind = false
  choice.orDon = false
  choice.totalPower = -1
  choice.options = 0
  choice.toRest = false
  choice.count = 0
  return true
}

/** DON!! to return, by zone; a handle stands for DON!! given to that card. */
export const restedDonPick = -1
export const activeDonPick = -2

/** Zones whose candidates are public: an empty choice there is skipped. */
export function isPublicZone(zone: PickZone): boolean {
  return (
    zone === 'field' ||
    zone === 'trash' ||
    zone === 'don' ||
    zone === 'confirm' ||
    zone === 'place' ||
    zone === 'blind' ||
    zone === 'option'
  )
}

/** Writes all candidates to `out`: handles, or card numbers where copies are interchangeable. Returns how many. */
export function listCandidates(state: SimPieceState, frame: EffectFrame, choice: PickChoice, out: number[]): number {
  const { picked, seat } = frame
  const mine = state.sides[seat]!
  const chooser = state.sides[choice.seat]!
  switch (choice.zone) {
    case 'field':
      return fieldCandidates(state, frame, choice, out)
    case 'hand':
      return handCandidates(state, choice, picked, out)
    case 'blind':
      return blindCandidates(state.sides[1 - choice.seat]!, picked, out)
    case 'trash':
      return distinct(state, frame, choice, chooser.trash, 0, chooser.trash.length, out)
    case 'deck':
      return distinct(state, frame, choice, mine.deck, 0, mine.deck.length, out)
    case 'look':
      return distinct(state, frame, choice, mine.deck, Math.max(0, mine.deck.length - choice.count), mine.deck.length, out)
    case 'don':
      return donCandidates(chooser, picked, out)
    case 'option':
      for (let i = 0; i < choice.options; i++) out[i] = choice.count + i
      return choice.options
    case 'confirm':
      out[0] = 1
      return 1
    case 'place':
      out[0] = 0
      out[1] = 1
      return 2
  }
}

function fieldCandidates(
  state: SimPieceState,
  frame: EffectFrame,
  { whose, leaders, stages, anyKind, orDon, filter, toRest, totalPower }: PickChoice,
  out: number[],
): number {
  let count = 0
  const left = totalPower < 0 ? Infinity : totalPower - pickedPower(state, frame.picked)
  for (let seat = 0; seat < 2; seat++) {
    if (whose !== 'any' && (whose === 'yours') !== (seat === frame.seat)) continue
    const { leader, characters, stage } = state.sides[seat]!
    if (orDon && state.sides[seat]!.donActive > timesIn(frame.picked, activeDonPick)) out[count++] = activeDonPick
    if ((stages || anyKind) && stage !== null && !(toRest && (stage.rested || isBarred(state, seat, stage, 'rest')))) {
      if (!frame.picked.includes(stage.handle) && fieldCardMatches(state, seat, stage, filter, frame)) out[count++] = stage.handle
    }
    if (stages) continue
    for (let i = leaders || anyKind ? -1 : 0; i < characters.length; i++) {
      const one = i < 0 ? leader : characters[i]!
      if (toRest && (one.rested || isBarred(state, seat, one, 'rest'))) continue
      if (left !== Infinity && valueReaders.power(state, seat, one) > left) continue
      if (!frame.picked.includes(one.handle) && fieldCardMatches(state, seat, one, filter, frame)) out[count++] = one.handle
    }
  }
  return count
}

/** The powers of picked cards together. */
function pickedPower(state: SimPieceState, picked: readonly number[]): number {
  let sum = 0
  for (const handle of picked) {
    const one = findOnField(state, handle)
    if (one !== null) sum += valueReaders.power(state, ownerOf(state, handle), one)
  }
  return sum
}

function handCandidates(state: SimPieceState, { seat, filter }: PickChoice, picked: readonly number[], out: number[]): number {
  const { hand, handles } = state.sides[seat]!
  const frame = state.stack[state.stack.length - 1]!
  let count = 0
  for (let i = 0; i < hand.length; i++) {
    if (picked.includes(handles[i]!)) continue
    const cost = costInHand(state, seat, hand[i]!)
    if (filter !== noFilter && !(cardMatches(hand[i]!, cost, filter, frame.memo) && isWithinLimit(state, seat, filter, cost))) continue
    out[count++] = handles[i]!
  }
  return count
}

function blindCandidates({ handles }: Side, picked: readonly number[], out: number[]): number {
  let count = 0
  for (const handle of handles) if (!picked.includes(handle)) out[count++] = handle
  return count
}

/** Each card number once: copies are interchangeable. */
function distinct(
  state: SimPieceState,
  frame: EffectFrame,
  { filter }: PickChoice,
  list: readonly number[],
  from: number,
  to: number,
  out: number[],
): number {
  let count = 0
  for (let i = from; i < to; i++) {
    const no = list[i]!
    let known = false
    for (let k = 0; k < count && !known; k++) known = out[k] === no
    if (
      !known &&
      isLeft(frame.picked, list, from, to, no) &&
      (filter === noFilter || cardMatches(no, cards[no]!.cost ?? 0, filter, frame.memo)) &&
      isWithinLimit(state, frame.seat, filter, cards[no]!.cost ?? 0)
    )
      out[count++] = no
  }
  // In number order, so that a list made from a deck does not leak its order.
  for (let i = 1; i < count; i++) {
    const no = out[i]!
    let k = i
    for (; k > 0 && out[k - 1]! > no; k--) out[k] = out[k - 1]!
    out[k] = no
  }
  return count
}

/** Whether a copy of the card is not picked yet. */
function isLeft(picked: readonly number[], list: readonly number[], from: number, to: number, no: number): boolean {
  let left = -timesIn(picked, no)
  if (left === 0) return true
  for (let i = from; i < to; i++) if (list[i] === no) left++
  return left > 0
}

function donCandidates(side: Side, picked: readonly number[], out: number[]): number {
  let count = 0
  if (side.donRested > timesIn(picked, restedDonPick)) out[count++] = restedDonPick
  if (side.donActive > timesIn(picked, activeDonPick)) out[count++] = activeDonPick
  for (let i = -1; i < side.characters.length; i++) {
    const one = i < 0 ? side.leader : side.characters[i]!
    if (one.don > timesIn(picked, one.handle)) out[count++] = one.handle
  }
  return count
}

function timesIn(list: readonly number[], value: number): number {
  let count = 0
  for (let i = 0; i < list.length; i++) if (list[i] === value) count++
  return count
}
