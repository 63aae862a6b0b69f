import { describe, expect, test } from 'vitest'
import drawing from '../src/games/dots/drawing.ts'
import { bridgePath, diamondPath, cellOutlinePath } from '../src/games/dots/svg-paths.ts'
import { strings } from '../src/games/dots/strings.ts'
import { themeFor, themeIds } from '../src/games/dots/themes.ts'
import { colourBlindChoices as safePairs } from '../src/platform/settings/board-style.ts'
import { languages } from '../src/platform/i18n/language.ts'

/** Relative luminance by WCAG. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high! + 0.05) / (low! + 0.05)
}

describe('themes', () => {
  const plain = { highContrast: false, safeColours: false }

  test('an unknown or unchosen theme is the first', () => {
    expect(themeFor({ ...plain, theme: '' }).id).toBe('petri')
    expect(themeFor({ ...plain, theme: 'constructor' }).id).toBe('petri')
  })

  test('high contrast outranks the chosen theme', () => {
    expect(themeFor({ theme: 'space', highContrast: true, safeColours: false }).id).toBe('contrast')
  })

  test.each(themeIds)('%s: rims, dots and marks have enough contrast, with every palette', (theme) => {
    for (const safeColours of safePairs) {
      const { owners, background, mark } = themeFor({ theme, highContrast: false, safeColours })
      for (const { light, hot, deep } of owners) {
        expect(contrast(light, background[0])).toBeGreaterThan(4.5)
        expect(contrast(hot, deep)).toBeGreaterThan(4.5)
      }
      expect(contrast(mark, background[0])).toBeGreaterThan(7)
    }
  })

  test.each([true, 'coral'] as const)('the safe pair %s differs in lightness too', (safeColours) => {
    const [one, other] = themeFor({ theme: 'petri', highContrast: false, safeColours }).owners
    expect(contrast(one.light, other.light)).toBeGreaterThan(1.6)
  })

  test.each(languages)('have names in %s', (language) => {
    for (const theme of themeIds) expect(strings[language]).toHaveProperty([`theme.${theme}`])
  })
})

describe('shapes', () => {
  const numbers = (path: string) => path.match(/-?\d+(\.\d+)?/g)!.map(Number)

  test('membranes close, differ by variant and stay near their radius', () => {
    const paths = [0, 1, 2, 3].map((variant) => cellOutlinePath(50, { squareness: 2.4, wobble: 0.05 }, variant))
    expect(new Set(paths).size).toBe(4)
    for (const path of paths) {
      expect(path).toMatch(/^M.*Z$/)
      for (const value of numbers(path)) expect(Math.abs(value)).toBeLessThan(60)
    }
  })

  test('diamonds and bridges are symmetric', () => {
    for (const path of [diamondPath(10), bridgePath(20, 12, 4)]) {
      const values = numbers(path)
      expect(Math.max(...values)).toBeCloseTo(-Math.min(...values))
    }
  })
})

test('the lobby shows a running match: cells and dots of both sides', () => {
  const text = JSON.stringify(drawing.draw(drawing.lobbyPosition, 'full'))
  for (const part of ['#dots-cell0', '#dots-cell1', '#dots-dot0', '#dots-dot1']) expect(text).toContain(part)
})
