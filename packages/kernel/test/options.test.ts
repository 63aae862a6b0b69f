import { describe, expect, test } from 'vitest'
import { emptyOptionSchema, readOptions, reject, type OptionSchema } from '@parlor/kernel'
import { completeOptions, defaultOptions, readSeatSecrets } from '@parlor/kernel/host'

interface TestOptions {
  size: number
  pace: 'slow' | 'fast' | 0
  open: boolean
  name: string
}

const schema: OptionSchema<TestOptions> = {
  fields: {
    size: { kind: 'integer', min: 0, max: 9, default: 5 },
    pace: { kind: 'choice', values: ['slow', 'fast', 0], default: 'slow' },
    open: { kind: 'switch', default: true },
    name: { kind: 'text', maxLength: 3, default: 'abc', when: { field: 'open', is: true } },
  },
  presets: [{ id: 'usual', options: { size: 5, pace: 'slow', open: true, name: 'abc' } }],
  check: ({ size, pace }) => (size > 8 && pace === 'slow' ? reject('wish.tooSlow') : null),
}

const usual = defaultOptions(schema)

describe('options', () => {
  test('start at the defaults', () => {
    expect(usual).toEqual({ size: 5, pace: 'slow', open: true, name: 'abc' })
  })

  test('are read into a value of their own, in the order of the schema', () => {
    const outside = { name: 'x', open: false, pace: 'fast', size: 0 }
    const read = readOptions(schema, outside)
    expect(read).toEqual(outside)
    expect(read).not.toBe(outside)
    expect(Object.keys(read)).toEqual(['size', 'pace', 'open', 'name'])
  })

  const refused: [string, unknown, string, Record<string, string | number>?][] = [
    ['null', null, 'options.notAnObject'],
    ['a list', [], 'options.notAnObject'],
    ['text', 'size', 'options.notAnObject'],
    ['a key too many', { ...usual, extra: 1 }, 'options.unknownKey', { key: 'extra' }],
    ['a long key too many', { ...usual, ['k'.repeat(500)]: 1 }, 'options.unknownKey', { key: 'k'.repeat(40) }],
    ['a key of the prototype', { ...usual, toString: 1 }, 'options.unknownKey', { key: 'toString' }],
    ['a key too few', { size: 5, pace: 'slow', open: true }, 'options.missingKey', { key: 'name' }],
    ['an inherited key', Object.assign(Object.create({ name: 'abc' }) as object, { size: 5 }), 'options.notAnObject'],
    ['too small', { ...usual, size: -1 }, 'options.notInRange', { key: 'size', min: 0, max: 9 }],
    ['too large', { ...usual, size: 10 }, 'options.notInRange', { key: 'size', min: 0, max: 9 }],
    ['a fraction', { ...usual, size: 1.5 }, 'options.notInRange', { key: 'size', min: 0, max: 9 }],
    ['−0', { ...usual, size: -0 }, 'options.notInRange', { key: 'size', min: 0, max: 9 }],
    ['NaN', { ...usual, size: Number.NaN }, 'options.notInRange', { key: 'size', min: 0, max: 9 }],
    ['a number as text', { ...usual, size: '5' }, 'options.notInRange', { key: 'size', min: 0, max: 9 }],
    ['no choice', { ...usual, pace: 'medium' }, 'options.notAChoice', { key: 'pace', choices: 'slow, fast, 0' }],
    ['−0 for the choice 0', { ...usual, pace: -0 }, 'options.notAChoice', { key: 'pace', choices: 'slow, fast, 0' }],
    ['1 for a switch', { ...usual, open: 1 }, 'options.notASwitch', { key: 'open' }],
    ['a number for text', { ...usual, name: 5 }, 'options.notText', { key: 'name' }],
    ['text too long', { ...usual, name: 'abcd' }, 'options.textTooLong', { key: 'name', limit: 3 }],
    ['what no field can tell', { ...usual, size: 9 }, 'wish.tooSlow'],
  ]
  test.each(refused)('are rejected with the reason: %s', (_name, value, code, params) => {
    expect(readOptions(schema, value)).toEqual(params ? { rejected: code, params } : { rejected: code })
  })

  test('are completed from the defaults or from a preset, and then read as strictly', () => {
    expect(completeOptions(schema, { size: 3 })).toEqual({ ...usual, size: 3 })
    expect(completeOptions(schema, { size: 3 }, { ...usual, pace: 'fast' })).toEqual({ ...usual, size: 3, pace: 'fast' })
    expect(completeOptions(schema, { size: 3, colour: 'red' })).toEqual({ rejected: 'options.unknownKey', params: { key: 'colour' } })
    expect(completeOptions(schema, JSON.parse('{"__proto__":{"size":3}}'))).toEqual({
      rejected: 'options.unknownKey',
      params: { key: '__proto__' },
    })
    expect(completeOptions(schema, 'size')).toEqual({ rejected: 'options.notAnObject' })
  })

  test('every preset can be read back', () => {
    for (const { options } of schema.presets) expect(readOptions(schema, options)).toEqual(options)
  })
})

describe('secrets', () => {
  test('are one per seat', () => {
    expect(readSeatSecrets(schema, [usual, usual], 2)).toEqual([usual, usual])
    expect(readSeatSecrets(emptyOptionSchema, [{}, {}, {}], 3)).toEqual([{}, {}, {}])
    for (const wrong of [[usual], [usual, usual, usual], { 0: usual, 1: usual, length: 2 }, null])
      expect(readSeatSecrets(schema, wrong, 2)).toEqual({ rejected: 'options.secretsPerSeat', params: { seats: 2 } })
  })

  test('are read as strictly as options', () => {
    expect(readSeatSecrets(schema, [usual, { ...usual, size: 9 }], 2)).toEqual({ rejected: 'wish.tooSlow' })
    expect(readSeatSecrets(emptyOptionSchema, [{}, { deck: 1 }], 2)).toEqual({ rejected: 'options.unknownKey', params: { key: 'deck' } })
  })
})

test('a field is of a kind that can hold its value', () => {
  const wrong: OptionSchema<{ size: number; open: boolean; colour: 'red' | 'blue' }> = {
    fields: {
      // @ts-expect-error a number is no switch
      size: { kind: 'switch', default: 3 },
      // @ts-expect-error a boolean is no integer
      open: { kind: 'integer', min: 0, max: 1, default: true },
      // @ts-expect-error two colours are no free text
      colour: { kind: 'text', maxLength: 4, default: 'red' },
    },
    presets: [],
  }
  expect(readOptions(wrong, defaultOptions(wrong))).toEqual({ rejected: 'options.notASwitch', params: { key: 'size' } })
})
