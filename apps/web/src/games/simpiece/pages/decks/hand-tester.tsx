import { rngFrom, shuffle } from '@parlor/kernel'
import { cards, type CardIndex } from '@parlor/simpiece'
import { useState, type ReactElement } from 'react'
import { announce } from '../../../../ui/announcer.tsx'
import { Button } from '../../../../ui/button.tsx'
import { newSeed } from '../../../../data/random-id.ts'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { CardFace } from '../../card-face/card-face.tsx'
import { cardLabel, translatorFor } from '../../card-face/card-label.ts'
import { listCards, canonicalDeckText, type Deck } from './deck.ts'
import { openingHandSize } from './draw-odds.ts'

interface ShuffledPile {
  /** The deck it was shuffled from: another deck is shuffled again. */
  readonly of: string
  readonly order: readonly CardIndex[]
  readonly drawn: number
}

/** Deals test hands from the current deck. */
export function HandTester({ deck }: { deck: Deck }): ReactElement {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  const [pile, setPile] = useState<ShuffledPile | null>(null)
  const list = listCards(deck)
  const of = canonicalDeckText(deck)
  const dealt = pile?.of === of ? pile : null
  const hand = dealt ? dealt.order.slice(0, dealt.drawn) : []
  function announceHand(order: readonly CardIndex[]): void {
    announce(order.map((no) => cards[no]!.name).join(', '))
  }
  function deal(): void {
    const order = shuffle(rngFrom(newSeed()), [...list])
    setPile({ of, order, drawn: openingHandSize })
    announceHand(order.slice(0, openingHandSize))
  }
  function draw(): void {
    if (!dealt || dealt.drawn >= dealt.order.length) return
    setPile({ ...dealt, drawn: dealt.drawn + 1 })
    announceHand([dealt.order[dealt.drawn]!])
  }
  const counter = hand.reduce((sum, no) => sum + (cards[no]!.counter ?? 0), 0)
  return (
    <section className="sp-tester" aria-labelledby="sp-tester">
      <h3 id="sp-tester">{translate('deck.tester')}</h3>
      <div className="sp-tester-tools">
        <Button kind={dealt ? 'plain' : 'primary'} icon="restart" disabled={list.length < openingHandSize} onClick={deal}>
          {translate(dealt ? 'deck.newHand' : 'deck.drawHand')}
        </Button>
        <Button icon="plus" disabled={!dealt || dealt.drawn >= list.length} onClick={draw}>
          {translate('deck.drawOne')}
        </Button>
      </div>
      {list.length < openingHandSize && <p className="field-note">{translate('deck.tooFew', { count: openingHandSize })}</p>}
      {dealt && (
        <>
          <p className="field-note">{translate('deck.handWorth', { count: hand.length, counter })}</p>
          <ul className="sp-hand">
            {hand
              .map((no, i) => ({ no, key: i }))
              .map(({ no, key }) => (
                <li key={key}>
                  <span className="sr-only">{cardLabel(no, translator)}</span>
                  <CardFace card={no} size="hand" />
                </li>
              ))}
          </ul>
        </>
      )}
    </section>
  )
}
