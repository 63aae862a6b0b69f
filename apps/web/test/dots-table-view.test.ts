import { dots, moveAt, previewMove, type DotsView } from '@parlor/dots'
import { isRejection } from '@parlor/kernel'
import { Match, formatMessage } from '@parlor/kernel/host'
import { describe, expect, test } from 'vitest'
import { cellLabel } from '../src/games/dots/aria-labels.ts'
import { isDirectionKey, cellAfterKey } from '../src/games/dots/keyboard-navigation.ts'
import { strings } from '../src/games/dots/strings.ts'
import { languages, type Language } from '../src/platform/i18n/language.ts'

function viewOf(position: string): DotsView {
  const match = Match.fromPosition(dots.game, position)
  if (isRejection(match)) throw new Error(match.rejected)
  return match.view(0)
}

const view = viewOf('bA#/aB1/..A red')

function labelOf(cell: number, extra: { danger?: boolean; preview?: boolean } = {}, language: Language = 'en'): string {
  const preview = extra.preview ? previewMove(view, 0, moveAt(Math.floor(cell / 3), cell % 3)) : null
  return cellLabel(view, { cell, seat: 0, danger: extra.danger ?? false, preview })
    .map((message) => formatMessage(strings[language], language, message, (seat) => ['You', 'Easy'][seat]!))
    .join(', ')
}

describe('a cell label', () => {
  test('names position, owner, dots, and that it bursts next', () => {
    expect(labelOf(0)).toBe('a1, row 1 column 1, yours, 2 of 2 dots, bursts next')
    expect(labelOf(3)).toBe('a2, row 2 column 1, yours, 1 of 3 dots')
    expect(labelOf(4)).toBe('b2, row 2 column 2, Easy, 2 of 4 dots')
  })

  test('describes empty cells, neutral dots and blocks', () => {
    expect(labelOf(6)).toContain('empty')
    expect(labelOf(5)).toContain('nobody’s, 1 of')
    expect(labelOf(2)).toBe('c1, row 1 column 3, block')
  })

  test('includes danger and the preview of a move', () => {
    expect(labelOf(0, { danger: true, preview: true })).toBe(
      'a1, row 1 column 1, yours, 2 of 2 dots, bursts next, in danger, one burst, 1 cell gained',
    )
    expect(labelOf(3, { preview: true })).toBe('a2, row 2 column 1, yours, 1 of 3 dots')
  })

  test('on a finished board has no burst hint, however full', () => {
    const over = Match.fromPosition(dots.game, 'bcb/cdC/bcb red')
    if (isRejection(over)) throw new Error(over.rejected)
    over.play(0, moveAt(1, 1))
    const end: DotsView = over.view(0)
    expect(end.outcome).not.toBeNull()
    for (let cell = 0; cell < 9; cell++) {
      const label = cellLabel(end, { cell, seat: 0, danger: false, preview: null })
      const text = label.map((message) => formatMessage(strings.en, 'en', message, String)).join(', ')
      expect(text).toMatch(/^[abc][123], row [123] column [123], yours, \d dots?$/)
    }
  })

  test.each(languages)('is complete in %s', (language) => {
    for (let cell = 0; cell < 9; cell++)
      expect(labelOf(cell, { danger: true, preview: cell !== 2 && view.owner[cell] !== 1 }, language)).not.toMatch(/[[\]{}]/)
  })
})

describe('keys on the grid', () => {
  const from = { cell: 7, rows: 4, cols: 5, letters: true, whole: false }

  test.each([
    ['ArrowUp', 2],
    ['ArrowDown', 12],
    ['ArrowLeft', 6],
    ['ArrowRight', 8],
    ['Home', 5],
    ['End', 9],
    ['w', 2],
    ['A', 6],
    ['s', 12],
    ['d', 8],
  ])('%s leads to cell %i', (key, cell) => {
    expect(cellAfterKey(key, from)).toBe(cell)
  })

  test('the edge stops them', () => {
    expect(cellAfterKey('ArrowUp', { ...from, cell: 3 })).toBe(3)
    expect(cellAfterKey('ArrowRight', { ...from, cell: 9 })).toBe(9)
    expect(cellAfterKey('ArrowLeft', { ...from, cell: 10 })).toBe(10)
    expect(cellAfterKey('ArrowDown', { ...from, cell: 19 })).toBe(19)
  })

  test('with Ctrl, Home and End lead to the corners', () => {
    expect(cellAfterKey('Home', { ...from, whole: true })).toBe(0)
    expect(cellAfterKey('End', { ...from, whole: true })).toBe(19)
  })

  test('letters and other keys can lead nowhere', () => {
    expect(cellAfterKey('w', { ...from, letters: false })).toBeNull()
    for (const key of ['Enter', ' ', 'u', 'Tab', 'constructor']) expect(cellAfterKey(key, from)).toBeNull()
  })

  test('direction keys enter the board, letters only where enabled', () => {
    for (const key of ['ArrowUp', 'ArrowLeft', 'w', 'D']) expect(isDirectionKey(key, true)).toBe(true)
    expect(isDirectionKey('ArrowDown', false)).toBe(true)
    expect(isDirectionKey('s', false)).toBe(false)
    for (const key of ['Home', 'End', 'Enter', ' ', 'u', 'Tab', 'constructor']) expect(isDirectionKey(key, true)).toBe(false)
  })
})
