import type { StringTable } from '@parlor/kernel/host'
import { useEffect, useRef, type CSSProperties, type ReactElement, type RefObject } from 'react'
import { announce } from '../ui/announcer.tsx'
import { Select } from '../ui/form-fields.tsx'
import type { Playback, Session } from '../session/session.ts'
import { useTranslator } from '../platform/i18n/translator.ts'
import type { TableAction } from './table-actions.ts'
import { ControlButtons } from './table-controls.tsx'
import { describeLogLine } from './match-log.tsx'
import { describeEndReason, describeOutcome } from './result-panel.tsx'
import { useTableState } from './use-open-table.ts'

interface ReplayPartProps {
  readonly session: Session
  readonly strings: StringTable
  readonly nameOf: (seat: number) => string
}

/** Which position is shown, or how the match ended there; and through whose eyes. */
export function ReplayPosition({ session, playback, strings, nameOf }: ReplayPartProps & { readonly playback: Playback }): ReactElement {
  const translator = useTranslator()
  const { t } = translator
  const outcome = useTableState(session, (state) => state.outcome)
  const players = useTableState(session, (state) => state.players)
  const at = useTableState(session, (state) => state.at ?? 0)
  const length = useTableState(session, (state) => state.length ?? 0)
  const viewer = useTableState(session, (state) => state.viewer ?? 'watcher')
  const last = useTableState(session, (state) => state.logLines.at(-1)?.seat ?? 0)
  return (
    <>
      <p className="replay-position">
        {outcome
          ? `${describeOutcome(outcome, players, translator, nameOf, strings)}. ${describeEndReason(outcome, last, translator, strings, nameOf)}`
          : t('replay.where', { at, length })}
      </p>
      {playback.viewers.length > 1 && players.length > 1 && (
        <Select
          label={t('replay.eyes')}
          value={viewer}
          options={playback.viewers.map((value) => ({ value, label: value === 'watcher' ? t('replay.watcher') : nameOf(value) }))}
          onChange={(value) => playback.setViewer(value)}
        />
      )}
    </>
  )
}

interface ReplayControlsProps extends ReplayPartProps {
  readonly actions: readonly TableAction[]
  readonly perform: (action: TableAction) => void
}

/** Timeline slider, step buttons, playback and speed. */
export function ReplayControls({ session, strings, nameOf, actions, perform }: ReplayControlsProps): ReactElement {
  const translator = useTranslator()
  const { t } = translator
  const at = useTableState(session, (state) => state.at ?? 0)
  const length = useTableState(session, (state) => state.length ?? 0)
  const line = useTableState(session, (state) => state.logLines[(state.at ?? 0) - 1])
  const said = line ? describeLogLine(line, translator, strings, nameOf) : t('replay.start')
  const scrubber = useRef<HTMLInputElement>(null)
  useAnnouncePosition(said, scrubber)
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
        style={{ '--filled': `${length === 0 ? 0 : (at / length) * 100}%` } as CSSProperties}
        onChange={(event) => session.playback?.jumpTo(event.target.valueAsNumber)}
      />
      <div className="controls">
        <ControlButtons session={session} actions={actions} perform={perform} />
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
