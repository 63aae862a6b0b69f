import type { CardHandle } from '@parlor/simpiece'
import { memo, type CSSProperties, type ReactElement } from 'react'
import { useTranslator } from '../../platform/i18n/translator.ts'
import type { CardHighlight } from './card-highlight.ts'
import { TableCard } from './table-card.tsx'
import { CardBack, CardFace } from './card-face/card-face.tsx'
import { playerZoneLabel, translatorFor } from './aria-labels.ts'
import type { CardItem, HalfData } from './view-model.ts'
import type { CharacterSlots } from './character-slots.ts'

/** What the halves need besides their own cards. */
export interface PlayerHalfProps {
  readonly half: HalfData
  readonly slots: CharacterSlots
  readonly near: boolean
  readonly name: string
  readonly turn: boolean
  readonly markOf: (item: CardItem) => CardHighlight
  readonly noteOf: (item: CardItem) => string | undefined
  readonly cursor: CardHandle | null
  /** DON!! picked up for a batch and not yet given. */
  readonly lifted: number
  /** Whether the pool can be pressed, or is selected. */
  readonly pool: 'off' | 'on' | 'selected'
  /** A drop zone for the dragged or selected card. */
  readonly drop: boolean
}

/** One player's half: Life, Leader, Characters, Stage, DON!!, deck, trash and hand. */
export function PlayerHalf(props: PlayerHalfProps): ReactElement {
  const { half, near, name, turn } = props
  const translator = useTranslator()
  const translate = translatorFor(translator)
  return (
    <section
      className="st-half"
      data-near={near}
      data-turn={turn}
      data-seat={half.seat}
      aria-label={playerZoneLabel('sideOf', name, translator)}
    >
      <Hand {...props} />
      <div className="st-row" data-drop={props.drop || undefined}>
        <Life half={half} />
        <ul className="st-zone st-leader" data-list aria-label={translate('table.zone.leader')}>
          <li className="st-slot">{card(props, half.leader)}</li>
        </ul>
        <ul className="st-zone st-characters" data-list aria-label={translate('table.zone.characters', { count: half.characters.length })}>
          {props.slots.map((item, i) =>
            item ? (
              <li className="st-slot" key={item.handle}>
                {card(props, item)}
              </li>
            ) : (
              // oxlint-disable-next-line react/no-array-index-key -- an empty place is nothing but its place
              <li className="st-slot st-empty" key={`empty-${i}`} aria-hidden="true" />
            ),
          )}
        </ul>
        <ul className="st-zone st-stage" data-list aria-label={translate('table.zone.stage')}>
          {half.stage ? (
            <li className="st-slot">{card(props, half.stage)}</li>
          ) : (
            <li className="st-slot st-empty">
              <span>{translate('table.zone.stage')}</span>
            </li>
          )}
        </ul>
      </div>
      <div className="st-supply">
        <DonPool {...props} />
        <Piles half={half} near={near} name={name} />
      </div>
    </section>
  )
}

function card({ markOf, noteOf, cursor }: PlayerHalfProps, item: CardItem, size: 'mini' | 'hand' = 'mini'): ReactElement {
  return <TableCard item={item} mark={markOf(item)} note={noteOf(item)} size={size} cursor={cursor === item.handle} />
}

/** A slight arc; cards overlap when there are many. */
function Hand(props: PlayerHalfProps): ReactElement {
  const { half, near } = props
  const translate = translatorFor(useTranslator())
  const { hand } = half
  const size = near ? 'hand' : 'mini'
  return (
    <div className="st-hand" data-near={near} style={{ '--count': hand.length } as CSSProperties}>
      <ul className="st-fan" data-list aria-label={translate(near ? 'table.zone.hand' : 'table.zone.theirHand', { count: hand.length })}>
        {hand.map((item, i) => (
          <li key={item.handle} style={{ '--nth': i - (hand.length - 1) / 2 } as CSSProperties}>
            {card(props, item, size)}
          </li>
        ))}
      </ul>
      <span className="st-count" aria-hidden="true">
        {hand.length}
      </span>
    </div>
  )
}

/** Red pips, hollow once they are lost. */
const Life = memo(
  function Life({ half: { seat, life, lives, limbo, dealt, leader } }: { half: HalfData }): ReactElement {
    const translate = translatorFor(useTranslator())
    const label = translate('table.life', { count: life })
    return (
      <div
        className="st-life"
        role="img"
        aria-label={label}
        title={label}
        data-pile={`life-${seat}`}
        data-dealt={dealt}
        data-low={dealt && life <= 1}
        data-threatened={leader.danger}
      >
        <b aria-hidden="true">{life}</b>
        <span className="st-pips" aria-hidden="true">
          {Array.from({ length: Math.max(lives, life) }, (_, i) => (
            <i key={i} data-lost={i >= life} />
          ))}
        </span>
        <span className="st-resolving" data-pile={`limbo-${seat}`} aria-hidden="true">
          {limbo.length > 0 && <span className="st-body">{limbo[0]! >= 0 ? <CardFace card={limbo[0]!} size="mini" /> : <CardBack />}</span>}
        </span>
      </div>
    )
  },
  ({ half: one }, { half: other }) =>
    one.life === other.life &&
    one.dealt === other.dealt &&
    one.limbo[0] === other.limbo[0] &&
    one.seat === other.seat &&
    one.leader.danger === other.leader.danger,
)

/** The cost area: bright diamonds are active, dim ones rested. */
function DonPool({ half: { seat, don, leader }, near, lifted, pool }: PlayerHalfProps): ReactElement {
  const translate = translatorFor(useTranslator())
  const total = don.active + don.rested + don.given
  const active = don.active - lifted
  const body = (
    <>
      <span className="st-gems" aria-hidden="true">
        {Array.from({ length: don.active + don.rested }, (_, i) => (
          <i key={i} data-state={i < active ? 'active' : i < don.active ? 'lifted' : 'rested'} />
        ))}
      </span>
      <span className="st-don-text" aria-hidden="true">
        <b>{active}</b>
        <span className="st-don-long">{translate('table.donActive', { total })}</span>
        <span className="st-don-short">{`/${total}`}</span>
      </span>
      <span className="st-don-deck" data-pile={`donDeck-${seat}`} aria-hidden="true">
        {don.deck > 0 && <i>{don.deck}</i>}
      </span>
    </>
  )
  const label = translate('table.don', { active, rested: don.rested, given: don.given, deck: don.deck })
  if (!near)
    return (
      <div className="st-pool" role="img" aria-label={label} data-pile={`don-${seat}`} data-leader={leader.handle}>
        {body}
      </div>
    )
  return (
    <button
      type="button"
      className="st-pool"
      data-pool={pool}
      data-pile={`don-${seat}`}
      data-list
      aria-label={pool === 'off' ? label : `${label}. ${translate('table.do.attach')}`}
      aria-pressed={pool === 'selected'}
      aria-disabled={pool === 'off'}
    >
      {body}
    </button>
  )
}

function Piles({ half: { seat, deck, trash }, near, name }: { half: HalfData; near: boolean; name: string }): ReactElement {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  const top = trash.at(-1)
  return (
    <div className="st-piles">
      <div className="st-pile st-deck" role="img" aria-label={translate('table.deck', { count: deck })} data-pile={`deck-${seat}`}>
        <span className="st-body" data-thick={Math.min(3, Math.ceil(deck / 14))}>
          {deck > 0 ? <CardBack /> : <span className="st-none" />}
        </span>
        <b aria-hidden="true">{deck}</b>
      </div>
      <button
        type="button"
        className="st-pile st-trash"
        data-pile={`trash-${seat}`}
        data-browse={seat}
        data-list
        tabIndex={near ? 0 : -1}
        aria-label={playerZoneLabel('trash', name, translator, trash.length)}
      >
        <span className="st-body">{top === undefined ? <span className="st-none" /> : <CardFace card={top} size="mini" />}</span>
        <b aria-hidden="true">{trash.length}</b>
      </button>
    </div>
  )
}
