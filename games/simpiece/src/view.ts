import { clonePending, type Seat, type Viewer } from '@parlor/kernel'
import { emptyPickChoice } from './choice.ts'
import { fillCurrentChoice } from './run-effect.ts'
import { cloneLasting, newExtraState } from './lasting-effects.ts'
import { cloneBattle, cloneFieldCard, cloneFrame, cloneQueuedEffect } from './copy-state.ts'
import {
  publiclyKnown,
  type DecisionKind,
  type Prompt,
  type HandCardView,
  type Side,
  type SideView,
  type SimPieceState,
  type SimPieceView,
} from './types.ts'

/** One's own cards, public cards, and of the rest only the number. */
export function view(state: SimPieceState, viewer: Viewer): SimPieceView {
  return {
    seq: state.seq,
    pending: clonePending(state.pending),
    outcome: state.outcome,
    rules: state.rules,
    sides: [sideSeen(state, 0, viewer), sideSeen(state, 1, viewer)],
    first: state.first,
    turn: state.turn,
    active: state.active,
    phase: state.phase,
    battle: state.battle && cloneBattle(state.battle),
    stack: state.stack.map(cloneFrame),
    queue: state.queue.map(cloneQueuedEffect),
    wave: state.wave,
    nextHandle: state.nextHandle,
    trace: state.trace.slice(),
    prompt: promptOf(state),
    ...cloneLasting(state.extra ?? newExtraState()),
  }
}

function sideSeen(state: SimPieceState, seat: Seat, viewer: Viewer): SideView {
  const side = state.sides[seat]!
  const mine = viewer === seat
  return {
    leader: cloneFieldCard(side.leader),
    characters: side.characters.map(cloneFieldCard),
    stage: side.stage && cloneFieldCard(side.stage),
    hand: side.hand.map((card, i): HandCardView => ({
      handle: side.handles[i]!,
      card: mine || side.shown[i] === publiclyKnown ? card : null,
      shown: side.shown[i]!,
    })),
    pool: side.pool.slice(),
    deck: side.deck.length,
    known: knownOf(side, viewer),
    life: side.life.length,
    lifeKnown: lifeKnownOf(state, seat, viewer),
    lifeSeen: mine ? side.lifeSeen.slice() : [],
    trash: side.trash.slice(),
    limbo: mine || isShown(state, seat) ? side.limbo.slice() : side.limbo.map(() => unseenCard),
    atLeast: side.atLeast.slice(),
    donDeck: side.donDeck,
    donActive: side.donActive,
    donRested: side.donRested,
    turns: side.turns,
    list: mine ? allCardsOf(state, seat) : null,
  }
}

/** Whether the card in limbo is public because its [Trigger] is used. */
function isShown(state: SimPieceState, seat: Seat): boolean {
  return state.stack.some((frame) => frame.kind === 'damage' && frame.seat === seat && (frame.stage > 0 || frame.picked.length > 0))
}

/** A spectator knows only what both seats know. */
function knownOf({ deck, deckSeen }: Side, viewer: Viewer): [number, number, number][] {
  const out: [number, number, number][] = []
  const bits = viewer === 'watcher' ? 3 : 1 << viewer
  for (let i = deck.length - 1; i >= 0; i--) if ((deckSeen[i]! & bits) === bits) out.push([deck.length - 1 - i, deck[i]!, deckSeen[i]!])
  return out
}

/** Life cards that somebody knows, by their position from the top: that they do is public, the face only to those who do. */
function lifeKnownOf(state: SimPieceState, seat: Seat, viewer: Viewer): [number, number | null, number][] {
  const out: [number, number | null, number][] = []
  const { life } = state.sides[seat]!
  const wanted = viewer === 'watcher' ? 3 : 1 << viewer
  const known = state.extra?.life[seat] ?? []
  for (let i = known.length - 1; i >= 0; i--)
    if (known[i] !== 0) out.push([life.length - 1 - i, (known[i]! & wanted) === wanted ? life[i]! : null, known[i]!])
  return out
}

/** All cards of a side, in every zone. */
function allCardsOf(state: SimPieceState, seat: Seat): number[] {
  const { hand, deck, life, trash, limbo, characters, stage } = state.sides[seat]!
  const out = [...hand, ...deck, ...life, ...trash, ...limbo, ...characters.map(({ card }) => card)]
  if (stage) out.push(stage.card)
  for (const frame of state.stack) if (frame.kind === 'room' && frame.seat === seat) out.push(frame.card)
  return out.sort((a, b) => a - b)
}

/** Placeholder for a damaged Life card that the viewer may not see. */
export const unseenCard = -2

const choice = emptyPickChoice()

function promptOf(state: SimPieceState): Prompt | null {
  const asked = state.pending[0]
  if (!asked) return null
  const kind = asked.kind as DecisionKind
  const frame = state.stack.at(-1)
  if ((kind !== 'pick' && kind !== 'confirm') || !frame || !fillCurrentChoice(state, frame, choice))
    return { seat: asked.seat, kind, card: kind === 'room' ? frame!.card : null, ability: null, zone: null, least: 1, most: 1, picked: 0 }
  const { zone, least, most } = choice
  return { seat: asked.seat, kind, card: frame.card, ability: frame.ability, zone, least, most, picked: frame.picked.length }
}
