import { expect, test } from 'vitest'
import { isShortcutActive } from '../src/table/use-shortcuts.ts'

/** An element that answers `closest` for the selectors it lies within. */
function focus(...within: ('control' | 'mirror' | 'writing')[]): Element {
  function lies(selector: string): boolean {
    if (selector === '.stage-mirror') return within.includes('mirror')
    return within.includes(selector.includes('button') ? 'control' : 'writing')
  }
  return { closest: (selector: string) => lies(selector) || null } as unknown as Element
}

test('shortcuts act when nothing has focus', () => {
  expect(isShortcutActive('u', null, false)).toBe(true)
  expect(isShortcutActive(' ', focus(), false)).toBe(true)
})

test('a focused control receives all keys', () => {
  expect(isShortcutActive('u', focus('control'), false)).toBe(false)
  expect(isShortcutActive(' ', focus('control'), false)).toBe(false)
})

test('a cell of the board receives only the keys that press it', () => {
  expect(isShortcutActive('u', focus('control', 'mirror'), false)).toBe(true)
  expect(isShortcutActive(' ', focus('control', 'mirror'), false)).toBe(false)
  expect(isShortcutActive('enter', focus('control', 'mirror'), false)).toBe(false)
})

test('no shortcuts behind an open dialog', () => {
  expect(isShortcutActive('u', null, true)).toBe(false)
})

test('help works from any button, but not from a text field', () => {
  expect(isShortcutActive('?', focus('control'), false)).toBe(true)
  expect(isShortcutActive('?', focus('control', 'writing'), false)).toBe(false)
  expect(isShortcutActive('?', null, true)).toBe(false)
})
