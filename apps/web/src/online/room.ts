import { reject, type GamePackage, type Rejection, type Seat } from '@parlor/kernel'
import { race, type Presence, type Reaction, type TableInfo, type Tell } from '@parlor/protocol'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { GameDoor } from '../games/door.ts'
import type { Line } from '../session/story.ts'
import type { ShownView } from '../storage/seen-views.ts'
import type { Connection } from './connection.ts'
import { RemoteSession } from './remote.ts'

/** A table on the server as this page knows it. */
export interface RoomState {
  readonly table: TableInfo | null
  /** There once the match has begun. */
  readonly session: RemoteSession | null
  readonly presence: readonly Presence[]
  readonly watchers: number
  readonly lost: Rejection | null
  /** What was just said, by seat. */
  readonly said: { readonly seat: Seat; readonly reaction: Reaction } | null
}

export interface Room {
  readonly store: StoreApi<RoomState>
  close(): void
}

/** The package as it is played online: a game for one is a race of several. */
export function onlinePackage(door: GameDoor): GamePackage {
  return door.game.seats[1] === 1 ? (race(door as never) as unknown as GamePackage) : door
}

/** How long a reaction is to be seen. */
const saidMs = 4_000

export interface RoomEars {
  told(session: RemoteSession, line: Line): void
  refused(why: Rejection): void
  /** Every seat is taken: the word of this device is wanted for the deal. */
  dealing(table: TableInfo): void
  /** The server has shown this seat the match. */
  shown(match: string, views: readonly ShownView[]): void
}

/** Goes to a table and listens until it is closed. */
export function enterRoom(door: GameDoor, match: string, line: Connection, ears: RoomEars): Room {
  const pkg = onlinePackage(door)
  const store = createStore<RoomState>(() => ({
    table: null,
    session: null,
    presence: [],
    watchers: 0,
    lost: null,
    said: null,
  }))
  const leave = line.use()
  let hushing: ReturnType<typeof setTimeout> | undefined

  function begin(sync: Extract<Tell, { kind: 'sync' }>): void {
    const session: RemoteSession = new RemoteSession(sync, line, {
      pkg,
      table: () => store.getState().table!,
      told: (told) => ears.told(session, told),
      refused: ears.refused,
      here: (seat) => store.getState().presence[seat] === 'here',
    })
    store.setState({ session })
  }

  function heard(tell: Tell): void {
    const { table, session } = store.getState()
    if (tell.kind === 'table') {
      if (table && tell.table.revision < table.revision) return
      store.setState({
        table: tell.table,
        lost: tell.table.game === door.game.id ? null : reject('match.unknown'),
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
      else line.again(match)
    } else if (tell.kind === 'presence') {
      store.setState({ presence: tell.seats, watchers: tell.watchers })
      session?.came()
    } else if (tell.kind === 'reaction') {
      clearTimeout(hushing)
      store.setState({ said: { seat: tell.seat, reaction: tell.reaction } })
      hushing = setTimeout(() => store.setState({ said: null }), saidMs)
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
