import { sha256 } from '@parlor/kernel/host'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  followHashChain,
  commitmentOf,
  anchorPageHash,
  readResponse,
  seatsWithReplacedWord,
  replacementWordFor,
  combineSeed,
  verifyDeal,
  type AnchorPage,
  type DealProblem,
  type ServerDealEvidence,
  type StoredDealEvidence,
} from '../src/index.ts'

const match = '0123456789abcdef0123'
const hex = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'))

/** An honest server's deal: two people and a bot, and what the first of them stored before it. */
function honest({ tip = sha256('tip'), words = [sha256('ann'), sha256('ben')], index = 3, withheld = [] as number[] } = {}) {
  const link = followHashChain(tip, 16 - index)
  const anchor = { value: followHashChain(tip, 16), place: 1, page: 2 }
  const previous = { page: 1, at: 10, previous: '0'.repeat(64), anchors: [sha256('x')] }
  const draft = { page: 2, at: 20, previous: anchorPageHash(previous), anchors: [sha256('y'), anchor.value, sha256('z')] }
  const page: AnchorPage = { ...draft, hash: anchorPageHash(draft) }
  const commitments = [...words.map(commitmentOf), null]
  const revealed = [...words.map((word, seat) => (withheld.includes(seat) ? null : word)), null]
  const deal = { anchor: { ...anchor, hash: page.hash }, index, commitments, link, words: revealed }
  const evidence: ServerDealEvidence = {
    match,
    page,
    fair: { hash: sha256(link), seed: combineSeed(match, link, commitments, revealed), deal },
  }
  const stored: StoredDealEvidence = {
    seat: 0,
    word: words[0]!,
    hash: sha256(link),
    anchor: deal.anchor,
    index,
    commitments,
    confirmed: !withheld.includes(0),
  }
  return { evidence, stored, link, words, commitments, deal }
}

describe('an honest deal', () => {
  it('verifies, with and without the stored data, whatever the words and the link are', () => {
    fc.assert(
      fc.property(hex, hex, hex, fc.integer({ min: 1, max: 16 }), fc.subarray([0, 1]), (tip, ann, ben, index, withheld) => {
        const { evidence, stored, deal } = honest({ tip, words: [ann, ben], index, withheld })
        expect(verifyDeal(evidence, stored)).toEqual([])
        expect(verifyDeal(evidence, null)).toEqual([])
        expect(verifyDeal({ ...evidence, page: null }, stored)).toEqual([])
        expect(seatsWithReplacedWord(deal)).toEqual(withheld)
      }),
      { numRuns: 50 },
    )
  })

  it('changes its seed with any of its parts', () => {
    fc.assert(
      fc.property(hex, hex, hex, hex, (link, ann, ben, other) => {
        fc.pre(other !== link && other !== ann && other !== ben && ann !== ben)
        const seed = (l: string, a: string | null, b: string | null) =>
          combineSeed(match, l, [commitmentOf(ann), commitmentOf(ben)], [a, b])
        const seeds = [seed(link, ann, ben), seed(other, ann, ben), seed(link, other, ben), seed(link, ann, other), seed(link, ben, ann)]
        seeds.push(seed(link, null, ben), seed(link, ann, null), combineSeed('f'.repeat(20), link, [commitmentOf(ann), null], [ann, null]))
        expect(new Set(seeds).size).toBe(seeds.length)
      }),
      { numRuns: 50 },
    )
  })

  it('replaces a withheld word by what nobody without the link can tell', () => {
    const { link, commitments, evidence } = honest({ withheld: [1] })
    const replaced = combineSeed(match, link, commitments, [honest().words[0]!, replacementWordFor(link, commitments[1]!), null])
    expect(evidence.fair.seed).toBe(replaced)
    expect(replacementWordFor(sha256('another link'), commitments[1]!)).not.toBe(replacementWordFor(link, commitments[1]!))
  })
})

describe('a deal that was tampered with', () => {
  const { evidence, stored, link, words, commitments } = honest()
  const { fair } = evidence
  const deal = fair.deal!
  const other = sha256('other')
  const withDeal = (part: Partial<typeof deal>, seed = fair.seed): ServerDealEvidence => ({
    ...evidence,
    fair: { ...fair, seed, deal: { ...deal, ...part } },
  })

  it.each<[string, ServerDealEvidence, StoredDealEvidence | null, DealProblem[]]>([
    ['another hash than was stored', { ...evidence, fair: { ...fair, hash: other } }, stored, ['hash', 'link']],
    ['a stored hash that is another', evidence, { ...stored, hash: other }, ['hash']],
    ['another link', withDeal({ link: other }), stored, ['link', 'chain', 'seed']],
    ['another page number', withDeal({ anchor: { ...deal.anchor, page: 9 } }), stored, ['anchor', 'page']],
    ['another hash of the page', withDeal({ anchor: { ...deal.anchor, hash: other } }), stored, ['anchor', 'page']],
    ['another place on the page', withDeal({ anchor: { ...deal.anchor, place: 0 } }), stored, ['anchor', 'page']],
    ['another anchor', withDeal({ anchor: { ...deal.anchor, value: other } }), stored, ['anchor', 'chain', 'page']],
    ['another number in the chain', withDeal({ index: 2 }), stored, ['anchor', 'chain']],
    [
      'a commitment of somebody else that is another',
      withDeal({ commitments: [commitments[0]!, other, null] }),
      stored,
      ['commitments', 'word'],
    ],
    ['a seat more', withDeal({ commitments: [...commitments, null], words: [...words, null, null] }), stored, ['commitments', 'seed']],
    ['somebody else’s word', withDeal({ words: [words[0]!, other, null] }), stored, ['word', 'seed']],
    ['the own word', withDeal({ words: [other, words[1]!, null] }), stored, ['word', 'ownWord', 'seed']],
    ['the own word left out', withDeal({ words: [null, words[1]!, null] }), stored, ['ownWord', 'seed']],
    ['a word for a bot', withDeal({ words: [...words, other] }), stored, ['word']],
    ['another seed', withDeal({}, other), stored, ['seed']],
    ['another match', { ...evidence, match: 'f'.repeat(20) }, stored, ['seed']],
    ['no link', withDeal({ link: null }), stored, ['incomplete']],
    ['no words', withDeal({ words: null }), stored, ['incomplete']],
    ['no commitments', withDeal({ commitments: null }), stored, ['incomplete']],
    ['fewer words than commitments', withDeal({ words: [words[0]!] }), stored, ['incomplete']],
    ['no seed', { ...evidence, fair: { ...fair, seed: null } }, stored, ['incomplete']],
    ['no deal, where there was one', { ...evidence, fair: { hash: sha256('s'), seed: 's', deal: null } }, stored, ['incomplete']],
    ['a published page with another anchor', { ...evidence, page: { ...evidence.page!, anchors: [other, other, other] } }, null, ['page']],
    ['a published page with another time', { ...evidence, page: { ...evidence.page!, at: 21 } }, null, ['page']],
    ['a published page after another', { ...evidence, page: { ...evidence.page!, previous: other } }, null, ['page']],
  ])('is noticed: %s', (_, evidence, stored, problems) => expect(verifyDeal(evidence, stored)).toEqual(problems))

  it('is noticed when the server swaps its whole link after it saw the words', () => {
    // Consistent in itself: only what was stored before, or published, reveals it.
    const swapped = honest({ tip: sha256('a tip that deals better') })
    expect(verifyDeal({ ...swapped.evidence, page: null }, null)).toEqual([])
    expect(verifyDeal({ ...swapped.evidence, page: null }, stored)).toEqual(['hash', 'anchor'])
    expect(verifyDeal({ ...swapped.evidence, page: evidence.page }, null)).toEqual(['page'])
  })

  it('is noticed when the server drops a word that it had confirmed, and makes the seed without it', () => {
    const dropped = honest({ withheld: [0] })
    expect(verifyDeal(dropped.evidence, stored)).toEqual(['ownWord'])
    // Without an acknowledgement the delay cannot be attributed: reported as replaced.
    expect(verifyDeal(dropped.evidence, dropped.stored)).toEqual([])
    expect(seatsWithReplacedWord(dropped.deal)).toEqual([0])
  })

  it('is noticed when another player’s commitment and word are exchanged together', () => {
    const exchanged = honest({ words: [words[0]!, other] })
    expect(verifyDeal(exchanged.evidence, stored)).toEqual(['commitments'])
    expect(link).toBe(exchanged.link)
  })
})

it('verifies a match of the older scheme by its fingerprint', () => {
  const fair = { hash: sha256('seed'), seed: 'seed', deal: null }
  expect(verifyDeal({ match, fair, page: null }, null)).toEqual([])
  expect(verifyDeal({ match, fair: { ...fair, seed: 'another' }, page: null }, null)).toEqual(['seed'])
})

it('reads a published page strictly', () => {
  const { page } = honest().evidence
  expect(readResponse('anchorPage', page)).toEqual(page)
  expect(readResponse('anchorPage', { ...page, hash: 'x' })).toMatchObject({ rejected: 'protocol.badField' })
})
