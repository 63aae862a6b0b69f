import type { AbilityCost } from '../card-definition.ts'
import { any, count, list, map, maybe, means, named, say, signed, token, where, type Parser } from './parser.ts'
import { lifePayment } from './life.ts'
import { cards, thisCard } from './nouns.ts'

const circled = token('a number in a circle', ({ text }) => (/^\(\d+\)$/.test(text) ? Number(text.slice(1, -1)) : undefined))

const symbol: Parser<AbilityCost> = any<readonly Parser<AbilityCost>[]>(
  map(circled, (number) => ({ pay: 'restDon', count: number })),
  map(say`don!! ${where(signed, 'a number with −', (number) => number < 0)}`, ([number]) => ({ pay: 'returnDon', count: -number })),
)

export const payment: Parser<AbilityCost> = named(
  'a cost',
  any<readonly Parser<AbilityCost>[]>(
    map(say`rest ${count} of your don!! cards|card`, ([number]) => ({ pay: 'restDon', count: number })),
    map(say`return ${count} of your don!! cards|card to your don!! deck`, ([number]) => ({ pay: 'returnDon', count: number })),
    means(say`rest ${thisCard}`, { pay: 'restThis' }),
    map(say`trash ${count} cards|card from the top of your deck`, ([number]) => ({ pay: 'mill', count: number })),
    lifePayment,
    means(say`trash ${thisCard}`, { pay: 'trashThis' }),
    map(say`rest ${count} of your characters`, ([number]) => ({ pay: 'restCharacters', count: number })),
    map(say`trash ${count} ${cards} from your hand`, ([number, filter]) => ({ pay: 'trashHand', count: number, filter })),
    map(say`place ${count} cards|card from your hand at the bottom of your deck`, ([number]) => ({ pay: 'handToDeck', count: number })),
    map(
      any(
        say`add ${count} cards|card from your life area to your hand`,
        say`add ${count} cards|card from the top of your life cards to your hand`,
      ),
      ([number]) => ({ pay: 'lifeToHand', count: number }),
    ),
    map(say`return ${count} of your characters to the|their|your owner's? hand`, ([number]) => ({ pay: 'returnCharacter', count: number })),
  ),
)

const payments = map(say`you may|can ${list(payment, any(say`, and`, say`and you may`, say`and`, say`,`))}`, ([all]) => all)

/** What stands before the colon. */
export const costs: Parser<AbilityCost[]> = map(
  any(
    say`${map(say`${list(symbol, maybe(say`,`))} ${maybe(say`,`)}`, ([all]) => all)} ${map(maybe(payments), (all) => all ?? [])} :`,
    say`${means(say``, [] as AbilityCost[])} ${payments} :`,
  ),
  ([symbols, others]) => [...symbols, ...others],
)
