import { joinPhrases, words, type CardTexts } from './card-texts.ts'
import { target } from './german-phrases.ts'

const harms = { ko: 'K.O. gehen würde', removal: 'vom Feld entfernt würde', any: 'K.O. gehen oder vom Feld entfernt würde' }
const causes = { battle: 'im Kampf', effects: 'durch einen Effekt', opponentEffects: 'durch einen Effekt deines Gegners', any: '' }

/** "Wenn dieser Charakter im Kampf K.O. gehen würde, kannst du stattdessen 1 Karte aus deiner Hand ablegen". */
export const germanReplacement: CardTexts['replacement'] = ({ replaces: { harm, by, target: of }, conditions, payments, may, kind }) => {
  const who =
    of.of === 'all' ? target({ ...of, of: 'some', most: 1, upTo: false, leaders: false }, kind, 'subject') : target(of, kind, 'subject')
  const event = words(who, causes[by], harms[harm])
  const done = payments.length > 0 ? joinPhrases(payments, 'und') : 'das verhindern'
  return `wenn ${joinPhrases([...conditions, event], 'und')}, ${may ? 'kannst' : 'musst'} du stattdessen ${done}`
}
