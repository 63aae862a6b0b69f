import { cards, rulesText, type CardIndex } from '@parlor/simpiece'
import { Fragment, type ReactElement } from 'react'
import { useTranslator } from '../../../platform/i18n/translator.ts'

/** Standard wording: brackets hold keywords and timings, braces types, angles attributes, parentheses reminder text. */
const parts = /(\[[^\]]+\]|\{[^}]+\}|<[^>]+>|\([^()]{12,}\))/

/** The rules of a card as paragraphs, keywords as chips. */
export function RulesText({ card }: { card: CardIndex }): ReactElement | null {
  const { language } = useTranslator()
  const text = rulesText(cards[card]!, language)
  if (text === '') return null
  const lines = text.split('\n')
  return (
    <span className="sp-rules">
      {lines.map((line) => (
        <span key={line} className="sp-rule" data-trigger={/^\[(Trigger|Auslöser|Déclenchement)\]/.test(line) || undefined}>
          {withOffsets(line.split(parts)).map(({ part, at }) => (
            <Fragment key={at}>{renderPart(part)}</Fragment>
          ))}
        </span>
      ))}
    </span>
  )
}

/** Brackets hold card names as well. */
const names = new Set(cards.flatMap((card) => card.names))

/** Parts with their offsets, which are unique as React keys. */
function withOffsets(list: readonly string[]): { readonly part: string; readonly at: number }[] {
  let at = 0
  return list.map((part) => ({ part, at: (at += part.length + 1) }))
}

function renderPart(part: string): ReactElement | string {
  const inner = part.slice(1, -1)
  if (part.startsWith('[') && names.has(inner)) return <em className="sp-named">{inner}</em>
  if (part.startsWith('['))
    return (
      <b className="sp-chip" data-don={inner.startsWith('DON!!') || undefined}>
        {inner}
      </b>
    )
  if (part.startsWith('{')) return <em className="sp-named">{inner}</em>
  if (part.startsWith('<')) return <b className="sp-named">{inner}</b>
  if (part.startsWith('(') && part.endsWith(')')) return <i className="sp-reminder">{part}</i>
  return part
}
