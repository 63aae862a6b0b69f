import { domino, type DominoKinds } from '@parlor/domino'
import { dots } from '@parlor/dots'
import { isRejection, Match, sha256, writeMatch, type GamePackage } from '@parlor/kernel'
import { mahjong, type MahjongKinds } from '@parlor/mahjong'
import { chainBack, commitmentOf, pageHash, seedOf, type AnchorPage, type StoredDeal, type TableInfo } from '@parlor/protocol'
import { describe, expect, it } from 'vitest'
import { checkDeal } from '../src/games/domino/fair.tsx'
import { checkRun } from '../src/games/mahjong/fair.tsx'
import { judgeDeal } from '../src/online/fair.ts'
import { confirmDeal, newCommitment, noteDeal, storedDeal } from '../src/storage/deals.ts'
import { keepSeal, storedSeal } from '../src/storage/seals.ts'
import { memoryShelf } from '../src/storage/shelf.ts'
import { Vault } from '../src/storage/vault.ts'
import { shelfOf } from './fakes.ts'

const id = '0123456789abcdef0123'
const game = dots.game as unknown as GamePackage['game']

function played(rules: GamePackage['game'], seed: string): Match {
  const match = Match.begin(rules, { options: rules.options.presets[0]!.options, seed })
  if (isRejection(match)) throw new Error(match.rejected)
  while (!match.outcome) {
    const { seat } = match.state.pending[0] as { seat: number }
    match.play(seat, match.moves(seat)[0])
  }
  return match
}

/** A server that deals honestly: two people, of whom this device is the first. */
function server(commitment: string, tip = sha256('tip')) {
  const other = sha256('the other one’s word')
  const link = chainBack(tip, 15)
  const draft = { page: 1, at: 5, previous: '0'.repeat(64), anchors: [chainBack(tip, 16)] }
  const page: AnchorPage = { ...draft, hash: pageHash(draft) }
  const anchor = { page: 1, hash: page.hash, place: 0, value: page.anchors[0]! }
  const commitments = [commitment, commitmentOf(other)]
  const fair = { hash: sha256(link), seed: null, deal: { anchor, index: 1, commitments, link: null, words: null } }
  const before = { match: id, you: 0, state: 'dealing', fair } as unknown as TableInfo
  function over(word: string | null): { readonly table: TableInfo; readonly played: object } {
    const words = [word, other]
    const seed = seedOf(id, link, commitments, words)
    const told = { ...fair, seed, deal: { ...fair.deal, link, words } }
    return { table: { ...before, state: 'over', fair: told }, played: writeMatch(played(game, seed), { snapshot: false }) }
  }
  return { before, over, page, other }
}

const shelves = () => [shelfOf('indexeddb'), memoryShelf()] as const

describe('the word of this device', () => {
  it('is kept with everything that fixes the deal before it is revealed, and found again after a reload', async () => {
    const lasting = shelfOf('indexeddb')
    const vault = () => new Vault([lasting, memoryShelf()])
    const commitment = await newCommitment(vault())
    const { before, over, page } = server(commitment)
    expect(await storedDeal(id, vault())).toBeNull()
    const word = await noteDeal(before, vault())
    expect(commitmentOf(word!)).toBe(commitment)
    const stored = await storedDeal(id, vault())
    expect(stored).toMatchObject({ seat: 0, word, hash: before.fair.hash, commitments: before.fair.deal!.commitments, confirmed: false })
    // The page was loaded anew before the server had answered: the same word goes out again.
    expect(await noteDeal(before, vault())).toBe(word)
    await confirmDeal(id, vault())
    const told = over(word)
    const verdict = judgeDeal({ ...told, stored: await storedDeal(id, vault()), page, game })
    expect(verdict).toEqual({ problems: [], against: 'device', older: false, replaced: [] })
  })

  it('is not revealed again to a server that tells another story, nor for another match', async () => {
    const vault = new Vault(shelves())
    const commitment = await newCommitment(vault)
    const { before } = server(commitment)
    expect(await noteDeal(before, vault)).not.toBeNull()
    const other = server(commitment, sha256('a tip that deals better')).before
    expect(await noteDeal(other, vault)).toBeNull()
    expect((await storedDeal(id, vault))!.hash).toBe(before.fair.hash)
    expect(await noteDeal({ ...before, match: 'f'.repeat(20) }, vault)).toBeNull()
  })

  it('is none where another device committed, or nobody sits there', async () => {
    const vault = new Vault(shelves())
    const { before } = server(commitmentOf(sha256('chosen elsewhere')))
    expect(await noteDeal({ ...before, you: null }, vault)).toBeNull()
    expect(await storedDeal(id, vault)).toBeNull()
    expect(await noteDeal(before, vault)).toBeNull()
    expect(await storedDeal(id, vault)).toMatchObject({ word: null })
  })

  it('does not stay for ever', async () => {
    const vault = new Vault(shelves())
    for (let i = 0; i < 130; i++) await newCommitment(vault)
    const left = await vault.keys('deal/word/')
    expect(left.length).toBeLessThan(120)
    expect(left.length).toBeGreaterThan(59)
  })
})

describe('the check after the match', () => {
  async function atEnd(word: (own: string) => string | null = (own) => own) {
    const vault = new Vault(shelves())
    const told = server(await newCommitment(vault))
    const own = (await noteDeal(told.before, vault))!
    const stored = (await storedDeal(id, vault))!
    return { ...told.over(word(own)), page: told.page, stored, game, own, other: told.other }
  }

  it('says against what it was compared', async () => {
    const end = await atEnd()
    expect(judgeDeal(end).against).toBe('device')
    expect(judgeDeal({ ...end, stored: null })).toMatchObject({ problems: [], against: 'list' })
    expect(judgeDeal({ ...end, stored: null, page: null })).toMatchObject({ problems: [], against: 'itself' })
  })

  it('says whose word was replaced, and objects where this device’s had been confirmed', async () => {
    const end = await atEnd(() => null)
    expect(judgeDeal(end)).toMatchObject({ problems: [], replaced: [0] })
    expect(judgeDeal({ ...end, stored: { ...end.stored, confirmed: true } }).problems).toEqual(['ownWord'])
  })

  it('notices every single thing that is not as it was stored', async () => {
    const end = await atEnd()
    const changed = sha256('changed')
    const { stored } = end
    const parts: readonly [keyof StoredDeal, Partial<StoredDeal>][] = [
      ['hash', { hash: changed }],
      ['anchor', { anchor: { ...stored.anchor, value: changed } }],
      ['index', { index: 2 }],
      ['commitments', { commitments: [stored.commitments[0]!, changed] }],
      ['word', { word: changed }],
    ]
    for (const [name, part] of parts) expect(judgeDeal({ ...end, stored: { ...stored, ...part } }).problems, name).not.toEqual([])
  })

  it('notices a match that was dealt from another seed', async () => {
    const end = await atEnd()
    expect(judgeDeal({ ...end, played: writeMatch(played(game, 'another'), { snapshot: false }) }).problems).toEqual(['match'])
  })

  it('says of a match of an earlier version that the server chose alone', () => {
    const fair = { hash: sha256('seed'), seed: 'seed', deal: null }
    const table = { match: id, fair }
    expect(judgeDeal({ table, stored: null, page: null, played: null, game })).toMatchObject({ problems: [], older: true })
    expect(
      judgeDeal({ table: { match: id, fair: { ...fair, seed: 'b' } }, stored: null, page: null, played: null, game }).problems,
    ).toEqual(['seed'])
  })
})

describe('a local deal', () => {
  it('is compared with the seal that was written down when it was dealt, not with one made from the same seed', async () => {
    const vault = new Vault(shelves())
    const run = played(mahjong.game as unknown as GamePackage['game'], 'first') as unknown as Match<MahjongKinds>
    const tiles = played(domino.game as unknown as GamePackage['game'], 'first') as unknown as Match<DominoKinds>
    await keepSeal('m', 'first', { vault })
    const seal = await storedSeal('m', vault)
    expect(checkRun(run, seal)).toBe('fair.yes')
    expect(checkDeal(tiles, seal)).toBe('fair.good')
    // Looking at the match again writes nothing over it.
    await keepSeal('m', 'exchanged', { vault })
    expect(await storedSeal('m', vault)).toBe(seal)
    const exchanged = played(mahjong.game as unknown as GamePackage['game'], 'exchanged') as unknown as Match<MahjongKinds>
    const others = played(domino.game as unknown as GamePackage['game'], 'exchanged') as unknown as Match<DominoKinds>
    expect(checkRun(exchanged, seal)).toBe('fair.no')
    expect(checkDeal(others, seal)).toBe('fair.bad')
    // A seal that was changed on the device.
    expect(checkRun(run, sha256('changed'))).toBe('fair.no')
    expect(checkDeal(tiles, sha256('changed'))).toBe('fair.bad')
  })

  it('has a new seal when it is dealt anew, and says where none was written down', async () => {
    const vault = new Vault(shelves())
    await keepSeal('m', 'first', { vault })
    await keepSeal('m', 'second', { vault, anew: true })
    expect(await storedSeal('m', vault)).toBe(sha256('second'))
    expect(await storedSeal('another', vault)).toBeNull()
    expect(checkRun(played(mahjong.game as unknown as GamePackage['game'], 'x') as unknown as Match<MahjongKinds>, null)).toBe(
      'fair.unstored',
    )
    expect(checkDeal(played(domino.game as unknown as GamePackage['game'], 'x') as unknown as Match<DominoKinds>, null)).toBe(
      'fair.unstored',
    )
  })
})
