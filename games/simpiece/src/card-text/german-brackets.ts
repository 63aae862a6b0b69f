import type { CardTexts } from './card-texts.ts'

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
  opponentCharacterKO: 'ein Charakter deines Gegners K.O. geht',
  startOfYourTurn: 'zu Beginn deines Zuges',
  becomesRested: 'diese Karte erschöpft wird',
  koByOpponentEffect: 'dieser Charakter durch einen Effekt deines Gegners K.O. geht',
  donReturned: 'eine DON!!-Karte von deinem Feld in dein DON!!-Deck zurückgelegt wird',
  donGiven: 'einer deiner Karten eine DON!!-Karte gegeben wird',
  yourCharacterKO: 'ein Charakter von dir K.O. geht',
  yourCharacterRemoved: 'ein Charakter von dir durch einen Effekt deines Gegners vom Feld entfernt wird',
  youTakeDamage: 'du Schaden nimmst',
  yourLifeLeaves: 'eine Karte deine Lebenszone verlässt',
  yourLifeIsZero: 'die Anzahl deiner Lebenskarten 0 wird',
  opponentUsesBlocker: 'dein Gegner [Blocker] aktiviert',
  youPlayCharacter: 'du einen Charakter ausspielst',
  opponentPlaysCharacter: 'dein Gegner einen Charakter ausspielt',
  yourHandTrashed: 'durch einen Effekt eine Karte aus deiner Hand abgelegt wird',
  youDraw: 'du außerhalb deiner Ziehphase eine Karte ziehst',
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
