import type { StringTable } from '@parlor/kernel/host'
import { useEffect, useMemo, useRef, type CSSProperties, type ReactElement, type RefObject } from 'react'
import { announce } from '../ui/announcer.tsx'
import { IconButton } from '../ui/button.tsx'
import { Select } from '../ui/form-fields.tsx'
import type { Playback, Session } from '../session/session.ts'
import { useTranslator } from '../platform/i18n/translator.ts'
import type { WebGame } from '../web-game/web-game.ts'
import { lineNumberAt, mergeLogLines } from './merge-log-lines.ts'
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
  const { at, length, viewer } = useTableState(session, (state) => state.playback!)
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

interface ReplayControlsProps extends Omit<ReplayPartProps, 'strings'> {
  readonly webGame: WebGame
  readonly actions: readonly TableAction[]
  readonly perform: (action: TableAction) => void
  readonly onOpenLog: () => void
}

/** Sentence of the shown position, timeline slider, step buttons, playback and speed. */
export function ReplayControls({ session, webGame, nameOf, actions, perform, onOpenLog }: ReplayControlsProps): ReactElement {
  const { t } = useTranslator()
  const { at, length } = useTableState(session, (state) => state.playback!)
  const said = usePositionSentence(session, webGame, nameOf)
  const scrubber = useRef<HTMLInputElement>(null)
  useAnnouncePosition(said, scrubber)
  return (
    <div className="replay-controls" role="group" aria-label={t('replay.controls')}>
      <div className="replay-controls-status">
        <IconButton icon="list" label={t('table.story')} onClick={onOpenLog} />
        <p>{webGame.LogSentence ? <webGame.LogSentence text={said} /> : said}</p>
      </div>
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

/** What was done last, a gesture of several moves as a whole. */
function usePositionSentence(session: Session, { strings, mergeLogMessages }: WebGame, nameOf: (seat: number) => string): string {
  const translator = useTranslator()
  const { at } = useTableState(session, (state) => state.playback!)
  const logLines = useTableState(session, (state) => state.logLines)
  const lines = useMemo(() => mergeLogLines(logLines, mergeLogMessages), [logLines, mergeLogMessages])
  const line = lines[lineNumberAt(lines, logLines, at) - 1]
  return line ? describeLogLine(line, translator, strings[translator.language], nameOf) : translator.t('replay.start')
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
