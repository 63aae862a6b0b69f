import type { Rng } from '@parlor/kernel'
import { cards } from './card-pool.ts'
import { rulesVersion } from './copy-state.ts'
import type { FieldCard, EffectFrame, Side, SimPieceOptions, SimPieceState } from './types.ts'

export function newFieldCard(handle: number, card: number, since: number): FieldCard {
  return { handle, card, rested: false, don: 0, since, used: 0, turnPower: 0, battlePower: 0, granted: 0, barred: 0 }
}

/** A side with a Leader and nothing else; all DON!! in their deck. */
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
    donDeck: cards[leader.card]!.donDeck,
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
