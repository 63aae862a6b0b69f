import { useCallback, type ReactElement } from 'react'
import { useTranslator } from '../platform/i18n/translator.ts'
import type { Playback, Session } from '../session/session.ts'
import { Dialog } from '../ui/dialog.tsx'
import type { WebGame } from '../web-game/web-game.ts'
import { LastLogLine, MatchLog } from './match-log.tsx'
import { useTableState } from './use-open-table.ts'

interface TableLogProps {
  readonly session: Session
  readonly webGame: WebGame
  readonly nameOf: (seat: number) => string
  /** Sentence of the last line, where more is known than the line says. */
  readonly endText?: string | null
}

/** The log of a playback, in which a line shows its position. */
export function PlaybackLog({ playback, ...props }: TableLogProps & { readonly playback: Playback }): ReactElement {
  const at = useTableState(props.session, (state) => state.playback!.at)
  const onPick = useCallback((number: number) => playback.jumpTo(number), [playback])
  return (
    <div className="table-sidebar-log">
      <MatchLog {...useLogProps(props)} at={at} onPick={onPick} />
    </div>
  )
}

/** The log beside the board; on narrow screens its last line, which opens all of it. */
export function TableLog({ onOpen, ...props }: TableLogProps & { readonly onOpen: () => void }): ReactElement {
  const { session } = props
  const onPoint = useCallback(
    (move: unknown) => {
      // The keyboard's highlight wins over the line under the pointer.
      if (!document.querySelector('.table-view :focus-visible')) session.point?.(move)
    },
    [session],
  )
  const log = { ...useLogProps(props), onPoint }
  return (
    <>
      <div className="table-sidebar-log">
        <MatchLog {...log} />
      </div>
      <LastLogLine {...log} onOpen={onOpen} />
    </>
  )
}

/** The whole log, over the table; of a playback, a line shows its position and closes it. */
export function LogDialog({ onClose, ...props }: TableLogProps & { readonly onClose: () => void }): ReactElement {
  const { t } = useTranslator()
  const { playback } = props.session
  const log = useLogProps(props)
  const at = useTableState(props.session, (state) => state.playback?.at ?? log.logLines.length)
  function pick(number: number): void {
    onClose()
    playback!.jumpTo(number)
  }
  return (
    <Dialog open kind="panel" onClose={onClose} title={t('table.story')}>
      <MatchLog {...log} at={at} {...(playback && { onPick: pick })} />
    </Dialog>
  )
}

function useLogProps({ session, webGame, nameOf, endText = null }: TableLogProps) {
  const { language } = useTranslator()
  const logLines = useTableState(session, (state) => state.logLines)
  return {
    logLines,
    strings: webGame.strings[language],
    nameOf,
    endText,
    isNotable: webGame.isNotable,
    mergeMessages: webGame.mergeLogMessages,
    Sentence: webGame.LogSentence,
  }
}
