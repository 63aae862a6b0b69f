import { cards, numberOf } from '@parlor/simpiece'
import { describe, expect, it } from 'vitest'
import { withCard } from '../src/pool.ts'
import { scenarios } from './cards/index.ts'
import { mutantsOf } from './mutants.ts'
import { survivors } from './survivors.ts'

const tested = [...new Set(scenarios.map(({ id }) => id))].sort()

/** Whether some scenario of the card notices the change. */
function isNoticed(id: string, mutant: Parameters<typeof withCard>[0]): boolean {
  const undo = withCard(mutant)
  try {
    return scenarios.some((scenario) => scenario.id === id && fails(scenario.run))
  } finally {
    undo()
  }
}

function fails(run: () => void): boolean {
  try {
    run()
    return false
  } catch {
    return true
  }
}

describe('every leaf of every card is tested [SIM62]', () => {
  for (const id of tested)
    it(id, () => {
      const card = cards[numberOf(id)]!
      const left = mutantsOf(card)
        .filter(({ card: mutant }) => !isNoticed(id, mutant))
        .map(({ path }) => path)
      expect(left).toEqual([...(survivors[id] ?? [])].map(([path]) => path))
    })
})
