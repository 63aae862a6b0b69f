import type { StringTable } from '@parlor/kernel/host'
import { useEffect, useMemo, useRef, type ReactElement, type RefObject } from 'react'
import { useStore } from 'zustand'
import { announce } from '../ui/announcer.tsx'
import { Icon } from '../ui/icon.tsx'
import type { ReplaySession } from '../session/replay-session.ts'
import { useSettings } from '../platform/settings/settings-store.ts'
import { useTranslator } from '../platform/i18n/translator.ts'
import { tableActions, type Shortcut } from './table-actions.ts'
import { formatSpeed } from './table-controls.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import { describeLogLine } from './match-log.tsx'

/** Keyboard actions of a replay; the help dialog lists them too. */
export const replayShortcuts = [
  { id: 'playing', label: 'replay.play', icon: 'play', key: ' ' },
  { id: 'forward', label: 'replay.forward', icon: 'stepForward', key: 'arrowright' },
  { id: 'back', label: 'replay.back', icon: 'stepBack', key: 'arrowleft' },
  { id: 'first', label: 'replay.first', icon: 'first', key: 'home' },
  { id: 'last', label: 'replay.last', icon: 'last', key: 'end' },
] as const satisfies readonly Shortcut[]

interface ReplayAction extends Shortcut {
  perform(): void
}

function replayActionsOf(replay: ReplaySession): readonly ReplayAction[] {
  const { store } = replay
  const perform = {
    playing: () => (store.getState().playing ? replay.stop() : replay.play()),
    forward: () => replay.step(1),
    back: () => replay.step(-1),
    first: () => replay.jumpTo(0),
    last: () => replay.jumpTo(store.getState().length),
  }
  return [...replayShortcuts.map((key) => ({ ...key, perform: perform[key.id] })), tableActions.speed, tableActions.fullScreen]
}

interface ReplayControlsProps {
  readonly replay: ReplaySession
  readonly strings: StringTable
  readonly nameOf: (seat: number) => string
  /** A dialog is open: playback stops. */
  readonly paused: boolean
}

/** Timeline slider, step buttons, playback and speed. */
export function ReplayControls({ replay, strings, nameOf, paused }: ReplayControlsProps): ReactElement {
  const translator = useTranslator()
  const { t } = translator
  const at = useStore(replay.store, (state) => state.at)
  const length = useStore(replay.store, (state) => state.length)
  const playing = useStore(replay.store, (state) => state.playing)
  const line = useStore(replay.store, (state) => state.logLines[state.at - 1])
  const speed = useSettings((settings) => settings.speed)
  const list = useMemo(() => replayActionsOf(replay), [replay])
  useShortcuts(list, performReplayAction)
  useEffect(() => {
    if (paused) replay.stop()
  }, [paused, replay])
  const said = line ? describeLogLine(line, translator, strings, nameOf) : t('replay.start')
  const scrubber = useRef<HTMLInputElement>(null)
  useAnnouncePosition(said, scrubber)
  const [toggle, forward, back, first, last] = list as [ReplayAction, ReplayAction, ReplayAction, ReplayAction, ReplayAction]
  return (
    <div className="replay-controls" role="group" aria-label={t('replay.controls')}>
      <p className="replay-controls-status" aria-hidden="true">
        {said}
      </p>
      <input
        className="scrubber"
        ref={scrubber}
        type="range"
        min={0}
        max={length}
        value={at}
        aria-label={t('replay.scrubber')}
        aria-valuetext={t('replay.at', { where: t('replay.where', { at, length }), said })}
        style={{ '--filled': `${length === 0 ? 0 : (at / length) * 100}%` } as React.CSSProperties}
        onChange={(event) => replay.jumpTo(event.target.valueAsNumber)}
      />
      <div className="controls">
        <ReplayActionButton action={first} off={at === 0} />
        <ReplayActionButton action={back} off={at === 0} />
        <ReplayActionButton action={playing ? { ...toggle, icon: 'pause', label: 'replay.stop' } : toggle} off={length === 0} main />
        <ReplayActionButton action={forward} off={at === length} />
        <ReplayActionButton action={last} off={at === length} />
        <button
          type="button"
          className="control"
          aria-label={t('table.speedNow', { speed: formatSpeed(speed, t('settings.speed.instant')) })}
          onClick={() => tableActions.speed.perform()}
        >
          <span className="control-speed numbers">{speed === 0 ? <Icon name="instant" /> : `${speed}×`}</span>
        </button>
      </div>
    </div>
  )
}

/** Debounce in milliseconds: dragging, or playback at 4×, announces only the final position. */
const pause = 350

/** Announces the replay position once it rests; a focused slider announces itself. */
function useAnnouncePosition(said: string, slider: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (document.activeElement !== slider.current) announce(said)
    }, pause)
    return () => clearTimeout(timer)
  }, [said, slider])
}

function performReplayAction(action: ReplayAction): void {
  action.perform()
}

function ReplayActionButton({ action, off, main = false }: { action: ReplayAction; off: boolean; main?: boolean }): ReactElement {
  const { t } = useTranslator()
  return (
    <button
      type="button"
      className="control"
      data-main={main}
      aria-label={t(action.label)}
      title={t(action.label)}
      aria-disabled={off}
      onClick={() => {
        if (!off) action.perform()
      }}
    >
      <Icon name={action.icon} />
    </button>
  )
}
