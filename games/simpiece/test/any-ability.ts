import fc from 'fast-check'
import { barredActs, barredPlayerActs, type Duration } from '../src/bars.ts'
import {
  countables,
  keywords,
  type Ability,
  type CardChange,
  type CardFilter,
  type Condition,
  type ContinuousEffect,
  type Instruction,
  type Replacement,
  type Timing,
} from '../src/card-definition.ts'
import { costs, payments, tag } from './any-cost.ts'
import { english } from '../src/card-text/english.ts'
import {
  some,
  yes,
  few,
  powers,
  name,
  types,
  facts,
  named,
  cardFilter,
  fieldFilter,
  whose,
  leader,
  all,
  allWithLeaders,
  restable,
  self,
  target,
  chosen,
} from './any-target.ts'

const test = <T extends Condition['test']>(which: T, parts: Parameters<typeof tag<'test', T, Condition>>[2]) =>
  tag<'test', T, Condition>('test', which, parts)
const sideOf = fc.constantFrom('yours' as const, 'opponents' as const)
/** At least, at most, both in order. */
const bounds = fc.oneof(
  few.map((least) => ({ least })),
  few.map((most) => ({ most })),
  fc.tuple(few, few).map(([a, b]) => ({ least: Math.min(a, b), most: Math.max(a, b) })),
)
const conditions = fc.array(
  fc.oneof(
    test('leader', {
      whose: sideOf,
      filter: fc.oneof(
        named,
        some<CardFilter>({
          types,
          typeIncludes: facts.typeIncludes,
          attribute: facts.attribute,
          multicoloured: yes,
          rested: fc.boolean(),
        }).filter((filter) => Object.keys(filter).length > 0),
      ),
    }),
    fc
      .tuple(whose, fieldFilter, bounds)
      .map(([side, filter, some]): Condition => ({ test: 'characters', whose: side, filter, ...some }))
      .filter((one) => !('least' in one && 'most' in one && one.least === 5 && one.most === 5)),
    test('onlyCharacters', { filter: fieldFilter }),
    test('has', { name }),
    test('thisActive', {}),
    test('lifeFaceUp', {}),
    test('thisPlayedNow', {}),
    fc
      .tuple(fc.constantFrom(...countables), fc.constantFrom('yours' as const, 'opponents' as const), bounds)
      .map(([of, side, some]): Condition => ({ test: 'count', of, whose: side, ...some })),
    fc
      .tuple(fc.constantFrom('life' as const, 'don' as const), fc.constantFrom('both' as const, 'either' as const), bounds)
      .map(([of, side, some]): Condition => ({ test: 'count', of, whose: side, ...some })),
    fc.constant<Condition>({ test: 'count', of: 'don', whose: 'yours', least: 10 }),
    test('behind', {
      in: fc.constantFrom('hand' as const, 'life' as const, 'don' as const, 'characters' as const),
      by: fc.integer({ min: 0, max: 4 }),
    }),
    test('allDonRested', {}),
    test('thatMatches', { filter: cardFilter }),
    fc
      .tuple(fc.constantFrom(...countables), sideOf, few)
      .map(([of, side, least]): Condition => ({ test: 'count', of, whose: side, least, orNone: true })),
    test('lacks', { name }),
    test('thisRested', {}),
    test('thisMatches', { filter: fc.record({ powerLeast: powers, types }) }),
    test('revealed', { filter: cardFilter }),
  ),
  { minLength: 1, maxLength: 3 },
)

/** "Cannot be rested" bars from it, and "cannot be K.O.'d in battle" has an entry of its own while it lasts. */
const proof = fc
  .record({
    gives: fc.constant('proof' as const),
    against: fc.constantFrom('ko' as const, 'removal' as const, 'rest' as const),
    by: fc.constantFrom('battle' as const, 'effects' as const, 'opponentEffects' as const, 'any' as const),
    from: fc.option(cardFilter, { nil: undefined }),
  })
  .map(({ from, ...rest }): CardChange => ({ ...rest, ...(from && { from }) }))
  .filter((one) => !('against' in one && one.against === 'rest' && one.by === 'any' && !one.from))
const change: fc.Arbitrary<CardChange> = fc.oneof(
  fc.integer({ min: 1, max: 9 }).map((by): CardChange => ({ gives: 'cost', by })),
  fc.integer({ min: 1, max: 9 }).map((by): CardChange => ({ gives: 'cost', by: -by })),
  powers.map((to): CardChange => ({ gives: 'basePower', to })),
  few.map((to): CardChange => ({ gives: 'baseCost', to })),
  fc.constantFrom(...barredActs).map((act): CardChange => ({ gives: 'bar', act })),
  proof,
  fc.constantFrom<CardChange>({ gives: 'negated' }, { gives: 'negated', timing: 'onPlay' }, { gives: 'negated', timing: 'onKO' }),
)
const lastingChange = change.filter((one) => !(one.gives === 'proof' && one.against === 'ko' && one.by === 'battle'))

const verb = <V extends Instruction['verb']>(which: V, parts: object): fc.Arbitrary<Instruction> =>
  fc.record({ verb: fc.constant(which), ...parts } as never) as unknown as fc.Arbitrary<Instruction>
const until = fc.constantFrom<Duration>('turn', 'battle', 'yourNextStart', 'opponentsTurn', 'yourNextTurn', 'nextRefresh')
const signed = fc.tuple(powers, fc.boolean()).map(([power, less]) => (less ? -power : power))
const to = fc.constantFrom('hand' as const, 'field' as const)
const flag = fc.constantFrom(true as const, undefined)
const action: fc.Arbitrary<Instruction> = fc.oneof(
  verb('power', { target, by: signed, until }),
  verb('power', { target: fc.constant({ of: 'that' }), by: powers, until, more: yes }),
  verb('grant', { target, keyword: fc.constantFrom(...keywords), until }),
  verb('give', { target, change, until }),
  verb('barPlayer', { who: fc.constantFrom('you', 'opponent'), act: fc.constantFrom(...barredPlayerActs), until }),
  verb('zeroPower', { target, until }),
  verb('copyPower', { model: fc.oneof(leader, chosen), until }),
  verb('trashLifeTo', { left: few }),
  verb('barAttack', { target, until: fc.constant('opponentsTurn') }),
  verb('barBlockers', { powerMost: powers, until: fc.constant('battle') }),
  verb('ko', { target: chosen.map((to) => ({ ...to, upTo: true, by: undefined, totalPower: 6000 })) }),
  ...(['ko', 'trash', 'rest', 'stand', 'toHand', 'toDeck'] as const).map((which) => verb(which, { target })),
  verb('rest', { target: restable }),
  verb('standDon', { most: few }),
  verb('giveDon', { most: few, target: fc.oneof(self, leader, chosen, fc.constant({ of: 'that' as const })) }),
  verb('redirect', { target: chosen }),
  verb('addDon', { most: few, rested: fc.boolean(), exact: flag }),
  verb('draw', { count: few, upTo: flag }),
  verb('drawTo', { hand: few }),
  verb('discardTo', { who: fc.constantFrom('you', 'both'), left: few }),
  verb('giveDonEach', { each: few, target: fc.oneof(chosen, all, allWithLeaders).map((to) => ({ ...to, whose: 'yours' })) }),
  verb('discard', { who: fc.constantFrom('you', 'opponent'), count: few, upTo: flag }),
  verb('opponentTrashToDeck', { count: few, filter: cardFilter }),
  verb('discardBlind', { whose: sideOf, count: few }),
  verb('revealHand', { count: few }),
  verb('lifeToDeck', { most: few }),
  verb('look', { count: few, most: few, filter: cardFilter, to }),
  verb('look', {
    count: few,
    most: few,
    filter: cardFilter,
    to: fc.constant('hand'),
    rest: fc.constantFrom('trash', 'either'),
    unseen: yes,
  }),
  verb('look', { count: few, most: few, filter: cardFilter, to: fc.constant('field'), rest: fc.constant('either'), rested: yes }),
  verb('look', { count: few, most: few, filter: cardFilter, to, shown: yes }),
  verb('showTop', {}),
  verb('arrange', { count: few }),
  verb('revealTop', { filter: cardFilter }),
  verb('search', { most: few, filter: cardFilter, to }),
  verb('salvage', { most: few, filter: cardFilter }),
  verb('mill', { whose: sideOf, count: few }),
  verb('damage', { count: few }),
  verb('extraTurn', {}),
  verb('deckToLife', { most: few, faceUp: flag, exact: flag }),
  verb('handToLife', { most: few, filter: cardFilter, faceUp: flag }),
  verb('toLife', { target, to: fc.constantFrom('top', 'either'), up: fc.boolean() }),
  verb('takeLife', { whose: sideOf, count: few, upTo: flag, from: fc.constantFrom('either', undefined) }),
  verb('trashLife', { whose: sideOf, count: few, upTo: flag, from: fc.constantFrom('either', undefined) }),
  verb('turnLife', { up: fc.boolean(), all: flag }),
  verb('lookAtLife', { whose: fc.constantFrom('yours', 'opponents', 'either') }),
  verb('win', {}),
  verb('deploy', {
    most: few,
    from: fc.constantFrom('trash', 'handOrTrash', undefined),
    rested: fc.constantFrom(true, undefined),
    filter: fc.oneof(
      cardFilter,
      cardFilter.map((filter) => ({ ...filter, otherColour: true as const })),
    ),
  }),
  verb('playThis', {}),
  verb('playThis', { from: fc.constant('trash'), rested: yes }),
  verb('thisToHand', {}),
  verb('useOwn', { timing: fc.constantFrom('main', 'counter', 'onPlay', 'onKO') }),
  verb('handToDeck', { who: fc.constant('you'), count: few, to: fc.constantFrom('either', 'top') }),
  verb('handToDeck', { who: fc.constantFrom('you', 'opponent'), count: few }),
  verb('restOpponentDon', { most: few }),
  verb('opponentReturnsDon', { count: few }),
)

const instruction = fc.oneof(
  { weight: 9, arbitrary: action },
  {
    weight: 1,
    arbitrary: verb('later', { moment: fc.constantFrom('turn', 'battle'), do: fc.array(action, { minLength: 1, maxLength: 2 }) }),
  },
)

/** Paid for on the way: behind another instruction, so that it is not read as an effect. */
const mayPay = verb('mayPay', {
  cost: fc.array(fc.oneof(...payments), { minLength: 1, maxLength: 2 }),
  do: fc.array(action, { maxLength: 2 }),
})

/** As many cards as wanted: behind another instruction as well. */
const discardAny = verb('discardAny', {
  filter: cardFilter,
  target: fc.oneof(self, leader, fc.constant({ of: 'that' as const })),
  by: powers,
  until: fc.constantFrom('turn', 'battle'),
})

const gives = <G extends ContinuousEffect['gives']>(which: G, parts: object): fc.Arbitrary<ContinuousEffect> =>
  fc.record({ gives: fc.constant(which), ...parts } as never) as unknown as fc.Arbitrary<ContinuousEffect>
const counted = fc.oneof(fc.constant({ count: 'hand' }), fc.record({ count: fc.constant('trash'), filter: cardFilter }))
const reached = fc.oneof(all, allWithLeaders, leader, self)
const effect = fc.oneof(
  gives('power', { target: reached, by: signed }),
  gives('power', { target: reached, by: signed, per: fc.record({ each: few, of: counted }) }),
  gives('keyword', { keyword: fc.constantFrom(...keywords) }),
  gives('keyword', { keyword: fc.constantFrom(...keywords), target: fc.oneof(all, leader) }),
  fc.tuple(reached, lastingChange).map(([to, what]): ContinuousEffect => ({ ...what, target: to })),
  gives('playerBar', { whose: sideOf, act: fc.constantFrom(...barredPlayerActs) }),
  gives('counter', { to: powers, filter: cardFilter }),
  gives('battleProof', { target: reached }),
  gives('battleProof', { target: reached, by: some<CardFilter>({ attribute: facts.attribute, costMost: few }) }),
  gives('battleProof', { target: reached, by: some<CardFilter>({ attribute: facts.attribute, costMost: few }), leaders: yes }),
  gives('handCost', { by: signed.map((by) => by / 1000), filter: cardFilter }),
  gives('lure', { name }),
  gives('ownCost', { by: signed.map((by) => by / 1000) }),
)

/** Timings without brackets stand alone. */
const reactions = Object.keys(english.leads) as Timing[]
/** Those about a card. */
const events = reactions.filter((timing) => typeof english.leads[timing] === 'function')
const bracketed = Object.keys(english.brackets) as Timing[]
const when = fc.oneof(
  fc.subarray(bracketed, { minLength: 1, maxLength: 2 }),
  fc.constantFrom(...reactions).map((timing) => [timing]),
  fc.subarray(reactions, { minLength: 2, maxLength: 2 }),
)

const head = some<Ability>({ don: fc.integer({ min: 1, max: 4 }), turn: fc.constantFrom('yours', 'opponents') })
const timedHead = fc.oneof(
  some<Ability>({ limit: fc.constantFrom('once', 'carriedOut'), cost: costs, if: conditions, may: yes }),
  fc.record({ payIf: conditions, cost: fc.array(fc.oneof(...payments), { minLength: 1, maxLength: 2 }) }),
)

/** Conditions of the first instruction are those of the ability. */
const instructions = fc
  .tuple(
    instruction,
    fc.array(
      fc.tuple(
        fc.option(conditions, { nil: undefined }),
        fc.oneof({ weight: 6, arbitrary: instruction }, { weight: 1, arbitrary: mayPay }, { weight: 1, arbitrary: discardAny }),
      ),
      { maxLength: 2 },
    ),
  )
  .map(([first, rest]) => [first, ...rest.map(([own, one]): Instruction => (own ? { if: own, ...one } : one))])

const replaces = fc.record<Replacement>({
  harm: fc.constantFrom('ko' as const, 'removal' as const, 'any' as const),
  by: fc.constantFrom('battle' as const, 'effects' as const, 'opponentEffects' as const, 'any' as const),
  target: fc.oneof(all, leader, self),
})

/** Any ability whose text says all of it. */
export const anyAbility: fc.Arbitrary<Ability> = fc.oneof(
  fc.tuple(when, head, timedHead, instructions).map(([timing, a, b, list]): Ability => ({ when: timing, ...a, ...b, do: list })),
  fc
    .tuple(
      fc.constantFrom(...events),
      fieldFilter.filter((filter) => Object.keys(filter).length > 0),
      head,
      instructions,
    )
    .map(([timing, about, a, list]): Ability => ({ when: [timing], about, ...a, do: list })),
  fc
    .tuple(head, fc.option(conditions, { nil: undefined }), fc.array(effect, { minLength: 1, maxLength: 2 }))
    .map(([a, own, list]): Ability => ({ when: ['always'], ...a, ...(own && { if: own }), gives: list })),
  fc
    .tuple(head, fc.boolean(), fc.option(conditions, { nil: undefined }), fc.option(costs, { nil: undefined }), replaces)
    .map(([a, may, own, paid, what]): Ability => ({
      when: ['instead'],
      ...a,
      ...(may && { may: true as const }),
      ...(own && { if: own }),
      ...(paid && { cost: paid }),
      replaces: what,
    })),
)
