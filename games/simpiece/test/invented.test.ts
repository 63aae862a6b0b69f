import { languages } from '@parlor/kernel'
import { rulesText } from '@parlor/simpiece'
import { readCard } from '@parlor/simpiece/read-card'
import { describe, expect, it } from 'vitest'
import { replaceCard } from '../src/card-pool.ts'
import { inventedCards, useInventedCards } from './invented/install.ts'
import { inventedScenarios } from './invented/index.ts'
import { fails, mutantsOf } from './mutants.ts'
import { undetectableInventedMutants } from './invented/undetectable-mutants.ts'

useInventedCards()

describe('words of the vocabulary that no card of a set uses yet [SIM63, SIM64, SIM65, SIM66, SIM67, SIM68, SIM69, SIM70, SIM71, SIM72, SIM73, SIM74, SIM75, SIM76, SIM77, SIM78, SIM79, SIM80, SIM81, SIM82, SIM83, SIM84, SIM85, SIM86, SIM87, SIM88, SIM89, SIM90, SIM91, SIM92, SIM93, SIM94, SIM95, SIM96, SIM97, SIM98, SIM99, SIM100]', () => {
  for (const { id, title, run } of inventedScenarios) it(`${id} ${title}`, run)
})

describe('every leaf of an invented card is tested [SIM62]', () => {
  for (const card of inventedCards)
    it(card.id, () => {
      const own = inventedScenarios.filter(({ id }) => id === card.id)
      const left = mutantsOf(card).filter(({ card: mutant }) => {
        const undo = replaceCard(mutant)
        try {
          return !own.some(({ run }) => fails(run))
        } finally {
          undo()
        }
      })
      expect(left.map(({ path }) => path)).toEqual(undetectableInventedMutants[card.id] ?? [])
    })
})

describe('the text of an invented card [SIM61]', () => {
  it('changes with any leaf in every language', () => {
    const same: string[] = []
    for (const card of inventedCards)
      for (const { path, card: twin } of mutantsOf(card))
        for (const language of languages)
          if (rulesText(twin, language) === rulesText(card, language)) same.push(`${card.id}${path} in ${language}`)
    expect(same).toEqual([])
  })

  it('is read back', () => {
    for (const { id, kind, rules, keywords, abilities } of inventedCards)
      expect(readCard(rulesText({ kind, rules, keywords, abilities }, 'en')), id).toEqual({ rules, keywords, abilities, refusals: [] })
  })

  it('has no unfilled placeholder', () => {
    for (const card of inventedCards)
      for (const language of languages) expect(rulesText(card, language), card.id).not.toMatch(/undefined|NaN|\[object| {2}|\.\.|: \.|^\s/)
  })
})
