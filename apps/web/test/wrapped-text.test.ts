import { expect, test } from 'vitest'
import { drawWrappedText } from '../src/game-ui/wrapped-text.ts'

/** Every letter is 10 px wide. */
function pen() {
  const lines: [string, number, number][] = []
  return {
    lines,
    font: '',
    measureText: (text: string) => ({ width: 10 * text.length }) as TextMetrics,
    fillText: (text: string, x: number, y: number) => void lines.push([text, x, y]),
  }
}

test('text is wrapped to lines, and a too long word has its own line', () => {
  const one = pen()
  expect(drawWrappedText(one, 'red takes everything now', 'bold 20px serif', { left: 7, width: 95 }, 100, 30)).toBe(190)
  expect(one.font).toBe('bold 20px serif')
  expect(one.lines).toEqual([
    ['red takes', 7, 100],
    ['everything', 7, 130],
    ['now', 7, 160],
  ])
})
