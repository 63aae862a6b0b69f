import { simpiece } from '@parlor/simpiece'
import { describe, expect, test } from 'vitest'
import {
  botEffortFor,
  chosenBotEffort,
  secondsChoices,
  setBotEffort,
  simulationChoices,
} from '../../src/games/simpiece/bot-effort-preference.ts'
import { useSettings } from '../../src/platform/settings/settings-store.ts'
import { parseSettings, serialiseSettings } from '../../src/platform/settings/settings.ts'

const levelOf = (id: string) => simpiece.strategy.levels.find((level) => level.id === id)!

describe('the effort of the strongest opponent', () => {
  test('is the rated one by default, and limited to the choices', () => {
    expect(chosenBotEffort({})).toEqual({ simulations: 1000, seconds: 5 })
    expect(chosenBotEffort({ 'simpiece.simulations': '5000', 'simpiece.seconds': '10' })).toEqual({ simulations: 5000, seconds: 10 })
    expect(chosenBotEffort({ 'simpiece.simulations': '1e9', 'simpiece.seconds': '' })).toEqual({ simulations: 1000, seconds: 5 })
  })

  test('applies to Hard only', () => {
    const choices = { 'simpiece.simulations': '2000', 'simpiece.seconds': '1' }
    expect(botEffortFor(levelOf('hard'), choices)).toEqual({ level: { ...levelOf('hard'), simulations: 2000 }, ms: 1000 })
    for (const { id } of simpiece.strategy.levels.slice(0, -1)) expect(botEffortFor(levelOf(id), choices), id).toBeNull()
  })

  test('is read back as it was stored, with everything else that was chosen', () => {
    for (const count of simulationChoices) setBotEffort('simulations', count)
    for (const count of secondsChoices) setBotEffort('seconds', count)
    const { settings, problems } = parseSettings(serialiseSettings(useSettings.getState()))
    expect(problems).toEqual([])
    expect(chosenBotEffort(settings.choices)).toEqual({ simulations: 5000, seconds: 10 })
  })
})
