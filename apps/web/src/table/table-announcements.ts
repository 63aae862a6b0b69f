import { useEffect } from 'react'
import type { WebGame } from '../web-game/web-game.ts'
import { announce } from '../ui/announcer.tsx'
import { seatNamesFor } from '../session/seat-names.ts'
import { personSeats } from '../data/player.ts'
import { seatToMove } from '../session/turn-of.ts'
import type { Session, TableState } from '../session/session.ts'
import type { LogLine } from '../session/log-lines.ts'
import { currentTranslator, type Translator } from '../platform/i18n/translator.ts'
import { focusBoard } from './focus-board.ts'
import { describeLogLine } from './match-log.tsx'

/** One announcement per log entry, with the text of the log. */
export function announceLogLine(
  webGame: WebGame,
  session: Session,
  line: LogLine,
  describeEnd?: (nameOf: (seat: number) => string, translator: Translator) => string | null,
): void {
  const translator = currentTranslator()
  const strings = webGame.strings[translator.language]
  const nameOf = seatNamesFor(session.store.getState().players, strings, translator)
  announce(describeEnd?.(nameOf, translator) ?? describeLogLine(line, translator, strings, nameOf))
}

/** Whose turn it is, as a headline. */
export function describeTurn(
  { turn, seat, players }: Pick<TableState, 'turn' | 'seat' | 'players'>,
  translator: Translator,
  nameOf: (seat: number) => string,
): string {
  const toMove = seatToMove(turn, seat)
  if (toMove === null) return translator.t('table.over')
  return toMove === seat && personSeats(players).length === 1
    ? translator.t('table.yourTurn')
    : translator.t('table.turnOf', { name: nameOf(toMove) })
}

/** Announces what is not in the log: a new match, undo and redo, and the player's turn. Where nothing can be redone, more lines are no redo. */
export function useTableAnnouncements(webGame: WebGame, session: Session | null): void {
  useEffect(
    () =>
      session?.store.subscribe((now, before) => {
        const translator = currentTranslator()
        const strings = webGame.strings[translator.language]
        const nameOf = seatNamesFor(now.players, strings, translator)
        const fresh = isNewDeal(now, before, session.match?.redoable ?? true)
        const jump = fresh ? null : describeJump(now, before, (line) => translator.say(line.move!.moveText, strings, nameOf), translator)
        if (fresh) {
          announce(translator.t('table.begun', { seats: now.players.map((_, seat) => nameOf(seat)).join(' – ') }))
          // After the dialog or result panel with the button has closed.
          setTimeout(focusBoard)
        }
        if (jump) announce(jump)
        if (shouldAnnounceTurn(now, before, fresh, jump !== null)) announce(`${describeTurn(now, translator, nameOf)}.`)
      }),
    [webGame, session],
  )
}

/** Dealt again: as a new match, or in place of one where nothing is left to redo. */
function isNewDeal(now: TableState, before: TableState, redoable: boolean): boolean {
  return now.id !== before.id || (now.logLines.length === 0 && before.logLines.length > 0 && !redoable)
}

/** Announced when a person here may move who could not before; after undo or redo also to the only person. */
function shouldAnnounceTurn(now: TableState, before: TableState, fresh: boolean, jumped: boolean): boolean {
  if (now.busy || now.moves.length === 0) return fresh && now.turn.length > 0
  const alone = personSeats(now.players).length === 1
  const changed = seatToMove(now.turn, now.seat) !== seatToMove(before.turn, before.seat)
  return fresh || before.moves.length === 0 || changed || (jumped && alone)
}

function describeJump(now: TableState, before: TableState, name: (line: LogLine) => string, translator: Translator): string | null {
  const by = now.logLines.length - before.logLines.length
  // An entry being animated is announced from the log.
  if (by === 0 || (by > 0 && (before.busy || now.redo === undefined))) return null
  const lines = by < 0 ? before.logLines.slice(now.logLines.length) : now.logLines.slice(before.logLines.length)
  const named = lines.filter((line) => line.move !== null).map(name)
  if (named.length === 0 && lines.some(({ kind }) => kind === 'resign')) return translator.t(by < 0 ? 'table.undoneEnd' : 'table.redoneEnd')
  // Moves that the viewer may not know, or a clock that had run out.
  if (named.length === 0) return translator.t(by < 0 ? 'table.undoneUnnamed' : 'table.redoneUnnamed')
  const moves = translator.list(named)
  return translator.t(by < 0 ? 'table.undone' : 'table.redone', { moves })
}
