import { useEffect } from 'react'
import type { GameDoor } from '../games/door.ts'
import { announce } from '../house/announce.tsx'
import { namesOf } from '../session/names.ts'
import { personSeats } from '../session/player.ts'
import type { LocalSession, Session, TableState } from '../session/session.ts'
import type { Line } from '../session/story.ts'
import { words as wordsNow, type Words } from '../words/words.ts'
import { focusBoard } from './focus.ts'
import { lineWords } from './story.tsx'

/** One announcement per deed, in the words of the log. */
export function tell(door: GameDoor, session: Session, line: Line): void {
  const words = wordsNow()
  const strings = door.strings[words.language]
  announce(lineWords(line, words, strings, namesOf(session.store.getState().players, strings, words)))
}

/** Whose turn it is, as a short headline. */
export function turnWords(
  { turn, seat, players }: Pick<TableState, 'turn' | 'seat' | 'players'>,
  words: Words,
  nameOf: (seat: number) => string,
): string {
  const first = turn[0]
  if (first === undefined) return words.t('table.over')
  return first === seat && personSeats(players).length === 1 ? words.t('table.yourTurn') : words.t('table.turnOf', { name: nameOf(first) })
}

/** What no deed tells: a new match, what was taken back or played again, and that it is somebody's turn here. */
export function useSpeech(door: GameDoor, session: LocalSession): void {
  useEffect(
    () =>
      session.store.subscribe((now, before) => {
        const words = wordsNow()
        const strings = door.strings[words.language]
        const nameOf = namesOf(now.players, strings, words)
        const fresh = isFresh(now, before, session.match.redoable)
        const jump = fresh ? null : jumpWords(now, before, (line) => words.say(line.move!.words, strings, nameOf), words)
        if (fresh) {
          announce(words.t('table.begun', { seats: now.players.map((_, seat) => nameOf(seat)).join(' – ') }))
          // After the window or the result that held the button has gone.
          setTimeout(focusBoard)
        }
        if (jump) announce(jump)
        if (turnIsNews(now, before, fresh, jump !== null)) announce(`${turnWords(now, words, nameOf)}.`)
      }),
    [door, session],
  )
}

/** Dealt anew: beside the old match, or in its place, where nothing is left to redo. */
function isFresh(now: TableState, before: TableState, redoable: boolean): boolean {
  return now.id !== before.id || (now.story.length === 0 && before.story.length > 0 && !redoable)
}

/** Worth saying when somebody here may move who could not before; after a jump also to the only person, whose turn it stays. */
function turnIsNews(now: TableState, before: TableState, fresh: boolean, jumped: boolean): boolean {
  if (now.busy || now.moves.length === 0) return fresh && now.turn.length > 0
  const alone = personSeats(now.players).length === 1
  return fresh || before.moves.length === 0 || now.turn[0] !== before.turn[0] || (jumped && alone)
}

function jumpWords(now: TableState, before: TableState, name: (line: Line) => string, words: Words): string | null {
  const by = now.story.length - before.story.length
  // A deed under way comes into the log by itself, and is told as a deed.
  if (by === 0 || (by > 0 && before.busy)) return null
  const lines = by < 0 ? before.story.slice(now.story.length) : now.story.slice(before.story.length)
  const named = lines.filter((line) => line.move !== null).map(name)
  if (named.length === 0) return words.t(by < 0 ? 'table.undoneEnd' : 'table.redoneEnd')
  const moves = new Intl.ListFormat(words.language, { type: 'conjunction' }).format(named)
  return words.t(by < 0 ? 'table.undone' : 'table.redone', { moves })
}
