import type { ReactElement, ReactNode } from 'react'
import { colourBlindChoices as pairs } from '../../platform/settings/board-style.ts'
import {
  contrastChoices,
  defaultSettings,
  motionChoices,
  animationSpeeds,
  textSizeChoices,
  type Settings,
} from '../../platform/settings/settings.ts'
import { updateSettings, settingsProblems, useSettings } from '../../platform/settings/settings-store.ts'
import { playSound } from '../../platform/sound/sound-player.ts'
import { languageName, languages } from '../../platform/i18n/language.ts'
import { useTranslator, currentTranslator } from '../../platform/i18n/translator.ts'
import { Button } from '../../ui/button.tsx'
import { SegmentedControl, Select, Slider, Switch } from '../../ui/form-fields.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Page } from '../../ui/page.tsx'
import { AboutApp } from './about-app.tsx'
import './settings-page.css'
import { BoardThemeFields } from './board-theme-fields.tsx'
import { toast } from '../../ui/toast.tsx'

/** The settings page. Changes are stored at once. */
export default function SettingsPage(): ReactElement {
  const { t } = useTranslator()
  return (
    <Page title={t('settings.title')} back={{ to: '/', label: t('house.lobby') }} layout="wide">
      <SettingsProblems />
      <div className="settings">
        <DisplaySettings />
        <PlaySettings />
        <SoundSettings />
        <LanguageSettings />
        <BoardSettings />
        <AppSettings />
      </div>
    </Page>
  )
}

let warned = false

function saveChange(patch: Partial<Settings>): void {
  const isStored = updateSettings(patch)
  if (!isStored && !warned) toast({ text: currentTranslator().t('settings.notKept'), tone: 'bad' })
  warned ||= !isStored
}

function SettingsGroup({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }): ReactElement {
  return (
    <section className="panel settings-group" aria-label={title}>
      <h2>
        <Icon name={icon} />
        {title}
      </h2>
      {children}
    </section>
  )
}

function DisplaySettings(): ReactElement {
  const { t } = useTranslator()
  const { textSize, contrast, motion, safeColours } = useSettings()
  return (
    <SettingsGroup icon="eye" title={t('settings.sight')}>
      <SegmentedControl
        label={t('settings.textSize')}
        value={textSize}
        options={textSizeChoices.map((value) => ({ value, label: t(`settings.textSize.${value}`) }))}
        onChange={(value) => saveChange({ textSize: value })}
      />
      <SegmentedControl
        label={t('settings.contrast')}
        value={contrast}
        options={contrastChoices.map((value) => ({ value, label: t(`settings.contrast.${value}`) }))}
        onChange={(value) => saveChange({ contrast: value })}
      />
      <SegmentedControl
        label={t('settings.motion')}
        value={motion}
        options={motionChoices.map((value) => ({ value, label: t(`settings.motion.${value}`) }))}
        onChange={(value) => saveChange({ motion: value })}
      />
      <Select
        label={t('settings.safeColours')}
        note={<OwnerColours note={t('settings.safeColoursNote')} />}
        value={String(safeColours)}
        options={pairs.map((pair) => ({ value: String(pair), label: t(`settings.safeColours.${pair}`) }))}
        onChange={(value) => saveChange({ safeColours: pairs.find((pair) => String(pair) === value) ?? false })}
      />
    </SettingsGroup>
  )
}

/** Preview of both sides: colour and shape. */
function OwnerColours({ note }: { note: string }): ReactElement {
  return (
    <span className="owner-colours">
      <svg viewBox="0 0 64 28" width="64" height="28" aria-hidden="true" focusable="false">
        <circle className="owner-0" cx="14" cy="14" r="11" />
        <path className="owner-1" d="M50 2.5 61.5 14 50 25.5 38.5 14Z" />
      </svg>
      <span>{note}</span>
    </span>
  )
}

function PlaySettings(): ReactElement {
  const { t } = useTranslator()
  const { speed, preview, letterKeys } = useSettings()
  return (
    <SettingsGroup icon="speed" title={t('settings.playing')}>
      <SegmentedControl
        label={t('settings.speed')}
        value={speed}
        options={animationSpeeds.map((value) => ({ value, label: value === 0 ? t('settings.speed.instant') : `${value}×` }))}
        onChange={(value) => saveChange({ speed: value })}
      />
      <Switch
        label={t('settings.preview')}
        note={t('settings.previewNote')}
        checked={preview}
        onChange={(checked) => saveChange({ preview: checked })}
      />
      <Switch
        label={t('settings.letterKeys')}
        note={t('settings.letterKeysNote')}
        checked={letterKeys}
        onChange={(checked) => saveChange({ letterKeys: checked })}
      />
    </SettingsGroup>
  )
}

let sample: ReturnType<typeof setTimeout> | undefined

/** Plays a sample at the chosen volume. */
function playVolumeSample(): void {
  clearTimeout(sample)
  sample = setTimeout(() => playSound({ material: 'knock', pitch: 196, seconds: 0.2, gain: 0.6 }), 100)
}

function SoundSettings(): ReactElement {
  const { t } = useTranslator()
  const { muted, volume, musicOn, music } = useSettings()
  const show = (count: number) => t('settings.percent', { count })
  return (
    <SettingsGroup icon="sound" title={t('settings.sound')}>
      <Switch label={t('settings.soundOn')} checked={!muted} onChange={(checked) => saveChange({ muted: !checked })} />
      <Slider
        label={t('settings.volume')}
        value={volume}
        min={0}
        max={100}
        step={5}
        show={show}
        onChange={(value) => {
          saveChange({ volume: value })
          playVolumeSample()
        }}
        disabled={muted}
      />
      <Switch label={t('settings.musicOn')} checked={musicOn} onChange={(checked) => saveChange({ musicOn: checked })} disabled={muted} />
      <Slider
        label={t('settings.music')}
        value={music}
        min={0}
        max={100}
        step={5}
        show={show}
        onChange={(value) => saveChange({ music: value })}
        disabled={muted || !musicOn}
      />
    </SettingsGroup>
  )
}

function BoardSettings(): ReactElement {
  const { t } = useTranslator()
  const { themes } = useSettings()
  return (
    <SettingsGroup icon="brush" title={t('settings.boards')}>
      <BoardThemeFields chosen={themes} onChange={(game, theme) => saveChange({ themes: { ...themes, [game]: theme } })} />
    </SettingsGroup>
  )
}

function LanguageSettings(): ReactElement {
  const { t } = useTranslator()
  const { language } = useSettings()
  return (
    <SettingsGroup icon="globe" title={t('settings.language')}>
      <SegmentedControl
        bare
        label={t('settings.language')}
        value={language}
        options={[
          { value: 'auto', label: t('settings.language.auto') },
          ...languages.map((value) => ({ value, label: languageName(value) })),
        ]}
        onChange={(value) => saveChange({ language: value })}
      />
    </SettingsGroup>
  )
}

function AppSettings(): ReactElement {
  const { t } = useTranslator()
  return (
    <SettingsGroup icon="door" title={t('settings.house')}>
      <AboutApp />
      <Button icon="restart" onClick={resetSettings}>
        {t('settings.reset')}
      </Button>
    </SettingsGroup>
  )
}

function resetSettings(): void {
  const { t } = currentTranslator()
  const before = useSettings.getState()
  saveChange(defaultSettings)
  toast({ text: t('settings.resetDone'), action: { label: t('settings.undo'), perform: () => saveChange(before) } })
}

function SettingsProblems(): ReactElement | null {
  const { t, why } = useTranslator()
  if (settingsProblems.length === 0) return null
  return (
    <section className="panel settings-problems" aria-label={t('settings.problems')}>
      <h2>
        <Icon name="warning" />
        {t('settings.problems')}
      </h2>
      <ul>
        {settingsProblems
          .slice(0, 8)
          .map((problem) => why(problem))
          .map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
      </ul>
      <p>{t('settings.problemsNote')}</p>
    </section>
  )
}
