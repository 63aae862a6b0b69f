import type { ReactElement } from 'react'
import { Icon } from '../house/icon.tsx'
import { useSettings } from '../settings/store.ts'
import type { Session } from '../session/session.ts'
import { useWords } from '../words/words.ts'
import { actions, type Action } from './actions.ts'
import { useTableState } from './use-table.ts'

/** The buttons under the thumbs. */
export function Controls({ session, perform }: { session: Session; perform: (action: Action) => void }): ReactElement {
  const { t } = useWords()
  const undo = useTableState(session, (state) => state.undo !== null)
  const redo = useTableState(session, (state) => state.redo)
  const hint = useTableState(session, (state) => state.canHint && state.thinking === null)
  const hinting = useTableState(session, (state) => state.hint !== null)
  const over = useTableState(session, (state) => state.outcome !== null && !state.busy)
  const speed = useSettings((settings) => settings.speed)
  return (
    <div className="controls" role="group" aria-label={t('table.controls')}>
      <Control action={actions.undo} disabled={!undo} perform={perform} />
      <Control action={actions.redo} disabled={!redo} perform={perform} />
      {!over && <Control action={actions.hint} disabled={!hint} pressed={hinting} perform={perform} />}
      <button
        type="button"
        className="control"
        aria-label={t('table.speedNow', { speed: speedName(speed, t('settings.speed.instant')) })}
        onClick={() => perform(actions.speed)}
      >
        <span className="control-speed numbers">{speed === 0 ? <Icon name="instant" /> : `${speed}×`}</span>
      </button>
      <Control action={actions.pause} perform={perform} />
    </div>
  )
}

export function speedName(speed: number, instant: string): string {
  return speed === 0 ? instant : `${speed}×`
}

/** A control that cannot be used now keeps its place and its focus, and says so. */
function Control(props: { action: Action; disabled?: boolean; pressed?: boolean; perform: (action: Action) => void }): ReactElement {
  const { action, disabled = false, pressed, perform } = props
  const { t } = useWords()
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
