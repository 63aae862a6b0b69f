import { cards, type Card, type CardNo } from '@parlor/simpiece'
import { Fragment, memo, useState, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import { useWords } from '../../../words/words.ts'
import './face.css'
import './full.css'
import { imageOf, useImagePattern } from './image.ts'
import { teller } from './label.ts'
import { toneStyle } from './palette.ts'
import { RulesText } from './rules.tsx'
import { AttributeSign, CounterSign, DonSign, KindSign } from './signs.tsx'
import { Woodcut } from './woodcut.tsx'

/** `mini` from 56 px, `hand` from 96 px, `full` from 260 px; at full size everything is real text, smaller ones are pictures. */
export const faceSizes = ['mini', 'hand', 'full'] as const
export type FaceSize = (typeof faceSizes)[number]

export interface CardFaceProps {
  readonly card: CardNo
  readonly size: FaceSize
  /** What it costs or is worth now, where that is not what is printed. */
  readonly cost?: number | undefined
  readonly power?: number | undefined
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
}

/** The face of a card, as wide as what holds it. `mini` and `hand` are hidden from screen readers: the holder carries `cardLabel`. */
export const CardFace = memo(function CardFace({ card: no, size, cost, power, className, style }: CardFaceProps): ReactElement {
  const card = cards[no]!
  const face = { card, cost: cost ?? card.cost, power: power ?? card.power }
  return (
    <span
      className={`sp-face ${className ?? ''}`}
      data-size={size}
      data-kind={card.kind}
      data-rarity={card.rarity}
      style={{ ...toneStyle(card), ...style }}
      aria-hidden={size === 'full' ? undefined : true}
    >
      {size === 'full' ? <Full {...face} /> : <Small {...face} size={size} />}
    </span>
  )
})

interface Face {
  readonly card: Card
  readonly cost: number | null
  readonly power: number | null
}

function Small({ card, cost, power, size }: Face & { size: 'mini' | 'hand' }): ReactElement {
  return (
    <span className="sp-face-body">
      <Art card={card} size={size} />
      <Coin card={card} cost={cost} />
      {size === 'hand' && <Signs card={card} />}
      {size === 'hand' && (
        <span className="sp-face-name" data-long={card.name.length > 26 ? 2 : card.name.length > 13 ? 1 : undefined}>
          <Name name={card.name} />
        </span>
      )}
      <span className="sp-face-foot">
        {power === null ? <KindSign kind={card.kind} /> : <Power power={power} printed={card.power} />}
        {card.counter !== null && <Counter counter={card.counter} short={size === 'mini'} />}
      </span>
    </span>
  )
}

function Full({ card, cost, power }: Face): ReactElement {
  const words = useWords()
  const tell = teller(words)
  return (
    <span className="sp-face-body">
      <span className="sp-face-head">
        <Coin card={card} cost={cost} />
        <span className="sp-face-name">
          <Name name={card.name} />
        </span>
        <Signs card={card} />
      </span>
      <Art card={card} size="full" />
      <span className="sp-face-types">
        <b>{tell(`cards.kind.${card.kind}`)}</b>
        {card.types.map((type) => (
          <span key={type}>· {type}</span>
        ))}
      </span>
      <RulesText card={card.no} />
      <span className="sp-face-foot">
        {power !== null && (
          <span className="sp-face-worth">
            <span className="sr-only">{tell('cards.power')} </span>
            <Power power={power} printed={card.power} />
          </span>
        )}
        {card.counter !== null && (
          <span className="sp-face-worth">
            <span className="sr-only">{tell('cards.counter')} </span>
            <Counter counter={card.counter} short={false} />
          </span>
        )}
        <span className="sp-face-id">
          {card.id} · {card.rarity}
        </span>
      </span>
    </span>
  )
}

/** Names like “Mr.2.Bon.Kurei(Bentham)” have no blanks to break at. */
function Name({ name }: { name: string }): ReactElement {
  return (
    <span className="sp-face-letters">
      {name.split(/(?<=\.)(?=[^.])|(?=\()/).map((part) => (
        <Fragment key={part}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </span>
  )
}

/** What the card costs; a Leader has Life instead. */
function Coin({ card: { kind, life, cost: printed }, cost }: { card: Card; cost: number | null }): ReactElement {
  const words = useWords()
  const leader = kind === 'leader'
  const tell = teller(words)
  const change = cost !== null && printed !== null && cost !== printed ? (cost < printed ? 'less' : 'more') : undefined
  return (
    <span className={leader ? 'sp-face-life' : 'sp-face-cost'} data-change={change}>
      <span className="sr-only">{tell(leader ? 'cards.life' : 'cards.cost')} </span>
      {leader ? life : cost}
    </span>
  )
}

function Signs({ card: { attributes } }: { card: Card }): ReactElement | null {
  const words = useWords()
  if (attributes.length === 0) return null
  return (
    <span className="sp-face-attribute">
      {attributes.map((attribute) => (
        <span key={attribute}>
          <AttributeSign attribute={attribute} />
          <span className="sr-only">{teller(words)(`cards.attribute.${attribute}`)}</span>
        </span>
      ))}
    </span>
  )
}

function Power({ power, printed }: { power: number; printed: number | null }): ReactElement {
  const change = printed === null || power === printed ? undefined : power > printed ? 'more' : 'less'
  return (
    <b className="sp-face-power" data-change={change}>
      {power}
    </b>
  )
}

/** Thousands as chevrons where there is no room for digits. */
function Counter({ counter, short }: { counter: number; short: boolean }): ReactElement {
  return (
    <span className="sp-face-counter">
      <CounterSign />
      <span>{short ? `+${counter / 1000}` : `+${counter}`}</span>
    </span>
  )
}

/** Our woodcut, and over it the picture a player has chosen to load, once it is there. */
function Art({ card, size }: { card: Card; size: FaceSize }): ReactElement {
  const pattern = useImagePattern()
  return (
    <span className="sp-face-art">
      <Woodcut card={card.no} size={size} />
      {pattern !== '' && <Print key={pattern} src={imageOf(pattern, card.id)} />}
    </span>
  )
}

function Print({ src }: { src: string }): ReactElement | null {
  const [state, setState] = useState<'loading' | 'there' | 'broken'>('loading')
  if (state === 'broken') return null
  return (
    <img
      className="sp-face-print"
      data-there={state === 'there'}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      draggable={false}
      onLoad={() => setState('there')}
      onError={() => setState('broken')}
    />
  )
}

interface BackProps {
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
  readonly children?: ReactNode
}

/** The back of every card: a compass rose. */
export const CardBack = memo(function CardBack({ className, style, children }: BackProps): ReactElement {
  return (
    <span className={`sp-face sp-back ${className ?? ''}`} style={style} aria-hidden="true">
      <span className="sp-face-body">
        <Rose />
        {children}
      </span>
    </span>
  )
})

const Rose = memo(function Rose(): ReactElement {
  return (
    <svg className="sp-rose" viewBox="-100 -140 200 280" preserveAspectRatio="xMidYMid meet" focusable="false">
      <path className="sp-rose-fine" d="M-78-118h156v236h-156ZM-70-110h140v220h-140Z" />
      <circle className="sp-rose-fine" r="62" />
      <circle className="sp-rose-fine" r="55" />
      <path className="sp-rose-dim" d="M0 0 12-30 44-44 30-12ZM0 0 30 12 44 44 12 30ZM0 0-12 30-44 44-30 12ZM0 0-30-12-44-44-12-30Z" />
      <path className="sp-rose-bright" d="M0-76 12-12 0 0ZM76 0 12 12 0 0ZM0 76-12 12 0 0ZM-76 0-12-12 0 0Z" />
      <path className="sp-rose-deep" d="M0-76-12-12 0 0ZM76 0 12-12 0 0ZM0 76 12 12 0 0ZM-76 0-12 12 0 0Z" />
      <path className="sp-rose-fine" d="M-70-88q20-22 40-12t40-8M70 88q-20 22-40 12t-40 8M-58-96l-6 6M58 96l6-6" />
    </svg>
  )
})

/** A DON!! card; rested ones are turned and dimmed by whoever lays them down. */
export const DonFace = memo(function DonFace({ className, style }: BackProps): ReactElement {
  return (
    <span className={`sp-face sp-don ${className ?? ''}`} style={style} aria-hidden="true">
      <span className="sp-face-body">
        <DonSign />
        <b>{'DON!!'}</b>
        <span>{'+1000'}</span>
      </span>
    </span>
  )
})
