import { useEffect, type ReactElement } from 'react'
import { Link } from 'react-router'
import { IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { updateSettings, useSettings } from '../platform/settings/settings-store.ts'
import { useTranslator } from '../platform/i18n/translator.ts'
import { focusBoard } from './focus-board.ts'
import type { ExitLink } from './series-section.tsx'
import { canUseFullScreen, toggleFullScreen, useFullScreen } from '../ui/full-screen.ts'

interface TableHeaderProps {
  readonly title: string
  readonly seats: string | undefined
  readonly home: ExitLink
  /** Others wait for the player, who may be looking at another tab. */
  readonly awaited: boolean
  readonly onHelp: () => void
}

/** Header of a table page: exit link, title with the names of the seats, sound, help, full screen. */
export function TableHeader({ title, seats, home, awaited, onHelp }: TableHeaderProps): ReactElement {
  const { t } = useTranslator()
  const muted = useSettings((settings) => settings.muted)
  const full = useFullScreen()
  useEffect(() => {
    document.title = `${awaited ? `${t('table.yourTurn')} · ` : ''}${title} · Parlor`
  }, [awaited, title, t])
  return (
    <header className="table-header">
      <Link to={home.to} className="icon-button" aria-label={t('table.leaveTo', { game: home.label })} title={t('table.leave')}>
        <Icon name="back" />
      </Link>
      <p className="table-header-title">
        <strong>{title}</strong> {seats !== undefined && <span>{seats}</span>}
      </p>
      <IconButton
        icon={muted ? 'mute' : 'sound'}
        label={t('house.sound')}
        aria-pressed={!muted}
        onClick={() => updateSettings({ muted: !muted })}
      />
      <IconButton icon="help" label={t('table.help')} onClick={onHelp} />
      {canUseFullScreen && (
        <IconButton
          icon={full ? 'window' : 'fullscreen'}
          label={t('table.fullScreen')}
          aria-pressed={full}
          onClick={() => void toggleFullScreen()}
        />
      )}
    </header>
  )
}

/** The first tab stop: a skip link past the header to the board. */
export function SkipToBoard(): ReactElement {
  const { t } = useTranslator()
  return (
    <a
      className="skip-link"
      href="#board"
      onClick={(event) => {
        event.preventDefault()
        focusBoard()
      }}
    >
      {t('table.skipToBoard')}
    </a>
  )
}
