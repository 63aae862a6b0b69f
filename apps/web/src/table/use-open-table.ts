import { isRejection, type Rejection, type UnreplayableMatch } from '@parlor/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { WebGame } from '../web-game/web-game.ts'
import { loadGame } from '../web-game/registry.ts'
import { openTable, type OpenTable } from '../session/open-table.ts'
import type { Session, TableState } from '../session/session.ts'
import type { LogLine } from '../session/log-lines.ts'
import type { Save } from '../data/save.ts'

/** What a table page has to show. */
export type TablePageState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'refused'; readonly why: Rejection }
  /** Part of the page did not arrive: thrown, for the page's guard to show. */
  | { readonly kind: 'broken'; readonly error: unknown }
  | { readonly kind: 'lastState'; readonly webGame: WebGame; readonly lastState: UnreplayableMatch; readonly save: Save }
  | { readonly kind: 'open'; readonly webGame: WebGame; readonly table: OpenTable }

let chain: Promise<unknown> = Promise.resolve()

/** One opening or closing after the other: a page that is mounted twice must not find its own match claimed by itself. */
function runInOrder(work: () => Promise<void>): void {
  chain = chain.then(work, work).catch(() => undefined)
}

/** Opens the match at this address and closes it on the way out. A rematch changes the address, not the sitting. */
export function useOpenTable(
  game: string,
  id: string,
  onLogLine: (webGame: WebGame, session: Session, line: LogLine) => void,
): [TablePageState, take: () => void] {
  const [sitting, setSitting] = useState<TablePageState>({ kind: 'opening' })
  const [taking, setTaking] = useState(0)
  const held = useRef<{ readonly table: OpenTable; readonly taking: number } | null>(null)
  const tell = useRef(onLogLine)
  useEffect(() => {
    tell.current = onLogLine
  })
  const take = useCallback(() => setTaking((count) => count + 1), [])

  const close = useCallback(() => {
    const old = held.current
    held.current = null
    if (old) runInOrder(() => old.table.close())
  }, [])

  useEffect(() => {
    if (held.current?.table.session.store.getState().id === id && held.current.taking === taking) return
    let cancelled = false
    close()
    setSitting({ kind: 'opening' })
    runInOrder(async () => {
      if (cancelled) return
      const opened = await openTablePage(game, id, taking > 0, (webGame, session, line) => tell.current(webGame, session, line)).catch(
        (error: unknown): TablePageState => ({ kind: 'broken', error }),
      )
      if (cancelled) {
        if (opened.kind === 'open') await opened.table.close()
        return
      }
      if (opened.kind === 'open') held.current = { table: opened.table, taking }
      setSitting(opened)
    })
    return () => {
      cancelled = true
    }
  }, [game, id, taking, close])

  useEffect(() => close, [close])
  return [sitting, take]
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
  return 'lastState' in opened ? { kind: 'lastState', webGame, ...opened } : { kind: 'open', webGame, table: opened }
}

/** One part of a session's state; the component is drawn again only when that part changes. */
export function useTableState<T>(session: Session, part: (state: TableState) => T): T {
  return useStore(session.store, part)
}
