import type { FieldCard, Side, SimPieceState } from '../types.ts'

/** A position as text, to compare positions within one turn: everything that affects the rest of it. */
export function positionKey(state: SimPieceState): string {
  const { battle, stack, queue, pending, sides, wave } = state
  let key = `${pending[0]!.seat}${pending[0]!.kind}${sideKey(sides[0])}/${sideKey(sides[1])}`
  if (battle !== null) key += `b${battle.attacker},${battle.target},${battle.step},${battle.bar},${battle.passed}`
  for (const { kind, seat, source, card, ability, at, stage, picked, last, memo, left } of stack)
    key += `f${kind}${seat},${source},${card},${ability},${at},${stage},${memo},${left}[${picked.join()}][${last.join()}]`
  for (const { seat, source, card, ability, wave: own } of queue) key += `q${seat},${source},${card},${ability},${own - wave}`
  for (const { kind, handle, seat, value, step, ends } of state.extra?.lasting ?? [])
    key += `l${kind}${handle},${seat},${value},${step},${ends}`
  for (const { seat, source, card, ability, last } of state.extra?.delayed ?? [])
    key += `d${seat},${source},${card},${ability}[${last.join()}]`
  if (state.extra !== undefined) key += `k${state.extra.life[0].join()}/${state.extra.life[1].join()}`
  return key
}

/** Cards of the deck that a turn may bring into play: no effect looks at more. */
const topmost = 5

function sideKey(side: Side): string {
  let key = fieldedKey(side.leader)
  for (const one of side.characters) key += fieldedKey(one)
  if (side.stage !== null) key += fieldedKey(side.stage)
  return `${key}h${side.hand.join()}:${side.handles.join()}l${side.life.join()}m${side.limbo.join()}d${side.deck.length}:${side.deck.slice(-topmost).join()}t${side.trash.join()}o${side.donActive},${side.donRested},${side.donDeck}`
}

function fieldedKey({ handle, card, rested, don, used, since, turnPower, battlePower, granted, barred }: FieldCard): string {
  return `${handle}.${card}${rested ? 'r' : 'a'}${don}.${used}.${since}.${turnPower}.${battlePower}.${granted}.${barred};`
}
