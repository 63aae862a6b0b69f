import { rngFrom, shuffle } from '@parlor/kernel'
import { cards, type CardNo } from '@parlor/simpiece'
import { useState, type ReactElement } from 'react'
import { announce } from '../../../../house/announce.tsx'
import { Button } from '../../../../house/button.tsx'
import { freshSeed } from '../../../../session/seed.ts'
import { useWords } from '../../../../words/words.ts'
import { CardFace } from '../../face/face.tsx'
import { cardLabel, teller } from '../../face/label.ts'
import { cardsOf, exportedFrom, type Deck } from './deck.ts'
import { handSize } from './odds.ts'

interface Pile {
  /** The deck it was shuffled from: another deck needs another pile. */
  readonly of: string
  readonly order: readonly CardNo[]
  readonly drawn: number
}

/** Deals hands from the deck as it is, as often as one likes. */
export function HandTester({ deck }: { deck: Deck }): ReactElement {
  const words = useWords()
  const tell = teller(words)
  const [pile, setPile] = useState<Pile | null>(null)
  const list = cardsOf(deck)
  const of = exportedFrom(deck)
  const dealt = pile?.of === of ? pile : null
  const hand = dealt ? dealt.order.slice(0, dealt.drawn) : []
  function tellHand(order: readonly CardNo[]): void {
    announce(order.map((no) => cards[no]!.name).join(', '))
  }
  function deal(): void {
    const order = shuffle(rngFrom(freshSeed()), [...list])
    setPile({ of, order, drawn: handSize })
    tellHand(order.slice(0, handSize))
  }
  function draw(): void {
    if (!dealt || dealt.drawn >= dealt.order.length) return
    setPile({ ...dealt, drawn: dealt.drawn + 1 })
    tellHand([dealt.order[dealt.drawn]!])
  }
  const counter = hand.reduce((sum, no) => sum + (cards[no]!.counter ?? 0), 0)
  return (
    <section className="sp-tester" aria-labelledby="sp-tester">
      <h3 id="sp-tester">{tell('deck.tester')}</h3>
      <div className="sp-tester-tools">
        <Button kind={dealt ? 'plain' : 'primary'} icon="restart" disabled={list.length < handSize} onClick={deal}>
          {tell(dealt ? 'deck.newHand' : 'deck.drawHand')}
        </Button>
        <Button icon="plus" disabled={!dealt || dealt.drawn >= list.length} onClick={draw}>
          {tell('deck.drawOne')}
        </Button>
      </div>
      {list.length < handSize && <p className="field-note">{tell('deck.tooFew', { count: handSize })}</p>}
      {dealt && (
        <>
          <p className="field-note">{tell('deck.handWorth', { count: hand.length, counter })}</p>
          <ul className="sp-hand">
            {hand
              .map((no, i) => ({ no, key: i }))
              .map(({ no, key }) => (
                <li key={key}>
                  <span className="sr-only">{cardLabel(no, words)}</span>
                  <CardFace card={no} size="hand" />
                </li>
              ))}
          </ul>
        </>
      )}
    </section>
  )
}
