import { simpiece } from '@parlor/simpiece'
import { describe, expect, test } from 'vitest'
import { chosen, effortOf } from '../../src/games/simpiece/effort.ts'

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
})
