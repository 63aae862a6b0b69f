import type { ReactElement } from 'react'
import { Icon } from '../ui/icon.tsx'
import { useSettings } from '../platform/settings/settings-store.ts'
import type { Session } from '../session/session.ts'
import { useTranslator } from '../platform/i18n/translator.ts'
import type { TableAction } from './table-actions.ts'
import { useTableState } from './use-open-table.ts'

interface TableControlsProps {
  readonly session: Session
  readonly actions: readonly TableAction[]
  readonly perform: (action: TableAction) => void
}

/** The control bar. */
export function TableControls(props: TableControlsProps): ReactElement {
  const { t } = useTranslator()
  return (
    <div className="controls" role="group" aria-label={t('table.controls')}>
      <ControlButtons {...props} />
    </div>
  )
}

/** The buttons of the control bar. */
export function ControlButtons({ session, actions, perform }: TableControlsProps): ReactElement {
  return (
    <>
      {actions
        .filter(({ place }) => place === 'bar')
        .map((action) =>
          action.id === 'speed' ? (
            <SpeedButton key={action.id} session={session} action={action} perform={perform} />
          ) : (
            <ControlButton key={action.id} session={session} action={action} perform={perform} />
          ),
        )}
    </>
  )
}

interface ControlProps {
  readonly session: Session
  readonly action: TableAction
  readonly perform: (action: TableAction) => void
}

function SpeedButton({ session, action, perform }: ControlProps): ReactElement | null {
  const { t } = useTranslator()
  const hidden = useTableState(session, (state) => action.isHidden?.(state) ?? false)
  const speed = useSettings((settings) => settings.speed)
  const said = formatSpeed(speed, t('settings.speed.instant'))
  if (hidden) return null
  return (
    <button type="button" className="control" aria-label={t('table.speedNow', { speed: said })} onClick={() => perform(action)}>
      <span className="control-speed numbers">{speed === 0 ? <Icon name="instant" /> : said}</span>
    </button>
  )
}

export function formatSpeed(speed: number, instant: string): string {
  return speed === 0 ? instant : `${speed}×`
}

/** A disabled control keeps its place and focus (`aria-disabled`). */
function ControlButton({ session, action, perform }: ControlProps): ReactElement | null {
  const { t } = useTranslator()
  const available = useTableState(session, (state) => action.isAvailable?.(state) ?? true)
  const pressed = useTableState(session, (state) => action.isPressed?.(state))
  const hidden = useTableState(session, (state) => action.isHidden?.(state) ?? false)
  const name = useTableState(session, (state) => action.lookOf?.(state).label ?? action.label)
  const icon = useTableState(session, (state) => action.lookOf?.(state).icon ?? action.icon)
  if (hidden) return null
  const label = t(name)
  return (
    <button
      type="button"
      className="control"
      data-action={action.id}
      data-main={action.id === 'playing'}
      aria-label={label}
      title={label}
      {...(action.note && { title: action.note, 'aria-description': action.note })}
      aria-disabled={!available}
      aria-pressed={pressed}
      onClick={() => {
        if (available) perform(action)
      }}
    >
      <Icon name={icon} />
      {action.word && <span className="control-word">{t(action.word)}</span>}
    </button>
  )
}
