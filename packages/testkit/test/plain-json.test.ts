import { assert, array, constant, dictionary, double, oneof, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deepFreeze, isFrozenError } from '../src/deep-freeze.ts'
import { whyNotPlainJson } from '../src/plain-json.ts'

class Box {
  inside = 1
}

describe('whyNotPlain', () => {
  it.each([
    [{ a: [1, { b: undefined }] }, '/a/1/b is of type undefined'],
    [{ a: -0 }, '/a is -0'],
    [[Number.NaN], '/0 is NaN'],
    [{ a: new Map() }, '/a is an instance of Map'],
    [new Box(), 'the value is an instance of Box'],
    [Object.assign([], { length: 2 }), 'the value is an array with holes or extra keys'],
    [Object.assign([1], { extra: 1 }), 'the value is an array with holes or extra keys'],
    [{ [Symbol('a')]: 1 }, 'the value has a symbol for a key'],
    [Object.defineProperty({}, 'a', { value: 1 }), '/a is an accessor or cannot be listed'],
    [{ a: 1n }, '/a is of type bigint'],
    [{ a: () => 1 }, '/a is of type function'],
  ])('finds %o', (value, why) => {
    expect(whyNotPlainJson(value)).toBe(why)
  })

  it('accepts plain JSON', () => {
    const leaf = oneof(
      string(),
      constant(null),
      constant(true),
      double({ noNaN: true, noDefaultInfinity: true }).map((one) => one + 0),
    )
    assert(
      property(
        array(dictionary(string(), oneof(leaf, array(leaf)))),
        (value) => whyNotPlainJson(JSON.parse(JSON.stringify(value))) === null,
      ),
    )
  })
})

describe('deepFreeze', () => {
  it.each([
    ['assigning', (value: { list: number[] }) => (value.list[0] = 2)],
    ['adding', (value: { list: number[] }) => value.list.push(2)],
    ['removing', (value: { list: number[] }) => value.list.pop()],
    ['sorting', (value: { list: number[] }) => value.list.sort()],
    ['deleting', (value: { list?: number[] }) => delete value.list],
  ])('makes %s throw an error that is known as such', (_, change) => {
    const value = deepFreeze({ list: [1, 0] })
    let caught: unknown
    try {
      change(value)
    } catch (error) {
      caught = error
    }
    expect(isFrozenError(caught)).toBe(true)
  })
})
