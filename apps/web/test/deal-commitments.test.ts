import { domino } from '@parlor/domino'
import { dots } from '@parlor/dots'
import type { GamePackage } from '@parlor/kernel'
import { Match, sha256, writeMatch } from '@parlor/kernel/host'
import {
  followHashChain,
  commitmentOf,
  anchorPageHash,
  combineSeed,
  type AnchorPage,
  type StoredDealEvidence,
  type TableInfo,
} from '@parlor/protocol'
import { describe, expect, it } from 'vitest'
import { hasForeignCommitment, checkOnlineDeal, type DeviceDealRecords } from '../src/features/online/check-online-deal.ts'
import {
  recordSentCommitment,
  moveOwnCommitmentsToRematch,
  markRevealAcknowledged,
  createCommitment,
  recordDealBeforeReveal,
  rematchKeyOf,
  readSentCommitments,
  readStoredDealEvidence,
  forgetSentCommitment,
} from '../src/data/deal-commitments.ts'
import { recordSeenViews, readSeenViews, type ShownView } from '../src/data/seen-views.ts'
import { memoryBackend } from '../src/platform/storage/storage-backend.ts'
import { KeyValueStore } from '../src/platform/storage/key-value-store.ts'
import { fakeBackend } from './fakes.ts'
import { played, createBackends } from './deal-fixtures.ts'

const id = '0123456789abcdef0123'
const game = dots.game as unknown as GamePackage['game']

/** What a server sends a seat, from the opening or from a later entry. */
function shownOf(match: Match, seat: number, from = 0): ShownView[] {
  const views = Array.from({ length: match.history.length + 1 }, (_, seq) => ({ seq, view: match.game.view(match.stateAt(seq), seat) }))
  return views.slice(from)
}

async function notesOf(store: KeyValueStore): Promise<DeviceDealRecords> {
  return {
    stored: await readStoredDealEvidence(id, store),
    sent: await readSentCommitments(id, store),
    seen: await readSeenViews(id, store),
  }
}

/** An honest server with two people; this device is the first. */
function server(commitment: string, tip = sha256('tip')) {
  const other = sha256('the other one’s word')
  const link = followHashChain(tip, 15)
  const draft = { page: 1, at: 5, previous: '0'.repeat(64), anchors: [followHashChain(tip, 16)] }
  const page: AnchorPage = { ...draft, hash: anchorPageHash(draft) }
  const anchor = { page: 1, hash: page.hash, place: 0, value: page.anchors[0]! }
  const commitments = [commitment, commitmentOf(other)]
  const fair = { hash: sha256(link), seed: null, deal: { anchor, index: 1, commitments, link: null, words: null } }
  const before = { match: id, you: 0, state: 'dealing', fair } as unknown as TableInfo
  function over(word: string | null): { readonly table: TableInfo; readonly played: object; readonly shown: readonly ShownView[] } {
    const words = [word, other]
    const seed = combineSeed(id, link, commitments, words)
    const shownFair = { ...fair, seed, deal: { ...fair.deal, link, words } }
    const match = played(game, seed)
    return {
      table: { ...before, state: 'over', fair: shownFair },
      played: writeMatch(match, { snapshot: false }),
      shown: shownOf(match, 0),
    }
  }
  return { before, over, page, other }
}

describe('the word of this device', () => {
  it('is stored with all commitments before it is revealed, and found after a reload', async () => {
    const lasting = fakeBackend('indexeddb')
    const store = () => new KeyValueStore([lasting, memoryBackend()])
    const commitment = await createCommitment(store())
    const { before, over, page } = server(commitment)
    expect(await readStoredDealEvidence(id, store())).toBeNull()
    const word = await recordDealBeforeReveal(before, store())
    expect(commitmentOf(word!)).toBe(commitment)
    const stored = await readStoredDealEvidence(id, store())
    expect(stored).toMatchObject({ seat: 0, word, hash: before.fair.hash, commitments: before.fair.deal!.commitments, confirmed: false })
    // Reloaded before the server answered: the same word is sent again.
    expect(await recordDealBeforeReveal(before, store())).toBe(word)
    await markRevealAcknowledged(id, store())
    const shownFair = over(word)
    await recordSeenViews(id, shownFair.shown, store())
    const result = checkOnlineDeal({ ...shownFair, ...(await notesOf(store())), page, game })
    expect(result).toEqual({ problems: [], unchecked: [], against: 'device', older: false, replaced: [], ownReplaced: false })
  })

  it('is not revealed to a server with other commitments, nor for another match', async () => {
    const store = new KeyValueStore(createBackends())
    const commitment = await createCommitment(store)
    const { before } = server(commitment)
    expect(await recordDealBeforeReveal(before, store)).not.toBeNull()
    const other = server(commitment, sha256('a tip that deals better')).before
    expect(await recordDealBeforeReveal(other, store)).toBeNull()
    expect((await readStoredDealEvidence(id, store))!.hash).toBe(before.fair.hash)
    expect(await recordDealBeforeReveal({ ...before, match: 'f'.repeat(20) }, store)).toBeNull()
  })

  it('is missing where another device committed, and the check says so', async () => {
    const store = new KeyValueStore(createBackends())
    const { before, over, page } = server(commitmentOf(sha256('chosen elsewhere')))
    expect(await recordDealBeforeReveal({ ...before, you: null }, store)).toBeNull()
    expect(await readStoredDealEvidence(id, store)).toBeNull()
    expect(await recordDealBeforeReveal(before, store)).toBeNull()
    expect(await readStoredDealEvidence(id, store)).toMatchObject({ word: null })
    for (const word of [sha256('chosen elsewhere'), null])
      expect(checkOnlineDeal({ ...over(word), ...(await notesOf(store)), page, game })).toMatchObject({ problems: [], against: 'other' })
  })

  it('is not revealed where the seat has a foreign commitment, which is reported as a breach', async () => {
    const store = new KeyValueStore(createBackends())
    await recordSentCommitment(id, await createCommitment(store), store)
    const { before, over, page } = server(commitmentOf(sha256('the server’s own')))
    expect(await recordDealBeforeReveal(before, store)).toBeNull()
    // Detected as soon as commitments are shown, and after the match, whatever word is shown.
    expect(hasForeignCommitment(before, await readSentCommitments(id, store))).toBe(true)
    for (const word of [sha256('the server’s own'), null])
      expect(checkOnlineDeal({ ...over(word), ...(await notesOf(store)), page, game }).problems).toEqual(['ownCommitment'])
    // Also by a device whose page was closed during the deal.
    expect(checkOnlineDeal({ ...over(null), ...(await notesOf(store)), stored: null, page, game }).problems).toEqual(['ownCommitment'])
    // And where the seat is claimed to be a bot.
    const { deal } = before.fair
    const none = { ...before, fair: { ...before.fair, deal: { ...deal!, commitments: [null, deal!.commitments![1]!] } } }
    expect(hasForeignCommitment(none, await readSentCommitments(id, store))).toBe(true)
  })

  it('may be one of several sent for a seat, and is assigned to the rematch when its id is known', async () => {
    const store = new KeyValueStore(createBackends())
    const [first, second] = [await createCommitment(store), await createCommitment(store)]
    for (const commitment of [first, second, first]) await recordSentCommitment(id, commitment, store)
    for (const commitment of [first, second])
      expect(hasForeignCommitment(server(commitment).before, await readSentCommitments(id, store))).toBe(false)
    await forgetSentCommitment(id, second, store)
    expect(await readSentCommitments(id, store)).toEqual([first])
    await recordSentCommitment(rematchKeyOf(id), second, store)
    await moveOwnCommitmentsToRematch(id, 'f'.repeat(20), store)
    expect(await readSentCommitments('f'.repeat(20), store)).toEqual([second])
  })

  it('expires', async () => {
    const store = new KeyValueStore(createBackends())
    for (let i = 0; i < 130; i++) await createCommitment(store)
    const left = await store.keys('deal/word/')
    expect(left.length).toBeLessThan(120)
    expect(left.length).toBeGreaterThan(59)
  })
})

describe('the check after the match', () => {
  async function atEnd(word: (own: string) => string | null = (own) => own) {
    const store = new KeyValueStore(createBackends())
    const shownFair = server(await createCommitment(store))
    const own = (await recordDealBeforeReveal(shownFair.before, store))!
    const over = shownFair.over(word(own))
    await recordSeenViews(id, over.shown, store)
    const notes = await notesOf(store)
    return { ...over, ...notes, stored: notes.stored!, page: shownFair.page, game }
  }

  it('names what it was compared with', async () => {
    const end = await atEnd()
    expect(checkOnlineDeal(end).against).toBe('device')
    expect(checkOnlineDeal({ ...end, stored: null })).toMatchObject({ problems: [], against: 'list' })
    expect(checkOnlineDeal({ ...end, stored: null, page: null })).toMatchObject({ problems: [], against: 'itself' })
  })

  it('names what could not be checked, and does not count it as fair', async () => {
    const end = await atEnd()
    expect(checkOnlineDeal(end).unchecked).toEqual([])
    expect(checkOnlineDeal({ ...end, page: null }).unchecked).toEqual(['page'])
    expect(checkOnlineDeal({ ...end, played: null }).unchecked).toEqual(['record'])
    expect(checkOnlineDeal({ ...end, played: { ...end.played, version: game.version + 1 } })).toMatchObject({
      problems: [],
      unchecked: ['rules'],
    })
    expect(checkOnlineDeal({ ...end, seen: null })).toMatchObject({ problems: [], unchecked: ['opening'] })
    const { 0: _, ...late } = end.seen!
    expect(checkOnlineDeal({ ...end, seen: late })).toMatchObject({ problems: [], unchecked: ['opening'] })
  })

  it('detects a record that differs from the match shown, although dealt from the seed', async () => {
    const end = await atEnd()
    const { seed } = end.table.fair
    for (const another of [played(game, seed!, { otherwise: true }), played(game, seed!, { moves: 3 })])
      expect(checkOnlineDeal({ ...end, played: writeMatch(another, { snapshot: false }) }).problems).toEqual(['views'])
    // Hands not dealt from the committed seed.
    const store = new KeyValueStore(createBackends())
    const tiles = domino.game as unknown as GamePackage['game']
    const [shownFair, shown] = [played(tiles, seed!), played(tiles, 'chosen by the server')]
    await recordSeenViews(id, shownOf(shown, 0).slice(0, 1), store)
    const evidence = { ...end, game: tiles, played: writeMatch(shownFair, { snapshot: false }) }
    expect(checkOnlineDeal({ ...evidence, seen: await readSeenViews(id, store) }).problems).toEqual(['views'])
    // With both in doubt, neither is accepted.
    await recordSeenViews(id, shownOf(shownFair, 0), store)
    expect(checkOnlineDeal({ ...evidence, seen: await readSeenViews(id, store) }).problems).toEqual(['views'])
  })

  it('accepts a match with an undo', async () => {
    const end = await atEnd()
    const store = new KeyValueStore(createBackends())
    const match = played(game, end.table.fair.seed!, { moves: 1 })
    await recordSeenViews(id, shownOf(match, 0), store)
    expect(match.undo(0)).toBeNull()
    await recordSeenViews(id, [{ seq: 2, view: match.view(0) }], store)
    match.play(0, match.moves(0).at(-1))
    await recordSeenViews(id, [{ seq: 3, view: match.view(0) }], store)
    match.resign(1)
    await recordSeenViews(id, [{ seq: 4, view: match.view(0) }], store)
    const result = checkOnlineDeal({ ...end, seen: await readSeenViews(id, store), played: writeMatch(match, { snapshot: false }) })
    expect(result).toMatchObject({ problems: [], unchecked: [] })
  })

  it('names the replaced word, and reports a problem where this device’s had been confirmed', async () => {
    const end = await atEnd(() => null)
    expect(checkOnlineDeal(end)).toMatchObject({ problems: [], replaced: [0], ownReplaced: true })
    expect(checkOnlineDeal(await atEnd()).ownReplaced).toBe(false)
    expect(checkOnlineDeal({ ...end, stored: { ...end.stored, confirmed: true } }).problems).toEqual(['ownWord'])
  })

  it('detects every difference from the stored data', async () => {
    const end = await atEnd()
    const changed = sha256('changed')
    const { stored } = end
    const parts: readonly [keyof StoredDealEvidence, Partial<StoredDealEvidence>][] = [
      ['hash', { hash: changed }],
      ['anchor', { anchor: { ...stored.anchor, value: changed } }],
      ['index', { index: 2 }],
      ['commitments', { commitments: [stored.commitments[0]!, changed] }],
      ['word', { word: changed }],
    ]
    for (const [name, part] of parts) expect(checkOnlineDeal({ ...end, stored: { ...stored, ...part } }).problems, name).not.toEqual([])
  })

  it('detects a match dealt from another seed', async () => {
    const end = await atEnd()
    expect(checkOnlineDeal({ ...end, played: writeMatch(played(game, 'another'), { snapshot: false }) }).problems).toEqual(['match'])
  })

  it('reports for a match of an earlier version that the server chose the seed alone', () => {
    const fair = { hash: sha256('seed'), seed: 'seed', deal: null }
    const table = { match: id, fair, you: 0 }
    const nothing = { stored: null, sent: [], seen: null, page: null, played: null, game }
    expect(checkOnlineDeal({ table, ...nothing })).toMatchObject({ problems: [], older: true })
    expect(checkOnlineDeal({ table: { ...table, fair: { ...fair, seed: 'b' } }, ...nothing }).problems).toEqual(['seed'])
  })
})
