import { boardGeometryOf, dots, matchOptionsOfLevel, readLevelSet, shippedLevelSetIds, textInLanguage, type LevelSet } from '@parlor/dots'
import { isRejection, languages } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { describe, expect, it } from 'vitest'
import circuit from '../../levels/circuit.json' with { type: 'json' }
import contrast from '../../levels/contrast.json' with { type: 'json' }
import petri from '../../levels/petri.json' with { type: 'json' }
import space from '../../levels/space.json' with { type: 'json' }

const files = { petri, space, circuit, contrast }
const rank = (opponent: string) => dots.strategy.levels.findIndex(({ id }) => id === opponent)

function sets(): LevelSet[] {
  return shippedLevelSetIds.map((id) => {
    const set = readLevelSet(files[id])
    if (isRejection(set)) throw new Error(`${id}: ${JSON.stringify(set)}`)
    return set
  })
}

describe('the level sets', () => {
  it('[DOT26] are four, of ten levels or more, each with its own theme', () => {
    expect(sets().map(({ id }) => id)).toEqual(shippedLevelSetIds)
    for (const { levels } of sets()) expect(levels.length).toBeGreaterThanOrEqual(10)
    expect(new Set(sets().map(({ theme }) => theme)).size).toBe(4)
  })

  it('[DOT26] are translated completely, and no two levels share a name or a board', () => {
    const all = sets().flatMap((set) => [set, ...set.levels])
    for (const language of languages) {
      const names = all.map(({ name }) => textInLanguage(name, language))
      expect(new Set(names).size).toBe(names.length)
    }
    for (const text of all.flatMap(({ name, description }) => [name, description])) expect(Object.keys(text)).toEqual(languages)
    const boards = sets().flatMap(({ levels }) => levels.map(({ cells }) => cells.join('/')))
    expect(new Set(boards).size).toBe(boards.length)
  })

  it('[DOT26] get harder: opponents never get weaker within a set, and each set ends above the previous one', () => {
    const ladders = sets().map(({ levels }) => levels.map(({ opponent }) => rank(opponent)))
    for (const ladder of ladders) expect(ladder).toEqual(ladder.toSorted((a, b) => a - b))
    const last = ladders.map((ladder) => ladder.at(-1)!)
    expect(last).toEqual([...new Set(last)].toSorted((a, b) => a - b))
    expect(ladders[0]![0]).toBe(0)
    expect(last.at(-1)).toBe(dots.strategy.levels.length - 1)
  })

  it('[DOT26] are symmetric under a half turn, so that only the first move is an advantage', () => {
    for (const { levels } of sets())
      for (const { id, cells } of levels) {
        const turned = [...cells.join('/')].reverse().map((sign) => (sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase()))
        expect([id, turned.join('')]).toEqual([id, cells.join('/')])
      }
  })

  it('[DOT12] every level can be played to its end within its bound', () => {
    for (const { levels } of sets())
      for (const level of levels) {
        const options = matchOptionsOfLevel(level)
        const match = Match.begin(dots.game, { options, seed: level.id })
        if (isRejection(match)) throw new Error(match.rejected)
        while (!match.outcome) match.timeout(match.state.pending[0]!.seat)
        expect(match.history.length).toBeLessThanOrEqual(boardGeometryOf(match.state).capacitySum + 1)
      }
  })
})
