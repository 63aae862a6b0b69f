import { cards } from '@parlor/simpiece'
import { describe, expect, it } from 'vitest'
import { scenarios } from './cards/index.ts'

/** Cards whose effects involve many rules. */
const intricate = '002 014 024 026 038 049 051 060 061 062 063 067 085 086 094 099 105 116 121'.split(' ')

describe('cards', () => {
  for (const { id, title, run } of scenarios) it(`${id} ${title}`, run)
})

describe('scenarios', () => {
  const count = (id: string): number => scenarios.filter((scenario) => scenario.id === id).length

  it('there is one for every card with effects', () => {
    const isPlain = (card: (typeof cards)[number]) => card.abilities.length + card.keywords.length + card.rules.length === 0
    expect(cards.filter((card) => count(card.id) === 0 && !isPlain(card)).map(({ id }) => id)).toEqual([])
  })

  it('there are three for every intricate card', () => {
    expect(intricate.filter((number) => count(`OP01-${number}`) < 3)).toEqual([])
  })

  it('no two of a card have the same title', () => {
    const names = scenarios.map(({ id, title }) => `${id} ${title}`)
    expect(names.filter((name, i) => names.indexOf(name) < i)).toEqual([])
  })
})
