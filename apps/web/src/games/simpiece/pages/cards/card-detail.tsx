import { cards, type CompiledCard, type CardIndex } from '@parlor/simpiece'
import { useCallback, useEffect, type ReactElement, type ReactNode } from 'react'
import { IconButton } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { CardFace } from '../../card-face/card-face.tsx'
import { cardLabel, translatorFor } from '../../card-face/card-label.ts'
import { hasTrigger, similarCardsTo, cardKeywordsOf, type SimilarCards } from '../card-search/card-traits.ts'
import './card-detail.css'

interface CardDetailProps {
  readonly card: CardIndex | null
  readonly onClose: () => void
  /** Shows another card instead. */
  readonly onCard: (card: CardIndex) => void
  /** The cards before and after it, if it was opened from a list. */
  readonly among?: readonly CardIndex[]
  readonly actions?: ReactNode
}

const nobody: readonly CardIndex[] = []

/** A card in full, its keywords explained, and similar cards. */
export function CardDetail({ card: no, onClose, onCard, among = nobody, actions }: CardDetailProps): ReactElement | null {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  const at = no === null ? -1 : among.indexOf(no)
  const step = useSteps(among, at, onCard)
  if (no === null) return null
  const card = cards[no]!
  return (
    <Dialog open onClose={onClose} title={card.name} actions={actions}>
      <div className="sp-detail">
        <div className="sp-detail-card">
          <CardFace card={no} size="full" />
          {at >= 0 && among.length > 1 && (
            <div className="sp-detail-steps">
              <IconButton icon="back" label={translate('cards.before')} disabled={at === 0} onClick={() => step(-1)} />
              <span>{translate('cards.place', { at: at + 1, of: among.length })}</span>
              <IconButton icon="forward" label={translate('cards.after')} disabled={at === among.length - 1} onClick={() => step(1)} />
            </div>
          )}
        </div>
        <div className="sp-detail-text">
          <KeywordExplanations card={card} />
          {similarCardsTo(card)
            .slice(0, 3)
            .map((kin) => (
              <SimilarCardsList key={JSON.stringify(kin.trait)} kin={kin} onCard={onCard} />
            ))}
        </div>
      </div>
    </Dialog>
  )
}

/** Moves along the list, by buttons or arrow keys. */
function useSteps(among: readonly CardIndex[], at: number, onCard: (card: CardIndex) => void): (by: number) => void {
  const step = useCallback(
    (by: number) => {
      const next = among[at + by]
      if (at >= 0 && next !== undefined) onCard(next)
    },
    [among, at, onCard],
  )
  useEffect(() => {
    if (at < 0) return
    function onKeyDown({ key }: KeyboardEvent): void {
      if (key === 'ArrowRight') step(1)
      if (key === 'ArrowLeft') step(-1)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [at, step])
  return step
}

/** Explains the bracketed keywords of the card. */
function KeywordExplanations({ card }: { card: CompiledCard }): ReactElement | null {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  const keywords: string[] = [...cardKeywordsOf(card), ...(hasTrigger(card) ? ['trigger'] : [])]
  if (card.abilities.some(({ don }) => don !== undefined)) keywords.push('don')
  if (card.abilities.some(({ limit }) => limit === 'once')) keywords.push('once')
  if (card.counter !== null) keywords.push('counterValue')
  if (keywords.length === 0) return null
  const don = Math.max(1, ...card.abilities.map((ability) => ability.don ?? 0))
  return (
    <section aria-labelledby="sp-keywords">
      <h3 id="sp-keywords">{translate('cards.keywords')}</h3>
      <dl className="sp-keywords">
        {keywords.map((mark) => (
          <div key={mark}>
            <dt>
              <b className="sp-chip">{translate(`cards.mark.${mark}`, { don, counter: card.counter ?? 0 })}</b>
            </dt>
            <dd>{translate(`cards.explain.${mark}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Maximum of similar cards shown. */
const most = 12

function SimilarCardsList({ kin: { trait, others }, onCard }: { kin: SimilarCards; onCard: (card: CardIndex) => void }): ReactElement {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  const what = 'does' in trait ? translate(`cards.does.${trait.does}`) : translate(`cards.mark.${trait.mark}`)
  return (
    <section className="sp-similar">
      <h3>{translate('cards.alike', { what })}</h3>
      <ul>
        {others.slice(0, most).map((no) => (
          <li key={no}>
            <button
              type="button"
              className="sp-similar-card"
              aria-label={cardLabel(no, translator)}
              title={cards[no]!.name}
              onClick={() => onCard(no)}
            >
              <CardFace card={no} size="mini" />
            </button>
          </li>
        ))}
      </ul>
      {others.length > most && <p className="field-note">{translate('cards.alikeMore', { count: others.length - most })}</p>}
    </section>
  )
}
