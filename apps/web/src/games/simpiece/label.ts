import { abilityWords, bitOf, cards, keywords, type CardNo } from '@parlor/simpiece'
import type { Words } from '../../words/words.ts'
import { cardLabel, teller } from './face/label.ts'
import type { CardItem } from './present.ts'

export { teller }

/** A card on the table in words: what it is, how it stands, what can be done with it. */
export function itemLabel(item: CardItem, words: Words): string {
  const tell = teller(words)
  const { card, zone, power, don, rested, ready, missing, cost } = item
  if (card === null) return tell('table.faceDown')
  const parts: string[] = []
  if (zone === 'hand') {
    parts.push(cardLabel(card, words))
    if (cost !== null && cost !== cards[card]!.cost) parts.push(tell('table.costsNow', { cost }))
    if (missing > 0) parts.push(tell('table.do.need', { count: missing }))
  } else {
    parts.push(cards[card]!.name)
    if (zone === 'leader') parts.push(tell('cards.kind.leader'))
    if (power !== null) parts.push(tell('cards.powerIs', { power }))
    parts.push(tell(rested ? 'table.rested' : 'table.active'))
    if (don > 0) parts.push(tell('table.hasDon', { count: don }))
    parts.push(...keywords.filter((keyword) => (item.keywords & bitOf(keyword)) !== 0).map((keyword) => tell(`keyword.${keyword}`)))
  }
  if (ready) parts.push(tell(`table.ready.${ready}`))
  return parts.join(', ')
}

export function cardName(no: CardNo | null, words: Words): string {
  return no === null || no < 0 ? teller(words)('card.unknown') : cards[no]!.name
}

/** The name is how the only person here is spoken to. */
export function isYou(name: string, { t }: Words): boolean {
  return name === t('table.you')
}

/** Something of a player's, in the words for oneself where it is one's own. */
export function belonging(key: 'sideOf' | 'trash', name: string, words: Words, count = 0): string {
  return teller(words)(isYou(name, words) ? `table.${key}.you` : `table.${key}`, { name, count })
}

/** One paragraph of a card. */
export function abilityText(no: CardNo, ability: number, { language }: Words): string {
  const card = cards[no]!
  return abilityWords(card.abilities[ability]!, card.kind, language)
}
