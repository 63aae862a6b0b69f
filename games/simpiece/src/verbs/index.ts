import type { Instruction, InstructionOf, VerbName } from '../card-definition.ts'
import { chooseChoice, performChoose, performMayPay } from './choose-verb.ts'
import { arrangeVerb, lookVerb, revealTopVerb, searchVerb, showTopVerb } from './deck-verbs.ts'
import { addDonVerb, giveDonEachVerb, giveDonVerb, opponentReturnsDonVerb, restOpponentDonVerb, standDonVerb } from './don-verbs.ts'
import { koVerb, restVerb, standVerb, toDeckVerb, toHandVerb, trashVerb } from './field-verbs.ts'
import {
  discardAnyVerb,
  discardToVerb,
  discardVerb,
  drawToVerb,
  discardBlindVerb,
  drawVerb,
  handToDeckVerb,
  opponentLifeToDeckVerb,
  opponentTrashToDeckVerb,
  revealOpponentHandVerb,
} from './hand-verbs.ts'
import {
  deckToLifeVerb,
  handToLifeVerb,
  lookAtLifeVerb,
  takeLifeVerb,
  toLifeVerb,
  trashLifeToVerb,
  trashLifeVerb,
  turnLifeVerb,
} from './life-verbs.ts'
import { damageVerb, extraTurnVerb, millVerb, redirectVerb, winVerb } from './match-verbs.ts'
import { deployVerb, playThisVerb, salvageVerb, thisToHandVerb, useOwnAbilityVerb } from './play-verbs.ts'
import { barPlayerVerb, copyPowerVerb, giveVerb, performLater, zeroPowerVerb } from './lasting-verbs.ts'
import { barAttackVerb, barBlockersVerb, grantKeywordVerb, powerVerb } from './modifier-verbs.ts'
import type { VerbDefinition } from './verb-definition.ts'

const verbs: { readonly [V in VerbName]: VerbDefinition<InstructionOf<V>> } = {
  power: powerVerb,
  grant: grantKeywordVerb,
  give: giveVerb,
  barPlayer: barPlayerVerb,
  zeroPower: zeroPowerVerb,
  later: {
    perform: performLater,
  },
  barAttack: barAttackVerb,
  barBlockers: barBlockersVerb,
  ko: koVerb,
  trash: trashVerb,
  rest: restVerb,
  stand: standVerb,
  toHand: toHandVerb,
  toDeck: toDeckVerb,
  standDon: standDonVerb,
  giveDon: giveDonVerb,
  giveDonEach: giveDonEachVerb,
  addDon: addDonVerb,
  draw: drawVerb,
  drawTo: drawToVerb,
  discard: discardVerb,
  discardTo: discardToVerb,
  discardAny: discardAnyVerb,
  discardBlind: discardBlindVerb,
  revealHand: revealOpponentHandVerb,
  lifeToDeck: opponentLifeToDeckVerb,
  look: lookVerb,
  arrange: arrangeVerb,
  revealTop: revealTopVerb,
  showTop: showTopVerb,
  search: searchVerb,
  salvage: salvageVerb,
  deploy: deployVerb,
  mill: millVerb,
  damage: damageVerb,
  deckToLife: deckToLifeVerb,
  handToLife: handToLifeVerb,
  takeLife: takeLifeVerb,
  toLife: toLifeVerb,
  trashLife: trashLifeVerb,
  trashLifeTo: trashLifeToVerb,
  copyPower: copyPowerVerb,
  turnLife: turnLifeVerb,
  lookAtLife: lookAtLifeVerb,
  extraTurn: extraTurnVerb,
  win: winVerb,
  redirect: redirectVerb,
  playThis: playThisVerb,
  mayPay: { perform: performMayPay },
  choose: {
    choice: chooseChoice!,
    perform: performChoose,
  },
  thisToHand: thisToHandVerb,
  useOwn: useOwnAbilityVerb,
  handToDeck: handToDeckVerb,
  opponentReturnsDon: opponentReturnsDonVerb,
  opponentTrashToDeck: opponentTrashToDeckVerb,
  restOpponentDon: restOpponentDonVerb,
}

/** The names of all verbs. */
export const verbNames = Object.keys(verbs) as readonly VerbName[]

/** The verb of an instruction: its implementation. */
export function verbFor(instruction: Instruction): VerbDefinition<Instruction> {
  return verbs[instruction.verb] as unknown as VerbDefinition<Instruction>
}
