import type { AbilityCost, Condition, Target } from '../card-definition.ts'
import { conditions } from './conditions.ts'
import { any, count, list, map, maybe, means, named, say, signed, token, where, type Parser } from './parser.ts'
import { lifePayment } from './life.ts'
import { cards, cardsOfAnyKind, characters, leaderNoun, target, thisCard } from './nouns.ts'

const circled = token('a number in a circle', ({ text }) => (/^\(\d+\)$/.test(text) ? Number(text.slice(1, -1)) : undefined))

const symbol: Parser<AbilityCost> = any<readonly Parser<AbilityCost>[]>(
  map(circled, (number) => ({ pay: 'restDon', count: number })),
  map(say`don!! ${where(signed, 'a number with −', (number) => number < 0)}`, ([number]) => ({ pay: 'returnDon', count: -number })),
)

type Some = Extract<Target, { of: 'some' }>

/** Exactly so many cards on the field. */
function some(expected: string, test: (one: Some) => boolean): Parser<Some> {
  return named(expected, (input, at) => {
    const found = target(input, at)
    if (!found || found.value.of !== 'some' || found.value.upTo || found.value.by !== undefined || !test(found.value)) return null
    return { value: found.value, next: found.next }
  })
}

/** One's own Characters are paid with by a cost of their own. */
const fieldCost = some(
  'Characters or Stages',
  ({ whose, leaders, stages }) => !leaders && (whose === 'any' || (whose === 'yours' && stages === true)),
)
const ownCard = some('one of your cards', ({ most, whose }) => most === 1 && whose === 'yours')

export const payment: Parser<AbilityCost> = any<readonly Parser<AbilityCost>[]>(
  map(say`rest ${count} of your active? don!! cards|card`, ([number]) => ({ pay: 'restDon', count: number })),
  map(say`return ${count} don!! cards|card from your field to your don!! deck`, ([number]) => ({ pay: 'returnDon', count: number })),
  map(say`return ${count} of your don!! cards|card to your don!! deck`, ([number]) => ({ pay: 'returnDon', count: number })),
  lifePayment,
  means(say`rest ${thisCard}`, { pay: 'restThis' }),
  map(say`rest ${count} of your ${characters}`, ([number, filter]) => ({ pay: 'restCharacters', count: number, filter })),
  map(say`rest ${count} of your cards`, ([number]) => ({ pay: 'restCards', count: number, filter: {}, orDon: true })),
  map(say`rest ${count} of your ${cardsOfAnyKind}`, ([number, filter]) => ({ pay: 'restCards', count: number, filter })),
  map(say`rest your ${leaderNoun}`, ([{ filter }]) => ({ pay: 'restCards', count: 1, filter })),
  means(say`rest your 1 leader`, { pay: 'restCards', count: 1, filter: { kind: 'leader' } }),
  means(say`rest your leader or 1 of your stage cards`, {
    pay: 'restCards',
    count: 1,
    filter: { anyOf: [{ kind: 'leader' }, { kind: 'stage' }] },
  }),
  map(say`give ${count} of your opponent's rested don!! cards|card to 1 of your opponent's characters`, ([number]) => ({
    pay: 'giveOpponentDon',
    count: number,
  })),
  map(say`return ${count} or more don!! cards from your field to your don!! deck`, ([least]) => ({ pay: 'returnSomeDon', least })),
  means(say`trash ${thisCard}`, { pay: 'trashThis' }),
  map(
    say`give ${any<readonly Parser<Pick<Extract<AbilityCost, { pay: 'weaken' }>, 'who' | 'active'>>[]>(
      means(thisCard, { who: 'this' }),
      means(say`your leader`, { who: 'leader' }),
      means(any(say`your active leader`, say`your 1 active leader`), { who: 'leader', active: true }),
    )} ${where(signed, 'a number with −', (number) => number < 0)} power during this turn`,
    ([who, by]) => ({ pay: 'weaken', ...who, by }),
  ),
  means(say`return ${thisCard} to the|your|its owner's? hand`, { pay: 'returnThis' }),
  means(say`place|return ${thisCard} at|to the bottom of the|your owner's? deck`, { pay: 'thisToDeck' }),
  map(say`trash ${count} of your ${characters}`, ([number, filter]) => ({ pay: 'trashCharacters', count: number, filter })),
  map(say`k.o. ${count} of your ${characters}`, ([number, filter]) => ({ pay: 'koCharacters', count: number, filter })),
  map(say`place|return ${count} of your ${characters} at|to the bottom of the|your|their owner's? deck`, ([number, filter]) => ({
    pay: 'charactersToDeck',
    count: number,
    filter,
  })),
  map(say`place|return ${fieldCost} at|to the bottom of the|your owner's? deck`, ([to]) => ({ pay: 'fieldToDeck', target: to })),
  map(say`give ${count} of? your? active don!! cards|card to ${ownCard}`, ([number, to]) => ({
    pay: 'giveDon',
    count: number,
    target: to,
  })),
  map(say`reveal ${count} ${cards} from your hand`, ([number, filter]) => ({ pay: 'revealHand', count: number, filter })),
  map(say`trash ${count} cards|card from the top of your deck`, ([number]) => ({ pay: 'mill', count: number })),
  map(
    say`place|return ${count} ${cards} from your trash at|to the bottom of your|the deck ${maybe(say`in any order`)}`,
    ([number, filter]) => ({ pay: 'trashToDeck', count: number, filter }),
  ),
  map(say`trash ${count} ${cards} from your hand`, ([number, filter]) => ({ pay: 'trashHand', count: number, filter })),
  map(say`place ${count} cards|card from your hand at the bottom of your deck ${maybe(say`in any order`)}`, ([number]) => ({
    pay: 'handToDeck',
    count: number,
  })),
  map(say`return ${count} of your ${characters} to the|their|your|its owner's? hand`, ([number, filter]) => ({
    pay: 'returnCharacters',
    count: number,
    filter,
  })),
)

/** Payments in words, as they follow "you may". */
export const payments: Parser<AbilityCost[]> = map(
  list(
    named(
      'a cost',
      any(
        map(payment, (one) => [one]),
        map(say`rest ${thisCard} and ${count} of your ${characters}`, ([, number, filter]): AbilityCost[] => [
          { pay: 'restThis' },
          { pay: 'restCharacters', count: number, filter },
        ]),
        map(say`rest ${thisCard} and ${count} of your ${cardsOfAnyKind}`, ([, number, filter]): AbilityCost[] => [
          { pay: 'restThis' },
          { pay: 'restCards', count: number, filter },
        ]),
        map(say`rest ${thisCard} and ${count} of your don!! cards|card`, ([, number]): AbilityCost[] => [
          { pay: 'restThis' },
          { pay: 'restDon', count: number },
        ]),
        map(say`trash ${thisCard} and ${count} of your ${characters}`, ([, number, filter]): AbilityCost[] => [
          { pay: 'trashThis' },
          { pay: 'trashCharacters', count: number, filter },
        ]),
        map(
          say`place ${thisCard} and ${count} ${cards} from your trash at the bottom of your deck ${maybe(say`in any order`)}`,
          ([, number, filter]): AbilityCost[] => [{ pay: 'thisToDeck' }, { pay: 'trashToDeck', count: number, filter }],
        ),
        map(
          say`place ${thisCard} and ${count} cards|card from your hand at the bottom of your deck ${maybe(say`in any order`)}`,
          ([, number]): AbilityCost[] => [{ pay: 'thisToDeck' }, { pay: 'handToDeck', count: number }],
        ),
        map(say`rest ${count} of your don!! cards|card and ${thisCard}`, ([number]): AbilityCost[] => [
          { pay: 'restDon', count: number },
          { pay: 'restThis' },
        ]),
      ),
    ),
    any(say`, and`, say`and you may`, say`and`, say`,`),
  ),
  (all) => all.flat(),
)

/** What is paid, and what has to hold for it. */
interface Price {
  readonly cost: readonly AbilityCost[]
  readonly payIf?: readonly Condition[]
}

/** What stands before the colon. */
export const costs: Parser<Price> = any<readonly Parser<Price>[]>(
  map(
    say`${list(symbol, maybe(say`,`))} ${maybe(say`,`)} ${maybe(map(say`you may|can ${payments}`, ([all]) => all))} :`,
    ([symbols, , others = []]) => ({ cost: [...symbols, ...others] }),
  ),
  map(say`you may|can ${payments} :`, ([cost]) => ({ cost })),
  map(say`rest ${count} of your don!! cards|card and you may ${payments} :`, ([number, others]) => ({
    cost: [{ pay: 'restDon', count: number }, ...others],
  })),
  map(say`if ${conditions} , you may|can ${payments} :`, ([payIf, cost]) => ({ cost, payIf })),
)
