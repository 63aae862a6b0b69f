import { cards, type CompiledCard, type CardIndex } from '@parlor/simpiece'
import { Fragment, memo, useState, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import { useTranslator } from '../../../platform/i18n/translator.ts'
import './card-face.css'
import './card-back.css'
import './card-face-full.css'
import { imageUrlOf, useImageUrlPattern } from './image-url-pattern.ts'
import { translatorFor } from './card-label.ts'
import { cardColourStyle } from './palette.ts'
import { RulesText } from './rules-text.tsx'
import { AttributeIcon, CounterIcon, CardKindIcon } from './card-icons.tsx'
import { CardEmblem } from './card-emblem.tsx'

/** `mini` from 56 px, `hand` from 96 px, `full` from 260 px; at full size everything is real text, smaller ones are images. */
const faceSizes = ['mini', 'hand', 'full'] as const
type FaceSize = (typeof faceSizes)[number]

interface CardFaceProps {
  readonly card: CardIndex
  readonly size: FaceSize
  /** Current cost or power, where it differs from the printed one. */
  readonly cost?: number | undefined
  readonly power?: number | undefined
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
}

/** The face of a card, as wide as its container. `mini` and `hand` are hidden from screen readers: the container has `cardLabel`. */
export const CardFace = memo(function CardFace({ card: no, size, cost, power, className, style }: CardFaceProps): ReactElement {
  const card = cards[no]!
  const face = { card, cost: cost ?? card.cost, power: power ?? card.power }
  return (
    <span
      className={`sp-face ${className ?? ''}`}
      data-size={size}
      data-kind={card.kind}
      data-rarity={card.rarity}
      style={{ ...cardColourStyle(card), ...style }}
      aria-hidden={size === 'full' ? undefined : true}
    >
      {size === 'full' ? <FullFace {...face} /> : <SmallFace {...face} size={size} />}
    </span>
  )
})

interface FaceContent {
  readonly card: CompiledCard
  readonly cost: number | null
  readonly power: number | null
}

function SmallFace({ card, cost, power, size }: FaceContent & { size: 'mini' | 'hand' }): ReactElement {
  return (
    <span className="sp-face-body">
      <CardArt card={card} size={size} />
      <CostBadge card={card} cost={cost} />
      {size === 'hand' && <AttributeSigns card={card} />}
      {size === 'hand' && (
        <span className="sp-face-name" data-long={card.name.length > 26 ? 2 : card.name.length > 13 ? 1 : undefined}>
          <BreakableName name={card.name} />
        </span>
      )}
      <span className="sp-face-foot">
        {power === null ? <CardKindIcon kind={card.kind} /> : <Power power={power} printed={card.power} />}
        {card.counter !== null && <Counter counter={card.counter} short={size === 'mini'} />}
      </span>
    </span>
  )
}

function FullFace({ card, cost, power }: FaceContent): ReactElement {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  return (
    <span className="sp-face-body">
      <span className="sp-face-head">
        <CostBadge card={card} cost={cost} />
        <span className="sp-face-name">
          <BreakableName name={card.name} />
        </span>
        <AttributeSigns card={card} />
      </span>
      <CardArt card={card} size="full" />
      <span className="sp-face-types">
        <b>{translate(`cards.kind.${card.kind}`)}</b>
        {card.types.map((type) => (
          <span key={type}>· {type}</span>
        ))}
      </span>
      <RulesText card={card.no} />
      <span className="sp-face-foot">
        {power !== null && (
          <span className="sp-face-worth">
            <span className="sr-only">{translate('cards.power')} </span>
            <Power power={power} printed={card.power} />
          </span>
        )}
        {card.counter !== null && (
          <span className="sp-face-worth">
            <span className="sr-only">{translate('cards.counter')} </span>
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

/** Names like “Mr.2.Bon.Kurei(Bentham)” have no spaces to break at. */
function BreakableName({ name }: { name: string }): ReactElement {
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

/** The cost; a Leader has Life instead. */
function CostBadge({ card: { kind, life, cost: printed }, cost }: { card: CompiledCard; cost: number | null }): ReactElement {
  const translator = useTranslator()
  const leader = kind === 'leader'
  const translate = translatorFor(translator)
  const change = cost !== null && printed !== null && cost !== printed ? (cost < printed ? 'less' : 'more') : undefined
  return (
    <span className={leader ? 'sp-face-life' : 'sp-face-cost'} data-change={change}>
      <span className="sr-only">{translate(leader ? 'cards.life' : 'cards.cost')} </span>
      {leader ? life : cost}
    </span>
  )
}

function AttributeSigns({ card: { attributes } }: { card: CompiledCard }): ReactElement | null {
  const translator = useTranslator()
  if (attributes.length === 0) return null
  return (
    <span className="sp-face-attribute">
      {attributes.map((attribute) => (
        <span key={attribute}>
          <AttributeIcon attribute={attribute} />
          <span className="sr-only">{translatorFor(translator)(`cards.attribute.${attribute}`)}</span>
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

/** Thousands as chevrons where digits do not fit. */
function Counter({ counter, short }: { counter: number; short: boolean }): ReactElement {
  return (
    <span className="sp-face-counter">
      <CounterIcon />
      <span>{short ? `+${counter / 1000}` : `+${counter}`}</span>
    </span>
  )
}

/** The emblem, covered by the player's custom image once it is loaded. */
function CardArt({ card, size }: { card: CompiledCard; size: FaceSize }): ReactElement {
  const pattern = useImageUrlPattern()
  return (
    <span className="sp-face-art">
      <CardEmblem card={card.no} size={size} />
      {pattern !== '' && <LoadedImage key={pattern} src={imageUrlOf(pattern, card.id)} />}
    </span>
  )
}

function LoadedImage({ src }: { src: string }): ReactElement | null {
  const [state, setState] = useState<'loading' | 'there' | 'broken'>('loading')
  if (state === 'broken') return null
  return (
    <img
      className="sp-face-image"
      data-loaded={state === 'there'}
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

interface CardBackProps {
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
  readonly children?: ReactNode
}

/** The back of every card: a compass rose. */
export const CardBack = memo(function CardBack({ className, style, children }: CardBackProps): ReactElement {
  return (
    <span className={`sp-face sp-back ${className ?? ''}`} style={style} aria-hidden="true">
      <span className="sp-face-body">
        <CompassRose />
        {children}
      </span>
    </span>
  )
})

const CompassRose = memo(function CompassRose(): ReactElement {
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
