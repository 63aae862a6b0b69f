import type { Seat } from '@parlor/kernel'
import { canAttack } from '../battle.ts'
import type { Ability } from '../card-definition.ts'
import { cards, doubleAttackBit, rushBit } from '../card-pool.ts'
import { costInHand, keywordsOf } from '../current-values.ts'
import type { FieldCard, Side, SimPieceState } from '../types.ts'

/** What can be said of a win this turn without a search: impossible; too far away to be searched for; or neither. */
type Distance = 'impossible' | 'far' | 'near'

export function distanceToWin(state: SimPieceState, seat: Seat): Distance {
  if (likelyHits(state, seat) > state.sides[1 - seat]!.life.length) return 'near'
  const deckOut = distanceToDeckOut(state, seat)
  return deckOut === 'impossible' && mayAddHits(state, seat) ? 'far' : deckOut
}

/**
 * Hits of this turn: one for every card that can attack, two where it may deal double damage, and two for each that could yet be played to
 * attack, sets somebody active or brings such a one. No more are possible unless `mayAddHits`.
 */
function likelyHits(state: SimPieceState, seat: Seat): number {
  const { leader, characters, stage, hand } = state.sides[seat]!
  let hits = attacks(state, seat, leader) + 2 * countReactivators(state, seat)
  if (usesVerb(leader.card, addsAttackers)) hits += 2
  for (const one of characters) {
    hits += attacks(state, seat, one)
    if (usesVerb(one.card, addsAttackers)) hits += 2
  }
  if (stage !== null && usesVerb(stage.card, addsAttackers)) hits += 2
  for (const no of hand) if (cards[no]!.mask & rushBit || usesVerb(no, addsAttackers)) hits += 2
  return hits
}

/** Whether effects may bring hits without a simple bound. */
function mayAddHits(state: SimPieceState, seat: Seat): boolean {
  const side = state.sides[seat]!
  const fielded = fieldedBy(side)
  if (fielded.some(({ card }) => mayAddAttackers(card))) return true
  if (forcedEffects(state.sides[1 - seat]!).some(({ do: list = [] }) => list.some(({ verb }) => unsettling.has(verb)))) return true
  const richer = fielded.some(({ card }) => usesVerb(card, addsDon)) || side.hand.some((no) => usesVerb(no, addsDon))
  return side.hand.some((no) => mayAddAttackers(no) && (richer || costInHand(state, seat, no) <= side.donActive))
}

/** Number of cards of this side that may set a rested card active again. */
export function countReactivators({ sides }: SimPieceState, seat: Seat): number {
  const { leader, characters, stage, hand } = sides[seat]!
  let count = usesVerb(leader.card, reactivates) ? 1 : 0
  for (const { card } of characters) if (usesVerb(card, reactivates)) count++
  if (stage !== null && usesVerb(stage.card, reactivates)) count++
  for (const no of hand) if (usesVerb(no, reactivates)) count++
  return count
}

/** Whether an effect of the card on its own side's turn uses one of these verbs. */
function usesVerb(no: number, verbs: ReadonlySet<string>): boolean {
  return cards[no]!.abilities.some(
    ({ when, do: instructions }) => when.some((one) => onOwnTurn.has(one)) && instructions?.some(({ verb }) => verbs.has(verb)),
  )
}

/** Whether the number of attacks or of hits that the card brings has no simple bound. */
function mayAddAttackers(no: number): boolean {
  if (gaining.has(no)) return true
  return cards[no]!.abilities.some(({ when, limit, do: instructions = [] }) => {
    if (when.every((one) => onlyOthersTurn.has(one))) return false
    const again = limit === undefined && !when.every((one) => one === 'onPlay' || one === 'main')
    return instructions.some((one) =>
      one.verb === 'stand' ? again || one.target.of !== 'some' || one.target.most > 1 : !addsNoAttack.has(one.verb),
    )
  })
}

/** Effects of a side's field in the other's turn that it cannot decline. */
function forcedEffects(side: Side): Ability[] {
  return fieldedBy(side).flatMap(({ card }) =>
    cards[card]!.abilities.filter(({ when }) => when.some((one) => !ownTurnOnly.has(one) && !optional.has(one))),
  )
}

function fieldedBy({ leader, characters, stage }: Side): FieldCard[] {
  return [leader, ...characters, ...(stage === null ? [] : [stage])]
}

const onOwnTurn: ReadonlySet<string> = new Set(['onPlay', 'main', 'activateMain', 'whenAttacking', 'youActivateEvent', 'onKO'])
/** Timings of a side's own turn, and those that it may decline in the other's. */
const ownTurnOnly: ReadonlySet<string> = new Set(['onPlay', 'main', 'activateMain', 'whenAttacking', 'always'])
const optional: ReadonlySet<string> = new Set(['counter', 'trigger', 'onBlock'])
const onlyOthersTurn: ReadonlySet<string> = new Set(['counter', 'trigger', 'onBlock', 'always', 'opponentActivatesEvent'])
const reactivates: ReadonlySet<string> = new Set(['stand'])
const addsDon: ReadonlySet<string> = new Set(['standDon', 'addDon'])
/** Verbs that may add an attacker (cards to the hand or from it, a Rush Character back to be played again, Rush), or take Life without a hit. */
const addsAttackers: ReadonlySet<string> = new Set(['draw', 'look', 'search', 'salvage', 'toHand', 'deploy', 'grant', 'lifeToDeck'])
/** Verbs that bring no attack beyond those already counted. A verb that stands nowhere here may bring any. */
const addsNoAttack: ReadonlySet<string> = new Set([
  ...['power', 'ko', 'giveDon', 'standDon', 'addDon', 'rest', 'discardBlind', 'discard', 'revealTop', 'revealHand', 'toDeck', 'arrange'],
  ...['barAttack', 'barBlockers', 'stand'],
])
/** Verbs that could set cards of the other side active or bring them back. */
const unsettling: ReadonlySet<string> = new Set(['toHand', 'stand'])

function attacks(state: SimPieceState, seat: Seat, one: FieldCard): number {
  return canAttack(state, seat, one) ? (keywordsOf(state, seat, one) & doubleAttackBit || doubling.has(one.card) ? 2 : 1) : 0
}

/** Cards that may gain double damage by an effect of their own. */
const doubling: ReadonlySet<number> = new Set(
  cards.filter(({ abilities }) => JSON.stringify(abilities).includes('doubleAttack')).map(({ no }) => no),
)

/** Cards with a standing effect that gives Rush or double damage. */
const gaining: ReadonlySet<number> = new Set(
  cards
    .filter(({ abilities }) => abilities.some(({ gives }) => /"(?:rush|doubleAttack)"/.test(JSON.stringify(gives ?? []))))
    .map(({ no }) => no),
)

/** Longest deck of the other side that a search may try to empty. */
const shortDeck = 8

/** A side that declines whatever it may draws only by effects that it must carry out. */
function distanceToDeckOut({ sides }: SimPieceState, seat: Seat): Distance {
  const { deck } = sides[1 - seat]!
  const spared = meddling.size === 0 || !allCards(sides[seat]!).some((no) => meddling.has(no))
  if (spared && forcedEffects(sides[1 - seat]!).reduce((sum, ability) => sum + takenBy(ability), 0) < deck.length) return 'impossible'
  return deck.length <= shortDeck ? 'near' : 'far'
}

function allCards(side: Side): number[] {
  return [...fieldedBy(side).map(({ card }) => card), ...side.hand, ...side.deck, ...side.life, ...side.trash, ...side.limbo]
}

/** At most how many cards of its own deck an effect takes in a turn. */
function takenBy({ when, limit, do: instructions = [] }: Ability): number {
  const once = limit === 'once' || when.every((one) => one === 'onKO' || ownTurnOnly.has(one) || optional.has(one))
  let sum = 0
  for (const one of instructions) sum += one.verb === 'draw' ? one.count : leavesDeck.has(one.verb) ? 0 : Infinity
  return sum === 0 || once ? sum : Infinity
}

/** Verbs that take no card of their own side's deck. */
const leavesDeck: ReadonlySet<string> = new Set([...addsNoAttack, 'toHand', 'salvage', 'grant', 'lifeToDeck'])
/** Verbs that take no card of the other side's deck. */
const knownVerbs: ReadonlySet<string> = new Set([...leavesDeck, 'draw', 'look', 'search', 'deploy', 'playThis', 'useOwn'])
/** Cards with another verb. */
const meddling: ReadonlySet<number> = new Set(
  cards
    .filter(({ abilities }) => abilities.some(({ do: list = [] }) => list.some(({ verb }) => !knownVerbs.has(verb))))
    .map(({ no }) => no),
)
