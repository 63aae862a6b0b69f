import type { Instruction } from '../card-definition.ts'
import { any, count, list, many, map, maybe, means, say, type Parser } from './parser.ts'
import { cards, merge, relative, upTo } from './nouns.ts'

const backInAnyOrder = any(
  say`then , place the rest at|to the bottom of your|the deck ${maybe(say`in any order`)}`,
  say`and place the rest at|to the bottom of your|the deck in any order`,
)

type Rest = Pick<Extract<Instruction, { verb: 'look' }>, 'rest'>

const theRest: Parser<Rest> = any<readonly Parser<Rest>[]>(
  means(backInAnyOrder, {}),
  means(any(say`then , trash the rest`, say`and trash the rest`), { rest: 'trash' }),
  means(say`then , place the rest at the top or bottom of your|the deck ${maybe(say`in any order`)}`, { rest: 'either' }),
)

const upToSome = any(
  map(say`up to ${upTo}`, ([most]) => most),
  map(say`a total of up to ${count}`, ([most]) => most),
)

type Taken = Pick<Extract<Instruction, { verb: 'look' }>, 'to' | 'most' | 'filter' | 'unseen' | 'rested'>

const taken: Parser<Taken> = any<readonly Parser<Taken>[]>(
  map(say`reveal ${upToSome} ${cards} and|, add it|them to your hand`, ([most, filter]) => ({ to: 'hand', most, filter })),
  map(say`add ${upToSome} ${cards} to your hand`, ([most, filter]) => ({ to: 'hand', most, filter, unseen: true })),
  map(say`play ${upToSome} ${cards}`, ([most, filter]) => ({ to: 'field', most, filter })),
  map(say`play ${upToSome} ${cards} rested`, ([most, filter]) => ({ to: 'field', most, filter, rested: true })),
)

/** "From your hand or trash". */
const source = any(means(say`hand`, undefined), means(say`trash`, 'trash'), means(say`hand or trash`, 'handOrTrash'))

const shuffled = any(say`, then shuffle your deck`, say`. then , shuffle your deck`, say`and shuffle your deck`, say`. shuffle your deck`)

const returned = say`that is a different color than the returned character|card`

/** What is done with the deck, and cards that are played or taken from deck, hand and trash. */
export const fromDeckOrTrash: Parser<Instruction> = any<readonly Parser<Instruction>[]>(
  map(say`reveal ${count} cards|card from the top of your deck and ${taken} ${maybe(say`.|,`)} ${theRest}`, ([looked, what, , rest]) => {
    const { unseen: _, ...shown } = what
    return { verb: 'look', count: looked, ...shown, ...rest, shown: true }
  }),
  map(
    say`reveal ${count} cards|card from the top of your deck , ${taken} , and place the rest at the top or bottom of your deck`,
    ([looked, { unseen: _, ...what }]) => ({ verb: 'look', count: looked, ...what, rest: 'either', shown: true }),
  ),
  means(say`reveal 1 card from the top of your deck`, { verb: 'showTop' }),
  map(say`trash ${count} cards|card from the top of your deck`, ([number]) => ({ verb: 'mill', whose: 'yours', count: number })),
  map(say`trash ${count} cards|card from the top of your opponent's deck`, ([number]) => ({
    verb: 'mill',
    whose: 'opponents',
    count: number,
  })),
  map(
    say`look at ${count} cards|card from the top of your deck ;|,|and ${taken} ${maybe(say`.|,`)} ${theRest}`,
    ([looked, what, , rest]) => ({
      verb: 'look',
      count: looked,
      ...what,
      ...rest,
    }),
  ),
  map(
    say`look at ${count} cards|card from the top of your deck and place|return them at|to the top or bottom of the|your deck in any order`,
    ([number]) => ({
      verb: 'arrange',
      count: number,
    }),
  ),
  map(
    say`reveal 1 card from the top of your deck . if that|the revealed? card is a|an ${cards} , you may play that card rested`,
    ([filter]) => ({
      verb: 'revealTop',
      filter,
    }),
  ),
  map(say`reveal up to ${count} ${cards} from your deck and add it|them to your hand ${shuffled}`, ([most, filter]) => ({
    verb: 'search',
    most,
    filter,
    to: 'hand',
  })),
  map(say`play up to ${count} ${cards} from your deck ${shuffled}`, ([most, filter]) => ({
    verb: 'search',
    most,
    filter,
    to: 'field',
  })),
  map(say`add up to ${count} of? your? ${cards} from your trash to your hand`, ([most, filter]) => ({ verb: 'salvage', most, filter })),
  map(
    say`play up to ${upTo} of? your? ${cards} from your ${source} ${many(relative)} ${maybe(say`rested`)} ${maybe(returned)}`,
    ([most, filter, from, behind, rested, other]) => ({
      verb: 'deploy',
      most,
      filter: merge([filter, ...behind, ...(other ? [{ otherColour: true as const }] : [])]),
      ...(from && { from }),
      ...(rested && { rested: true as const }),
    }),
  ),
)

/** Cards of several kinds from one place. */
export const severalDeployed: Parser<Instruction[]> = map(
  say`play ${list(
    map(say`up to ${count} ${cards}`, ([most, filter]) => ({ most, filter })),
    any(say`, and`, say`and`, say`,`),
  )} from your ${source}`,
  ([all, from]) => all.map(({ most, filter }) => ({ verb: 'deploy', most, filter, ...(from && { from }) })),
)
