import type { Deed, VerbName } from '../card.ts'
import { arrange, look, revealTop, search } from './deck.ts'
import { addDon, giveDon, standDon } from './don.ts'
import { ko, rest, stand, toDeck, toHand } from './field.ts'
import { discard, discardBlind, draw, lifeToDeck, revealHand } from './hand.ts'
import { deploy, playThis, salvage, useOwn } from './play.ts'
import { barAttack, barBlockers, grant, power } from './power.ts'
import type { DeedOf, Verb } from './verb.ts'

const verbs: { readonly [V in VerbName]: Verb<DeedOf<V>> } = {
  power,
  grant,
  barAttack,
  barBlockers,
  ko,
  rest,
  stand,
  toHand,
  toDeck,
  standDon,
  giveDon,
  addDon,
  draw,
  discard,
  discardBlind,
  revealHand,
  lifeToDeck,
  look,
  arrange,
  revealTop,
  search,
  salvage,
  deploy,
  playThis,
  useOwn,
}

/** The names of all verbs. */
export const verbNames = Object.keys(verbs) as readonly VerbName[]

/** The verb of a deed: its words and what it does. */
export function verbOf(deed: Deed): Verb<Deed> {
  return verbs[deed.verb] as unknown as Verb<Deed>
}
