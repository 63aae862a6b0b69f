import { isRejection } from '@parlor/kernel'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inMemoryDatabase } from '../proofs/in-memory-database.ts'
import { newLogRow } from '../proofs/new-log-row.ts'
import { playingMatchRow } from '../proofs/playing-match-row.ts'
import { freshRequestId } from '../proofs/test-client.ts'
import { gameByIdOrThrow } from '../proofs/test-tables.ts'
import { runMatchCommand } from '../src/match/match-commands.ts'
import { MatchRooms } from '../src/match/match-rooms.ts'
import { ReplayedMatch } from '../src/match/replayed-match.ts'
import { openNoopMessageBus } from '../src/message-bus.ts'
import { openStores, type Stores } from '../src/store/stores.ts'

let stores: Stores
beforeAll(async () => void (stores = await openStores(await inMemoryDatabase(), 'test')), 60_000)
afterAll(() => stores.close())

/** A match in which every seat has moved once, opened by two nodes that hear nothing of each other. */
async function openOnTwoNodes(game: string, people: readonly string[]) {
  const pkg = gameByIdOrThrow(game)
  const row = playingMatchRow(pkg, people)
  await stores.matches.create(row)
  const { match } = new ReplayedMatch(pkg, row)
  for (let seq = 1; seq <= people.length; seq++) {
    const { seat } = match.state.pending[0]!
    match.play(seat, match.moves(seat)[0])
    const entry = match.log.at(-1)!
    expect(await stores.log.append(newLogRow({ match: row.id, seq, mover: `${seat}:move${seq}`, entry }))).toMatchObject({
      kind: 'committed',
    })
  }
  const nodes = [0, 1].map(() => new MatchRooms(stores, openNoopMessageBus(), { multiNode: true }))
  const send = async (node: number, person: string, step: 'ask' | 'grant' | 'deny' | 'withdraw') => {
    const replies: unknown[] = []
    const id = freshRequestId()
    const reply = (answer: unknown) => void replies.push(answer)
    await runMatchCommand(nodes[node]!, person, { kind: 'undo', match: row.id, id, step, seq: people.length }, reply)
    return replies[0]
  }
  return { id: row.id, nodes, send }
}

it('an answer to a request that another node knows is withdrawn does not answer the one after it', async () => {
  const { id, nodes, send } = await openOnTwoNodes('dots', ['ann', 'ben'])
  expect(await send(0, 'ann', 'ask')).toEqual({ seq: null })
  expect(isRejection(await nodes[1]!.open(id))).toBe(false)
  expect(await send(0, 'ann', 'withdraw')).toEqual({ seq: null })
  expect(await send(0, 'ben', 'ask')).toEqual({ seq: null })
  expect(await send(1, 'ben', 'grant')).toEqual({ rejected: 'undo.notAsked' })
  expect((await stores.matches.find(id))!.offer).toEqual({ seat: 1, seq: 2, granted: [] })
  expect(await stores.log.read(id, 2)).toEqual([])
})

it('consents that reach two nodes at once both count', async () => {
  const { id, nodes, send } = await openOnTwoNodes('domino', ['ann', 'ben', 'cat', 'dan'])
  const row = (await stores.matches.find(id))!
  await stores.matches.change(row, { offer: { seat: 0, seq: 4, granted: [] } })
  for (const node of nodes) await node.open(id)
  expect(await send(0, 'ben', 'grant')).toEqual({ seq: null })
  expect(await send(1, 'cat', 'grant')).toEqual({ seq: null })
  expect((await stores.matches.find(id))!.offer!.granted).toEqual([1, 2])
})

it('copies of what was done are told so, also by a node that has not heard of it, and when the match is over', async () => {
  const { nodes, id, send } = await openOnTwoNodes('dots', ['ann', 'ben'])
  await nodes[0]!.open(id)
  expect(await send(0, 'ann', 'ask')).toEqual({ seq: null })
  expect(await send(1, 'ben', 'grant')).toMatchObject({ seq: 3 })
  expect([await send(0, 'ben', 'grant'), await send(0, 'ann', 'ask')]).toEqual([{ seq: 3 }, { seq: 3 }])
  // What nobody did is still refused.
  expect(await send(0, 'ben', 'ask')).toEqual({ rejected: 'undo.stale' })
  await runMatchCommand(nodes[1]!, 'ann', { kind: 'resign', match: id, id: freshRequestId() }, () => {})
  expect([await send(1, 'ann', 'ask'), await send(0, 'ben', 'grant')]).toEqual([{ seq: 3 }, { seq: 3 }])
  expect(await send(1, 'ben', 'ask')).toEqual({ rejected: 'match.notBegun' })
})

it('a copy that a node behind the others takes in ends no newer request', async () => {
  const { nodes, id, send } = await openOnTwoNodes('dots', ['ann', 'ben'])
  for (const node of nodes) await node.open(id)
  const newer = { offer: { seat: 1, seq: 4, granted: [] }, undoAsked: { seq: 4, seats: [1] } }
  await stores.matches.change((await stores.matches.find(id))!, newer)
  expect(await send(0, 'ann', 'ask')).toEqual({ rejected: 'undo.stale' })
  expect(await stores.matches.find(id)).toMatchObject(newer)
})
