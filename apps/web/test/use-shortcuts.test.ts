import { expect, test } from 'vitest'
import { isShortcutActive } from '../src/table/use-shortcuts.ts'

/** An element that answers `closest` for the selectors it lies within. */
function focus(...within: ('control' | 'table-view' | 'writing')[]): Element {
  function lies(selector: string): boolean {
    if (selector === '.table-view') return within.includes('table-view')
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
  expect(isShortcutActive('u', focus('control', 'table-view'), false)).toBe(true)
  expect(isShortcutActive(' ', focus('control', 'table-view'), false)).toBe(false)
  expect(isShortcutActive('enter', focus('control', 'table-view'), false)).toBe(false)
})

test('no shortcuts behind an open dialog', () => {
  expect(isShortcutActive('u', null, true)).toBe(false)
})

test('help works from any button, but not from a text field', () => {
  expect(isShortcutActive('?', focus('control'), false)).toBe(true)
  expect(isShortcutActive('?', focus('control', 'writing'), false)).toBe(false)
  expect(isShortcutActive('?', null, true)).toBe(false)
})
