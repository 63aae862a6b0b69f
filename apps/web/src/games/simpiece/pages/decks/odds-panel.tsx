import { cards, deckSize, type CompiledCard } from '@parlor/simpiece'
import { useId, useState, type ReactElement } from 'react'
import { SegmentedControl, Select, Stepper, Switch } from '../../../../ui/form-fields.tsx'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { translatorFor } from '../../card-face/card-label.ts'
import { hasTrigger, cardKeywordsOf } from '../card-search/card-traits.ts'
import { cardTitle, isGap, listCards, type Deck } from './deck.ts'
import { HandTester } from './hand-tester.tsx'
import { expectedInHand, chanceOfSeeing } from './draw-odds.ts'

/** Groups of cards; costs are of Characters only. */
const groups: Readonly<Record<string, (card: CompiledCard) => boolean>> = {
  cost1: (card) => card.kind === 'character' && card.cost === 1,
  cost2: (card) => card.kind === 'character' && card.cost === 2,
  cost3: (card) => card.kind === 'character' && card.cost === 3,
  cost4: (card) => card.kind === 'character' && card.cost === 4,
  cost5: (card) => card.kind === 'character' && (card.cost ?? 0) >= 5,
  counters: (card) => card.counter !== null,
  highCounters: (card) => card.counter === 2000,
  counterEvents: (card) => card.at.counter.length > 0,
  blockers: (card) => cardKeywordsOf(card).has('blocker'),
  triggers: hasTrigger,
  events: (card) => card.kind === 'event',
}

/** Exact odds of drawing a card or group; and test hands. */
export function OddsPanel({ deck }: { deck: Deck }): ReactElement {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  const [hope, setHope] = useState('cost2')
  const [turn, setTurn] = useState(2)
  const [first, setFirst] = useState<'first' | 'second'>('first')
  const [redraw, setRedraw] = useState(true)
  const result = useId()
  const list = listCards(deck)
  const options = [
    ...Object.keys(groups).map((value) => ({ value, label: translate(`deck.hope.${value}`) })),
    ...deck.rows.flatMap(({ id }) => (isGap(id) ? [] : [{ value: id, label: cardTitle(deck, id) }])),
  ]
  // The chosen card may have been removed from the deck.
  const chosen = options.some(({ value }) => value === hope) ? hope : options[0]!.value
  const fits = groups[chosen] ?? ((card: CompiledCard) => card.id === chosen)
  const hits = list.filter((no) => fits(cards[no]!)).length
  // Missing cards count as cards that do not help.
  const size = Math.max(deckSize, list.length)
  const plan = { hits, size, turn, first: first === 'first', redraw }
  const percent = (chance: number): string =>
    translator.number(chance, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <div className="sp-odds">
      <div className="sp-odds-form">
        <Select label={translate('deck.hope')} value={chosen} options={options} onChange={setHope} />
        <Stepper label={translate('deck.byTurn')} value={turn} min={0} max={10} onChange={setTurn} />
        <SegmentedControl
          label={translate('deck.order')}
          value={first}
          options={[
            { value: 'first', label: translate('deck.goFirst') },
            { value: 'second', label: translate('deck.goSecond') },
          ]}
          onChange={setFirst}
        />
        <Switch label={translate('deck.redraw')} note={translate('deck.redrawNote')} checked={redraw} onChange={setRedraw} />
      </div>
      <div className="sp-glass sp-odds-result" role="status" aria-labelledby={result}>
        <b>{percent(chanceOfSeeing(1, plan))}</b>
        <p id={result}>{translate(turn === 0 ? 'deck.oddsHand' : 'deck.oddsTurn', { count: hits, turn })}</p>
        <dl>
          {[2, 3, 4].map((least) => (
            <div key={least}>
              <dt>{translate('deck.atLeast', { count: least })}</dt>
              <dd>{percent(chanceOfSeeing(least, plan))}</dd>
            </div>
          ))}
          <div>
            <dt>{translate('deck.expected')}</dt>
            <dd>{translator.number(expectedInHand(hits, size), { maximumFractionDigits: 2 })}</dd>
          </div>
        </dl>
      </div>
      <HandTester deck={deck} />
    </div>
  )
}
