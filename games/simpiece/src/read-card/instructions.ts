import type { Condition, Instruction, Keyword, Target } from '../card-definition.ts'
import { any, count, list, many, map, maybe, means, named, say, signed, token, where, type Parser } from './parser.ts'
import { change, playerBar, until } from './changes.ts'
import { conditions } from './conditions.ts'
import { fromDeckOrTrash } from './deck-instructions.ts'
import { lifeInstruction } from './life.ts'
import { target } from './nouns.ts'

/** An instruction as read: where it names no time, that of the one before it is meant. */
export type ReadInstruction = Instruction | (Omit<Extract<Instruction, { verb: 'power' }>, 'until'> & { readonly until: null })

const deckBottom = any(say`at|to the bottom of the|your|their owner's? deck`, say`at|to the bottom of its owner's deck`)
const ownersHand = say`to the|its|their owner's hand`
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

type Receiver = Extract<Instruction, { verb: 'giveDon' }>['target']
const anyOwn: Receiver = { of: 'some', most: 1, upTo: false, whose: 'yours', leaders: true, filter: {} }
const receiver: Parser<Receiver> = any<readonly Parser<Receiver>[]>(
  means(say`your|this leader or 1 of your characters`, anyOwn),
  (input, at) => {
    const found = target(input, at)
    return found && found.value.of !== 'all' ? { value: found.value, next: found.next } : null
  },
)
type DeckEnd = { readonly to?: 'either' }
const deckEnd: Parser<DeckEnd> = any<readonly Parser<DeckEnd>[]>(means(say`bottom`, {}), means(say`top or bottom`, { to: 'either' }))
const ownTiming = any(
  means(say`[main]`, 'main'),
  means(say`[counter]`, 'counter'),
  means(say`[on play]`, 'onPlay'),
  means(say`[on k.o.]`, 'onKO'),
)

const power = any<readonly Parser<ReadInstruction>[]>(
  map(say`${givenPower} ${until}`, ([what, when]) => ({ verb: 'power', ...what, until: when })),
  map(givenPower, (what) => ({ verb: 'power', ...what, until: null })),
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
    one(fromDeckOrTrash),
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
      map(say`place|return ${targets} ${deckBottom} ${maybe(say`in any order`)}`, ([all]) => [all]),
    ),
    one(map(say`set up to ${count} of your don!! cards|card as active`, ([most]) => ({ verb: 'standDon', most }))),
    one(map(say`change the target of the attack to ${target}`, ([to]) => ({ verb: 'redirect', target: to }))),
    one(
      map(
        any(
          map(say`give up to ${count} rested don!! cards|card to ${receiver}`, ([most, to]) => ({ most, target: to })),
          map(say`give ${receiver} up to ${count} rested don!! cards|card`, ([to, most]) => ({ most, target: to })),
        ),
        (what) => ({ verb: 'giveDon', ...what }),
      ),
    ),
    one(
      map(
        say`add up to ${count} additional? don!! cards|card ${maybe(say`from your don!! deck`)} and ${any(means(say`rest it|them`, true), means(say`set it|them as active`, false))}`,
        ([most, , rested]) => ({ verb: 'addDon', most, rested }),
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
        say`play this character? card ${map(maybe(say`from your trash`), (found) => found !== undefined)} ${maybe(say`rested`)}`,
        ([fromTrash, rested]) => ({
          verb: 'playThis',
          ...(fromTrash && { from: 'trash' as const }),
          ...(rested && { rested: true as const }),
        }),
      ),
    ),
    one(means(say`add this character? card ${maybe(say`from your trash`)} to your hand`, { verb: 'thisToHand' })),
    one(map(say`activate this card's ${ownTiming} effect`, ([timing]) => ({ verb: 'useOwn', timing }))),
    one(
      map(say`place ${count} cards|card from your hand at the ${deckEnd} of your deck ${maybe(say`in any order`)}`, ([placed, to]) => ({
        ...to,
        verb: 'handToDeck',
        who: 'you',
        count: placed,
      })),
    ),
    one(
      map(
        say`your opponent must? place|places ${count} cards|card from their hand at the bottom of their deck ${maybe(say`in any order`)}`,
        ([placed]) => ({
          verb: 'handToDeck',
          who: 'opponent',
          count: placed,
        }),
      ),
    ),
    one(map(say`rest up to ${count} of your opponent's don!! cards|card`, ([most]) => ({ verb: 'restOpponentDon', most }))),
    one(
      map(say`your opponent returns ${count} don!! cards|card from their field to their don!! deck`, ([back]) => ({
        verb: 'opponentReturnsDon',
        count: back,
      })),
    ),
    one(map(say`deal ${count} damage to your opponent's leader`, ([number]) => ({ verb: 'damage', count: number }))),
    one(map(say`deal ${count} damage to your opponent`, ([number]) => ({ verb: 'damage', count: number }))),
    one(means(say`take an extra turn after this one`, { verb: 'extraTurn' })),
    one(lifeInstruction),
    one(means(say`you win the game`, { verb: 'win' })),
    map(say`${target} gains|gain ${keyword} and ${signed} power during this turn`, ([to, which, by]) => [
      { verb: 'grant', target: to, keyword: which, until: 'turn' },
      { verb: 'power', target: to.of === 'some' ? { of: 'that' } : to, by, until: 'turn' },
    ]),
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

/** Only the first clause of an ability may be optional. */
const compulsory = where(conditional, 'an effect without “you may”', ({ may, unlessDone }) => !may && !unlessDone)

/** All clauses of a paragraph, in order. */
export const clauses: Parser<ReadClause[]> = map(
  say`${conditional} ${many(map(say`${any(say`. then ,`, say`, then`, say`. and`, say`, and`, say`and ,`, say`and`, say`,`, say`.`)} ${compulsory}`, ([, one]) => one))} .?`,
  ([first, rest]) => [first, ...rest],
)
