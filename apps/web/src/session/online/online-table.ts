import { reject, type Rejection, type Seat } from '@parlor/kernel'
import { raceIfSolo, type Presence, type Reaction, type TableInfo, type ServerMessage } from '@parlor/protocol'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { WebGame } from '../../web-game/web-game.ts'
import type { LogLine } from '../log-lines.ts'
import { boardStyle } from '../../platform/settings/settings-store.ts'
import type { ShownView } from '../../data/seen-views.ts'
import type { Connection } from './connection.ts'
import { OnlineSession } from './online-session.ts'

/** State of an online table on this page. */
export interface OnlineTableState {
  readonly table: TableInfo | null
  /** Null until the match has begun. */
  readonly session: OnlineSession | null
  readonly presence: readonly Presence[]
  readonly spectators: number
  readonly lost: Rejection | null
  /** The last reaction, while it is shown. */
  readonly lastReaction: { readonly seat: Seat; readonly reaction: Reaction } | null
}

export interface OnlineTable {
  readonly store: StoreApi<OnlineTableState>
  close(): void
}

const reactionShownMs = 4_000

interface OnlineTableCallbacks {
  onLogLine(session: OnlineSession, line: LogLine): void
  onRejected(why: Rejection): void
  /** Every seat is taken: the server waits for this device's word of the deal commitment. */
  onDealing(table: TableInfo): void
  /** The server has sent views of this seat. */
  onViews(match: string, views: readonly ShownView[]): void
}

/** Subscribes to a table until it is closed. */
export function openOnlineTable(webGame: WebGame, match: string, connection: Connection, callbacks: OnlineTableCallbacks): OnlineTable {
  const pkg = raceIfSolo(webGame)
  const store = createStore<OnlineTableState>(() => ({
    table: null,
    session: null,
    presence: [],
    spectators: 0,
    lost: null,
    lastReaction: null,
  }))
  const release = connection.keepOpen()
  let reactionTimer: ReturnType<typeof setTimeout> | undefined

  function begin(sync: Extract<ServerMessage, { kind: 'sync' }>): void {
    const session: OnlineSession = new OnlineSession(sync, connection, {
      pkg,
      table: () => store.getState().table!,
      onLogLine: (line) => callbacks.onLogLine(session, line),
      onRejected: callbacks.onRejected,
      speed: () => boardStyle(webGame.game.id).speed,
      automaticMove: webGame.automaticMove,
      isPresent: (seat) => store.getState().presence[seat] === 'here',
    })
    store.setState({ session })
  }

  function onMessage(message: ServerMessage): void {
    const { table, session } = store.getState()
    if (message.kind === 'table') {
      if (table && message.table.revision < table.revision) return
      store.setState({
        table: message.table,
        lost: message.table.game === webGame.game.id ? null : reject('match.unknown'),
      })
      session?.table(message.table)
      if (message.table.state === 'dealing') callbacks.onDealing(message.table)
    } else if (message.kind === 'sync' && table) {
      if (table.you !== null) callbacks.onViews(match, [message])
      if (session) session.sync(message)
      else begin(message)
    } else if (message.kind === 'steps') {
      if (table && table.you !== null) callbacks.onViews(match, message.steps)
      if (session) session.steps(message)
      else connection.resync(match)
    } else if (message.kind === 'presence') {
      store.setState({ presence: message.seats, spectators: message.watchers })
      session?.presenceChanged()
    } else if (message.kind === 'reaction') {
      clearTimeout(reactionTimer)
      store.setState({ lastReaction: { seat: message.seat, reaction: message.reaction } })
      reactionTimer = setTimeout(() => store.setState({ lastReaction: null }), reactionShownMs)
    } else if (message.kind === 'lost') store.setState({ lost: message.why })
  }

  const unwatch = connection.watch(match, { from: () => store.getState().session?.seq ?? null, onMessage })
  return {
    store,
    close() {
      unwatch()
      release()
      clearTimeout(reactionTimer)
      void store.getState().session?.close()
    },
  }
}
