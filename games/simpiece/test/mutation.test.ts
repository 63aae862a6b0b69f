import { cardIndexOf } from '@parlor/simpiece'
import { describe, expect, it } from 'vitest'
import { replaceCard } from '../src/card-pool.ts'
import { cardDefinitions } from '../src/cards/index.ts'
import { scenarios } from './cards/index.ts'
import { fails, mutantsOf } from './mutants.ts'
import { undetectableMutants } from './undetectable-mutants.ts'

const tested = [...new Set(scenarios.map(({ id }) => id))].sort()

/** Whether a scenario of the card fails with the mutant. */
function isNoticed(id: string, mutant: Parameters<typeof replaceCard>[0]): boolean {
  const undo = replaceCard(mutant)
  try {
    return scenarios.some((scenario) => scenario.id === id && fails(scenario.run))
  } finally {
    undo()
  }
}

describe('every leaf of every card is tested [SIM62]', () => {
  for (const id of tested)
    it(id, () => {
      const card = cardDefinitions[cardIndexOf(id)]!
      const left = mutantsOf(card)
        .filter(({ card: mutant }) => !isNoticed(id, mutant))
        .map(({ path }) => path)
      expect(left).toEqual([...(undetectableMutants[id] ?? [])].map(([path]) => path))
    })
})
