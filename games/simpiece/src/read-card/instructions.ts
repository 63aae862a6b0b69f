import type { Instruction, Target } from '../card-definition.ts'
import { any, count, list, map, maybe, means, named, say, signed, type Parser } from './parser.ts'
import { change, playerBar, until } from './changes.ts'
import { fromDeckOrTrash, severalDeployed } from './deck-instructions.ts'
import { gain, gained, keyword, sameCards } from './gains.ts'
import { handInstruction } from './hand-instructions.ts'
import { lifeInstruction } from './life.ts'
import { characters, target, targetToRest, chosenCard } from './nouns.ts'

/** An instruction as read: where it names no time, that of the one before it is meant. */
export type ReadInstruction = Instruction | (Omit<Extract<Instruction, { verb: 'power' }>, 'until'> & { readonly until: null })

const deckBottom = any(say`at|to the bottom of the|your|their owner's? deck`, say`at|to the bottom of its owner's deck`)
const ownersHand = say`to the|its|their owner's hand`
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
/** What stands behind “if” as any condition would. */
const attacker = named('a condition', chosenCard)
const givenPower = any(
  map(say`give ${target} ${signed} power`, ([to, by]) => ({ target: to, by })),
  map(say`${target} gains|gain ${signed} power`, ([to, by]) => ({ target: to, by })),
  map(say`${target} gains|gain an additional ${signed} power`, ([to, by]) => ({ target: to, by, more: true as const })),
)
const granted = any(
  map(say`${target} can attack characters on the turn in which it|they is|are played`, ([to]) => ({
    target: to,
    keyword: 'rushCharacter' as const,
  })),
  map(say`${target} gains|gain ${keyword}`, ([to, which]) => ({ target: to, keyword: which })),
  map(say`${target} can also attack your? opponent's? active characters`, ([to]) => ({ target: to, keyword: 'attackActive' as const })),
)
const chosenForBar = say`select|choose ${target} . ${target} cannot attack until the end of your opponent's next turn`

/** "1 of their Characters": the opponent chooses. */
const theirChoice: Parser<Target> = map(say`${count} of their ${characters}`, ([most, filter]) => ({
  of: 'some',
  most,
  upTo: false,
  whose: 'opponents',
  leaders: false,
  by: 'opponent',
  filter,
}))

/** Several cards of one's own that are given something each. */
const each: Parser<Extract<Instruction, { verb: 'giveDonEach' }>['target']> = any(
  (input, at) => {
    const found = target(input, at)
    return found && (found.value.of === 'all' || found.value.of === 'some') && found.value.whose === 'yours'
      ? { value: found.value, next: found.next }
      : null
  },
  map(say`of your ${characters}`, ([filter]) => ({ of: 'all', whose: 'yours', filter }) as const),
)

type Receiver = Extract<Instruction, { verb: 'giveDon' }>['target']
const anyOwn: Receiver = { of: 'some', most: 1, upTo: false, whose: 'yours', leaders: true, filter: {} }
const receiver: Parser<Receiver> = any<readonly Parser<Receiver>[]>(
  means(say`your|this leader or 1 of your characters`, anyOwn),
  means(say`its owner's leader or 1 of their characters`, { ...anyOwn, whose: 'any' }),
  (input, at) => {
    const found = target(input, at)
    return found && found.value.of !== 'all' ? { value: found.value, next: found.next } : null
  },
)
const ownTiming = any(
  means(say`[main]`, 'main'),
  means(say`[counter]`, 'counter'),
  means(say`[on play]`, 'onPlay'),
  means(say`[on k.o.]`, 'onKO'),
)

const power = any<readonly Parser<ReadInstruction>[]>(
  map(say`${givenPower} ${until}`, ([what, when]) => ({ verb: 'power', ...what, until: when })),
  map(say`give ${signed} power ${until} to ${target}`, ([by, when, to]) => ({ verb: 'power', target: to, by, until: when })),
  map(givenPower, (what) => ({ verb: 'power', ...what, until: null })),
)

const modelLeader: Parser<Target> = any<readonly Parser<Target>[]>(
  means(any(say`your opponent's leader`, say`your opponent's leader's power`), { of: 'leader', whose: 'opponents' }),
  means(any(say`your leader`, say`your leader's power`), { of: 'leader', whose: 'yours' }),
)

/** What an ability does, one clause; some clauses are several instructions. */
export const clause: Parser<ReadInstruction[]> = named(
  'an effect',
  any<readonly Parser<ReadInstruction[]>[]>(
    one(power),
    one(map(chosenForBar, ([to]) => ({ verb: 'barAttack', target: to, until: 'opponentsTurn' }))),
    one(map(say`${granted} ${until}`, ([what, when]) => ({ verb: 'grant', ...what, until: when }))),
    one(
      map(say`${target} can attack characters on the turn in which it|they is|are played`, ([to]) => ({
        verb: 'grant',
        target: to,
        keyword: 'rushCharacter',
        until: 'turn',
      })),
    ),
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
    one(
      map(
        say`your opponent cannot activate a? [blocker] characters|character that|with has? ${count} or less power during this battle`,
        ([powerMost]) => ({ verb: 'barBlockers', powerMost, until: 'battle' }),
      ),
    ),
    one(
      map(say`this character's|leader's|stage's|card's base power becomes the same as ${modelLeader} ${until}`, ([model, when]) => ({
        verb: 'copyPower',
        model,
        until: when,
      })),
    ),
    one(
      map(
        say`select|choose ${target} . this character's|leader's|stage's|card's base power becomes the same as the selected character's power ${until}`,
        ([model, when]) => ({ verb: 'copyPower', model, until: when }),
      ),
    ),
    one(fromDeckOrTrash),
    onTargets('ko', say`k.o. ${targets}`),
    onTargets('trash', say`trash ${targets}`),
    onTargets('rest', say`rest ${list(targetToRest, say`and`)}`),
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
    severalDeployed,
    map(say`select|choose ${target} and that card gains|gain ${gain} ${until}`, ([to, what, when]) => [gained(to, what, when)]),
    map(say`if ${attacker} attacks ${until} , your opponent cannot activate [blocker]`, ([to, when]) => [
      { verb: 'give', target: to, change: { gives: 'bar', act: 'blocked' }, until: when },
    ]),
    map(say`select|choose ${target} . if ${attacker} attacks ${until} , your opponent cannot activate [blocker]`, ([to, , when]) => [
      { verb: 'give', target: to, change: { gives: 'bar', act: 'blocked' }, until: when },
    ]),
    one(
      map(
        any(
          say`give ${each} up to ${count} rested don!! cards|card each`,
          map(say`give up to ${count} rested don!! cards|card to each ${each}`, ([number, to]) => [to, number] as const),
        ),
        ([to, number]) => ({ verb: 'giveDonEach', each: number!, target: to! }),
      ),
    ),
    map(say`set ${target} and up to ${count} of your don!! cards|card as active`, ([to, most]) => [
      { verb: 'stand', target: to },
      { verb: 'standDon', most },
    ]),
    one(map(say`your opponent returns ${theirChoice} ${ownersHand}`, ([to]) => ({ verb: 'toHand', target: to }))),
    one(map(say`your opponent places ${theirChoice} ${deckBottom}`, ([to]) => ({ verb: 'toDeck', target: to }))),
    one(
      map(
        any(
          say`change the target of the attack to ${target}`,
          map(say`select|choose ${target} . change the attack target to the selected character|card`, ([to]) => [to]),
        ),
        ([to]) => ({ verb: 'redirect', target: to! }),
      ),
    ),
    one(
      map(
        any(
          map(say`give up to ${count} rested don!! cards|card to ${receiver}`, ([most, to]) => ({ most, target: to })),
          map(say`give up to ${count} of your opponent's rested don!! cards|card to ${receiver}`, ([most, to]) => ({ most, target: to })),
          map(say`give ${receiver} up to ${count} rested don!! cards|card`, ([to, most]) => ({ most, target: to })),
        ),
        (what) => ({ verb: 'giveDon', ...what }),
      ),
    ),
    one(
      map(
        say`add ${any(
          map(count, (most) => ({ most, exact: true as const })),
          map(say`up to ${count}`, ([most]) => ({ most })),
        )} additional? don!! cards|card ${maybe(say`from your don!! deck`)} and ${any(means(say`rest it|them`, true), means(say`set it|them as active`, false))}`,
        ([amount, , rested]) => ({ verb: 'addDon', ...amount, rested }),
      ),
    ),
    one(handInstruction),
    one(map(say`place up to ${count} cards|card from your opponent's life area ${deckBottom}`, ([most]) => ({ verb: 'lifeToDeck', most }))),
    one(map(say`activate this card's ${ownTiming} effect`, ([timing]) => ({ verb: 'useOwn', timing }))),
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
    map(say`${target} ${any(say`gains`, say`gain`)} ${gain} and ${gain} ${until}`, ([to, , first, second, when]) => [
      gained(to, first, when),
      gained(sameCards(to), second, when),
    ]),
    map(say`rest ${targetToRest} and ${givenPower} ${until}`, ([to, what, when]) => [
      { verb: 'rest', target: to },
      { verb: 'power', ...what, until: when },
    ]),
    map(say`rest ${targetToRest} and ${change} ${until}`, ([to, what, when]) => [
      { verb: 'rest', target: to },
      { verb: 'give', ...what, until: when },
    ]),
    map(say`${givenPower} ${until} and ${granted}`, ([what, when, which]) => [
      { verb: 'power', ...what, until: when },
      { verb: 'grant', ...which, until: when },
    ]),
    map(say`${change} and ${change} ${until}`, ([first, second, when]) => [
      { verb: 'give', ...first, until: when },
      { verb: 'give', ...second, until: when },
    ]),
    map(say`${change} and gains|gain ${gain} ${until}`, ([{ target: to, change: what }, second, when]) => [
      { verb: 'give', target: to, change: what, until: when },
      gained(sameCards(to), second, when),
    ]),
  ),
)
