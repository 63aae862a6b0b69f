import { cards, type CompiledCard, type CardIndex } from '@parlor/simpiece'
import type { Translator } from '../../../platform/i18n/translator.ts'
import { strings } from '../strings.ts'

/** Translates a key of the game's strings. */
export function translatorFor({ say, language }: Translator): (key: string, params?: Readonly<Record<string, string | number>>) => string {
  return (key, params) => say(params ? { key, params } : { key }, strings[language])
}

/** A card in one line for screen readers: “Nami, Character, red, cost 1, power 2000, counter 1000”. */
export function cardLabel(no: CardIndex, translator: Translator): string {
  const card = cards[no]!
  return [card.name, ...printedFactsOf(card, translator)].join(', ')
}

/** Printed values of a card besides its name and text. */
function printedFactsOf({ kind, colours, cost, life, power, counter, attributes }: CompiledCard, translator: Translator): string[] {
  const translate = translatorFor(translator)
  return [
    translate(`cards.kind.${kind}`),
    colours.map((colour) => translate(`cards.colour.${colour}`)).join(' & '),
    ...(cost === null ? [] : [translate('cards.costIs', { cost })]),
    ...(life === null ? [] : [translate('cards.lifeIs', { life })]),
    ...(power === null ? [] : [translate('cards.powerIs', { power })]),
    ...(counter === null ? [] : [translate('cards.counterIs', { counter })]),
    ...attributes.map((attribute) => translate(`cards.attribute.${attribute}`)),
  ]
}
