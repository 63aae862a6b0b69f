import type { Instruction, Target } from '../card-definition.ts'
import { any, count, list, map, maybe, means, named, say, signed, type Parser } from './parser.ts'
import { change, playerBar, until } from './changes.ts'
import { fromDeckOrTrash } from './deck-instructions.ts'
import { gain, gained, keyword, sameCards } from './gains.ts'
import { lifeInstruction } from './life.ts'
import { cards, target, targetToRest } from './nouns.ts'

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
type DeckEnd = { readonly to?: 'either' | 'top' }
const deckEnd: Parser<DeckEnd> = any<readonly Parser<DeckEnd>[]>(
  means(say`bottom`, {}),
  means(say`top`, { to: 'top' }),
  means(say`top or bottom`, { to: 'either' }),
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
    one(map(say`change the target of the attack to ${target}`, ([to]) => ({ verb: 'redirect', target: to }))),
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
    one(map(say`draw ${count} cards|card`, ([number]) => ({ verb: 'draw', count: number }))),
    one(map(say`trash ${count} cards|card from your hand`, ([number]) => ({ verb: 'discard', who: 'you', count: number }))),
    one(
      map(say`trash up to ${count} cards|card from your hand`, ([number]) => ({ verb: 'discard', who: 'you', count: number, upTo: true })),
    ),
    one(
      map(say`your opponent trashes up to ${count} cards|card from their hand`, ([number]) => ({
        verb: 'discard',
        who: 'opponent',
        count: number,
        upTo: true,
      })),
    ),
    one(
      map(say`your opponent chooses ${count} cards|card from their hand and trashes it|them`, ([number]) => ({
        verb: 'discard',
        who: 'opponent',
        count: number,
      })),
    ),
    one(
      map(say`trash ${count} cards|card from your opponent's hand`, ([number]) => ({
        verb: 'discardBlind',
        whose: 'opponents',
        count: number,
      })),
    ),
    one(
      map(
        say`your opponent places ${count} ${cards} from their trash at the bottom of their deck ${maybe(say`in any order`)}`,
        ([number, filter]) => ({ verb: 'opponentTrashToDeck', count: number, filter }),
      ),
    ),
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
        whose: 'yours',
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
        say`${any(say`your opponent`, say`they`)} must? place|places ${count} cards|card from their hand at the ${deckEnd} of their deck ${maybe(say`in any order`)}`,
        ([, placed, to]) => ({
          ...to,
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
