import type { ReactElement, ReactNode } from 'react'
import { safeColours as pairs } from '../games/door.ts'
import { contrasts, defaultSettings, motions, speeds, textSizes, type Settings } from '../settings/settings.ts'
import { setSettings, settingsProblems, useSettings } from '../settings/store.ts'
import { playSound } from '../sound/sound.ts'
import { languageNames, languages } from '../words/language.ts'
import { useWords, words } from '../words/words.ts'
import { Button } from './button.tsx'
import { Choice, Select, Slider, Switch } from './field.tsx'
import { Icon, type IconName } from './icon.tsx'
import { Page } from './page.tsx'
import { About } from './about.tsx'
import './settings.css'
import { Themes } from './themes.tsx'
import { toast } from './toast.tsx'

/** Everything a player may choose once for the whole house. What is changed is kept at once. */
export default function SettingsPage(): ReactElement {
  const { t } = useWords()
  return (
    <Page title={t('settings.title')} back={{ to: '/', label: t('house.lobby') }} layout="wide">
      <Problems />
      <div className="settings">
        <Sight />
        <Playing />
        <Sounds />
        <Tongue />
        <Boards />
        <House />
      </div>
    </Page>
  )
}

let warned = false

function change(patch: Partial<Settings>): void {
  const kept = setSettings(patch)
  if (!kept && !warned) toast({ text: words().t('settings.notKept'), tone: 'bad' })
  warned ||= !kept
}

function Group({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }): ReactElement {
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

function Sight(): ReactElement {
  const { t } = useWords()
  const { textSize, contrast, motion, safeColours } = useSettings()
  return (
    <Group icon="eye" title={t('settings.sight')}>
      <Choice
        label={t('settings.textSize')}
        value={textSize}
        options={textSizes.map((value) => ({ value, label: t(`settings.textSize.${value}`) }))}
        onChange={(value) => change({ textSize: value })}
      />
      <Choice
        label={t('settings.contrast')}
        value={contrast}
        options={contrasts.map((value) => ({ value, label: t(`settings.contrast.${value}`) }))}
        onChange={(value) => change({ contrast: value })}
      />
      <Choice
        label={t('settings.motion')}
        value={motion}
        options={motions.map((value) => ({ value, label: t(`settings.motion.${value}`) }))}
        onChange={(value) => change({ motion: value })}
      />
      <Select
        label={t('settings.safeColours')}
        note={<Owners note={t('settings.safeColoursNote')} />}
        value={String(safeColours)}
        options={pairs.map((pair) => ({ value: String(pair), label: t(`settings.safeColours.${pair}`) }))}
        onChange={(value) => change({ safeColours: pairs.find((pair) => String(pair) === value) ?? false })}
      />
    </Group>
  )
}

/** The two owners as they will look: colour and shape. */
function Owners({ note }: { note: string }): ReactElement {
  return (
    <span className="owners">
      <svg viewBox="0 0 64 28" width="64" height="28" aria-hidden="true" focusable="false">
        <circle className="owner-0" cx="14" cy="14" r="11" />
        <path className="owner-1" d="M50 2.5 61.5 14 50 25.5 38.5 14Z" />
      </svg>
      <span>{note}</span>
    </span>
  )
}

function Playing(): ReactElement {
  const { t } = useWords()
  const { speed, preview, letterKeys } = useSettings()
  return (
    <Group icon="speed" title={t('settings.playing')}>
      <Choice
        label={t('settings.speed')}
        value={speed}
        options={speeds.map((value) => ({ value, label: value === 0 ? t('settings.speed.instant') : `${value}×` }))}
        onChange={(value) => change({ speed: value })}
      />
      <Switch
        label={t('settings.preview')}
        note={t('settings.previewNote')}
        checked={preview}
        onChange={(checked) => change({ preview: checked })}
      />
      <Switch
        label={t('settings.letterKeys')}
        note={t('settings.letterKeysNote')}
        checked={letterKeys}
        onChange={(checked) => change({ letterKeys: checked })}
      />
    </Group>
  )
}

let sample: ReturnType<typeof setTimeout> | undefined

/** A knock as loud as the player has just chosen. */
function hear(): void {
  clearTimeout(sample)
  sample = setTimeout(() => playSound({ material: 'knock', pitch: 196, seconds: 0.2, gain: 0.6 }), 100)
}

function Sounds(): ReactElement {
  const { t } = useWords()
  const { muted, volume, musicOn, music } = useSettings()
  const show = (count: number) => t('settings.percent', { count })
  return (
    <Group icon="sound" title={t('settings.sound')}>
      <Switch label={t('settings.soundOn')} checked={!muted} onChange={(checked) => change({ muted: !checked })} />
      <Slider
        label={t('settings.volume')}
        value={volume}
        min={0}
        max={100}
        step={5}
        show={show}
        onChange={(value) => {
          change({ volume: value })
          hear()
        }}
        disabled={muted}
      />
      <Switch label={t('settings.musicOn')} checked={musicOn} onChange={(checked) => change({ musicOn: checked })} disabled={muted} />
      <Slider
        label={t('settings.music')}
        value={music}
        min={0}
        max={100}
        step={5}
        show={show}
        onChange={(value) => change({ music: value })}
        disabled={muted || !musicOn}
      />
    </Group>
  )
}

function Boards(): ReactElement {
  const { t } = useWords()
  const { themes } = useSettings()
  return (
    <Group icon="brush" title={t('settings.boards')}>
      <Themes chosen={themes} onChange={(game, theme) => change({ themes: { ...themes, [game]: theme } })} />
    </Group>
  )
}

function Tongue(): ReactElement {
  const { t } = useWords()
  const { language } = useSettings()
  return (
    <Group icon="globe" title={t('settings.language')}>
      <Choice
        bare
        label={t('settings.language')}
        value={language}
        options={[
          { value: 'auto', label: t('settings.language.auto') },
          ...languages.map((value) => ({ value, label: languageNames[value] })),
        ]}
        onChange={(value) => change({ language: value })}
      />
    </Group>
  )
}

function House(): ReactElement {
  const { t } = useWords()
  return (
    <Group icon="door" title={t('settings.house')}>
      <About />
      <Button icon="restart" onClick={reset}>
        {t('settings.reset')}
      </Button>
    </Group>
  )
}

function reset(): void {
  const { t } = words()
  const before = useSettings.getState()
  change(defaultSettings)
  toast({ text: t('settings.resetDone'), action: { label: t('settings.undo'), perform: () => change(before) } })
}

function Problems(): ReactElement | null {
  const { t, why } = useWords()
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
