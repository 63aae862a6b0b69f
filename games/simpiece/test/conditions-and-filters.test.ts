import { cards, type CompiledCard } from '@parlor/simpiece'
import { describe, expect, it } from 'vitest'
import { counts, gainsPower, continuousAbility, hasCharacters, leaderIs, opponentLeader, yourLeader } from '../src/card-builders.ts'
import type { CardFilter, Condition } from '../src/card-definition.ts'
import { replaceCard } from '../src/card-pool.ts'
import { allConditionsHold } from '../src/condition.ts'
import { cardMatches } from '../src/filter-matching.ts'
import { CardScenarioBoard } from './card-scenario.ts'

/** Whether a condition holds for me, with 017 as the card that asks. */
function holds(condition: Condition, position: string): boolean {
  const { state } = new CardScenarioBoard(`me field 017${position}`, 'scene')
  return allConditionsHold([condition], state, { seat: 0, source: state.sides[0].characters[0]!.handle, memo: -1 })
}

/** Each condition with a position where it holds, and others where it fails by one thing each. */
const conditions: readonly (readonly [Condition, holds: string, ...fails: string[]])[] = [
  [leaderIs({ anyOf: [{ name: 'Kaido' }, { name: 'Kouzuki Oden' }] }), '; me leader 031', '; me leader 001', '; them leader 031'],
  [leaderIs({ typeIncludes: 'Hat' }), '; me leader 001', '; me leader 031; them leader 001'],
  [leaderIs({ types: ['Supernovas'], multicoloured: true }), '; me leader 003', '; me leader 001', '; me leader 062'],
  [leaderIs({ attribute: 'slash' }, 'opponents'), '; them leader 001', '; me leader 001'],
  [leaderIs({ rested: false }), '', '; me leader 001 r'],
  [hasCharacters('yours', 2, { rested: true }), ' r, 010 r', ' r, 010; them field 010 r', ' r'],
  [{ test: 'characters', whose: 'opponents', filter: {}, most: 1 }, '; them field 010', '; them field 010, 012'],
  [{ test: 'characters', whose: 'yours', filter: { notThis: true, name: 'Nico Robin' }, most: 0 }, '; them field 017', ', 017'],
  [hasCharacters('any', 1, { costLeast: 9 }), '; them field 120', '; them field 010; them hand 120'],
  [hasCharacters('any', 2, { costLeast: 9 }), ', 120; them field 120', ', 120'],
  [hasCharacters('yours', 1, { anyOf: [{ powerLeast: 6000 }, { name: 'Brook' }] }), ' d2', ' d1'],
  [{ test: 'onlyCharacters', filter: { types: ['Straw Hat Crew'] } }, ', 022', ', 010'],
  [{ test: 'has', name: 'Brook' }, ', 022', '; them field 022'],
  [{ test: 'has', name: 'Roronoa Zoro' }, '; me leader 001', '; them leader 001'],
  [{ test: 'lacks', name: 'Brook' }, '; them field 022', ', 022'],
  [{ test: 'thisRested' }, ' r', ''],
  [{ test: 'thisActive' }, '', ' r'],
  [{ test: 'thisPlayedNow' }, ' s5', ' s4'],
  [counts('hand', 2), '; me hand 010 010', '; me hand 010; them hand 010 010'],
  [counts('hand', undefined, 1, 'opponents'), '; them hand 010; me hand 010 010', '; them hand 010 010'],
  [counts('life', 2, 2), '; me life 2x012', '; me life 012', '; me life 3x012'],
  [counts('life', undefined, 3, 'both'), '; me life 012; them life 2x012', '; me life 2x012; them life 2x012'],
  [counts('life', 1, 1, 'either'), '; me life 3x012; them life 012', '; me life 3x012; them life 2x012'],
  [counts('trash', 2), '; me trash 010 029', '; me trash 010; them trash 010 010'],
  [counts('trashEvents', 2), '; me trash 026 029', '; me trash 010 029'],
  [counts('deck', undefined, 3), '; me deck 3x012', '; me deck 4x012'],
  [counts('don', 4), ' d1; me don 2 1', ' d1; me don 1 1'],
  [counts('activeDon', 2), '; me don 2 1', ' d1; me don 1 2'],
  [counts('restedDon', 2), '; me don 0 2', ' d1; me don 3 1'],
  [counts('givenDon', 1), ' d1', '; me don 1 1'],
  [counts('restedCards', 4), ' r, 010 r; me leader 001 r; me don 1 1', ' r d1, 010; me leader 001 r; me don 1 1'],
  [{ test: 'behind', in: 'life', by: 1 }, '; me life 012; them life 2x012', '; me life 012; them life 012'],
  [{ test: 'behind', in: 'hand', by: 2 }, '; me hand 010; them hand 010 010 010', '; me hand 010; them hand 010 010'],
  [{ test: 'behind', in: 'don', by: 0 }, ' d1; me don 1; them don 1 1', ' d1; me don 1; them don 1'],
  [{ test: 'behind', in: 'characters', by: 1 }, '; them field 010, 012', '; them field 010'],
]

describe('conditions', () => {
  for (const [condition, where, ...not] of conditions)
    it(JSON.stringify(condition), () => {
      expect(holds(condition, where), where).toBe(true)
      for (const position of not) expect(holds(condition, position), position).toBe(false)
    })

  it('having only such Characters needs one', () => {
    const { state } = new CardScenarioBoard('me leader 001', 'scene')
    const condition: Condition = { test: 'onlyCharacters', filter: { types: ['Straw Hat Crew'] } }
    expect(allConditionsHold([condition], state, { seat: 0, source: -1, memo: -1 })).toBe(false)
  })
})

/** Filters, and what they say in other words. */
const filters: readonly (readonly [CardFilter, (card: CompiledCard) => boolean])[] = [
  [{ costLeast: 4, costMost: 5, kind: 'character' }, ({ cost, kind }) => kind === 'character' && (cost === 4 || cost === 5)],
  [{ costLeast: 7 }, ({ cost }) => cost !== null && cost > 6],
  [{ basePowerLeast: 6000, basePowerMost: 7000 }, ({ power }) => power === 6000 || power === 7000],
  [{ typeIncludes: 'Pirates' }, ({ types }) => types.join('/').includes('Pirates')],
  [{ multicoloured: true }, ({ colours }) => colours.length === 2],
  [{ trigger: true }, ({ abilities }) => abilities.some(({ when }) => when.includes('trigger'))],
  [{ plain: true }, ({ abilities, keywords, rules }) => [abilities, keywords, rules].every((list) => list.length === 0)],
  [
    { anyOf: [{ name: 'Nami' }, { kind: 'event', colour: 'green' }], costMost: 1 },
    ({ name, kind, colours, cost }) => cost! < 2 && (name === 'Nami' || (kind === 'event' && colours.includes('green'))),
  ],
]

describe('filters', () => {
  for (const [filter, matches] of filters)
    it(JSON.stringify(filter), () => {
      const found = cards.filter((card) => cardMatches(card.no, card.cost ?? 0, filter, -1))
      expect(found.map(({ id }) => id)).toEqual(cards.filter(matches).map(({ id }) => id))
      expect(found.length).toBeGreaterThan(0)
      expect(found.length).toBeLessThan(cards.length)
    })

  it('off the field the base cost is what is printed, the cost what it is now', () => {
    const [card] = cards.filter(({ cost }) => cost === 3)
    expect([{ baseCostMost: 2 }, { baseCostMost: 3 }, { baseCostLeast: 4 }].map((filter) => cardMatches(card!.no, 2, filter, -1))).toEqual([
      false,
      true,
      false,
    ])
    expect(cardMatches(card!.no, 2, { costMost: 2 }, -1)).toBe(true)
  })
})

describe('a Leader as a target', () => {
  it('gets a lasting effect, and no Character does', () => {
    const card = cards.find(({ id }) => id === 'OP01-010')!
    const abilities = [continuousAbility([gainsPower(yourLeader, 1000), gainsPower(opponentLeader, -2000)])]
    const restore = replaceCard({ ...card, abilities })
    try {
      const scene = new CardScenarioBoard('me leader 001; me field 010, 012; them leader 003; them field 012', 'scene')
      scene.power('me leader', 6000).power('them leader', 3000).power('me 010', 3000).power('me 012', 4000).power('them 012', 4000)
    } finally {
      restore()
    }
  })
})
