import { nextRandomWord, type Rng, type Viewer } from '@parlor/kernel'
import type { Match } from '@parlor/kernel/host'
import { cardsAllowedFor, type SimPieceEvent, type SimPieceState } from '@parlor/simpiece'
import type { KnowledgeModel, MatchSegment } from './knowledge-model.ts'

/** A face-down card's position. */
interface Slot {
  readonly side: number
  readonly zone: 'hand' | 'deck' | 'life'
  readonly at: number
}

/** Cards of a side that were shown and may lie face down again. */
interface ExposedCards {
  /** Known cards at both ends of the deck. */
  top: number
  bottom: number
  /** Hand cards, by handle, that were seen on their way there. */
  readonly hand: Set<number>
  life: boolean
  /** The owner has searched the deck, and knows what is in Life. */
  searched: boolean
}

export const simpieceKnowledgeModel: KnowledgeModel = {
  otherWorld({ match, from, viewer }: MatchSegment, rng) {
    const state = match.game.clone(match.stateAt(from)) as SimPieceState
    // An effect in progress holds cards: such states are reached from earlier ones.
    if (state.stack.length > 0) return null
    const exposed = exposedBy(match, from)
    let changed = false
    for (const side of [0, 1]) {
      const slots = slotsOf(state, side, side === viewer, exposed[side]!)
      for (const group of slots) changed = mix(state, group, rng) || changed
      // Deck lists are private: a card may be any other.
      if (side !== viewer) for (const group of slots) changed = replace(state, group, rng) || changed
    }
    return changed ? state : null
  },
  move: (_stretch, _seat, move) => move,
  looksSame: (viewer, one, two) => knownTo(viewer, one) === knownTo(viewer, two),
}

/** Everything the rules show a viewer, including cards revealed in transit in the last step. */
function knownTo(viewer: Viewer, { state, history }: Match): string {
  const { pending, outcome, first, turn, active, phase, battle, sides, queue, stack } = state as unknown as SimPieceState
  const table = sides.map((side, seat) => [
    [side.leader, ...side.characters, side.stage],
    side.trash,
    [side.donDeck, side.donActive, side.donRested, side.deck.length, side.life.length, side.limbo.length],
    side.handles,
    seat === viewer ? [side.hand, side.limbo] : [],
  ])
  const shown = (history.at(-1)?.events ?? []).flatMap(({ event }) => (isShown(event as unknown as SimPieceEvent, viewer) ? [event] : []))
  return JSON.stringify([pending, outcome, first, turn, active, phase, battle, queue, stack.length, table, shown])
}

function isShown(event: SimPieceEvent, viewer: Viewer): boolean {
  if (event.kind === 'revealed') return true
  if (event.kind === 'looked') return event.seat === viewer
  if (event.kind !== 'moved') return false
  return event.seat === viewer || event.cause === 'take' || isOpen(event.from) || isOpen(event.to)
}

function isOpen(zone: string): boolean {
  return zone === 'field' || zone === 'trash'
}

/** Tracks who may have seen what: overestimates rather than underestimates. */
function exposedBy(match: Match, length: number): [ExposedCards, ExposedCards] {
  const fresh = (): ExposedCards => ({ top: 0, bottom: 0, hand: new Set(), life: false, searched: false })
  const sides: [ExposedCards, ExposedCards] = [fresh(), fresh()]
  for (const { events, state } of match.history.slice(0, length))
    for (const { event } of events) expose(sides, event as unknown as SimPieceEvent, state as unknown as SimPieceState)
  return sides
}

function expose(sides: readonly ExposedCards[], event: SimPieceEvent, state: SimPieceState): void {
  if (!('seat' in event)) return
  const side = sides[event.seat]!
  if (event.kind === 'revealed') {
    for (const handle of event.handles) side.hand.add(handle)
    if (event.from === 'deck') side.top = Math.max(side.top, event.cards.length)
    if (event.from === 'life') side.life = true
  } else if (event.kind === 'looked') side.top = Math.max(side.top, event.count)
  else if (event.kind === 'placed') {
    side.top += event.count
    side.bottom += event.count
  } else if (event.kind === 'shuffled' && event.zone === 'deck') {
    side.searched = true
    side.top = 0
    side.bottom = 0
  } else if (event.kind === 'shuffled') for (const handle of state.sides[event.seat]!.handles) side.hand.add(handle)
  else if (event.kind === 'moved') {
    if (event.to === 'hand' && (event.from !== 'deck' || side.top > 0 || event.cause === 'take')) side.hand.add(event.as)
    if (event.from === 'deck' && side.top > 0) side.top--
    if (event.to === 'deck') {
      side.top++
      side.bottom++
    }
    if (event.to === 'life') side.life = true
  }
}

/** Groups of slots whose cards are interchangeable. */
function slotsOf(state: SimPieceState, side: number, own: boolean, exposed: ExposedCards): Slot[][] {
  const { deck, life, handles } = state.sides[side]!
  const inDeck = deck.flatMap((_, at): Slot[] =>
    at >= exposed.bottom && at < deck.length - exposed.top ? [{ side, zone: 'deck', at }] : [],
  )
  const inLife = exposed.life ? [] : life.map((_, at): Slot => ({ side, zone: 'life', at }))
  if (own) return exposed.searched ? [inDeck, inLife] : [[...inDeck, ...inLife]]
  const inHand = handles.flatMap((handle, at): Slot[] => (exposed.hand.has(handle) ? [] : [{ side, zone: 'hand', at }]))
  return [[...inDeck, ...inLife, ...inHand]]
}

function cardAt(state: SimPieceState, { side, zone, at }: Slot): number {
  return state.sides[side]![zone][at]!
}

function mix(state: SimPieceState, slots: readonly Slot[], rng: Rng): boolean {
  const cards = slots.map((slot) => cardAt(state, slot))
  for (let i = slots.length - 1; i > 0; i--) {
    const j = nextRandomWord(rng) % (i + 1)
    ;[cards[i], cards[j]] = [cards[j]!, cards[i]!]
  }
  return put(state, slots, cards)
}

function replace(state: SimPieceState, slots: readonly Slot[], rng: Rng): boolean {
  const others = slots.length === 0 ? [] : cardsAllowedFor(state.sides[slots[0]!.side]!.leader.card)
  return put(
    state,
    slots,
    slots.map((slot) => (nextRandomWord(rng) % 4 === 0 ? others[nextRandomWord(rng) % others.length]! : cardAt(state, slot))),
  )
}

function put(state: SimPieceState, slots: readonly Slot[], cards: readonly number[]): boolean {
  let changed = false
  for (const [i, slot] of slots.entries()) {
    changed ||= cardAt(state, slot) !== cards[i]
    state.sides[slot.side]![slot.zone][slot.at] = cards[i]!
  }
  return changed
}
