import { sha256 } from '@parlor/kernel/host'
import { chainLength, combineSeed } from '@parlor/protocol'
import type { MatchRooms } from '../match/match-rooms.ts'
import { chainLinkAt, type HashChain } from '../store/hash-chains.ts'
import type { MatchChange, SeedDerivationRow, MatchRow } from '../store/matches.ts'
import { freshInviteCode, freshId } from '../random.ts'
import { isActivePerson } from './seats.ts'

/** Timeout for revealing the words; missing ones are replaced, and the match starts. */
const revealTimeoutMs = 5_000

type NewMatchFields = Pick<
  MatchRow,
  'game' | 'version' | 'options' | 'secrets' | 'seats' | 'host' | 'visibility' | 'clock' | 'spectators' | 'absent' | 'ranked' | 'asked'
>

/** The parts of a seed: a link of a server chain and the players' commitments. */
export interface SeedParts {
  readonly chain: HashChain
  readonly index: number
  readonly commitments: readonly (string | null)[]
}

/** A new match row; the server's part of the seed is fixed from the start. Dealt at once when every seat is taken. */
export function newMatchRow(given: NewMatchFields, { chain, index, commitments }: SeedParts, now: number): MatchRow {
  if (given.ranked && !given.seats.every(isActivePerson)) throw new Error('only people play ranked matches')
  const link = chainLinkAt(chain, index)
  const deal: SeedDerivationRow = { chain, index, link, commitments, words: commitments.map(() => null), deadline: null }
  const row: MatchRow = {
    ...given,
    id: freshId(),
    // A node of an earlier version that seats the last player deals from this, and its players can verify it the old way.
    seed: link,
    hash: sha256(link),
    deal,
    state: 'open',
    code: freshInviteCode(),
    offer: null,
    undoAsked: null,
    undoMuted: [],
    draw: null,
    said: null,
    rematch: [],
    commitments: null,
    next: null,
    outcome: null,
    share: null,
    unplayed: false,
    revision: 0,
    created: now,
    started: null,
    ended: null,
  }
  return { ...row, ...advanceToStart(row, deal, now) }
}

/** Chain and link for the next match: matches of one chain are consecutive, so a revealed link reveals none in use. */
export async function nextChainLink({ stores }: MatchRooms, before: SeedDerivationRow | null): Promise<Pick<SeedParts, 'chain' | 'index'>> {
  const tip = before?.chain.tip ?? null
  if (before && tip !== null && before.index < chainLength) return { chain: { ...before.chain, tip }, index: before.index + 1 }
  return { chain: await stores.chains.take(), index: 1 }
}

/** Changes after somebody sat down or revealed a word: none while a seat is open; then waits for words; then starts. */
export function advanceToStart(
  { id, seats }: Pick<MatchRow, 'id' | 'seats'>,
  deal: SeedDerivationRow | null,
  now: number,
  late = false,
): MatchChange {
  if (seats.some(({ kind }) => kind === 'open')) return { deal }
  // Opened by an earlier version: its seed is fixed.
  if (!deal) return { state: 'playing', code: null, started: now }
  // Players who left are not waited for.
  const missing = seats.some((seat, at) => isActivePerson(seat) && deal.commitments[at] !== null && deal.words[at] === null)
  if (missing && !late) return { state: 'dealing', code: null, deal: { ...deal, deadline: deal.deadline ?? now + revealTimeoutMs } }
  return { state: 'playing', code: null, started: now, seed: combineSeed(id, deal.link, deal.commitments, deal.words), deal }
}
