import { setImmediate as nextTurn } from 'node:timers/promises'
import type { GamePackage } from '@parlor/kernel'
import { isRejection } from '@parlor/kernel'
import type { ServerMessage } from '@parlor/protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import { playBackAndForth } from '../proofs/play-back-and-forth.ts'
import { playingMatchRow } from '../proofs/playing-match-row.ts'
import type { MatchRoom, MatchSubscriber } from '../src/match/match-room.ts'
import { MatchRooms } from '../src/match/match-rooms.ts'
import { createSnapshotRow } from '../src/match/match-snapshot.ts'
import { readReplayedMatch } from '../src/match/read-replayed-match.ts'
import { ReplayedMatch } from '../src/match/replayed-match.ts'
import { openNoopMessageBus } from '../src/message-bus.ts'
import type { LogRow } from '../src/store/log-store.ts'
import type { SnapshotRow } from '../src/store/snapshots.ts'
import type { Stores } from '../src/store/stores.ts'
import { dots } from './dots-test-table.ts'

const entries = 2_000
const seconds = 10
/** Every move waits half a second for the one before. */
const gapMs = 500
const row = playingMatchRow(dots, ['ann', 'ben'], { spectators: { kind: 'delayed', seconds }, created: 0, started: 0 })
const log: readonly LogRow[] = playBackAndForth(dots, row, entries).map((entry, i) => ({
  match: row.id,
  seq: i + 1,
  mover: `${entry.kind === 'undo' ? 'u' : '0'}:${i}`,
  entry,
  at: (i + 1) * gapMs,
  waited: 0,
  ends: false,
}))
const behind = (seconds * 1000) / gapMs

let now: number
let snapshot: SnapshotRow | null
let rooms: MatchRooms
/** Moves played since the event loop last turned, and the most there were. */
let played: { now: number; most: number; all: number }

const { game } = dots
const apply: typeof game.apply = (...all) => {
  played.all++
  played.most = Math.max(played.most, ++played.now)
  game.apply(...all)
}
const counting: GamePackage = { ...dots, game: { ...game, apply } }

beforeEach(() => {
  now = entries * gapMs
  snapshot = null
  played = { now: 0, most: 0, all: 0 }
  const stores = {
    clock: { now: () => now },
    matches: { find: async () => row },
    snapshots: { open: async () => ({ snapshot, rows: log.slice(snapshot ? snapshot.seq - 1 : 0) }) },
    log: { read: async (_: string, after: number) => log.slice(after) },
    people: { publicPeopleIn: async () => new Map() },
  }
  rooms = new MatchRooms(stores as unknown as Stores, openNoopMessageBus())
})

async function openCounting(): Promise<MatchRoom> {
  const room = await rooms.open(row.id)
  if (isRejection(room)) throw new Error(room.rejected)
  Object.assign(room, { pkg: counting })
  return room
}

function spectator(): MatchSubscriber & { readonly frames: ServerMessage[] } {
  const frames: ServerMessage[] = []
  return { person: 'eve', seq: null, frames, send: (frame) => frames.push(JSON.parse(frame) as ServerMessage) }
}

async function watch(): Promise<ReturnType<typeof spectator>> {
  const one = spectator()
  let done = false
  const watching = rooms.subscribe(row.id, one, null).finally(() => (done = true))
  while (!done) {
    await nextTurn()
    played.now = 0
  }
  expect(await watching).toBeNull()
  return one
}

describe('a delayed spectator of a long match', () => {
  it('is shown it as it was, replayed in small pieces between which others have their turn', async () => {
    await openCounting()
    const { frames } = await watch()
    expect(frames.find(({ kind }) => kind === 'sync')).toMatchObject({ seq: entries - behind })
    expect([played.all > 900, played.most < 200]).toEqual([true, true])
  })

  it('is one of many, whose replays take turns', async () => {
    const ids = ['first', 'second', 'third', 'fourth']
    const reading = Promise.all(ids.map((id) => readReplayedMatch(rooms.stores, counting, { ...row, id })))
    let [done, turns] = [false, 0]
    void reading.finally(() => (done = true))
    for (; !done; turns++) {
      await nextTurn()
      // Each has its first slices without waiting for the others'.
      if (played.all > 4 * 512) expect(played.now).toBeLessThan(200)
      played.now = 0
    }
    expect((await reading).map(({ seq }) => seq)).toEqual(ids.map(() => entries))
    expect(played.all).toBeGreaterThan(4 * 900)
  })

  it('is shown it from its snapshot, where that is old enough', async () => {
    const replayed = new ReplayedMatch(dots, row)
    for (const entry of log.slice(0, entries - behind - 5)) replayed.applyRow(entry)
    snapshot = createSnapshotRow(replayed, row)
    await openCounting()
    const { frames } = await watch()
    expect(frames.find(({ kind }) => kind === 'sync')).toMatchObject({ seq: entries - behind })
    expect(played.all).toBeLessThan(20)
    // A newer one shows too much.
    for (const entry of log.slice(entries - behind - 5, entries - 2)) replayed.applyRow(entry)
    snapshot = createSnapshotRow(replayed, row)
    rooms.existing(row.id)!.delayed = null
    expect((await watch()).frames.find(({ kind }) => kind === 'sync')).toMatchObject({ seq: entries - behind })
  })

  it('costs nothing more when others come, or an entry of this node was too late for the log', async () => {
    const room = await openCounting()
    await watch()
    const before = played.all
    room.discardReplayed()
    await room.runExclusive(() => rooms.catchUp(room))
    played.all = 0
    await watch()
    expect([before > 900, played.all]).toEqual([true, 0])
  })

  it('is sent what is due, and the rest when the match is over', async () => {
    const room = await openCounting()
    const { frames } = await watch()
    const seqs = () =>
      frames.flatMap((frame) =>
        frame.kind === 'steps' || frame.kind === 'sync' ? [frame.kind, 'seq' in frame ? frame.seq : frame.steps.at(-1)!.seq] : [],
      )
    now += 3 * gapMs
    rooms.broadcastDelayed()
    const shown = entries - behind
    await expect.poll(seqs).toEqual(['sync', shown, 'sync', shown + 3])
    await room.runExclusive(() => rooms.applyRow(room, { ...row, state: 'over', revision: 1 }))
    expect(seqs()).toEqual(['sync', shown, 'sync', shown + 3, 'sync', entries])
    rooms.broadcastDelayed()
    await expect.poll(() => room.delayed).toBeNull()
  })
})
