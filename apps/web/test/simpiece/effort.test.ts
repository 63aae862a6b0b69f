import { simpiece } from '@parlor/simpiece'
import { describe, expect, test } from 'vitest'
import { chosen, effortOf, seconds, setEffort, simulations } from '../../src/games/simpiece/effort.ts'
import { readSettings, writeSettings } from '../../src/settings/settings.ts'
import { useSettings } from '../../src/settings/store.ts'

const levelOf = (id: string) => simpiece.judgement.levels.find((level) => level.id === id)!

describe('how hard the strongest opponent thinks', () => {
  test('is what it was rated with until somebody chooses, and only what there is to choose', () => {
    expect(chosen({})).toEqual({ simulations: 1000, seconds: 5 })
    expect(chosen({ 'simpiece.simulations': '5000', 'simpiece.seconds': '10' })).toEqual({ simulations: 5000, seconds: 10 })
    expect(chosen({ 'simpiece.simulations': '1e9', 'simpiece.seconds': '' })).toEqual({ simulations: 1000, seconds: 5 })
  })

  test('goes for Hard alone', () => {
    const choices = { 'simpiece.simulations': '2000', 'simpiece.seconds': '1' }
    expect(effortOf(levelOf('hard'), choices)).toEqual({ level: { ...levelOf('hard'), simulations: 2000 }, ms: 1000 })
    for (const { id } of simpiece.judgement.levels.slice(0, -1)) expect(effortOf(levelOf(id), choices), id).toBeNull()
  })

  test('is read back as it was stored, with everything else that was chosen', () => {
    for (const count of simulations) setEffort('simulations', count)
    for (const count of seconds) setEffort('seconds', count)
    const { settings, problems } = readSettings(writeSettings(useSettings.getState()))
    expect(problems).toEqual([])
    expect(chosen(settings.choices)).toEqual({ simulations: 5000, seconds: 10 })
  })
})
