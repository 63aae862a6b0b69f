import fc from 'fast-check'
import { attributes, colours, type CardFilter, type Target } from '../src/card-definition.ts'

/** Some of the keys, none of them undefined. */
export function some<T extends object>(parts: { [K in keyof T]?: fc.Arbitrary<NonNullable<T[K]>> }): fc.Arbitrary<Partial<T>> {
  return fc.record(parts as never, { requiredKeys: [] }) as unknown as fc.Arbitrary<Partial<T>>
}

function every<T>(parts: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<T> {
  return fc.record(parts as never) as unknown as fc.Arbitrary<T>
}

export const yes = fc.constant(true as const)
export const few = fc.integer({ min: 1, max: 9 })
export const powers = fc.integer({ min: 1, max: 12 }).map((thousands) => thousands * 1000)
export const name = fc.constantFrom('Ada', 'Bo "the Cook" Lee', 'Mr.7(Jo)', 'Sea-Fox', 'On Deck')
const type = fc.constantFrom('Crew', 'Sea Folk', 'Sky-Riders')
export const types = fc.uniqueArray(type, { minLength: 1, maxLength: 3 })

/** Cards by their printed facts. */
export const facts = {
  colour: fc.constantFrom(...colours),
  types,
  attribute: fc.constantFrom(...attributes),
  multicoloured: yes,
  typeIncludes: fc.constantFrom('Sea', 'Crew of'),
  notName: name,
  costMost: few,
  costLeast: few,
  baseCostMost: few,
  powerLeast: powers,
  powerMost: powers,
  basePowerLeast: powers,
  trigger: yes,
  plain: yes,
  costMostOf: fc.constantFrom<NonNullable<CardFilter['costMostOf']>>(
    { of: 'life', whose: 'yours' },
    { of: 'life', whose: 'opponents' },
    { of: 'life', whose: 'both' },
    { of: 'don', whose: 'yours' },
    { of: 'don', whose: 'opponents' },
    { of: 'don', whose: 'both' },
  ),
} satisfies Record<string, fc.Arbitrary<unknown>>

export const named = fc.oneof(
  every<CardFilter>({ name }),
  every<CardFilter>({ anyOf: fc.uniqueArray(every<CardFilter>({ name }), { minLength: 2, maxLength: 3, selector: (one) => one.name }) }),
)
export const cardFilter: fc.Arbitrary<CardFilter> = fc.oneof(
  some<CardFilter>({ ...facts, kind: fc.constantFrom('character', 'event', 'stage', 'leader') }),
  named,
)
const fieldFacts = { ...facts, donLeast: few, rested: fc.boolean(), notThis: yes }
export const fieldFilter: fc.Arbitrary<CardFilter> = fc.oneof(some<CardFilter>(fieldFacts), named)

export const whose = fc.constantFrom('yours' as const, 'opponents' as const, 'any' as const)
/** A name says no more than that: whether Leaders are meant is not asked then. */
export const chosen: fc.Arbitrary<Target> = every<Extract<Target, { of: 'some' }>>({
  of: fc.constant('some' as const),
  most: few,
  upTo: fc.boolean(),
  whose,
  leaders: fc.boolean(),
  by: fc.constantFrom('opponent' as const, undefined),
  filter: fieldFilter,
}).map((target) => (target.filter.name === undefined && !target.filter.anyOf ? target : { ...target, leaders: false }))
const stages: fc.Arbitrary<Target> = every<Extract<Target, { of: 'some' }>>({
  of: fc.constant('some' as const),
  most: few,
  upTo: fc.boolean(),
  whose,
  leaders: fc.constant(false),
  stages: yes,
  filter: some<CardFilter>({ colour: facts.colour, costMost: few, rested: fc.boolean() }),
})
export const leader: fc.Arbitrary<Target> = fc.constantFrom<Target>({ of: 'leader', whose: 'yours' }, { of: 'leader', whose: 'opponents' })
export const all: fc.Arbitrary<Target> = every<Extract<Target, { of: 'all' }>>({
  of: fc.constant('all' as const),
  whose,
  filter: fieldFilter,
})
/** Leaders as well. */
export const allWithLeaders: fc.Arbitrary<Target> = every<Extract<Target, { of: 'all' }>>({
  of: fc.constant('all' as const),
  whose,
  leaders: yes,
  filter: some<CardFilter>({ colour: facts.colour, types, rested: fc.boolean(), costMost: few }),
})
/** Cards of a name and others, of which the Leader may be one. */
const severalOfYours: fc.Arbitrary<Target> = fc.constantFrom<Target>(
  { of: 'all', whose: 'yours', leaders: true, filter: { anyOf: [{ name: 'Ada' }, { name: 'Sea-Fox' }] } },
  { of: 'all', whose: 'yours', leaders: true, filter: { anyOf: [{ name: 'Ada' }, { kind: 'character', typeIncludes: 'Sea' }] } },
)
export const self: fc.Arbitrary<Target> = fc.constant({ of: 'this' })
/** What can be rested besides: DON!! and Characters, or anything. */
export const restable: fc.Arbitrary<Target> = fc
  .record({ most: few, whose: fc.constantFrom('yours' as const, 'opponents' as const), filter: some<CardFilter>({ costMost: few, types }) })
  .chain(({ most, whose: side, filter }) =>
    fc.constantFrom<Target>(
      { of: 'some', most, upTo: true, whose: side, leaders: false, orDon: true, filter },
      { of: 'some', most, upTo: true, whose: side, leaders: false, anyKind: true, orDon: true, filter: {} },
    ),
  )
export const target = fc.oneof(
  chosen,
  severalOfYours,
  stages,
  leader,
  all,
  allWithLeaders,
  self,
  fc.constant<Target>({ of: 'that' }),
  fc.constant<Target>({ of: 'foe' }),
)
