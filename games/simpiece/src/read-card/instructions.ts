import type { CardFilter, Condition, Instruction, Keyword, Target } from '../card-definition.ts'
import { any, count, list, many, map, maybe, means, named, say, signed, token, where, type Parser } from './parser.ts'
import { change, playerBar, until } from './changes.ts'
import { conditions } from './conditions.ts'
import { lifeInstruction } from './life.ts'
import { cards, target } from './nouns.ts'

/** An instruction as read: where it names no time, that of the one before it is meant. */
export type ReadInstruction = Instruction | (Omit<Extract<Instruction, { verb: 'power' }>, 'until'> & { readonly until: null })

const deckBottom = any(say`at|to the bottom of the|your|their owner's? deck`, say`at|to the bottom of its owner's deck`)
const ownersHand = say`to the|its|their owner's hand`
const backInAnyOrder = any(
  say`then , place the rest at|to the bottom of your|the deck in any order`,
  say`and place the rest at|to the bottom of your|the deck in any order`,
)

export const keyword: Parser<Keyword> = token('a keyword in [brackets]', ({ text }) => keywordsByText[text])
const keywordsByText: Readonly<Record<string, Keyword>> = {
  '[blocker]': 'blocker',
  '[rush]': 'rush',
  '[double attack]': 'doubleAttack',
  '[banish]': 'banish',
  '[unblockable]': 'unblockable',
  '[rush: character]': 'rushCharacter',
}

/** One verb with several objects: "K.O. up to 1 … and up to 1 …". */
function onTargets(
  verb: Extract<Instruction['verb'], 'ko' | 'trash' | 'rest' | 'stand' | 'toHand' | 'toDeck'>,
  phrase: Parser<readonly [Target[]]>,
) {
  return map(phrase, ([all]): Instruction[] => all.map((one) => ({ verb, target: one })))
}

function one(phrase: Parser<ReadInstruction>): Parser<ReadInstruction[]> {
  return map(phrase, (instruction) => [instruction])
}

const targets = list(target, say`and`)
const givenPower = any(
  map(say`give ${target} ${signed} power`, ([to, by]) => ({ target: to, by })),
  map(say`${target} gains|gain ${signed} power`, ([to, by]) => ({ target: to, by })),
  map(say`${target} gains|gain an additional ${signed} power`, ([to, by]) => ({ target: to, by, more: true as const })),
)
const granted = any(
  map(say`${target} gains|gain ${keyword}`, ([to, which]) => ({ target: to, keyword: which })),
  map(say`${target} can also attack your? opponent's? active characters`, ([to]) => ({ target: to, keyword: 'attackActive' as const })),
)
const chosenForBar = say`select|choose ${target} . ${target} cannot attack until the end of your opponent's next turn`

const taken: Parser<{ readonly to: 'hand' | 'field'; readonly most: number; readonly filter: CardFilter }> = any(
  map(say`reveal up to ${count} ${cards} and add it|them to your hand`, ([most, filter]) => ({ to: 'hand' as const, most, filter })),
  map(say`play up to ${count} ${cards}`, ([most, filter]) => ({ to: 'field' as const, most, filter })),
)
const shuffled = any(say`, then shuffle your deck`, say`. then , shuffle your deck`, say`and shuffle your deck`, say`. shuffle your deck`)
const returned = say`that is a different color than the returned character|card`

const power = any<readonly Parser<ReadInstruction>[]>(
  map(say`${givenPower} ${until}`, ([what, when]) => ({ verb: 'power', ...what, until: when })),
  map(givenPower, (what) => ({ verb: 'power', ...what, until: null })),
)

const usable = any<readonly Parser<Extract<Instruction, { verb: 'useOwn' }>['timing']>[]>(
  means(say`[main]`, 'main'),
  means(say`[counter]`, 'counter'),
  means(say`[on play]`, 'onPlay'),
  means(say`[on k.o.]`, 'onKO'),
)

/** What an ability does, one clause; some clauses are several instructions. */
const clause: Parser<ReadInstruction[]> = named(
  'an effect',
  any<readonly Parser<ReadInstruction[]>[]>(
    one(power),
    one(map(say`${granted} ${until}`, ([what, when]) => ({ verb: 'grant', ...what, until: when }))),
    one(map(say`${change} ${until}`, ([what, when]) => ({ verb: 'give', ...what, until: when }))),
    one(
      map(say`${playerBar} ${until}`, ([{ isYou, act }, when]) => ({
        verb: 'barPlayer',
        who: isYou ? 'you' : 'opponent',
        act,
        until: when,
      })),
    ),
    one(map(say`set the power of ${target} to 0 ${until}`, ([to, when]) => ({ verb: 'zeroPower', target: to, until: when }))),
    one(map(chosenForBar, ([to]) => ({ verb: 'barAttack', target: to, until: 'opponentsTurn' }))),
    one(
      map(
        say`your opponent cannot activate a? [blocker] characters|character that|with has? ${count} or less power during this battle`,
        ([powerMost]) => ({ verb: 'barBlockers', powerMost, until: 'battle' }),
      ),
    ),
    onTargets('ko', say`k.o. ${targets}`),
    onTargets('trash', say`trash ${targets}`),
    onTargets('rest', say`rest ${targets}`),
    onTargets('stand', say`set ${targets} as active`),
    onTargets(
      'toHand',
      map(say`return ${targets} ${ownersHand}`, ([all]) => [all]),
    ),
    onTargets(
      'toDeck',
      map(say`place|return ${targets} ${deckBottom}`, ([all]) => [all]),
    ),
    one(map(say`set up to ${count} of your don!! cards|card as active`, ([most]) => ({ verb: 'standDon', most }))),
    one(
      map(
        any(
          map(say`give ${target} up to ${count} rested don!! cards|card`, ([to, most]) => ({ most, to })),
          map(say`give up to ${count} rested don!! cards|card to ${target}`, ([most, to]) => ({ most, to })),
        ),
        ({ most, to }) => ({ verb: 'giveDon', most, ...(to.of !== 'this' && { target: to }) }),
      ),
    ),
    one(map(say`change the target of the attack to ${target}`, ([to]) => ({ verb: 'redirect', target: to }))),
    one(
      map(
        say`add up to ${count} don!! cards|card from your don!! deck and ${any(means(say`rest it|them`, true), means(say`set it|them as active`, false))}`,
        ([most, rested]) => ({ verb: 'addDon', most, rested }),
      ),
    ),
    one(map(say`draw ${count} cards|card`, ([number]) => ({ verb: 'draw', count: number }))),
    one(map(say`trash ${count} cards|card from your hand`, ([number]) => ({ verb: 'discard', who: 'you', count: number }))),
    one(
      map(say`your opponent trashes ${count} cards|card from their hand`, ([number]) => ({
        verb: 'discard',
        who: 'opponent',
        count: number,
      })),
    ),
    one(
      map(say`your opponent chooses ${count} cards|card from your hand ; trash that|those cards|card`, ([number]) => ({
        verb: 'discardBlind',
        count: number,
      })),
    ),
    one(
      map(say`choose ${count} cards|card from your opponent's hand ; your opponent reveals that|those cards|card`, ([number]) => ({
        verb: 'revealHand',
        count: number,
      })),
    ),
    one(map(say`place up to ${count} cards|card from your opponent's life area ${deckBottom}`, ([most]) => ({ verb: 'lifeToDeck', most }))),
    one(
      map(
        say`look at ${count} cards|card from the top of your deck ;|,|and ${taken} .|, ${backInAnyOrder}`,
        ([number, { to, most, filter }]) => ({
          verb: 'look',
          count: number,
          most,
          filter,
          to,
        }),
      ),
    ),
    one(
      map(
        say`look at ${count} cards|card from the top of your deck and place them at the top or bottom of the|your deck in any order`,
        ([number]) => ({
          verb: 'arrange',
          count: number,
        }),
      ),
    ),
    one(
      map(
        say`reveal 1 card from the top of your deck . if that|the revealed? card is a|an ${cards} , you may play that card rested`,
        ([filter]) => ({
          verb: 'revealTop',
          filter,
        }),
      ),
    ),
    one(
      map(say`reveal up to ${count} ${cards} from your deck and add it|them to your hand ${shuffled}`, ([most, filter]) => ({
        verb: 'search',
        most,
        filter,
        to: 'hand',
      })),
    ),
    one(
      map(say`play up to ${count} ${cards} from your deck ${shuffled}`, ([most, filter]) => ({
        verb: 'search',
        most,
        filter,
        to: 'field',
      })),
    ),
    one(map(say`add up to ${count} ${cards} from your trash to your hand`, ([most, filter]) => ({ verb: 'salvage', most, filter }))),
    one(
      map(
        say`play up to ${count} ${cards} from your ${any(means(say`hand`, undefined), means(say`trash`, 'trash'))} ${maybe(say`rested`)} ${maybe(returned)}`,
        ([most, filter, from, rested, other]) => ({
          verb: 'deploy',
          most,
          filter: other ? { ...filter, otherColour: true } : filter,
          ...(from && { from }),
          ...(rested && { rested: true as const }),
        }),
      ),
    ),
    one(map(say`trash ${count} cards|card from the top of your deck`, ([number]) => ({ verb: 'mill', whose: 'yours', count: number }))),
    one(
      map(say`trash ${count} cards|card from the top of your opponent's deck`, ([number]) => ({
        verb: 'mill',
        whose: 'opponents',
        count: number,
      })),
    ),
    one(map(say`deal ${count} damage to your opponent's leader`, ([number]) => ({ verb: 'damage', count: number }))),
    one(map(say`deal ${count} damage to your opponent`, ([number]) => ({ verb: 'damage', count: number }))),
    one(means(say`take an extra turn after this one`, { verb: 'extraTurn' })),
    one(lifeInstruction),
    one(means(say`you win the game`, { verb: 'win' })),
    one(means(say`play this card`, { verb: 'playThis' })),
    one(
      map(say`activate this card's ${usable} effect`, ([timing]) => ({
        verb: 'useOwn',
        timing,
      })),
    ),
  ),
)

const moment = any(means(say`at the end of this turn`, 'turn'), means(say`at the end of this battle`, 'battle'))

function putOff(when: 'turn' | 'battle', all: readonly ReadInstruction[]): ReadInstruction[] {
  return [{ verb: 'later', moment: when, do: all as Instruction[] }]
}

/** A clause whose power says for how long. */
const timedClause = where(clause, 'how long it lasts', (all) => all.every((one) => one.verb !== 'power' || one.until !== null))

const options = list(
  map(list(timedClause, say`, then`), (all) => all.flat() as Instruction[]),
  say`; or`,
)

const choice: Parser<ReadInstruction[]> = any<readonly Parser<ReadInstruction[]>[]>(
  map(say`choose one : ${options}`, ([all]) => [{ verb: 'choose', who: 'you', options: all }]),
  map(say`your opponent chooses one : ${options}`, ([all]) => [{ verb: 'choose', who: 'opponent', options: all }]),
)

const anyClause: Parser<ReadInstruction[]> = named(
  'an effect',
  any<readonly Parser<ReadInstruction[]>[]>(
    clause,
    choice,
    map(say`${moment} , ${list(timedClause, say`, then`)}`, ([when, all]) => putOff(when, all.flat())),
    map(say`${timedClause} ${moment}`, ([all, when]) => putOff(when, all)),
  ),
)

/** What follows "if", before or behind a clause. */
export interface ReadClause {
  readonly conditions: readonly Condition[]
  readonly may: boolean
  readonly unlessDone: boolean
  readonly instructions: readonly ReadInstruction[]
}

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

/** All clauses of a paragraph, in order. */
export const clauses: Parser<ReadClause[]> = map(
  say`${conditional} ${many(map(say`${any(say`. then ,`, say`, then`, say`. and`, say`, and`, say`and`, say`.`)} ${conditional}`, ([, one]) => one))} .?`,
  ([first, rest]) => [first, ...rest],
)
