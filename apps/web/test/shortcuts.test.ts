import { expect, test } from 'vitest'
import { mayAct } from '../src/table/shortcuts.ts'

/** An element that answers `closest` for the selectors it lies within. */
function focus(...within: ('control' | 'mirror' | 'writing')[]): Element {
  function lies(selector: string): boolean {
    if (selector === '.stage-mirror') return within.includes('mirror')
    return within.includes(selector.includes('button') ? 'control' : 'writing')
  }
  return { closest: (selector: string) => lies(selector) || null } as unknown as Element
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

test('help comes from any button, but not out of a text that is being written', () => {
  expect(mayAct('?', focus('control'), false)).toBe(true)
  expect(mayAct('?', focus('control', 'writing'), false)).toBe(false)
  expect(mayAct('?', null, true)).toBe(false)
})
