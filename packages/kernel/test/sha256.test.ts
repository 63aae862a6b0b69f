import { sha256 } from '@parlor/kernel/host'
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'

describe('sha256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
  ])('of %j', (text, sum) => {
    expect(sha256(text)).toBe(sum)
  })

  it('agrees with another implementation at every length around the blocks', () => {
    for (let length = 0; length < 200; length++) {
      const text = 'The hash is shown before, the seed after. '.repeat(5).slice(0, length)
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
    }
  })

  it('takes any text as UTF-8', () => {
    for (const text of ['Füße', '汉字', '🀄🁓', 'a\u0000b', '\ud800', '\udc00x', 'e\u0301', '\uffff'])
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
    expect(sha256('a'.repeat(100_000))).toBe(createHash('sha256').update('a'.repeat(100_000)).digest('hex'))
  })
})
