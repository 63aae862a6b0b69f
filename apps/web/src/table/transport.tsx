import type { Strings } from '@parlor/kernel'
import { useEffect, useMemo, useRef, type ReactElement, type RefObject } from 'react'
import { useStore } from 'zustand'
import { announce } from '../house/announce.tsx'
import { Icon } from '../house/icon.tsx'
import type { Replay } from '../session/replay.ts'
import { useSettings } from '../settings/store.ts'
import { useWords } from '../words/words.ts'
import { actions, type Shortcut } from './actions.ts'
import { speedName } from './controls.tsx'
import { useShortcuts } from './shortcuts.ts'
import { lineWords } from './story.tsx'

/** What a replay's keys do; the help page lists them too. */
export const replayKeys = [
  { id: 'playing', label: 'replay.play', icon: 'play', key: ' ' },
  { id: 'forward', label: 'replay.forward', icon: 'stepForward', key: 'arrowright' },
  { id: 'back', label: 'replay.back', icon: 'stepBack', key: 'arrowleft' },
  { id: 'first', label: 'replay.first', icon: 'first', key: 'home' },
  { id: 'last', label: 'replay.last', icon: 'last', key: 'end' },
] as const satisfies readonly Shortcut[]

interface Deed extends Shortcut {
  perform(): void
}

function deeds(replay: Replay): readonly Deed[] {
  const { store } = replay
  const perform = {
    playing: () => (store.getState().playing ? replay.stop() : replay.play()),
    forward: () => replay.step(1),
    back: () => replay.step(-1),
    first: () => replay.go(0),
    last: () => replay.go(store.getState().length),
  }
  return [...replayKeys.map((key) => ({ ...key, perform: perform[key.id] })), actions.speed, actions.fullScreen]
}

interface TransportProps {
  readonly replay: Replay
  readonly strings: Strings
  readonly nameOf: (seat: number) => string
  /** A window is open: nothing plays on behind it. */
  readonly paused: boolean
}

/** Scrubber, steps, play and speed. */
export function Transport({ replay, strings, nameOf, paused }: TransportProps): ReactElement {
  const words = useWords()
  const { t } = words
  const at = useStore(replay.store, (state) => state.at)
  const length = useStore(replay.store, (state) => state.length)
  const playing = useStore(replay.store, (state) => state.playing)
  const line = useStore(replay.store, (state) => state.story[state.at - 1])
  const speed = useSettings((settings) => settings.speed)
  const list = useMemo(() => deeds(replay), [replay])
  useShortcuts(list, performNow)
  useEffect(() => {
    if (paused) replay.stop()
  }, [paused, replay])
  const said = line ? lineWords(line, words, strings, nameOf) : t('replay.start')
  const scrubber = useRef<HTMLInputElement>(null)
  useSaid(said, scrubber)
  const [toggle, forward, back, first, last] = list as [Deed, Deed, Deed, Deed, Deed]
  return (
    <div className="transport" role="group" aria-label={t('replay.controls')}>
      <p className="transport-said" aria-hidden="true">
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
        onChange={(event) => replay.go(event.target.valueAsNumber)}
      />
      <div className="controls">
        <DeedButton deed={first} off={at === 0} />
        <DeedButton deed={back} off={at === 0} />
        <DeedButton deed={playing ? { ...toggle, icon: 'pause', label: 'replay.stop' } : toggle} off={length === 0} main />
        <DeedButton deed={forward} off={at === length} />
        <DeedButton deed={last} off={at === length} />
        <button
          type="button"
          className="control"
          aria-label={t('table.speedNow', { speed: speedName(speed, t('settings.speed.instant')) })}
          onClick={() => actions.speed.perform()}
        >
          <span className="control-speed numbers">{speed === 0 ? <Icon name="instant" /> : `${speed}×`}</span>
        </button>
      </div>
    </div>
  )
}

/** Long enough that a hand that drags, or a replay at four times the speed, says only where it ends. */
const pause = 350

/** Says where the replay stands, once it stands; the slider under somebody's hand says so itself. */
function useSaid(said: string, slider: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (document.activeElement !== slider.current) announce(said)
    }, pause)
    return () => clearTimeout(timer)
  }, [said, slider])
}

function performNow(deed: Deed): void {
  deed.perform()
}

function DeedButton({ deed, off, main = false }: { deed: Deed; off: boolean; main?: boolean }): ReactElement {
  const { t } = useWords()
  return (
    <button
      type="button"
      className="control"
      data-main={main}
      aria-label={t(deed.label)}
      title={t(deed.label)}
      aria-disabled={off}
      onClick={() => {
        if (!off) deed.perform()
      }}
    >
      <Icon name={deed.icon} />
    </button>
  )
}
