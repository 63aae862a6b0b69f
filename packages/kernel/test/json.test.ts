import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hashJson, hasExactKeys, isPlainObject, isRejection, readJson } from '@parlor/kernel'
import { canonicalJson } from '@parlor/kernel/host'
import { hashText } from '../src/hash.ts'

const limits = { characters: 100_000, depth: 64 }

/** Any valid JSON value. */
const json = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('__proto__'))

describe('canonical JSON', () => {
  test('sorts keys at every depth and adds no spaces', () => {
    expect(canonicalJson({ b: [{ d: 1, c: null }], a: 'x', A: true })).toBe('{"A":true,"a":"x","b":[{"c":null,"d":1}]}')
  })

  test('is JSON: reading it gives the value back', () => {
    fc.assert(
      fc.property(json, (value) => {
        // One round trip, which turns −0 into 0.
        const clean: unknown = JSON.parse(JSON.stringify(value))
        expect(JSON.parse(canonicalJson(clean))).toEqual(clean)
      }),
    )
  })

  test('is one text for equal values, whatever the order of their keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.integer()), (object) => {
        expect(canonicalJson(Object.fromEntries(Object.entries(object).reverse()))).toBe(canonicalJson(object))
      }),
    )
  })

  class Card {}
  const cycle: unknown[] = []
  cycle.push(cycle)
  const refused: [string, unknown][] = [
    ['NaN', Number.NaN],
    ['Infinity', Number.POSITIVE_INFINITY],
    ['−0', -0],
    ['undefined', undefined],
    ['a function', () => 1],
    ['a symbol', Symbol('s')],
    ['a bigint', 1n],
    ['a Date', new Date(0)],
    ['a Map', new Map()],
    ['a class instance', new Card()],
    ['a typed array', new Uint8Array(2)],
    // eslint-disable-next-line no-sparse-arrays -- the hole is what is tested
    ['a hole', [1, , 2]],
    ['a cycle', cycle],
  ]
  test.each(refused)('rejects %s, alone and inside', (_name, value) => {
    expect(() => canonicalJson(value)).toThrow()
    expect(() => canonicalJson({ deep: [value] })).toThrow()
  })
})

describe('hashes', () => {
  test('never change: records are checked by them', () => {
    expect(hashText('')).toBe('0ad532ec6131be34')
    expect(hashText('parlor')).toBe('b249b9aad8c4efd0')
    expect(hashJson({ b: [1, 2.5, -3], a: 'x', c: null })).toBe('50d41229e8551dbb')
    expect(hashJson({ c: null, a: 'x', b: [1, 2.5, -3] })).toBe('50d41229e8551dbb')
  })

  test('differ for texts that hardly differ', () => {
    const seen = new Set<string>()
    for (let i = 0; i < 50_000; i++) seen.add(hashText(`[${i % 7},${i}]`))
    expect(seen.size).toBe(50_000)
  })

  test('change in about half their bits with one letter', () => {
    let flipped = 0
    for (let i = 0; i < 500; i++) {
      const [a, b] = [hashText(`state ${i}`), hashText(`state ${i}!`)].map((hash) => BigInt(`0x${hash}`)) as [bigint, bigint]
      flipped += (a ^ b).toString(2).replaceAll('0', '').length
    }
    expect(Math.abs(flipped / 500 - 32)).toBeLessThan(1)
  })
})

describe('plain objects', () => {
  test('are distinguished from everything else', () => {
    expect([{}, { a: 1 }, Object.create(null)].every(isPlainObject)).toBe(true)
    expect([null, undefined, [], 'a', 1, new Map(), new (class {})(), () => 1].some(isPlainObject)).toBe(false)
  })

  test('have exactly the keys asked for, and own them', () => {
    expect(hasExactKeys({ a: 1, b: 2 }, ['b', 'a'])).toBe(true)
    expect(hasExactKeys({ a: 1 }, ['a', 'b'])).toBe(false)
    expect(hasExactKeys({ a: 1, b: 2, c: 3 }, ['a', 'b'])).toBe(false)
    expect(hasExactKeys({ a: 1 }, ['toString'])).toBe(false)
    expect(hasExactKeys([], [])).toBe(false)
  })
})

describe('untrusted JSON', () => {
  test('is parsed', () => {
    fc.assert(
      fc.property(json, (value) => {
        const text = JSON.stringify(value)
        expect(readJson(text, limits)).toEqual({ value: JSON.parse(text) })
      }),
    )
  })

  test('is rejected when too large, before it is parsed', () => {
    expect(readJson(`"${'x'.repeat(100_000)}"`, limits)).toEqual({
      rejected: 'json.tooLarge',
      params: { characters: 100_002, limit: 100_000 },
    })
  })

  test('is rejected when too deep, before it is parsed', () => {
    expect(readJson('['.repeat(64) + ']'.repeat(64), limits)).not.toSatisfy(isRejection)
    expect(readJson('['.repeat(65) + ']'.repeat(65), limits)).toEqual({ rejected: 'json.tooDeep', params: { depth: 65, limit: 64 } })
    expect(readJson('{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000), limits)).toMatchObject({
      rejected: 'json.tooDeep',
      params: { depth: 10_000, limit: 64 },
    })
  })

  test('may hold brackets inside text', () => {
    const text = JSON.stringify(['['.repeat(500), '\\"['.repeat(100), '\\'])
    expect(readJson(text, { ...limits, depth: 1 })).toEqual({ value: JSON.parse(text) })
  })

  test.each(['{"__proto__":{"admin":true}}', '[{"a":{"__proto__":1}}]', '{"\\u005f_proto__":{}}'])(
    'may not name a prototype: %s',
    (text) => {
      expect(readJson(text, limits)).toEqual({ rejected: 'json.forbiddenKey', params: { key: '__proto__' } })
    },
  )

  test.each(['', '{', '{"a":1,}', "{'a':1}", '[1 2]', 'NaN', 'undefined', '\u0000', '"\n"'])('is rejected when malformed: %j', (text) => {
    expect(readJson(text, limits)).toEqual({ rejected: 'json.malformed' })
  })

  test('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void readJson(text, limits)))
  })
})
