import type { AbilityCost, Condition, Instruction } from '../card-definition.ts'
import { conditions } from './conditions.ts'
import { rewarded } from './gains.ts'
import { cards } from './nouns.ts'
import { payments } from './costs.ts'
import { clause, type ReadInstruction } from './instructions.ts'
import { any, list, many, map, maybe, means, named, say, where, type Parser } from './parser.ts'

const moment = any(means(say`at the end of this turn`, 'turn'), means(say`at the end of this battle`, 'battle'))

function putOff(when: 'turn' | 'battle', all: readonly ReadInstruction[]): ReadInstruction[] {
  return [{ verb: 'later', moment: when, do: all as Instruction[] }]
}

/** A clause whose power says for how long. */
const timedClause = where(clause, 'how long it lasts', (all) => all.every((one) => one.verb !== 'power' || one.until !== null))

/** What follows "if", before or behind a clause. */
export interface ReadClause {
  readonly conditions: readonly Condition[]
  readonly may: boolean
  readonly unlessDone: boolean
  readonly instructions: readonly ReadInstruction[]
}

/** Instructions with their conditions. */
function conditioned({ conditions: own, instructions }: ReadClause): Instruction[] {
  return instructions.map((one, i) => (i === 0 && own.length > 0 ? { if: own, ...one } : one)) as Instruction[]
}

/** What stands between clauses of an option. */
const next = any(say`, then`, say`. then ,`, say`. then`, say`and`, say`, and`)

const optionClause: Parser<Instruction[]> = map(
  any(
    map(say`if ${conditions} , ${timedClause}`, ([own, instructions]) => ({ conditions: own, instructions })),
    map(timedClause, (instructions) => ({ conditions: [], instructions })),
  ),
  (one) => conditioned({ ...one, may: false, unlessDone: false }),
)

/** Options one after the other, or each behind a bullet; their clauses say how long their power lasts. */
const options = any(
  list(
    map(list(optionClause, say`, then`), (all) => all.flat()),
    say`; or`,
  ),
  many(map(say`•|-|− ${list(optionClause, next)} .`, ([all]) => all.flat())),
)

const choice: Parser<ReadInstruction[]> = any<readonly Parser<ReadInstruction[]>[]>(
  map(say`choose one : ${options}`, ([all]) => [{ verb: 'choose', who: 'you', options: all }]),
  map(say`your opponent chooses one : ${options}`, ([all]) => [{ verb: 'choose', who: 'opponent', options: all }]),
)

/** What follows "if you do". */
const ifYouDo = map(say`. if you do , ${list(optionClause, any(say`, then`, say`, and`, say`and`))}`, ([all]) => all.flat())

function mayPay(cost: AbilityCost[], instructions: Instruction[] = []): ReadInstruction[] {
  return [{ verb: 'mayPay', cost, do: instructions }]
}

/** A payment on the way, and what happens then. Without that it is an effect like any other where it comes first. */
const paidFor: Parser<ReadInstruction[]> = map(say`you may ${payments} ${ifYouDo}`, ([cost, all]) => mayPay(cost, all))
const paid: Parser<ReadInstruction[]> = any(
  paidFor,
  map(say`you may ${payments}`, ([cost]) => mayPay(cost)),
)

/** As many cards as wanted, and power for each. */
const anyNumber: Parser<ReadInstruction[]> = map(
  say`you may ${named(
    'an effect',
    say`trash any number of ${cards} from your hand . ${rewarded} during this ${any(means(say`turn`, 'turn'), means(say`battle`, 'battle'))} for every card trashed`,
  )}`,
  ([[filter, { target: to, by }, until]]) => [{ verb: 'discardAny', filter, target: to, by, until }],
)

function withConditions(parser: Parser<ReadInstruction[]>): Parser<ReadClause> {
  return any<readonly Parser<ReadClause>[]>(
    map(parser, (instructions) => ({ conditions: [], may: false, unlessDone: false, instructions })),
    map(say`if ${conditions} , ${parser}`, ([all, instructions]) => ({ conditions: all, may: false, unlessDone: false, instructions })),
  )
}

const anyClause: Parser<ReadInstruction[]> = named(
  'an effect',
  any<readonly Parser<ReadInstruction[]>[]>(
    clause,
    choice,
    map(say`${moment} , ${list(timedClause, say`, then`)}`, ([when, all]) => putOff(when, all.flat())),
    map(say`${timedClause} ${moment}`, ([all, when]) => putOff(when, all)),
  ),
)

const mayDo = map(maybe(say`you may`), (found) => found !== undefined)
const unless = map(
  maybe(
    any(
      say`, unless you already did so with this effect during this turn`,
      say`and haven't drawn a card using this leader's|character's effect during this turn`,
    ),
  ),
  (found) => found !== undefined,
)

/** A clause with its conditions, which stand before it or behind it. */
const conditional: Parser<ReadClause> = any(
  map(say`if ${conditions} , ${mayDo} ${anyClause} ${unless}`, ([all, may, instructions, unlessDone]) => ({
    conditions: all,
    may,
    unlessDone,
    instructions,
  })),
  map(say`${mayDo} ${anyClause} ${unless}`, ([may, instructions, unlessDone]) => ({ conditions: [], may, unlessDone, instructions })),
  map(say`${mayDo} ${anyClause} if ${conditions} ${unless}`, ([may, instructions, all, unlessDone]) => ({
    conditions: all,
    may,
    unlessDone,
    instructions,
  })),
)

/** Only the first clause of an ability may be optional. */
const compulsory = any(
  where(conditional, 'an effect without “you may”', ({ may, unlessDone }) => !may && !unlessDone),
  withConditions(paid),
  withConditions(anyNumber),
)

const first = any(conditional, withConditions(paidFor), withConditions(anyNumber))

const removals: ReadonlySet<string> = new Set(['ko', 'trash', 'toHand', 'toDeck'])

/** "If you do" follows what makes chosen cards leave the field. */
function isDoneBefore(all: readonly ReadClause[]): boolean {
  return all.every(
    ({ conditions: own }, i) =>
      !own.some(({ test }) => test === 'done') || (i > 0 && removals.has(all[i - 1]!.instructions.at(-1)?.verb ?? '')),
  )
}

/** All clauses of a paragraph, in order. */
export const clauses: Parser<ReadClause[]> = where(
  map(
    say`${first} ${many(map(say`${any(say`. then ,`, say`, then`, say`. and`, say`, and`, say`and ,`, say`and then`, say`and`, say`,`, say`.`)} ${compulsory}`, ([, one]) => one))} .?`,
    ([one, rest]) => [one, ...rest],
  ),
  'what “if you do” follows',
  isDoneBefore,
)
