import type { CardTexts } from './card-texts.ts'
import { oneCharacter } from './french-phrases.ts'

/** Timings as they stand on cards. */
export const frenchBrackets: CardTexts['brackets'] = {
  onPlay: '[Quand jouée]',
  whenAttacking: '[En attaquant]',
  onBlock: '[En bloquant]',
  onKO: '[Si K.O.]',
  activateMain: '[Activation\u00a0: Principale]',
  main: '[Principale]',
  counter: '[Contre]',
  trigger: '[Déclenchement]',
  endOfYourTurn: '[Fin de votre tour]',
  onOpponentAttack: '[Attaque de votre adversaire]',
}

/** The other timings, as a sentence begins with them. */
export const frenchLeads: CardTexts['leads'] = {
  opponentActivatesEvent: 'quand votre adversaire active un Événement',
  youActivateEvent: 'quand vous activez un Événement',
  opponentCharacterKO: (about) => `quand un ${oneCharacter(about, 'de votre adversaire')} est mis K.O.`,
  startOfYourTurn: 'au début de votre tour',
  becomesRested: 'quand cette carte est épuisée',
  koByOpponentEffect: 'quand ce Personnage est mis K.O. par un effet de votre adversaire',
  donReturned: 'quand une carte DON!! de votre terrain retourne dans votre deck DON!!',
  donGiven: 'quand une carte DON!! est donnée à l’une de vos cartes',
  yourCharacterKO: (about) => `quand un ${oneCharacter(about, 'à vous')} est mis K.O.`,
  yourCharacterRemoved: (about) => `quand un ${oneCharacter(about, 'à vous')} est retiré du terrain par un effet de votre adversaire`,
  youTakeDamage: 'quand vous subissez des dégâts',
  yourLifeLeaves: 'quand une carte quitte votre zone de Vie',
  yourLifeIsZero: 'quand le nombre de vos cartes Vie devient 0',
  opponentUsesBlocker: 'quand votre adversaire active [Bloqueur]',
  youPlayCharacter: (about) => `quand vous jouez un ${oneCharacter(about)}`,
  opponentPlaysCharacter: (about) => `quand votre adversaire joue un ${oneCharacter(about)}`,
  yourHandTrashed: 'quand une carte de votre main est défaussée par un effet',
  youDraw: 'quand vous piochez une carte hors de votre phase de pioche',
  thisKO: 'quand ce Personnage est mis K.O.',
  thisKOByEffect: 'quand ce Personnage est mis K.O. par un effet',
  characterKO: (about) => `quand un ${oneCharacter(about)} est mis K.O.`,
  thisAttacks: 'quand cette carte attaque',
  attacksLeader: 'quand cette carte attaque le Leader de votre adversaire',
  thisAttacked: 'quand cette carte est attaquée',
  opponentAttacks: 'quand votre adversaire attaque',
  battles: (about) => `quand cette carte combat un ${oneCharacter(about, 'de votre adversaire')}`,
  koInBattle: (about) => `quand cette carte met K.O. au combat un ${oneCharacter(about, 'de votre adversaire')}`,
  battleEnds: (about) => `à la fin d’un combat de cette carte contre un ${oneCharacter(about, 'de votre adversaire')}`,
  thisDealsDamage: 'quand l’attaque de cette carte inflige des dégâts à votre adversaire',
  youDealDamage: 'quand vous infligez des dégâts à votre adversaire',
  donReturnedByYou: 'quand une carte DON!! de votre terrain retourne dans votre deck DON!! par votre effet',
  twoDonReturned: 'quand 2 cartes DON!! ou plus de votre terrain retournent dans votre deck DON!!',
  yourLifeToHand: 'quand vous ajoutez à votre main une de vos cartes Vie',
  opponentLifeLeaves: 'quand une carte quitte la zone de Vie de votre adversaire',
  triggerActivates: 'quand un [Déclenchement] est activé',
  youPlayFromHand: (about) => `quand vous jouez de votre main un ${oneCharacter(about)}`,
  characterRemovedByYou: (about) => `quand un ${oneCharacter(about)} est retiré du terrain par votre effet`,
  opponentReturnedByYou: (about) =>
    `quand un ${oneCharacter(about, 'de votre adversaire')} est renvoyé dans la main de son propriétaire par votre effet`,
  yourCharacterRemovedByEffect: (about) => `quand un ${oneCharacter(about, 'à vous')} est retiré du terrain par un effet`,
  characterRestedByYou: (about) => `quand un ${oneCharacter(about)} est épuisé par votre effet`,
  restedByOpponent: 'quand cette carte est épuisée par un effet de votre adversaire',
}

/** What keywords say, in a few words. */
export const frenchReminders: CardTexts['reminders'] = {
  blocker: 'Quand votre adversaire attaque, vous pouvez épuiser cette carte pour en faire la nouvelle cible.',
  rush: 'Peut attaquer le tour où elle est jouée.',
  doubleAttack: 'Inflige 2 dégâts.',
  banish: 'Les cartes Vie touchées sont défaussées sans [Déclenchement].',
  attackActive: '',
  unblockable: 'Ne peut pas être bloquée.',
  rushCharacter: 'Peut attaquer des Personnages le tour où elle est jouée.',
}
