import { randomInt, nextRandomWord, pickRandom, shuffle, type Rng, type Seat } from '@parlor/kernel'
import { cardsAllowedFor, deckCardIndices, maxCopies } from './deck.ts'
import { cards, cardIndexOf, type CardIndex } from './card-pool.ts'
import { builtInDecks } from './built-in-decks.ts'
import { clone, cloneBattle, cloneFieldCard, cloneFrame, cloneQueuedEffect } from './copy-state.ts'
import { cloneLasting, lifeKnowledgeOf, type ExtraState } from './lasting-effects.ts'
import { newSide, newState } from './new-state.ts'
import type { EffectFrame, Side, SideView, SimPieceSeatSecret, SimPieceState, SimPieceView } from './types.ts'
import { unseenCard } from './view.ts'
import { cardUnion } from './move-cards.ts'

/** A state consistent with the view: hidden cards become any that the decks allow. */
export function determinize(seen: SimPieceView, seat: Seat, rng: Rng, priors?: readonly SimPieceSeatSecret[]): SimPieceState {
  const sides = seen.sides.map((side) => knownSide(side)) as [Side, Side]
  const state = newState(seen.rules, sides, [
    nextRandomWord(rng) | 0,
    nextRandomWord(rng) | 0,
    nextRandomWord(rng) | 0,
    nextRandomWord(rng) | 0,
  ])
  state.seq = seen.seq
  state.pending = [...seen.pending]
  state.outcome = seen.outcome
  state.first = seen.first
  state.turn = seen.turn
  state.active = seen.active
  state.phase = seen.phase
  state.battle = seen.battle && cloneBattle(seen.battle)
  state.stack = seen.stack.map(cloneFrame)
  state.queue = seen.queue.map(cloneQueuedEffect)
  state.wave = seen.wave
  state.nextHandle = seen.nextHandle
  state.trace = [...seen.trace]
  const extra: ExtraState = { ...cloneLasting(seen), life: lifeKnowledgeOf(seen) }
  if (extra.lasting.length + extra.delayed.length + extra.life[0].length + extra.life[1].length > 0) state.extra = extra
  for (let other = 0; other < 2; other++) {
    const view = seen.sides[other]!
    const open = faceUp(view, state.stack, other)
    const wanted = hiddenCount(view)
    const rest = other === seat ? minus(view.list!, open) : restOf(view, open, wanted, priors?.[other], rng)
    fill(sides[other]!, view, shuffle(rng, rest), rng)
  }
  return clone(state)
}

/** The Life cards whose faces the view shows. */
function openLife({ lifeKnown = [] }: SideView): [index: number, card: CardIndex][] {
  return lifeKnown.flatMap(([index, card]): [number, CardIndex][] => (card === null ? [] : [[index, card]]))
}

function knownSide(view: SideView): Side {
  const side = newSide(cloneFieldCard(view.leader))
  side.characters = view.characters.map(cloneFieldCard)
  side.stage = view.stage && cloneFieldCard(view.stage)
  side.pool = [...view.pool]
  side.lifeSeen = [...view.lifeSeen]
  side.trash = [...view.trash]
  side.limbo = [...view.limbo]
  side.atLeast = [...view.atLeast]
  side.donDeck = view.donDeck
  side.donActive = view.donActive
  side.donRested = view.donRested
  side.turns = view.turns
  return side
}

/** The cards of a side whose faces the view shows, except those only known to be somewhere among others. */
function faceUp(view: SideView, stack: readonly EffectFrame[], seat: Seat): CardIndex[] {
  const out = [
    ...view.trash,
    ...view.characters.map(({ card }) => card),
    ...view.known.map(([, card]) => card),
    ...openLife(view).map(([, card]) => card),
  ]
  if (view.stage) out.push(view.stage.card)
  for (const { card } of view.hand) if (card !== null) out.push(card)
  for (const card of view.limbo) if (card !== unseenCard) out.push(card)
  for (const frame of stack) if (frame.kind === 'room' && frame.seat === seat) out.push(frame.card)
  return out
}

function hiddenCount(view: SideView): number {
  return (
    view.hand.filter(({ card }) => card === null).length +
    view.deck -
    view.known.length +
    view.life -
    openLife(view).length +
    view.limbo.filter((card) => card === unseenCard).length
  )
}

function minus(list: readonly CardIndex[], some: readonly CardIndex[]): CardIndex[] {
  const out = [...list]
  for (const card of some) {
    const at = out.indexOf(card)
    if (at >= 0) out.splice(at, 1)
  }
  return out
}

/** Candidates for the other side's hidden cards: the prior deck, a ready one, or anything its colours allow, as far as consistent with what is known. */
function restOf(view: SideView, open: readonly CardIndex[], wanted: number, prior: SimPieceSeatSecret | undefined, rng: Rng): CardIndex[] {
  const known = cardUnion(view.atLeast, [...open, ...view.pool])
  const must = minus(known, open)
  const expected = prior ?? (randomInt(rng, 2) === 0 ? readyFor(view.leader.card, rng) : undefined)
  if (expected && cardIndexOf(expected.leader) === view.leader.card) {
    const list = deckCardIndices(expected)
    if (list.length === open.length + wanted && minus(known, list).length === 0) return minus(list, open)
  }
  return randomRest(
    view.leader.card,
    known,
    must,
    wanted,
    expected && cardIndexOf(expected.leader) === view.leader.card ? deckCardIndices(expected) : [],
    rng,
  )
}

function readyFor(leader: CardIndex, rng: Rng): SimPieceSeatSecret | undefined {
  const some = builtInDecks.filter(({ options }) => cardIndexOf(options.leader) === leader)
  return some.length > 0 ? pickRandom(rng, some).options : undefined
}

/** Random cards of the colours, weighted towards seen cards and the prior deck: decks hold several copies of what they play. */
function randomRest(
  leader: CardIndex,
  known: readonly CardIndex[],
  must: readonly CardIndex[],
  wanted: number,
  expected: readonly CardIndex[],
  rng: Rng,
): CardIndex[] {
  const allowed = cardsAllowedFor(leader)
  const copies = new Map<CardIndex, number>()
  for (const card of known) copies.set(card, (copies.get(card) ?? 0) + 1)
  const out = must.slice(0, wanted)
  while (out.length < wanted) {
    const likely = randomInt(rng, 4) === 0 ? known : randomInt(rng, 2) === 0 ? expected : allowed
    const card = pickRandom(rng, likely.length > 0 ? likely : allowed)
    const have = copies.get(card) ?? 0
    if (have >= maxCopies && !cards[card]!.unlimited && randomInt(rng, 1000) > 0) continue
    copies.set(card, have + 1)
    out.push(card)
  }
  return out
}

/** Life from the bottom up: known cards at their places, the rest between them. */
function withKnown(hidden: CardIndex[], view: SideView): CardIndex[] {
  const known = new Map(openLife(view).map(([index, card]) => [view.life - 1 - index, card]))
  return Array.from({ length: view.life }, (_, i) => known.get(i) ?? hidden.pop()!)
}

/** Deals the hidden cards: those known to be in the hand or in Life go there first. */
function fill(side: Side, view: SideView, rest: CardIndex[], rng: Rng): void {
  const take = (card: CardIndex): CardIndex => {
    const at = rest.indexOf(card)
    return at < 0 ? rest.pop()! : rest.splice(at, 1)[0]!
  }
  const pooledHere = view.hand.filter(({ card, shown }) => card === null && shown === 2).length
  const inPool = pooledHere > 0 ? view.pool.map(take) : []
  const open = openLife(view).map(([, card]) => card)
  const hidden = view.life - open.length
  const seen = minus(view.lifeSeen, open)
  const life =
    view.lifeSeen.length === view.life && seen.length === hidden ? seen.map(take) : Array.from({ length: hidden }, () => rest.pop()!)
  const poolCards = shuffle(rng, [...inPool, ...Array.from({ length: Math.max(0, pooledHere - inPool.length) }, () => rest.pop()!)])
  for (const { handle, card, shown } of view.hand) {
    side.hand.push(card ?? (shown === 2 ? poolCards.pop()! : rest.pop()!))
    side.handles.push(handle)
    side.shown.push(shown)
  }
  side.life = withKnown(shuffle(rng, life), view)
  side.limbo = side.limbo.map((card) => (card === unseenCard ? rest.pop()! : card))
  const known = new Map(view.known.map(([deckIndex, card, bits]) => [deckIndex, [card, bits] as const]))
  for (let deckIndex = view.deck - 1; deckIndex >= 0; deckIndex--) {
    const [card, bits] = known.get(deckIndex) ?? [rest.pop()!, 0]
    side.deck.push(card)
    side.deckSeen.push(bits)
  }
}
