import { cardIndexOf, cards, rulesText } from '@parlor/simpiece'
import { describe, expect, it } from 'vitest'
import {
  counterAbility,
  deployFromHand,
  eventCard,
  mainAbility,
  opponentCharacters,
  salvageFromTrash,
  stand,
  toDeck,
  toHand,
  yourCharacters,
} from '../src/card-builders.ts'
import type { Ability } from '../src/card-definition.ts'

function texts(ability: Ability): string[] {
  const card = eventCard('EX01-001', 'Example', 'red', 1, [], 'C', { abilities: [ability] })
  return (['en', 'de', 'fr'] as const).map((language) => rulesText(card, language))
}

describe('wording', () => {
  it('setting as active and activating are two words', () => {
    expect(texts(mainAbility(stand(yourCharacters(1))))).toEqual([
      '[Main] Set up to 1 of your Characters as active.',
      '[Haupt] Mache bis zu 1 deiner Charaktere aktiv.',
      '[Principale] Redressez jusqu’à 1 de vos Personnages.',
    ])
    const german = cards.map((card) => rulesText(card, 'de')).join('\n')
    expect(german).not.toMatch(/[Aa]ktiviere bis/)
  })

  it('an optional effect is one sentence that says what may be done, then when it may not', () => {
    const crocodile = cards[cardIndexOf('OP01-062')]!
    expect(rulesText(crocodile, 'de')).toBe(
      '[DON!! x1] Wenn du ein Ereignis aktivierst und du 4 oder weniger Karten auf der Hand hast: Du darfst 1 Karte ziehen, es sei denn, du hast das in diesem Zug mit diesem Effekt schon getan.',
    )
    expect(rulesText(crocodile, 'fr')).toBe(
      '[DON!! x1] Quand vous activez un Événement, si vous avez 4 cartes ou moins en main, vous pouvez piocher 1 carte, sauf si vous l’avez déjà fait avec cet effet pendant ce tour.',
    )
  })

  it('a card goes to the hand or the deck of whoever owns it', () => {
    expect(texts(counterAbility(toHand(opponentCharacters(1, { costMost: 2 })))).slice(1)).toEqual([
      '[Konter] Bringe bis zu 1 der Charaktere deines Gegners mit Kosten von 2 oder weniger auf die Hand seines Besitzers zurück.',
      '[Contre] Renvoyez dans la main de son propriétaire jusqu’à 1 des Personnages de votre adversaire ayant un coût de 2 ou moins.',
    ])
    expect(texts(counterAbility(toHand(yourCharacters(2)))).slice(1)).toEqual([
      '[Konter] Bringe bis zu 2 deiner Charaktere auf deine Hand zurück.',
      '[Contre] Renvoyez dans votre main jusqu’à 2 de vos Personnages.',
    ])
    expect(texts(counterAbility(toDeck(opponentCharacters(2)))).slice(1)).toEqual([
      '[Konter] Lege bis zu 2 der Charaktere deines Gegners unter das Deck ihres Besitzers.',
      '[Contre] Placez sous le deck de leur propriétaire jusqu’à 2 des Personnages de votre adversaire.',
    ])
  })

  it('French says where a card comes from before what it costs', () => {
    expect(texts(mainAbility([deployFromHand({ costMost: 3 }), salvageFromTrash({ costMost: 4 })]))[2]).toBe(
      '[Principale] Jouez de votre main jusqu’à 1 carte Personnage ayant un coût de 3 ou moins. Ensuite, ajoutez de votre défausse à votre main jusqu’à 1 carte ayant un coût de 4 ou moins.',
    )
  })

  it('cards are played, never put into play, and lie at the bottom of a deck, never under it', () => {
    for (const card of cards) expect(rulesText(card, 'en'), card.id).not.toMatch(/into play|under (your|the) deck/)
  })
})
