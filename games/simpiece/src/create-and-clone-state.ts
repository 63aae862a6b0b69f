import { clonePending, type Rng } from '@parlor/kernel'
import type { Battle, FieldCard, EffectFrame, Side, SimPieceOptions, SimPieceState, QueuedEffect } from './types.ts'

/** Raised when an old log would no longer replay to the same hash. */
export const rulesVersion = 1

export function newFieldCard(handle: number, card: number, since: number): FieldCard {
  return { handle, card, rested: false, don: 0, since, used: 0, turnPower: 0, battlePower: 0, granted: 0, barred: 0 }
}

/** A side with a Leader and nothing else; all ten DON!! in their deck. */
export function newSide(leader: FieldCard): Side {
  return {
    leader,
    characters: [],
    stage: null,
    hand: [],
    handles: [],
    shown: [],
    pool: [],
    deck: [],
    deckSeen: [],
    life: [],
    lifeSeen: [],
    trash: [],
    limbo: [],
    atLeast: [],
    donDeck: 10,
    donActive: 0,
    donRested: 0,
    turns: 0,
  }
}

export function newState(rules: Readonly<SimPieceOptions>, sides: [Side, Side], rng: Rng): SimPieceState {
  return {
    v: rulesVersion,
    seq: 0,
    rng,
    pending: [],
    outcome: null,
    rules,
    sides,
    first: -1,
    turn: 0,
    active: 0,
    phase: 'setup',
    battle: null,
    stack: [],
    queue: [],
    wave: 0,
    nextHandle: 2,
    trace: [],
  }
}

export function newFrame(kind: EffectFrame['kind'], seat: number, source: number, card: number, ability: number): EffectFrame {
  return { kind, seat, source, card, ability, at: 0, stage: 0, picked: [], last: [], memo: -1, left: 0 }
}

export function cloneFieldCard(one: FieldCard): FieldCard {
  const { handle, card, rested, don, since, used, turnPower, battlePower, granted, barred } = one
  return { handle, card, rested, don, since, used, turnPower, battlePower, granted, barred }
}

export function cloneFrame(frame: Readonly<EffectFrame>): EffectFrame {
  const { kind, seat, source, card, ability, at, stage, memo, left } = frame
  return { kind, seat, source, card, ability, at, stage, picked: frame.picked.slice(), last: frame.last.slice(), memo, left }
}

export function cloneQueuedEffect({ seat, source, card, ability, wave }: Readonly<QueuedEffect>): QueuedEffect {
  return { seat, source, card, ability, wave }
}

export function cloneBattle({ seat, attacker, target, step, bar, passed }: Readonly<Battle>): Battle {
  return { seat, attacker, target, step, bar, passed }
}

function cloneSide(side: Side): Side {
  const { donDeck, donActive, donRested, turns } = side
  return {
    leader: cloneFieldCard(side.leader),
    characters: side.characters.map(cloneFieldCard),
    stage: side.stage && cloneFieldCard(side.stage),
    hand: side.hand.slice(),
    handles: side.handles.slice(),
    shown: side.shown.slice(),
    pool: side.pool.slice(),
    deck: side.deck.slice(),
    deckSeen: side.deckSeen.slice(),
    life: side.life.slice(),
    lifeSeen: side.lifeSeen.slice(),
    trash: side.trash.slice(),
    limbo: side.limbo.slice(),
    atLeast: side.atLeast.slice(),
    donDeck,
    donActive,
    donRested,
    turns,
  }
}

export function clone(state: SimPieceState): SimPieceState {
  const { v, seq, rng, outcome, rules, sides, first, turn, active, phase, battle, wave, nextHandle } = state
  return {
    v,
    seq,
    rng: [rng[0], rng[1], rng[2], rng[3]],
    pending: clonePending(state.pending),
    outcome,
    rules,
    sides: [cloneSide(sides[0]), cloneSide(sides[1])],
    first,
    turn,
    active,
    phase,
    battle: battle && cloneBattle(battle),
    stack: state.stack.map(cloneFrame),
    queue: state.queue.map(cloneQueuedEffect),
    wave,
    nextHandle,
    trace: state.trace.slice(),
  }
}
