import { useLayoutEffect, useRef, type ReactElement, type RefObject } from 'react'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { actionsFor, type CardAction } from './card-actions.ts'
import { abilityText, translatorFor } from './aria-labels.ts'
import { inspectCards } from './inspected-cards-and-piles-store.ts'
import type { InteractionMode, ModeTransition } from './interaction-mode.ts'
import { findCardItem, type ViewModel } from './view-model.ts'

/** Actions for the selected card, beside it. */
export function ActionBar(props: {
  table: ViewModel
  mode: InteractionMode
  root: RefObject<HTMLElement | null>
  layout: string
  onTake: (turn: ModeTransition) => void
}): ReactElement | null {
  const { table, mode, root, layout, onTake } = props
  const translate = translatorFor(useTranslator())
  const bar = useRef<HTMLDivElement>(null)
  const actions = actionsFor(mode, table)
  const selector = mode.kind === 'don' ? '[data-pool]' : mode.kind === 'selected' ? `[data-handle="${mode.handle}"]` : null
  useLayoutEffect(() => {
    const [box, card] = [bar.current, selector && root.current?.querySelector(selector)]
    if (box && card && layout === 'wide') placeBar(box, root.current!, card, table.battle !== null)
    else box?.removeAttribute('style')
  })
  if (actions.length === 0) return null
  const handle = mode.kind === 'selected' ? mode.handle : null
  return (
    <div ref={bar} className="st-actions" role="toolbar" aria-label={translate('table.actions')}>
      {actions.map((action) => (
        <ActionButton
          key={`${action.id}${action.ability ?? ''}`}
          action={action}
          card={handle === null ? null : (findCardItem(table.halves, handle)?.card ?? null)}
          several={actions.filter(({ id }) => id === action.id).length > 1}
          onPress={() => (action.id === 'inspect' ? inspectCards([action.card!], handle) : action.turn && onTake(action.turn))}
        />
      ))}
    </div>
  )
}

function ActionButton(props: { action: CardAction; card: number | null; several: boolean; onPress: () => void }): ReactElement {
  const { action, card, several, onPress } = props
  const translator = useTranslator()
  const translate = translatorFor(translator)
  const about = action.ability === undefined || card === null ? undefined : abilityText(card, action.ability, translator)
  return (
    <button
      type="button"
      className="st-action"
      data-action={action.id}
      title={about}
      aria-disabled={action.turn === null && action.id !== 'inspect'}
      onClick={onPress}
    >
      {translate(`table.do.${action.id}`, action.params)}
      {several && about && <small>{about.slice(0, 40)}</small>}
    </button>
  )
}

/** Above the card where it fits, else below; below during a battle, whose panel has its own buttons above. Always inside the table. */
function placeBar(bar: HTMLElement, root: HTMLElement, card: Element, below: boolean): void {
  const table = root.getBoundingClientRect()
  const at = card.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = bar
  const left = Math.max(6, Math.min(table.width - width - 6, at.x - table.x + at.width / 2 - width / 2))
  // A selected hand card is being raised by this height.
  const lift = card.closest('.st-hand') ? 16 : 0
  const above = at.y - lift - table.y - height - 8
  const top = above > 4 && !below ? above : Math.min(table.height - height - 4, at.bottom - table.y + 8)
  Object.assign(bar.style, { left: `${left}px`, top: `${top}px` })
}
