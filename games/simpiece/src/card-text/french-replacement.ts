import { joinPhrases, words, type CardTexts } from './card-texts.ts'
import { target } from './french-phrases.ts'

const harms = {
  ko: 'devrait être mis K.O.',
  removal: 'devrait être retiré du terrain',
  any: 'devrait être mis K.O. ou retiré du terrain',
}
const causes = { battle: 'au combat', effects: 'par un effet', opponentEffects: 'par un effet de votre adversaire', any: '' }

/** "Si ce Personnage devrait être mis K.O. au combat, vous pouvez à la place défausser de votre main 1 carte". */
export const frenchReplacement: CardTexts['replacement'] = ({ replaces: { harm, by, target: of }, conditions, payments, may, kind }) => {
  const who = of.of === 'all' ? target({ ...of, of: 'some', most: 1, upTo: false, leaders: false }, kind) : target(of, kind)
  const event = words(who, harms[harm], causes[by])
  const done = payments.length > 0 ? joinPhrases(payments, 'et') : 'l’empêcher'
  return `si ${[...conditions, event].join(' et si ')}, vous ${may ? 'pouvez' : 'devez'} à la place ${done}`
}
