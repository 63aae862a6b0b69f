import { clonePending, copyPendingInto, copyRngInto } from '@parlor/kernel'
import { cloneExtraState, copyExtraState } from './lasting-effects.ts'
import type { Battle, FieldCard, EffectFrame, Side, SimPieceState, QueuedEffect } from './types.ts'

/** Raised when an old log would no longer replay to the same hash. */
export const rulesVersion = 1

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
  const copy: SimPieceState = {
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
  if (state.extra !== undefined) copy.extra = cloneExtraState(state.extra)
  return copy
}

function copyNumbers(from: readonly number[], to: number[]): void {
  const { length } = from
  while (to.length > length) to.pop()
  for (let i = 0; i < length; i++) to[i] = from[i]!
}

function copyFielded(from: FieldCard, to: FieldCard): void {
  to.handle = from.handle
  to.card = from.card
  to.rested = from.rested
  to.don = from.don
  to.since = from.since
  to.used = from.used
  to.turnPower = from.turnPower
  to.battlePower = from.battlePower
  to.granted = from.granted
  to.barred = from.barred
}

function copySide(from: Side, to: Side): void {
  copyFielded(from.leader, to.leader)
  while (to.characters.length > from.characters.length) to.characters.pop()
  for (let i = 0; i < from.characters.length; i++) {
    const old = to.characters[i]
    if (old) copyFielded(from.characters[i]!, old)
    else to.characters.push(cloneFieldCard(from.characters[i]!))
  }
  if (from.stage === null || to.stage === null) to.stage = from.stage && cloneFieldCard(from.stage)
  else copyFielded(from.stage, to.stage)
  copyNumbers(from.hand, to.hand)
  copyNumbers(from.handles, to.handles)
  copyNumbers(from.shown, to.shown)
  copyNumbers(from.pool, to.pool)
  copyNumbers(from.deck, to.deck)
  copyNumbers(from.deckSeen, to.deckSeen)
  copyNumbers(from.life, to.life)
  copyNumbers(from.lifeSeen, to.lifeSeen)
  copyNumbers(from.trash, to.trash)
  copyNumbers(from.limbo, to.limbo)
  copyNumbers(from.atLeast, to.atLeast)
  to.donDeck = from.donDeck
  to.donActive = from.donActive
  to.donRested = from.donRested
  to.turns = from.turns
}

function copyBattle({ battle }: SimPieceState, to: SimPieceState): void {
  if (battle === null || to.battle === null) {
    to.battle = battle && cloneBattle(battle)
    return
  }
  to.battle.seat = battle.seat
  to.battle.attacker = battle.attacker
  to.battle.target = battle.target
  to.battle.step = battle.step
  to.battle.bar = battle.bar
  to.battle.passed = battle.passed
}

function copyList<T>(from: readonly T[], to: T[], copyOne: (from: T, to: T) => void, cloneOne: (from: T) => T): void {
  while (to.length > from.length) to.pop()
  for (let i = 0; i < from.length; i++) {
    const old = to[i]
    if (old) copyOne(from[i]!, old)
    else to.push(cloneOne(from[i]!))
  }
}

function copyFrame(from: EffectFrame, to: EffectFrame): void {
  to.kind = from.kind
  to.seat = from.seat
  to.source = from.source
  to.card = from.card
  to.ability = from.ability
  to.at = from.at
  to.stage = from.stage
  copyNumbers(from.picked, to.picked)
  copyNumbers(from.last, to.last)
  to.memo = from.memo
  to.left = from.left
}

function copyQueuedEffect(from: QueuedEffect, to: QueuedEffect): void {
  to.seat = from.seat
  to.source = from.source
  to.card = from.card
  to.ability = from.ability
  to.wave = from.wave
}

/** Copies a state into another in place: existing objects are overwritten, so that a search allocates next to nothing. */
export function copyInto(from: SimPieceState, to: SimPieceState): void {
  to.v = from.v
  to.seq = from.seq
  copyRngInto(from.rng, to.rng)
  copyPendingInto(from.pending, to.pending)
  to.outcome = from.outcome
  to.rules = from.rules
  copySide(from.sides[0], to.sides[0])
  copySide(from.sides[1], to.sides[1])
  to.first = from.first
  to.turn = from.turn
  to.active = from.active
  to.phase = from.phase
  copyBattle(from, to)
  copyList(from.stack, to.stack, copyFrame, cloneFrame)
  copyList(from.queue, to.queue, copyQueuedEffect, cloneQueuedEffect)
  to.wave = from.wave
  to.nextHandle = from.nextHandle
  copyNumbers(from.trace, to.trace)
  copyExtraState(from, to)
}
