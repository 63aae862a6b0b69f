import type { ReactElement } from 'react'
import type { GameDoor } from '../games/door.ts'
import { LinkButton } from '../house/button.tsx'
import { Dialog } from '../house/dialog.tsx'
import { Choice, Select, Slider, Switch } from '../house/field.tsx'
import { speeds } from '../settings/settings.ts'
import { setSettings, useSettings } from '../settings/store.ts'
import { useWords } from '../words/words.ts'
import { speedName } from './controls.tsx'

export function SpeedChoice(): ReactElement {
  const { t } = useWords()
  const speed = useSettings((settings) => settings.speed)
  const options = speeds.map((value) => ({ value, label: speedName(value, t('settings.speed.instant')) }))
  return <Choice label={t('table.speed')} value={speed} options={options} onChange={(value) => setSettings({ speed: value })} />
}

/** What one wants to change in the middle of a match; the rest is on the settings page. */
export function QuickSettings({ door, onClose }: { door: GameDoor; onClose: () => void }): ReactElement {
  const { t, say, language } = useWords()
  const settings = useSettings()
  const { id } = door.game
  const themes = door.themes.map((value) => ({ value, label: say({ key: `theme.${value}` }, door.strings[language]) }))
  return (
    <Dialog open onClose={onClose} title={t('settings.title')}>
      <div className="sheet-fields">
        <SpeedChoice />
        <Switch label={t('settings.soundOn')} checked={!settings.muted} onChange={(on) => setSettings({ muted: !on })} />
        <Slider
          label={t('settings.volume')}
          value={settings.volume}
          min={0}
          max={100}
          step={5}
          show={(count) => t('settings.percent', { count })}
          onChange={(volume) => setSettings({ volume })}
        />
        <Switch label={t('settings.musicOn')} checked={settings.musicOn} onChange={(musicOn) => setSettings({ musicOn })} />
        {themes.length > 1 && (
          <Select
            label={t('table.theme')}
            value={settings.themes[id] ?? door.themes[0]!}
            options={themes}
            onChange={(theme) => setSettings({ themes: { ...settings.themes, [id]: theme } })}
          />
        )}
        <Switch label={t('settings.preview')} checked={settings.preview} onChange={(preview) => setSettings({ preview })} />
        {door.TableSettings && <door.TableSettings />}
        <Switch label={t('settings.letterKeys')} checked={settings.letterKeys} onChange={(letterKeys) => setSettings({ letterKeys })} />
        <LinkButton kind="quiet" icon="settings" to="/settings">
          {t('table.allSettings')}
        </LinkButton>
      </div>
    </Dialog>
  )
}
