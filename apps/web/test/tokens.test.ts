import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('../src/ui/style/tokens.css', import.meta.url), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')

/** The hex colour tokens of a CSS rule, by selector. */
function tokensOf(selector: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selectors.split(',').some((one) => one.trim() === selector)) continue
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6})\s*;/g)) found.set(name, value)
  }
  return found
}

const shared = tokensOf(':root')
const gameIds = [...css.matchAll(/^\[data-game='(\w+)'\]/gm)].map((match) => match[1]!)

function luminance(hex: string): number {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : hex.slice(1).match(/../g)!
  const [r, g, b] = digits.map((pair) => {
    const share = Number.parseInt(pair, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light! + 0.05) / (dark! + 0.05)
}

const scopes: [string, Map<string, string>, number][] = [
  ['the lobby', shared, 4.5],
  ...gameIds.map((game): [string, Map<string, string>, number] => [
    `the theme of ${game}`,
    new Map([...shared, ...tokensOf(`[data-game='${game}']`)]),
    4.5,
  ]),
  ['high contrast', new Map([...shared, ...tokensOf(":root[data-contrast='high']")]), 7],
]

describe.each(scopes)('in %s', (_, tokens, least) => {
  const surfaces = ['ground', 'panel', 'raised', 'well']

  it.each(['paper', 'paper-soft', 'paper-faint', 'accent', 'good', 'bad'])('%s can be read on every surface', (ink) => {
    for (const surface of surfaces) {
      const ratio = contrast(tokens.get(ink)!, tokens.get(surface)!)
      expect(ratio, `${ink} on ${surface}`).toBeGreaterThanOrEqual(least)
    }
  })

  it('text on the accent and the focus ring have enough contrast', () => {
    expect(contrast(tokens.get('accent-ink')!, tokens.get('accent')!)).toBeGreaterThanOrEqual(least)
    for (const surface of surfaces) expect(contrast(tokens.get('focus')!, tokens.get(surface)!)).toBeGreaterThanOrEqual(3)
  })
})

describe('the game themes', () => {
  it('have an accent each', () => {
    const accents = gameIds.map((game) => tokensOf(`[data-game='${game}']`).get('accent'))
    expect(new Set([...accents, shared.get('accent')]).size).toBe(gameIds.length + 1)
  })
})
