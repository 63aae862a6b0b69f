import { cards, type Card, type CardNumber } from '@parlor/simpiece'
import type { Translator } from '../../../platform/i18n/translator.ts'
import { strings } from '../strings.ts'

/** Translates a key of the game's strings. */
export function translatorFor({ say, language }: Translator): (key: string, params?: Readonly<Record<string, string | number>>) => string {
  return (key, params) => say(params ? { key, params } : { key }, strings[language])
}

/** A card in one line for screen readers: “Nami, Character, red, cost 1, power 2000, counter 1000”. */
export function cardLabel(no: CardNumber, words: Translator): string {
  const card = cards[no]!
  return [card.name, ...printedFactsOf(card, words)].join(', ')
}

/** Printed values of a card besides its name and text. */
export function printedFactsOf({ kind, colours, cost, life, power, counter, attributes }: Card, words: Translator): string[] {
  const tell = translatorFor(words)
  return [
    tell(`cards.kind.${kind}`),
    colours.map((colour) => tell(`cards.colour.${colour}`)).join(' & '),
    ...(cost === null ? [] : [tell('cards.costIs', { cost })]),
    ...(life === null ? [] : [tell('cards.lifeIs', { life })]),
    ...(power === null ? [] : [tell('cards.powerIs', { power })]),
    ...(counter === null ? [] : [tell('cards.counterIs', { counter })]),
    ...attributes.map((attribute) => tell(`cards.attribute.${attribute}`)),
  ]
}
