import { isRejection, type Rejection } from '@parlor/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { WebGame } from '../web-game/web-game.ts'
import { loadGame } from '../web-game/registry.ts'
import { openTable, type OpenTable } from '../session/open-table.ts'
import type { Session, TableState } from '../session/session.ts'
import type { LogLine } from '../session/log-lines.ts'

/** State of a table page. */
type TablePageState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'refused'; readonly why: Rejection }
  /** A chunk failed to load: thrown to the page's error boundary. */
  | { readonly kind: 'broken'; readonly error: unknown }
  /** Its log no longer replays. */
  | { readonly kind: 'lastState' }
  | { readonly kind: 'open'; readonly webGame: WebGame; readonly table: OpenTable }

let chain: Promise<unknown> = Promise.resolve()

/** Serialises opening and closing: a component mounted twice must not find its match locked by itself. */
function runInOrder(work: () => Promise<void>): void {
  chain = chain.then(work, work).catch(() => undefined)
}

/** Opens the match of this URL and closes it on unmount. A rematch changes the URL, not the session. */
export function useOpenTable(
  game: string,
  id: string,
  onLogLine: (webGame: WebGame, session: Session, line: LogLine) => void,
): [TablePageState, take: () => void] {
  const [pageState, setPageState] = useState<TablePageState>({ kind: 'opening' })
  const [taken, setTaken] = useState({ id: '', count: 0 })
  /** How often this match was taken from another tab; a later match of the page is not. */
  const takeCount = taken.id === id ? taken.count : 0
  const openTableRef = useRef<{ readonly table: OpenTable; readonly takeCount: number } | null>(null)
  const latestOnLogLine = useRef(onLogLine)
  useEffect(() => {
    latestOnLogLine.current = onLogLine
  })
  const take = useCallback(() => setTaken(({ count }) => ({ id, count: count + 1 })), [id])

  const close = useCallback(() => {
    const old = openTableRef.current
    openTableRef.current = null
    if (old) runInOrder(() => old.table.close())
  }, [])

  useEffect(() => {
    const isOpen = openTableRef.current?.table.session.store.getState().id === id
    if (isOpen && (takeCount === 0 || openTableRef.current!.takeCount === takeCount)) return
    let cancelled = false
    close()
    setPageState({ kind: 'opening' })
    runInOrder(async () => {
      if (cancelled) return
      const opened = await openTablePage(game, id, takeCount > 0, (webGame, session, line) =>
        latestOnLogLine.current(webGame, session, line),
      ).catch((error: unknown): TablePageState => ({ kind: 'broken', error }))
      if (cancelled) {
        if (opened.kind === 'open') await opened.table.close()
        return
      }
      if (opened.kind === 'open') openTableRef.current = { table: opened.table, takeCount }
      setPageState(opened)
    })
    return () => {
      cancelled = true
    }
  }, [game, id, takeCount, close])

  useEffect(() => close, [close])
  return [pageState, take]
}

async function openTablePage(
  game: string,
  id: string,
  take: boolean,
  onLogLine: (webGame: WebGame, session: Session, line: LogLine) => void,
): Promise<TablePageState> {
  const webGame = await loadGame(game)
  const opened: Awaited<ReturnType<typeof openTable>> = await openTable(webGame, id, take, (line) => {
    if (!isRejection(opened) && 'session' in opened) onLogLine(webGame, opened.session, line)
  })
  if (isRejection(opened)) return { kind: 'refused', why: opened }
  return 'lastState' in opened ? { kind: 'lastState' } : { kind: 'open', webGame, table: opened }
}

/** Selects a part of a session's state; re-renders only when it changes. */
export function useTableState<T>(session: Session, part: (state: TableState) => T): T {
  return useStore(session.store, part)
}
