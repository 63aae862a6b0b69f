import type { CardTexts } from './card-texts.ts'
import { oneCharacter } from './german-phrases.ts'

/** Timings as they stand on cards. */
export const germanBrackets: CardTexts['brackets'] = {
  onPlay: '[Beim Ausspielen]',
  whenAttacking: '[Beim Angreifen]',
  onBlock: '[Beim Blocken]',
  onKO: '[Bei K.O.]',
  activateMain: '[Aktivieren: Haupt]',
  main: '[Haupt]',
  counter: '[Konter]',
  trigger: '[Auslöser]',
  endOfYourTurn: '[Ende deines Zuges]',
  onOpponentAttack: '[Beim Angriff deines Gegners]',
}

/** The other timings, as a sentence begins with them. */
export const germanLeads: CardTexts['leads'] = {
  opponentActivatesEvent: 'dein Gegner ein Ereignis aktiviert',
  youActivateEvent: 'du ein Ereignis aktivierst',
  opponentCharacterKO: (about) => `${oneCharacter(about, 'ein', 'deines Gegners')} K.O. geht`,
  startOfYourTurn: 'zu Beginn deines Zuges',
  becomesRested: 'diese Karte erschöpft wird',
  koByOpponentEffect: 'dieser Charakter durch einen Effekt deines Gegners K.O. geht',
  donReturned: 'eine DON!!-Karte von deinem Feld in dein DON!!-Deck zurückgelegt wird',
  donGiven: 'einer deiner Karten eine DON!!-Karte gegeben wird',
  yourCharacterKO: (about) => `${oneCharacter(about, 'ein', 'von dir')} K.O. geht`,
  yourCharacterRemoved: (about) => `${oneCharacter(about, 'ein', 'von dir')} durch einen Effekt deines Gegners vom Feld entfernt wird`,
  youTakeDamage: 'du Schaden nimmst',
  yourLifeLeaves: 'eine Karte deine Lebenszone verlässt',
  yourLifeIsZero: 'die Anzahl deiner Lebenskarten 0 wird',
  opponentUsesBlocker: 'dein Gegner [Blocker] aktiviert',
  youPlayCharacter: (about) => `du ${oneCharacter(about, 'einen')} ausspielst`,
  opponentPlaysCharacter: (about) => `dein Gegner ${oneCharacter(about, 'einen')} ausspielt`,
  yourHandTrashed: 'durch einen Effekt eine Karte aus deiner Hand abgelegt wird',
  youDraw: 'du außerhalb deiner Ziehphase eine Karte ziehst',
  thisKO: 'dieser Charakter K.O. geht',
  thisKOByEffect: 'dieser Charakter durch einen Effekt K.O. geht',
  characterKO: (about) => `${oneCharacter(about, 'ein')} K.O. geht`,
  thisAttacks: 'diese Karte angreift',
  attacksLeader: 'diese Karte den Leader deines Gegners angreift',
  thisAttacked: 'diese Karte angegriffen wird',
  opponentAttacks: 'dein Gegner angreift',
  battles: (about) => `diese Karte gegen ${oneCharacter(about, 'einen', 'deines Gegners')} kämpft`,
  koInBattle: (about) => `diese Karte ${oneCharacter(about, 'einen', 'deines Gegners')} im Kampf ausschaltet (K.O.)`,
  battleEnds: (about) => `ein Kampf dieser Karte gegen ${oneCharacter(about, 'einen', 'deines Gegners')} endet`,
  thisDealsDamage: 'der Angriff dieser Karte deinem Gegner Schaden zufügt',
  youDealDamage: 'du deinem Gegner Schaden zufügst',
  donReturnedByYou: 'durch deinen Effekt eine DON!!-Karte von deinem Feld in dein DON!!-Deck zurückgelegt wird',
  twoDonReturned: '2 oder mehr DON!!-Karten von deinem Feld in dein DON!!-Deck zurückgelegt werden',
  yourLifeToHand: 'du eine Karte aus deiner Lebenszone auf die Hand nimmst',
  opponentLifeLeaves: 'eine Karte die Lebenszone deines Gegners verlässt',
  triggerActivates: 'ein [Auslöser] aktiviert wird',
  youPlayFromHand: (about) => `du ${oneCharacter(about, 'einen')} aus deiner Hand ausspielst`,
  characterRemovedByYou: (about) => `${oneCharacter(about, 'ein')} durch deinen Effekt vom Feld entfernt wird`,
  opponentReturnedByYou: (about) => `${oneCharacter(about, 'ein', 'deines Gegners')} durch deinen Effekt auf die Hand zurückgebracht wird`,
  yourCharacterRemovedByEffect: (about) => `${oneCharacter(about, 'ein', 'von dir')} durch einen Effekt vom Feld entfernt wird`,
  characterRestedByYou: (about) => `${oneCharacter(about, 'ein')} durch deinen Effekt erschöpft wird`,
  restedByOpponent: 'diese Karte durch einen Effekt deines Gegners erschöpft wird',
}

/** What keywords say, in a few words. */
export const germanReminders: CardTexts['reminders'] = {
  blocker: 'Wenn dein Gegner angreift, kannst du diese Karte erschöpfen: Sie wird zum neuen Ziel.',
  rush: 'Kann im Zug des Ausspielens angreifen.',
  doubleAttack: 'Fügt 2 Schaden zu.',
  banish: 'Getroffene Lebenskarten werden ohne [Auslöser] abgelegt.',
  attackActive: '',
  unblockable: 'Kann nicht geblockt werden.',
  rushCharacter: 'Kann im Zug des Ausspielens Charaktere angreifen.',
}
