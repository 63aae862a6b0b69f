import { cards } from '@parlor/simpiece'
import { describe, expect, test } from 'vitest'
import { symbolOfType, symbolOfVerb } from '../../src/games/simpiece/card-face/symbols-of-cards.ts'
import { emblemOf } from '../../src/games/simpiece/card-face/emblem.ts'
import { imageUrlOf, imageUrlPatternProblem } from '../../src/games/simpiece/card-face/image-url-pattern.ts'
import { cardColours } from '../../src/games/simpiece/card-face/palette.ts'
import { allEffectVerbs } from '../../src/games/simpiece/pages/card-search/card-traits.ts'

describe('card emblems', () => {
  test('no two cards have the same, and a card has the same every time', () => {
    const drawn = cards.map(({ no }) => JSON.stringify(emblemOf(no)))
    expect(new Set(drawn).size).toBe(cards.length)
    expect(emblemOf(7)).toBe(emblemOf(7))
  })
  test('cards of one name differ in their small form too', () => {
    const small = cards.map(({ no, name, colours, cost }) => `${name} ${colours.join()} ${cost} ${JSON.stringify(emblemOf(no).figure)}`)
    expect(new Set(small).size).toBe(cards.length)
  })
  test('every type and every effect verb has its symbol', () => {
    for (const type of new Set(cards.flatMap(({ types }) => types))) expect(symbolOfType[type], type).toBeDefined()
    for (const does of allEffectVerbs) expect(symbolOfVerb[does], does).toBeDefined()
  })
  test('paths contain only finite numbers', () => {
    for (const { no } of cards)
      for (const { d } of [...emblemOf(no).ground, ...emblemOf(no).figure]) expect(d).toMatch(/^[MLHVCQTAZmlhvcqtaz\d\s.,-]+$/)
  })
  test('few enough elements for sixty cards on a table', () => {
    for (const { no } of cards) expect(emblemOf(no).ground.length + emblemOf(no).figure.length).toBeLessThan(24)
  })
})

/** Contrast ratio by WCAG. */
function contrast(one: string, other: string): number {
  const light = (colour: string): number => {
    const [r, g, b] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
  }
  const [high, low] = [light(one), light(other)].toSorted((a, b) => b - a)
  return (high! + 0.05) / (low! + 0.05)
}

test.each(Object.entries(cardColours))('white text on %s has enough contrast, on frame and background', (_, { frame, deep }) => {
  expect(contrast('#ffffff', deep)).toBeGreaterThan(7)
  expect(contrast('#ffffff', frame)).toBeGreaterThan(3.8)
})

test.each([
  ['', null],
  ['https://pictures.example/{id}.png', null],
  ['http://pictures.example/{id}.png', 'cards.images.notHttps'],
  ['javascript:alert({id})', 'cards.images.notHttps'],
  ['/pictures/{id}.png', null],
  ['/pictures/all.png', 'cards.images.noSlot'],
  ['//pictures.example/{id}.png', 'cards.images.notHttps'],
  ['/\\pictures.example/{id}.png', 'cards.images.notHttps'],
  ['/\t/pictures.example/{id}.png', 'cards.images.notHttps'],
  ['https://pictures.example/all.png', 'cards.images.noSlot'],
  ['https://{id}', null],
  ['https:// {id}', 'cards.images.noAddress'],
  [`https://pictures.example/${'x'.repeat(200)}{id}`, 'cards.images.long'],
])('the address “%s” is %s', (pattern, wrong) => {
  expect(imageUrlPatternProblem(pattern)).toBe(wrong)
})

test('the number goes where the slot is', () => {
  expect(imageUrlOf('https://a.example/{id}/{id}.png', 'OP01-016')).toBe('https://a.example/OP01-016/OP01-016.png')
})
