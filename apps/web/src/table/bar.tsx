import { useEffect, type ReactElement } from 'react'
import { Link } from 'react-router'
import { IconButton } from '../house/button.tsx'
import { Icon } from '../house/icon.tsx'
import { setSettings, useSettings } from '../settings/store.ts'
import { useWords } from '../words/words.ts'
import type { Home } from './series.tsx'
import { canFillScreen, toggleFullScreen, useFullScreen } from './full-screen.ts'

/** The thin line above the table: the way out, who plays, sound and screen. */
export function Bar(props: { game: string; title: string; seats: string; home?: Home; onHelp?: () => void }): ReactElement {
  const { game, title, seats, onHelp } = props
  const home = props.home ?? { to: `/${game}/`, label: title }
  const { t } = useWords()
  const muted = useSettings((settings) => settings.muted)
  const full = useFullScreen()
  useEffect(() => {
    document.title = `${title} · Parlor`
  }, [title])
  return (
    <header className="bar">
      <Link to={home.to} className="icon-button" aria-label={t('table.leaveTo', { game: home.label })} title={t('table.leave')}>
        <Icon name="back" />
      </Link>
      <p className="bar-title">
        <strong>{title}</strong> <span>{seats}</span>
      </p>
      <IconButton
        icon={muted ? 'mute' : 'sound'}
        label={t('house.sound')}
        aria-pressed={!muted}
        onClick={() => setSettings({ muted: !muted })}
      />
      {onHelp && <IconButton icon="help" label={t('table.help')} onClick={onHelp} />}
      {canFillScreen && (
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
