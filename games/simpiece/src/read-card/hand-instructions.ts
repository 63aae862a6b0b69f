import type { Instruction } from '../card-definition.ts'
import { cards } from './nouns.ts'
import { any, count, map, maybe, means, say, type Parser } from './parser.ts'

type DeckEnd = { readonly to?: 'either' | 'top' }
const deckEnd: Parser<DeckEnd> = any<readonly Parser<DeckEnd>[]>(
  means(say`bottom`, {}),
  means(say`top`, { to: 'top' }),
  means(say`top or bottom`, { to: 'either' }),
)
/** What is done with the cards of hands. */
export const handInstruction: Parser<Instruction> = any<readonly Parser<Instruction>[]>(
  map(say`draw ${count} cards|card`, ([number]) => ({ verb: 'draw', count: number })),
  map(say`draw up to ${count} cards|card`, ([number]) => ({ verb: 'draw', count: number, upTo: true })),
  map(say`draw cards|card so that you have ${count} cards|card in your hand`, ([hand]) => ({ verb: 'drawTo', hand })),
  map(say`trash cards from your hand until you have ${count} cards|card in your hand`, ([left]) => ({
    verb: 'discardTo',
    who: 'you',
    left,
  })),
  map(say`you and your opponent trash cards from your hands until you each have ${count} cards|card in your hands`, ([left]) => ({
    verb: 'discardTo',
    who: 'both',
    left,
  })),
  map(say`trash ${count} cards|card from your hand`, ([number]) => ({ verb: 'discard', who: 'you', count: number })),
  map(say`trash up to ${count} cards|card from your hand`, ([number]) => ({ verb: 'discard', who: 'you', count: number, upTo: true })),
  map(say`your opponent trashes up to ${count} cards|card from their hand`, ([number]) => ({
    verb: 'discard',
    who: 'opponent',
    count: number,
    upTo: true,
  })),
  map(say`your opponent chooses ${count} cards|card from their hand and trashes it|them`, ([number]) => ({
    verb: 'discard',
    who: 'opponent',
    count: number,
  })),
  map(say`trash ${count} cards|card from your opponent's hand`, ([number]) => ({
    verb: 'discardBlind',
    whose: 'opponents',
    count: number,
  })),
  map(
    say`your opponent places ${count} ${cards} from their trash at the bottom of their deck ${maybe(say`in any order`)}`,
    ([number, filter]) => ({ verb: 'opponentTrashToDeck', count: number, filter }),
  ),
  map(say`your opponent trashes ${count} cards|card from their hand`, ([number]) => ({
    verb: 'discard',
    who: 'opponent',
    count: number,
  })),
  map(say`your opponent chooses ${count} cards|card from your hand ; trash that|those cards|card`, ([number]) => ({
    verb: 'discardBlind',
    whose: 'yours',
    count: number,
  })),
  map(say`choose ${count} cards|card from your opponent's hand ; your opponent reveals that|those cards|card`, ([number]) => ({
    verb: 'revealHand',
    count: number,
  })),
  map(
    say`play this character? card ${map(maybe(say`from your trash`), (found) => found !== undefined)} ${maybe(say`rested`)}`,
    ([fromTrash, rested]) => ({
      verb: 'playThis',
      ...(fromTrash && { from: 'trash' as const }),
      ...(rested && { rested: true as const }),
    }),
  ),
  means(say`add this character? card ${maybe(say`from your trash`)} to your hand`, { verb: 'thisToHand' }),
  map(say`place ${count} cards|card from your hand at the ${deckEnd} of your deck ${maybe(say`in any order`)}`, ([placed, to]) => ({
    ...to,
    verb: 'handToDeck',
    who: 'you',
    count: placed,
  })),
  map(
    say`${any(say`your opponent`, say`they`)} must? place|places ${count} cards|card from their hand at the ${deckEnd} of their deck ${maybe(say`in any order`)}`,
    ([, placed, to]) => ({
      ...to,
      verb: 'handToDeck',
      who: 'opponent',
      count: placed,
    }),
  ),
)
