import { expect, test } from 'vitest'
import { mayAct } from '../src/table/shortcuts.ts'

/** An element that answers `closest` for the selectors it lies within. */
function focus(...within: ('control' | 'mirror')[]): Element {
  return {
    closest: (selector: string) => (selector === '.stage-mirror' ? within.includes('mirror') : within.includes('control')) || null,
  } as unknown as Element
}

test('shortcuts act when nothing has focus', () => {
  expect(mayAct('u', null, false)).toBe(true)
  expect(mayAct(' ', focus(), false)).toBe(true)
})

test('a focused control keeps all keys to itself', () => {
  expect(mayAct('u', focus('control'), false)).toBe(false)
  expect(mayAct(' ', focus('control'), false)).toBe(false)
})

test('a square of the board keeps only the keys that press it', () => {
  expect(mayAct('u', focus('control', 'mirror'), false)).toBe(true)
  expect(mayAct(' ', focus('control', 'mirror'), false)).toBe(false)
  expect(mayAct('enter', focus('control', 'mirror'), false)).toBe(false)
})

test('nothing acts behind an open window', () => {
  expect(mayAct('u', null, true)).toBe(false)
})
