import { expect, test } from 'vitest'
import { readArguments, UsageError, usageLines, integerFlag, type Command } from '../src/command.ts'

const command: Command = {
  name: 'stir',
  positionals: '<pot>',
  flags: { times: 'how often' },
  about: 'Stirs a pot.',
  run: () => ({ data: null, lines: [] }),
}

test('reads arguments, flags and --json in any order', () => {
  expect(readArguments(command, ['--json', 'soup', '--times', '3'])).toEqual({ positionals: ['soup'], flags: { times: '3' }, json: true })
})

test.each([
  [['soup', '--tines', '3'], /tines/],
  [['soup', '--times'], /times/],
  [['soup', 'stew'], /"stew" is one word too many/],
  [[], /<pot> is missing/],
])('refuses %j by name', (argv, message) => {
  expect(() => readArguments(command, argv)).toThrow(UsageError)
  expect(() => readArguments(command, argv)).toThrow(message)
})

test('an argument in brackets is optional, and an extra one is still rejected', () => {
  const open = { ...command, positionals: '<pot> [spoon]' }
  expect(readArguments(open, ['soup']).positionals).toEqual(['soup'])
  expect(readArguments(open, ['soup', 'wood']).positionals).toEqual(['soup', 'wood'])
  expect(() => readArguments(open, [])).toThrow(/<pot> is missing/)
  expect(() => readArguments(open, ['soup', 'wood', 'lid'])).toThrow(/"lid" is one word too many/)
  expect(readArguments({ ...command, positionals: '' }, []).positionals).toEqual([])
})

test.each(['0', '-1', '1.5', '1e3', 'many', '', '2000000000'])('rejects %j as an integer', (times) => {
  expect(() => integerFlag({ positionals: [], flags: { times }, json: false }, 'times', 1)).toThrow(/--times takes a whole number from 1/)
})

test('usage names every flag and --json', () => {
  const usage = usageLines(command).join('\n')
  for (const word of ['lab stir <pot>', '--times', '--json', 'Stirs a pot.']) expect(usage).toContain(word)
})
