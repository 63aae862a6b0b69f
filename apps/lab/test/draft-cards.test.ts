import { cards, rulesText } from '@parlor/simpiece'
import { expect, test } from 'vitest'
import { cardsCommand } from '../src/commands/cards.ts'
import { draftCards, draftLines } from '../src/draft-cards.ts'

test('texts in paragraphs become definitions, and what is missing is told with its place', () => {
  const drafts = draftCards('EX01-001\n[Blocker]\r\n[On Play] Draw 1 card.\n\n[Main] Draw 2 biscuits.\n')
  expect(drafts.flatMap(draftLines)).toEqual([
    "EX01-001 { keywords: ['blocker'], abilities: [{ when: ['onPlay'], do: [{ verb: 'draw', count: 1 }] }] }",
    '2 {}',
    '  missing: “biscuits” at line 1, column 15; expected “cards”',
  ])
})

test('a text that stops is told so', () => {
  expect(draftLines(draftCards('[Main] Draw 1')[0]!).at(-1)).toBe('  missing: the text ends at line 1, column 14; expected “cards”')
})

test('the listed cards are drafted back from JSON', () => {
  const list = cards.map((card) => ({ id: card.id, text: rulesText(card, 'en') }))
  const drafts = draftCards(JSON.stringify(list))
  expect(drafts.map(({ id, abilities, refusals }) => [id, abilities, refusals])).toEqual(
    cards.map(({ id, abilities }) => [id, abilities.filter(({ when }) => !when.includes('later')), []]),
  )
})

test('JSON that cannot be used is refused', () => {
  expect(() => draftCards('[{')).toThrow('The JSON cannot be read')
  expect(() => draftCards('[{ "id": "EX01-001" }]')).toThrow('Card 1 has no "text".')
})

test('cards are listed by set, and a set that is not there is refused', () => {
  const list = (sets: string) => cardsCommand.run({ positionals: [], flags: { sets }, json: true }, () => {})
  expect(list('OP01')).toMatchObject({ data: cards.filter(({ set }) => set === 'OP01').map(({ id }) => ({ id })) })
  expect(() => list('OP01,XX09')).toThrow(
    'There is no set “XX09”; there are OP01, ST03, ST04, ST18, ST06, ST07, ST09, ST11, OP02, OP03, OP04, OP05.',
  )
})
