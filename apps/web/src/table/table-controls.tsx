import type { ReactElement } from 'react'
import { Icon } from '../ui/icon.tsx'
import { useSettings } from '../platform/settings/settings-store.ts'
import type { Session } from '../session/session.ts'
import { useTranslator } from '../platform/i18n/translator.ts'
import { tableActions, type TableAction } from './table-actions.ts'
import { useTableState } from './use-open-table.ts'

/** The control bar. */
export function TableControls({ session, perform }: { session: Session; perform: (action: TableAction) => void }): ReactElement {
  const { t } = useTranslator()
  const undo = useTableState(session, (state) => state.undo !== null)
  const redo = useTableState(session, (state) => state.redo)
  const hint = useTableState(session, (state) => state.canHint && state.thinking === null)
  const hinting = useTableState(session, (state) => state.hint !== null)
  const over = useTableState(session, (state) => state.outcome !== null && !state.busy)
  const speed = useSettings((settings) => settings.speed)
  return (
    <div className="controls" role="group" aria-label={t('table.controls')}>
      <ControlButton action={tableActions.undo} disabled={!undo} perform={perform} />
      <ControlButton action={tableActions.redo} disabled={!redo} perform={perform} />
      {!over && <ControlButton action={tableActions.hint} disabled={!hint} pressed={hinting} perform={perform} />}
      <button
        type="button"
        className="control"
        aria-label={t('table.speedNow', { speed: formatSpeed(speed, t('settings.speed.instant')) })}
        onClick={() => perform(tableActions.speed)}
      >
        <span className="control-speed numbers">{speed === 0 ? <Icon name="instant" /> : `${speed}×`}</span>
      </button>
      <ControlButton action={tableActions.pause} perform={perform} />
    </div>
  )
}

export function formatSpeed(speed: number, instant: string): string {
  return speed === 0 ? instant : `${speed}×`
}

/** A disabled control keeps its place and focus (`aria-disabled`). */
function ControlButton(props: {
  action: TableAction
  disabled?: boolean
  pressed?: boolean
  perform: (action: TableAction) => void
}): ReactElement {
  const { action, disabled = false, pressed, perform } = props
  const { t } = useTranslator()
  const label = t(action.label)
  return (
    <button
      type="button"
      className="control"
      data-action={action.id}
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      aria-pressed={pressed}
      onClick={() => {
        if (!disabled) perform(action)
      }}
    >
      <Icon name={action.icon} />
    </button>
  )
}
