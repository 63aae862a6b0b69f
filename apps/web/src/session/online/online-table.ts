import { reject, type Rejection, type Seat } from '@parlor/kernel'
import { onlineRulesOf, type Presence, type Reaction, type TableInfo, type ServerMessage } from '@parlor/protocol'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { WebGame } from '../../web-game/web-game.ts'
import type { LogLine } from '../log-lines.ts'
import type { ShownView } from '../../data/seen-views.ts'
import type { Connection } from './connection.ts'
import { OnlineSession } from './online-session.ts'

/** A table on the server as this page knows it. */
export interface OnlineTableState {
  readonly table: TableInfo | null
  /** There once the match has begun. */
  readonly session: OnlineSession | null
  readonly presence: readonly Presence[]
  readonly watchers: number
  readonly lost: Rejection | null
  /** What was just said, by seat. */
  readonly said: { readonly seat: Seat; readonly reaction: Reaction } | null
}

export interface OnlineTable {
  readonly store: StoreApi<OnlineTableState>
  close(): void
}

/** How long a reaction is to be seen. */
const reactionShownMs = 4_000

interface OnlineTableCallbacks {
  told(session: OnlineSession, line: LogLine): void
  refused(why: Rejection): void
  /** Every seat is taken: the word of this device is wanted for the deal. */
  dealing(table: TableInfo): void
  /** The server has shown this seat the match. */
  shown(match: string, views: readonly ShownView[]): void
}

/** Goes to a table and listens until it is closed. */
export function openOnlineTable(webGame: WebGame, match: string, line: Connection, ears: OnlineTableCallbacks): OnlineTable {
  const pkg = onlineRulesOf(webGame)
  const store = createStore<OnlineTableState>(() => ({
    table: null,
    session: null,
    presence: [],
    watchers: 0,
    lost: null,
    said: null,
  }))
  const leave = line.keepOpen()
  let hushing: ReturnType<typeof setTimeout> | undefined

  function begin(sync: Extract<ServerMessage, { kind: 'sync' }>): void {
    const session: OnlineSession = new OnlineSession(sync, line, {
      pkg,
      table: () => store.getState().table!,
      told: (told) => ears.told(session, told),
      refused: ears.refused,
      here: (seat) => store.getState().presence[seat] === 'here',
    })
    store.setState({ session })
  }

  function heard(tell: ServerMessage): void {
    const { table, session } = store.getState()
    if (tell.kind === 'table') {
      if (table && tell.table.revision < table.revision) return
      store.setState({
        table: tell.table,
        lost: tell.table.game === webGame.game.id ? null : reject('match.unknown'),
      })
      session?.table(tell.table)
      if (tell.table.state === 'dealing') ears.dealing(tell.table)
    } else if (tell.kind === 'sync' && table) {
      if (table.you !== null) ears.shown(match, [tell])
      if (session) session.sync(tell)
      else begin(tell)
    } else if (tell.kind === 'steps') {
      if (table && table.you !== null) ears.shown(match, tell.steps)
      if (session) session.steps(tell)
      else line.resync(match)
    } else if (tell.kind === 'presence') {
      store.setState({ presence: tell.seats, watchers: tell.watchers })
      session?.presenceChanged()
    } else if (tell.kind === 'reaction') {
      clearTimeout(hushing)
      store.setState({ said: { seat: tell.seat, reaction: tell.reaction } })
      hushing = setTimeout(() => store.setState({ said: null }), reactionShownMs)
    } else if (tell.kind === 'lost') store.setState({ lost: tell.why })
  }

  const unwatch = line.watch(match, { from: () => store.getState().session?.seq ?? null, heard })
  return {
    store,
    close() {
      unwatch()
      leave()
      clearTimeout(hushing)
      void store.getState().session?.close()
    },
  }
}
