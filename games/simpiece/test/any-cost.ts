import fc from 'fast-check'
import type { AbilityCost } from '../src/card-definition.ts'
import { few, powers, name, types, yes, cardFilter, fieldFilter } from './any-target.ts'

/** What an entry holds beside its tag and its condition. */
type PartsOf<M, K extends string> = M extends unknown ? { [P in keyof M as P extends K | 'if' ? never : P]: fc.Arbitrary<M[P]> } : never

/** The entries of a union that may have that tag. */
type Tagged<T, K extends string, V> = T extends { readonly [P in K]?: unknown } ? (V extends T[K] ? T : never) : never

/** An entry of a union by its tag. */
export function tag<K extends string, V extends string, T extends Partial<Record<K, string>>>(
  key: K,
  value: V,
  parts: PartsOf<Tagged<T, K, V>, K>,
): fc.Arbitrary<T> {
  return fc.record({ [key]: fc.constant(value), ...parts } as never) as unknown as fc.Arbitrary<T>
}

const cost = <P extends AbilityCost['pay']>(pay: P, parts: Parameters<typeof tag<'pay', P, AbilityCost>>[2]) =>
  tag<'pay', P, AbilityCost>('pay', pay, parts)
const symbols: readonly fc.Arbitrary<AbilityCost>[] = [cost('restDon', { count: few }), cost('returnDon', { count: few })]
/** Costs in words. */
export const payments: readonly fc.Arbitrary<AbilityCost>[] = [
  cost('restThis', {}),
  cost('trashThis', {}),
  cost('trashLife', { count: few, from: fc.constantFrom('either', undefined) }),
  cost('lifeToHand', { count: few, from: fc.constant('either') }),
  cost('turnLife', { up: fc.boolean() }),
  cost('fieldToDeck', {
    target: fc.record({
      of: fc.constant('some'),
      most: few,
      upTo: fc.constant(false),
      whose: fc.constant('any'),
      leaders: fc.constant(false),
      filter: fieldFilter,
    }),
  }),
  cost('fieldToDeck', {
    target: fc.record({
      of: fc.constant('some'),
      most: few,
      upTo: fc.constant(false),
      whose: fc.constantFrom('yours', 'any'),
      leaders: fc.constant(false),
      stages: yes,
      filter: fc.constant({}),
    }),
  }),
  cost('giveDon', {
    count: few,
    target: fc.record({
      of: fc.constant('some'),
      most: fc.constant(1),
      upTo: fc.constant(false),
      whose: fc.constant('yours'),
      leaders: fc.constant(false),
      filter: fieldFilter,
    }),
  }),
  cost('weaken', { who: fc.constantFrom('leader', 'this'), by: powers.map((power) => -power) }),
  cost('weaken', { who: fc.constant('leader'), by: powers.map((power) => -power), active: yes }),
  cost('restCards', { count: few, filter: fc.constant({}), orDon: yes }),
  cost('restCards', { count: few, filter: fc.record({ types, anyOf: fc.constant([{ kind: 'leader' }, { kind: 'stage' }]) }) }),
  cost('restCards', { count: few, filter: fc.record({ name }) }),
  cost('restCards', { count: fc.constant(1), filter: fc.record({ types, kind: fc.constant('leader') }) }),
  cost('returnSomeDon', { least: few }),
  cost('giveOpponentDon', { count: few }),
  cost('returnThis', {}),
  cost('thisToDeck', {}),
  ...(['restCharacters', 'returnCharacters', 'trashCharacters', 'koCharacters', 'charactersToDeck'] as const).map((pay) =>
    cost(pay, { count: few, filter: fieldFilter }),
  ),
  cost('revealHand', { count: few, filter: cardFilter }),
  cost('mill', { count: few }),
  cost('trashToDeck', { count: few, filter: cardFilter }),
  cost('trashHand', { count: few, filter: cardFilter }),
  cost('handToDeck', { count: few }),
  cost('lifeToHand', { count: few }),
]
/** Symbols stand first. */
export const costs = fc
  .tuple(fc.uniqueArray(fc.oneof(...symbols), { maxLength: 2 }), fc.array(fc.oneof(...payments), { maxLength: 3 }))
  .map(([first, rest]) => [...first, ...rest])
  .filter((list) => list.length > 0)
