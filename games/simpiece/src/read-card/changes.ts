import { englishBrackets } from '../card-text/english-brackets.ts'
import { type BarredAct, type BarredPlayerAct, type Duration } from '../bars.ts'
import { timings, type CardChange, type CardFilter, type Target, type Timing } from '../card-definition.ts'
import { any, count, many, map, maybe, means, named, say, signed, token, type Parser } from './parser.ts'
import { adjective, cards, characters, merge, target, chosenCard } from './nouns.ts'

/** How long something lasts. */
export const until: Parser<Duration> = any<readonly Parser<Duration>[]>(
  means(say`during this turn`, 'turn'),
  means(say`during this battle`, 'battle'),
  means(say`until the start of your next turn`, 'yourNextStart'),
  means(say`until the end of your opponent's next turn`, 'opponentsTurn'),
  means(say`until the end of your opponent's next end phase`, 'opponentsTurn'),
  means(say`until the end of your next turn`, 'yourNextTurn'),
  means(say`in the|your next refresh phase`, 'nextRefresh'),
  means(say`in your opponent's next refresh phase`, 'nextRefresh'),
)

const timingsByText: Readonly<Record<string, Timing>> = Object.fromEntries(
  timings.flatMap((timing) => {
    const text = englishBrackets[timing]
    return text === undefined ? [] : [[text.toLowerCase().replace('’', "'"), timing]]
  }),
)

/** The bracket of a timing. */
export const timing: Parser<Timing> = named(
  'a timing in [brackets]',
  token('', ({ text }) => timingsByText[text]),
)

/** "This Character's", "your Leader's". */
const owner: Parser<Target> = any<readonly Parser<Target>[]>(
  means(say`this character's|leader's|stage's|card's`, { of: 'this' }),
  means(say`your leader's`, { of: 'leader', whose: 'yours' }),
  map(say`your ${many(adjective)} leader's`, ([all]) => ({
    of: 'some',
    most: 1,
    upTo: false,
    whose: 'yours',
    leaders: true,
    filter: { ...merge(all), kind: 'leader' },
  })),
  means(say`your opponent's leader's`, { of: 'leader', whose: 'opponents' }),
)

const barred: Parser<BarredAct> = any<readonly Parser<BarredAct>[]>(
  means(say`cannot attack`, 'attack'),
  means(say`cannot attack a leader`, 'attackLeader'),
  means(say`cannot activate [blocker]`, 'block'),
  means(say`cannot be rested`, 'rest'),
  means(say`will not become active`, 'refresh'),
)

/** "Your opponent cannot activate [Blocker] if that card attacks". */
const unblocked = any(
  say`your opponent cannot activate [blocker] if|whenever ${target} attacks|attack`,
  map(say`select|choose ${target} . your opponent cannot activate [blocker] if ${chosenCard} attacks`, ([to]) => [to] as const),
)

/** "5000 or more": less than that is a bar of its own. */
const strong: Parser<CardFilter> = map(say`${count} or more`, ([powerLeast]) => ({ powerLeast }))

type Proof = Extract<CardChange, { gives: 'proof' }>

/** What a card is protected from. */
export const harm = any<readonly Parser<Proof['against']>[]>(
  means(say`k.o.'d`, 'ko'),
  means(say`removed from the field`, 'removal'),
  means(say`rested`, 'rest'),
)

/** By what. */
export const cause = any<readonly Parser<Pick<Proof, 'by' | 'from'>>[]>(
  means(say`in battle`, { by: 'battle' }),
  map(say`in battle by ${cards}`, ([from]) => ({ by: 'battle', from })),
  means(say`by effects`, { by: 'effects' }),
  map(say`by effects of ${cards}`, ([from]) => ({ by: 'effects', from })),
  means(say`by your opponent's effects`, { by: 'opponentEffects' }),
  map(say`by effects of your opponent's ${cards}`, ([from]) => ({ by: 'opponentEffects', from })),
  map(say`by ${cards}`, ([from]) => ({ by: 'any', from })),
  means(say``, { by: 'any' }),
)

/** What becomes of cards on the field, without how long. */
export const change: Parser<{ readonly target: Target; readonly change: CardChange }> = any<
  readonly Parser<{ readonly target: Target; readonly change: CardChange }>[]
>(
  map(any(say`${target} gains|gain ${signed} cost`, say`give ${target} ${signed} cost`), ([to, by]) => ({
    target: to,
    change: { gives: 'cost', by },
  })),
  map(
    any(
      say`the base power of ${target} becomes ${count}`,
      say`set the base power of ${target} to ${count}`,
      say`${target} ' base power becomes ${count}`,
      say`${owner} base power becomes ${count}`,
    ),
    ([of, to]) => ({
      target: of,
      change: { gives: 'basePower', to },
    }),
  ),
  map(any(say`the base cost of ${target} becomes ${count}`, say`${owner} base cost becomes ${count}`), ([of, to]) => ({
    target: of,
    change: { gives: 'baseCost', to },
  })),
  map(say`select|choose ${target} . ${target} ${barred}`, ([to, , act]) => ({ target: to, change: { gives: 'bar', act } })),
  map(say`select|choose ${target} . ${target} cannot be ${harm} ${cause}`, ([to, , against, by]) => ({
    target: to,
    change: { gives: 'proof', against, ...by },
  })),
  means(say`this character's|leader's effect|effects is|are negated`, { target: { of: 'this' }, change: { gives: 'negated' } }),
  map(say`your opponent cannot activate the [blocker] of any ${characters}`, ([filter]) => ({
    target: { of: 'all', whose: 'opponents', filter },
    change: { gives: 'bar', act: 'block' },
  })),
  map(say`your opponent cannot activate a [blocker] character that has ${strong} power`, ([filter]) => ({
    target: { of: 'all', whose: 'opponents', filter },
    change: { gives: 'bar', act: 'block' },
  })),
  map(say`your opponent cannot activate up to ${count} ${characters}`, ([most, filter]) => ({
    target: { of: 'some', most, upTo: true, whose: 'opponents', leaders: false, filter },
    change: { gives: 'bar', act: 'block' },
  })),
  map(unblocked, ([to]) => ({ target: to!, change: { gives: 'bar', act: 'blocked' } })),
  map(say`${target} ${barred}`, ([to, act]) => ({ target: to, change: { gives: 'bar', act } })),
  map(
    any(
      say`${target} will not become active in the refresh phase`,
      say`${target} do not become active in your and your opponent's refresh phases`,
    ),
    ([to]) => ({ target: to!, change: { gives: 'bar', act: 'refresh' } }),
  ),
  map(say`${target} cannot be ${harm} ${cause}`, ([to, against, by]) => ({ target: to, change: { gives: 'proof', against, ...by } })),
  map(say`none of your ${characters} can be ${harm} ${cause}`, ([filter, against, by]) => ({
    target: { of: 'all', whose: 'yours', filter },
    change: { gives: 'proof', against, ...by },
  })),
  map(
    any(say`the ${maybe(timing)} effects of ${target} are negated`, say`negate the ${maybe(timing)} effects|effect of ${target}`),
    ([when, of]) => ({ target: of, change: { gives: 'negated', ...(when && { timing: when }) } }),
  ),
)

const their = say`your|their`

/** "Your opponent cannot play Character cards". */
export const playerBar: Parser<{ readonly isYou: boolean; readonly act: BarredPlayerAct }> = map(
  say`${any(means(say`you`, true), means(say`your opponent`, false))} cannot ${any<readonly Parser<BarredPlayerAct>[]>(
    means(say`play any? character cards ${maybe(say`on your field`)}`, 'playCharacter'),
    means(say`activate [blocker]`, 'useBlocker'),
    means(say`draw cards by|using ${their} own effects`, 'draw'),
    means(say`add life cards to ${their} hand by|using ${their} own effects`, 'lifeToHand'),
  )}`,
  ([isYou, act]) => ({ isYou, act }),
)
