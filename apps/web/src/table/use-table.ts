import { isRejection, type Rejection, type Relic } from '@parlor/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { GameDoor } from '../games/door.ts'
import { openDoor } from '../games/registry.ts'
import { openTable, type OpenTable } from '../session/open.ts'
import type { Session, TableState } from '../session/session.ts'
import type { Line } from '../session/story.ts'
import type { Save } from '../storage/save.ts'

/** What a table page has to show. */
export type Sitting =
  | { readonly kind: 'opening' }
  | { readonly kind: 'refused'; readonly why: Rejection }
  /** Part of the page did not arrive: thrown, for the page's guard to show. */
  | { readonly kind: 'broken'; readonly error: unknown }
  | { readonly kind: 'relic'; readonly door: GameDoor; readonly relic: Relic; readonly save: Save }
  | { readonly kind: 'open'; readonly door: GameDoor; readonly table: OpenTable }

let chain: Promise<unknown> = Promise.resolve()

/** One opening or closing after the other: a page that is mounted twice must not find its own match claimed by itself. */
function inTurn(work: () => Promise<void>): void {
  chain = chain.then(work, work).catch(() => undefined)
}

/** Opens the match at this address and closes it on the way out. A rematch changes the address, not the sitting. */
export function useTable(
  game: string,
  id: string,
  told: (door: GameDoor, session: Session, line: Line) => void,
): [Sitting, take: () => void] {
  const [sitting, setSitting] = useState<Sitting>({ kind: 'opening' })
  const [taking, setTaking] = useState(0)
  const held = useRef<{ readonly table: OpenTable; readonly taking: number } | null>(null)
  const tell = useRef(told)
  useEffect(() => {
    tell.current = told
  })
  const take = useCallback(() => setTaking((count) => count + 1), [])

  const close = useCallback(() => {
    const old = held.current
    held.current = null
    if (old) inTurn(() => old.table.close())
  }, [])

  useEffect(() => {
    if (held.current?.table.session.store.getState().id === id && held.current.taking === taking) return
    let gone = false
    close()
    setSitting({ kind: 'opening' })
    inTurn(async () => {
      if (gone) return
      const opened = await sitDown(game, id, taking > 0, (door, session, line) => tell.current(door, session, line)).catch(
        (error: unknown): Sitting => ({ kind: 'broken', error }),
      )
      if (gone) {
        if (opened.kind === 'open') await opened.table.close()
        return
      }
      if (opened.kind === 'open') held.current = { table: opened.table, taking }
      setSitting(opened)
    })
    return () => {
      gone = true
    }
  }, [game, id, taking, close])

  useEffect(() => close, [close])
  return [sitting, take]
}

async function sitDown(
  game: string,
  id: string,
  take: boolean,
  told: (door: GameDoor, session: Session, line: Line) => void,
): Promise<Sitting> {
  const door = await openDoor(game)
  const opened: Awaited<ReturnType<typeof openTable>> = await openTable(door, id, take, (line) => {
    if (!isRejection(opened) && 'session' in opened) told(door, opened.session, line)
  })
  if (isRejection(opened)) return { kind: 'refused', why: opened }
  return 'relic' in opened ? { kind: 'relic', door, ...opened } : { kind: 'open', door, table: opened }
}

/** One part of a session's state; the component is drawn again only when that part changes. */
export function useTableState<T>(session: Session, part: (state: TableState) => T): T {
  return useStore(session.store, part)
}
