import { verifyDeal, type StoredDealEvidence, type TableInfo } from '@parlor/protocol'
import { expect } from 'vitest'
import { freshRequestId, TestClient } from '../proofs/test-client.ts'
import { committedWord } from '../proofs/commit-reveal.ts'
import { newTableFor } from '../proofs/test-tables.ts'
import { games } from '../src/games.ts'

export const dots = games.find(({ game }) => game.id === 'dots')!

export async function newDealClient(base: string, reveals: boolean): Promise<TestClient> {
  const guest = new TestClient(base)
  guest.revealsWords = reveals
  await guest.requestOrThrow('ensureGuest', {})
  return guest
}

/** Two seated clients that have revealed nothing yet. */
export async function seatTwo(base: string): Promise<{ match: string; guests: [TestClient, TestClient]; tables: [TableInfo, TableInfo] }> {
  const guests: [TestClient, TestClient] = [await newDealClient(base, false), await newDealClient(base, false)]
  const { match } = await guests[0].requestOrThrow('openTable', { id: freshRequestId(), table: newTableFor(dots) })
  await guests[1].requestOrThrow('takeSeat', { seat: null, secret: null }, { match })
  const tables = await Promise.all(guests.map((guest) => guest.requestOrThrow('table', undefined, { match })))
  return { match, guests, tables: tables as [TableInfo, TableInfo] }
}

/** What a page stores before it reveals. */
export function storedDealOf({ you, fair }: TableInfo): StoredDealEvidence {
  const { anchor, index, commitments } = fair.deal!
  const word = committedWord(commitments![you!]!)!
  return { seat: you!, word, hash: fair.hash, anchor, index, commitments: commitments!, confirmed: false }
}

export function reveal(guest: TestClient, { match, you, fair }: TableInfo) {
  return guest.request('revealWord', { word: committedWord(fair.deal!.commitments![you!]!)! }, { match })
}

export async function resignAndFetch(guest: TestClient, match: string): Promise<TableInfo> {
  const socket = await guest.connect()
  await socket.request({ kind: 'resign', match, id: freshRequestId() })
  socket.close()
  await expect.poll(async () => (await guest.requestOrThrow('table', undefined, { match })).state).toBe('over')
  return guest.requestOrThrow('table', undefined, { match })
}

export async function verifyTable(guest: TestClient, table: TableInfo, stored: StoredDealEvidence | null) {
  const page = await guest.requestOrThrow('anchorPage', undefined, { page: String(table.fair.deal!.anchor.page) })
  return verifyDeal({ match: table.match, fair: table.fair, page }, stored)
}
