import { joinPhrases, words, type CardTexts } from './card-texts.ts'
import { fieldCards, target } from './english-phrases.ts'

const harms = {
  ko: 'would be K.O.’d',
  removal: 'would be removed from the field',
  any: 'would be K.O.’d or removed from the field',
}
const causes = { battle: 'in battle', effects: 'by an effect', opponentEffects: 'by your opponent’s effect', any: '' }
const sides = { yours: 'of your', opponents: 'of your opponent’s', any: 'of the' }

/** "If this Character would be K.O.'d in battle, you may trash 1 card from your hand instead". */
export const englishReplacement: CardTexts['replacement'] = ({ replaces: { harm, by, target: of }, conditions, payments, may, kind }) => {
  const who = of.of === 'all' ? words('any', sides[of.whose], fieldCards(of.filter, true)) : target(of, kind)
  const event = words(who, harms[harm], causes[by])
  const done = payments.length > 0 ? joinPhrases(payments, 'and') : 'keep it there'
  return `if ${joinPhrases([...conditions, event], 'and')}, you ${may ? 'may' : 'must'} ${done} instead`
}
