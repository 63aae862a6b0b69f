import { readdirSync, readFileSync } from 'node:fs'
import { hashJson, languages } from '@parlor/kernel'
import { attributes, cardKinds, cards, colours, keywords, cardIndexOf, rulesText } from '@parlor/simpiece'
import { golden } from '@parlor/testkit'
import { describe, expect, it } from 'vitest'
import { activateMain, eventCard, rest, thisCard, stageCard } from '../src/card-builders.ts'
import { restThisCost } from '../src/cost-builders.ts'
import { countables, timings } from '../src/card-definition.ts'
import { cardDefinitions, cardSets } from '../src/cards/index.ts'
import { conditionKinds } from '../src/condition.ts'
import { abilityCostKinds } from '../src/ability-cost.ts'
import { verbNames } from '../src/verbs/index.ts'
import { sentences } from './card-sentences/index.ts'
import { inventedCards } from './invented/install.ts'
import { mutantsOf } from './mutants.ts'

/** The closed vocabulary of abilities. */
const vocabulary: readonly string[] = [
  ...timings,
  ...colours,
  ...attributes,
  ...cardKinds,
  ...keywords,
  ...verbNames,
  ...abilityCostKinds,
  ...conditionKinds,
  ...'power keyword battleProof handCost lure cost proof effects top yourNextStart'.split(' '),
  ...'bar attack block refresh nextRefresh useBlocker'.split(' '),
  // What names of types begin with.
  'CP',
  ...'this that some all yours opponents any you opponent hand field trash turn battle opponentsTurn once carriedOut'.split(' '),
  ...countables,
  ...'both either characters'.split(' '),
  ...'anyNumber alsoNamed'.split(' '),
]

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : []
}

const folder = new URL('../src/cards/', import.meta.url)

describe('cards are data [SIM60]', () => {
  it('there are 556 of them: 29 Leaders, 426 Characters, 91 Events, 10 Stages', () => {
    const count = (kind: string): number => cardDefinitions.filter((card) => card.kind === kind).length
    expect([cardDefinitions.length, count('leader'), count('character'), count('event'), count('stage')]).toEqual([556, 29, 426, 91, 10])
  })

  it('a card keeps its number for ever: what joins stands at the end', () => {
    const first = cardSets.map((_, i) => cardSets.slice(0, i).reduce((sum, { cards: some }) => sum + some.length, 0))
    expect(cardSets.map(({ code, cards: some }, i) => [code, first[i], some.length])).toEqual([
      ['OP01', 0, 121],
      ['ST03', 121, 17],
      ['ST04', 138, 17],
      ['ST18', 155, 5],
      ['ST06', 160, 17],
      ['ST07', 177, 17],
      ['ST09', 194, 15],
      ['ST11', 209, 5],
      ['OP02', 214, 110],
      ['OP03', 324, 109],
      ['OP04', 433, 105],
      ['OP05', 538, 18],
    ])
    expect(cardDefinitions.map(({ id }) => cardIndexOf(id))).toEqual(cardDefinitions.map((_, i) => i))
    for (const { code, cards: some } of cardSets) expect(some.filter(({ id }) => !id.startsWith(`${code}-`))).toEqual([])
  })

  it('card files contain no functions and no sentences', () => {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.ts') || name.endsWith('index.ts')) continue
      const source = readFileSync(new URL(name, folder), 'utf8')
      expect(source, name).not.toMatch(/=>|\bfunction\b|\breturn\b|`|(?<!\b(?:Jr|Sin))\.\s*'/)
    }
  })

  it('every string in an ability is in the vocabulary, or a card name or type', () => {
    const known = new Set<string>([...vocabulary, ...cards.flatMap(({ names, types }) => [...names, ...types])])
    const strange = cardDefinitions.flatMap(({ id, abilities, rules, keywords }) =>
      wordsIn([abilities, rules, keywords])
        .filter((word) => !known.has(word))
        .map((word) => `${id}: ${word}`),
    )
    expect(strange).toEqual([])
  })

  it('survives JSON', () => {
    expect(JSON.parse(JSON.stringify(cardDefinitions))).toEqual(cardDefinitions)
  })

  it('every timing, cost, condition and verb is used, by a card or in a sentence', () => {
    const cardAbilities = [...cardDefinitions, ...inventedCards].flatMap((card) => card.abilities)
    const abilities = [...cardAbilities, ...sentences.map(([, ability]) => ability)]
    const instructions = abilities.flatMap((ability) => ability.do ?? [])
    const used = new Set<string>([
      ...abilities.flatMap(({ when }) => when),
      ...abilities.flatMap(({ cost = [] }) => cost.map(({ pay }) => pay)),
      ...[...abilities, ...instructions].flatMap((one) => (one.if ?? []).map(({ test }) => test)),
      ...instructions.map(({ verb }) => verb),
    ])
    expect([...timings, ...abilityCostKinds, ...conditionKinds, ...verbNames].filter((word) => !used.has(word))).toEqual([])
  })
})

describe('text is made from rules [SIM61]', () => {
  it('a change of any leaf changes the text of its card in every language', () => {
    const same: string[] = []
    const examples = sentences.map(([, ability], i) => eventCard(`EX01-${i}`, 'Example', 'red', 1, [], 'C', { abilities: [ability] }))
    for (const card of [...cardDefinitions, ...examples])
      for (const { path, card: twin } of mutantsOf(card))
        for (const language of languages)
          if (rulesText(twin, language) === rulesText(card, language)) same.push(`${card.id}${path} in ${language}`)
    expect(same).toEqual([])
  })

  it('a card refers to itself by its kind', () => {
    const lookout = stageCard('EX01-001', 'Lookout', 'red', 1, [], 'C', {
      abilities: [activateMain(rest(thisCard), { cost: [restThisCost] })],
    })
    expect(languages.map((language) => rulesText(lookout, language))).toEqual([
      '[Activate: Main] You may rest this Stage: Rest this Stage.',
      '[Aktivieren: Haupt] Du kannst diese Stage erschöpfen: Erschöpfe diese Stage.',
      '[Activation\u00a0: Principale] Vous pouvez épuiser ce Lieu\u00a0: Épuisez ce Lieu.',
    ])
  })

  it('the chosen card and the card itself are named differently', () => {
    for (const id of ['OP01-003', 'OP01-029'])
      for (const [language, wrong] of [
        ['de', /diese Karte/i],
        ['fr', /cette carte/i],
      ] as const)
        expect(rulesText(cards[cardIndexOf(id)]!, language), id).not.toMatch(wrong)
  })

  it('no text has an unfilled placeholder', () => {
    for (const card of cards)
      for (const language of languages) {
        const text = rulesText(card, language)
        expect(text, card.id).not.toMatch(/undefined|NaN|\[object| {2}|\.\.|: \.|^\s/)
        expect(text === '', card.id).toBe(card.abilities.length + card.keywords.length + card.rules.length === 0)
      }
  })

  for (const language of ['de', 'fr'] as const)
    it(`golden text: ${language}`, () => {
      golden(`cards.${language}.txt`, cards.map((card) => `${card.id} ${card.name}\n${rulesText(card, language)}`.trimEnd()).join('\n\n'))
    })

  it('golden text: en, by digest', () => {
    golden('cards.en.txt', cards.map((card) => `${card.id} ${hashJson(rulesText(card, 'en'))}`).join('\n'))
  })
})
