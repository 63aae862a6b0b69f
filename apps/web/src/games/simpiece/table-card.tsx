import { keywordBit, cards } from '@parlor/simpiece'
import { memo, type ReactElement } from 'react'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { CardBack, CardFace } from './card-face/card-face.tsx'
import { cardItemLabel } from './aria-labels.ts'
import type { CardItem } from './view-model.ts'
import type { CardHighlight } from './card-highlight.ts'

interface TableCardProps {
  readonly item: CardItem
  readonly mark: CardHighlight
  /** Added to the label: what pressing it would do. */
  readonly note?: string | undefined
  readonly size: 'mini' | 'hand'
  readonly cursor: boolean
}

/** One card on the table as a button. Memoised: rendered again only when its data has changed. */
export const TableCard = memo(
  function TableCard({ item, mark, note, size, cursor }: TableCardProps): ReactElement {
    const translator = useTranslator()
    const { handle, card, zone, seat, rested, ready, danger, don, power, missing, cost } = item
    const label = cardItemLabel(item, translator)
    return (
      <button
        type="button"
        className="st-card"
        data-handle={handle}
        data-zone={zone}
        data-seat={seat}
        data-card={card ?? undefined}
        data-rested={rested}
        data-ready={ready ?? undefined}
        data-mark={mark ?? undefined}
        data-danger={danger || undefined}
        data-missing={missing > 0 || undefined}
        tabIndex={cursor ? 0 : -1}
        aria-label={note ? `${label}. ${note}` : label}
        aria-pressed={mark === 'selected' || mark === 'chosen' ? true : undefined}
      >
        <span className="st-body">
          {card === null ? <CardBack /> : <CardFace card={card} size={size} power={power ?? undefined} cost={cost ?? undefined} />}
          {zone !== 'hand' && card !== null && (
            <span className="st-name" aria-hidden="true">
              {cards[card]!.name}
            </span>
          )}
          {don > 0 && <AttachedDon count={don} />}
          {zone !== 'hand' && <KeywordBadges item={item} />}
        </span>
        {mark === 'chosen' && <i className="st-tick" aria-hidden="true" />}
      </button>
    )
  },
  (one, other) =>
    one.mark === other.mark &&
    one.note === other.note &&
    one.size === other.size &&
    one.cursor === other.cursor &&
    sameItem(one.item, other.item),
)

function sameItem(one: CardItem, other: CardItem): boolean {
  if (one === other) return true
  for (const key of Object.keys(one) as (keyof CardItem)[]) if (one[key] !== other[key]) return false
  return true
}

/** DON!! given to a card: small diamonds below it, a number where they are too many. */
function AttachedDon({ count }: { count: number }): ReactElement {
  return (
    <span className="st-attached-don" aria-hidden="true">
      {count > 4 ? (
        <>
          <i />
          <b>×{count}</b>
        </>
      ) : (
        Array.from({ length: count }, (_, i) => <i key={i} />)
      )}
    </span>
  )
}

const keywordSeals = [
  ['blocker', 'B'],
  ['rush', 'R'],
  ['doubleAttack', '2×'],
  ['banish', '✕'],
] as const

/** Current keywords of a card as small badges. */
function KeywordBadges({ item }: { item: CardItem }): ReactElement | null {
  const has = keywordSeals.filter(([keyword]) => (item.keywords & keywordBit(keyword)) !== 0)
  if (has.length === 0) return null
  return (
    <span className="st-keywords" aria-hidden="true">
      {has.map(([keyword, sign]) => (
        <i key={keyword} data-keyword={keyword}>
          {sign}
        </i>
      ))}
    </span>
  )
}
