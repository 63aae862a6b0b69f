import { abilityRulesText, keywordBit, cards, keywords, type CardIndex } from '@parlor/simpiece'
import type { Translator } from '../../platform/i18n/translator.ts'
import { cardLabel, translatorFor } from './card-face/card-label.ts'
import type { CardItem } from './view-model.ts'

export { translatorFor }

/** Label of a card on the table: what it is, its state, what can be done with it. */
export function cardItemLabel(item: CardItem, translator: Translator): string {
  const translate = translatorFor(translator)
  const { card, zone, power, don, rested, ready, missing, cost } = item
  if (card === null) return translate('table.faceDown')
  const parts: string[] = []
  if (zone === 'hand') {
    parts.push(cardLabel(card, translator))
    if (cost !== null && cost !== cards[card]!.cost) parts.push(translate('table.costsNow', { cost }))
    if (missing > 0) parts.push(translate('table.do.need', { count: missing }))
  } else {
    parts.push(cards[card]!.name)
    if (zone === 'leader') parts.push(translate('cards.kind.leader'))
    if (power !== null) parts.push(translate('cards.powerIs', { power }))
    parts.push(translate(rested ? 'table.rested' : 'table.active'))
    if (don > 0) parts.push(translate('table.hasDon', { count: don }))
    parts.push(
      ...keywords.filter((keyword) => (item.keywords & keywordBit(keyword)) !== 0).map((keyword) => translate(`keyword.${keyword}`)),
    )
  }
  if (ready) parts.push(translate(`table.ready.${ready}`))
  return parts.join(', ')
}

export function cardName(no: CardIndex | null, translator: Translator): string {
  return no === null || no < 0 ? translatorFor(translator)('card.unknown') : cards[no]!.name
}

/** True for the name that addresses the only person here. */
export function isViewerName(name: string, { t }: Translator): boolean {
  return name === t('table.you')
}

/** Label of a player's zone, addressing the viewer for their own. */
export function playerZoneLabel(key: 'sideOf' | 'trash', name: string, translator: Translator, count = 0): string {
  return translatorFor(translator)(isViewerName(name, translator) ? `table.${key}.you` : `table.${key}`, { name, count })
}

/** One ability of a card as text. */
export function abilityText(no: CardIndex, ability: number, { language }: Translator): string {
  const card = cards[no]!
  return abilityRulesText(card.abilities[ability]!, card.kind, language)
}
