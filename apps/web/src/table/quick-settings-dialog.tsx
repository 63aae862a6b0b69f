import type { ReactElement } from 'react'
import type { WebGame } from '../web-game/web-game.ts'
import { LinkButton } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SegmentedControl, Select, Slider, Switch } from '../ui/form-fields.tsx'
import { animationSpeeds } from '../platform/settings/settings.ts'
import { updateSettings, useSettings } from '../platform/settings/settings-store.ts'
import { useTranslator } from '../platform/i18n/translator.ts'
import { formatSpeed } from './table-controls.tsx'

export function SpeedField(): ReactElement {
  const { t } = useTranslator()
  const speed = useSettings((settings) => settings.speed)
  const options = animationSpeeds.map((value) => ({ value, label: formatSpeed(value, t('settings.speed.instant')) }))
  return (
    <SegmentedControl label={t('table.speed')} value={speed} options={options} onChange={(value) => updateSettings({ speed: value })} />
  )
}

/** Settings useful during a match; the rest is on the settings page. */
export function QuickSettingsDialog({ webGame, onClose }: { webGame: WebGame; onClose: () => void }): ReactElement {
  const { t, say, language } = useTranslator()
  const settings = useSettings()
  const { id } = webGame.game
  const themes = webGame.themes.map((value) => ({ value, label: say({ key: `theme.${value}` }, webGame.strings[language]) }))
  return (
    <Dialog open onClose={onClose} title={t('settings.title')}>
      <div className="dialog-fields">
        <SpeedField />
        <Switch label={t('settings.soundOn')} checked={!settings.muted} onChange={(on) => updateSettings({ muted: !on })} />
        <Slider
          label={t('settings.volume')}
          value={settings.volume}
          min={0}
          max={100}
          step={5}
          show={(count) => t('settings.percent', { count })}
          onChange={(volume) => updateSettings({ volume })}
        />
        <Switch label={t('settings.musicOn')} checked={settings.musicOn} onChange={(musicOn) => updateSettings({ musicOn })} />
        {themes.length > 1 && (
          <Select
            label={t('table.theme')}
            value={settings.themes[id] ?? webGame.themes[0]!}
            options={themes}
            onChange={(theme) => updateSettings({ themes: { ...settings.themes, [id]: theme } })}
          />
        )}
        {webGame.previewsMoves && (
          <Switch label={t('settings.preview')} checked={settings.preview} onChange={(preview) => updateSettings({ preview })} />
        )}
        {webGame.TableSettings && <webGame.TableSettings />}
        <Switch label={t('settings.letterKeys')} checked={settings.letterKeys} onChange={(letterKeys) => updateSettings({ letterKeys })} />
        <LinkButton kind="quiet" icon="settings" to="/settings">
          {t('table.allSettings')}
        </LinkButton>
      </div>
    </Dialog>
  )
}
