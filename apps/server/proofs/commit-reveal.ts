import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { isRejection, type Rejection } from '@parlor/kernel'
import { commitmentOf, type RequestBodies, type RouteName, type TableInfo } from '@parlor/protocol'
import type { TestClient } from './test-client.ts'

/** Words by commitment, of all clients of this process: whoever seats the last player reveals for those without a socket. */
const wordByCommitment = new Map<string, { readonly guest: TestClient; readonly word: string }>()

export function commitWord(guest: TestClient): string {
  const word = randomBytes(32).toString('hex')
  const commitment = commitmentOf(word)
  wordByCommitment.set(commitment, { guest, word })
  return commitment
}

export function committedWord(commitment: string): string | undefined {
  return wordByCommitment.get(commitment)?.word
}

/** Reveals the client's word during a deal, as a page does. */
export async function revealOwnWord(guest: TestClient, { match, state, fair, you }: TableInfo): Promise<void> {
  const commitment = you === null || state !== 'dealing' ? null : fair.deal?.commitments?.[you]
  const word = commitment ? committedWord(commitment) : undefined
  if (word !== undefined) await guest.request('revealWord', { word }, { match })
}

/** Reveals the client's word after pairing, and waits for the start. */
export async function revealWordAfterPairing(guest: TestClient, match: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const table = await guest.fetchTable(match)
    if (isRejection(table) || table.state !== 'dealing') return
    if (tries === 0) await revealOwnWord(guest, table)
    else await wait(50)
  }
}

/** Reveals the words of all clients at a table in deal, and returns the response as it is after that. */
export async function revealAllWords(guest: TestClient, name: RouteName, sent: unknown, answer: unknown): Promise<unknown> {
  if (name === 'openTable' && (sent as RequestBodies['openTable']).table.seats.some(({ kind }) => kind === 'open')) return answer
  if (name === 'openTable' || name === 'quickMatch') {
    await guest.request('table', undefined, { match: (answer as { match: string }).match })
    return answer
  }
  if (name !== 'table' && name !== 'takeSeat' && name !== 'setBotSeat') return answer
  const { match, state, fair } = answer as TableInfo
  if (state !== 'dealing') return answer
  const found = (fair.deal?.commitments ?? []).flatMap((commitment) =>
    commitment === null ? [] : (wordByCommitment.get(commitment) ?? []),
  )
  // The own word last: its answer is the table as it is then.
  found.sort((one, other) => Number(one.guest.person === guest.person) - Number(other.guest.person === guest.person))
  let table: TableInfo | Rejection | null = null
  for (const { guest: other, word } of found) {
    if (!other.revealsWords) continue
    // At the node that answered: the one where they committed may be down.
    const shown = await other.at(guest.base).request('revealWord', { word }, { match })
    table = other.person === guest.person ? shown : null
  }
  table ??= await guest.fetchTable(match)
  return isRejection(table) ? answer : table
}
