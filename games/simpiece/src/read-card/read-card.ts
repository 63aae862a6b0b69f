import type { Duration } from '../bars.ts'
import type { Ability, CardDefinition, CardRule, Condition, ContinuousEffect, Instruction, Keyword, Timing } from '../card-definition.ts'
import { timing } from './changes.ts'
import { asChosen, conditions } from './conditions.ts'
import { effects } from './continuous.ts'
import { costs } from './costs.ts'
import { lead, type Lead } from './leads.ts'
import { clauses, type ReadClause } from './clauses.ts'
import { keyword } from './gains.ts'
import type { ReadInstruction } from './instructions.ts'
import { replacement } from './replacement.ts'
import { any, cardName, count, end, list, many, map, maybe, means, named, say, token, type Input, type Parser } from './parser.ts'
import { tokensOf } from './tokens.ts'

/** A paragraph that was not understood: where reading got stuck, and what could have stood there. */
export interface CardRefusal {
  /** Offsets of the words in the text. */
  readonly at: number
  readonly end: number
  readonly words: string
  readonly expected: readonly string[]
}

/** The definition of a text, without the paragraphs that are refused. */
export interface CardReading extends Pick<CardDefinition, 'rules' | 'keywords' | 'abilities'> {
  readonly refusals: readonly CardRefusal[]
}

type Mark = { readonly timing: Timing } | { readonly don: number } | { readonly turn: 'yours' | 'opponents' } | { readonly limit: 'once' }

const mark: Parser<Mark> = named(
  'a timing in [brackets]',
  any<readonly Parser<Mark>[]>(
    map(timing, (when) => ({ timing: when })),
    token('', ({ text }) => (/^\[don!! x\d+\]$/.test(text) ? { don: Number(text.slice(8, -1)) } : undefined)),
    means(say`[your turn]`, { turn: 'yours' }),
    means(say`[opponent's turn]`, { turn: 'opponents' }),
    means(say`[once per turn]`, { limit: 'once' }),
  ),
)

/** What stands before the instructions of an ability. */
interface Head {
  readonly marks: readonly Mark[]
  readonly price: Pick<Ability, 'cost' | 'payIf'> | undefined
}

const head: Parser<Head> = map(say`${many(map(say`${mark} ${maybe(say`/`)}`, ([one]) => one))} ${maybe(costs)}`, ([marks, price]) => ({
  marks,
  price,
}))

/** Brackets make an ability of instructions; without a timing its effects last. */
const paragraph: Parser<Ability> = (input, at) => {
  const found = head(input, at)
  if (!found) return null
  const { marks, price } = found.value
  const when = marks.flatMap((one) => ('timing' in one ? [one.timing] : []))
  const body = when.length > 0 ? timed : any(reacting, lasting, instead)
  return map(say`${body} ${end}`, ([[leads, ability]]) => {
    const turn = marks.find((one) => 'turn' in one)?.turn
    const don = marks.find((one) => 'don' in one)?.don
    const limit = marks.find((one) => 'limit' in one)?.limit
    return {
      when: leads.length > 0 ? leads : when,
      ...(don !== undefined && { don }),
      ...(turn && { turn }),
      ...(limit && { limit }),
      ...price,
      ...ability,
    }
  })(input, found.next)
}

type Body = readonly [leads: readonly Timing[], ability: Omit<Ability, 'when'>]

/** An effect and what triggers it. */
function after({ when, about }: Lead, ability: Omit<Ability, 'when'>): Body {
  return [when, { ...(about && { about }), ...ability }]
}

const timed: Parser<Body> = any(
  map(clauses, (all): Body => [[], instructionsOf(all)]),
  map(say`this effect can be activated when ${conditions} . ${clauses}`, ([own, all]): Body => {
    const { if: others = [], ...ability } = instructionsOf(all)
    return [[], { ...ability, if: [...own, ...others], may: true }]
  }),
)

const reacting: Parser<Body> = any<readonly Parser<Body>[]>(
  map(say`${list(lead, any(say`,`, say`or`))} , ${clauses}`, ([leads, all]) =>
    after({ ...leads.find(({ about }) => about), when: leads.flatMap(({ when }) => when) }, instructionsOf(all)),
  ),
  map(say`${clauses} ${lead} .?`, ([all, one]) => after(one, instructionsOf(all))),
  map(say`this effect can be activated ${lead} . ${clauses}`, ([one, all]) => after(one, { ...instructionsOf(all), may: true })),
)

const lasting: Parser<Body> = map(
  any(
    map(say`if ${conditions} , ${effects} .?`, ([all, gives]) => [all, gives] as const),
    map(say`${effects} if ${conditions} .?`, ([gives, all]) => [all, gives] as const),
    map(say`${effects} .?`, ([gives]) => [[] as Condition[], gives] as const),
    map(say`${effects} on the turn in which it is played .?`, ([gives]): readonly [Condition[], ContinuousEffect[]] => [
      [{ test: 'thisPlayedNow' }],
      gives,
    ]),
  ),
  ([all, gives]): Body => [['always'], { ...(all.length > 0 && { if: all }), gives }],
)

const instead: Parser<Body> = map(replacement, (ability): Body => [['instead'], ability])

/** "That card" is the one that was revealed; where none was, the one that was chosen. */
function aboutChosen(conditions: readonly Condition[], before: readonly Instruction[]): readonly Condition[] {
  const chosen = before.some((one) => 'target' in one) && !before.some(({ verb }) => verb === 'showTop' || verb === 'revealHand')
  return chosen ? conditions.map(asChosen) : conditions
}

/** Conditions of the first clause are those of the ability; a time that is not named is that of the clause before. */
function instructionsOf(all: readonly ReadClause[]): Omit<Ability, 'when'> {
  const [first] = all
  let last: Duration = 'turn'
  const timedOf = (one: ReadInstruction): Instruction => {
    if (one.verb !== 'power') return one
    last = one.until ?? last
    return { ...one, until: last }
  }
  const instructions: Instruction[] = []
  for (const [i, { conditions: own, instructions: some }] of all.entries())
    for (const [k, one] of some.entries())
      instructions.push(i > 0 && k === 0 && own.length > 0 ? { if: aboutChosen(own, instructions), ...timedOf(one) } : timedOf(one))
  return {
    ...(first!.unlessDone && { limit: 'carriedOut' as const }),
    ...(first!.conditions.length > 0 && { if: first!.conditions }),
    ...(first!.may && { may: true as const }),
    do: instructions,
  }
}

const alsoNamed: Parser<CardRule> = map(cardName, (name) => ({ rule: 'alsoNamed', name }))

const rule: Parser<CardRule> = any<readonly Parser<CardRule>[]>(
  map(say`by the rules , your don!! deck has ${count} cards .?`, ([size]) => ({ rule: 'donDeck', size })),
  map(say`under the rules of this game , your don!! deck consists of ${count} cards .?`, ([size]) => ({ rule: 'donDeck', size })),
  map(say`by the rules , no card in your deck costs more than ${count} .?`, ([cost]) => ({ rule: 'costAtMost', cost })),
  means(say`when your deck has 0 cards , you win the game instead of losing it .?`, { rule: 'emptyDeckWins' }),
  means(say`when your deck is reduced to 0 , you win the game instead of losing , according to the rules .?`, { rule: 'emptyDeckWins' }),
  means(say`you may have any number of this card in your deck .?`, { rule: 'anyNumber' }),
  means(say`under the rules of this game , you may have any number of this card in your deck .?`, { rule: 'anyNumber' }),
  map(say`by the rules , this card is also named ${cardName} .?`, ([name]) => ({ rule: 'alsoNamed', name })),
  map(say`also treat this card's name as ${cardName} according to the rules .?`, ([name]) => ({ rule: 'alsoNamed', name })),
)

type Line = { readonly rules: readonly CardRule[] } | { readonly keywords: readonly Keyword[] } | { readonly ability: Ability }

const line: Parser<Line> = any<readonly Parser<Line>[]>(
  map(say`${rule} ${end}`, ([one]) => ({ rules: [one] })),
  map(say`under the rules of this game , also treat this card's name as ${list(alsoNamed, say`and`)} . ${end}`, ([all]) => ({
    rules: all,
  })),
  map(say`${list(keyword, maybe(say`/|,|.`))} ${end}`, ([all]) => ({ keywords: all })),
  map(paragraph, (ability) => ({ ability })),
)

/** The lines of a text; the options of a choice, one per line behind a bullet, belong to the line before. */
function paragraphsOf(text: string): string[] {
  return text.split(/\n(?!\s*(?:•|[-–—−]\s))/)
}

/** Reads English card text in the game's usual phrasing: what it means, paragraph by paragraph, and what is not understood. */
export function readCard(text: string): CardReading {
  const rules: CardRule[] = []
  const keywords: Keyword[] = []
  const abilities: Ability[] = []
  const refusals: CardRefusal[] = []
  let from = 0
  for (const part of paragraphsOf(text)) {
    const tokens = tokensOf(part, from)
    from += part.length + 1
    if (tokens.length === 0) continue
    const input: Input = { tokens, furthest: 0, expected: new Set() }
    const found = line(input, 0)?.value
    if (!found) refusals.push(refusalOf(input, from - 1))
    else if ('rules' in found) rules.push(...found.rules)
    else if ('keywords' in found) keywords.push(...found.keywords)
    else abilities.push(found.ability)
  }
  return { rules, keywords, abilities, refusals }
}

/** The words from where reading got stuck to the end of the clause. */
function refusalOf({ tokens, furthest, expected }: Input, endOfText: number): CardRefusal {
  const rest = tokens.slice(furthest)
  const stop = rest.findIndex(({ text }, i) => i > 0 && /^[.,;:]$/.test(text))
  const wrong = stop < 0 ? rest : rest.slice(0, stop)
  const at = wrong[0]?.at ?? tokens.at(-1)?.end ?? endOfText
  return {
    at,
    end: wrong.at(-1)?.end ?? at,
    words: wrong.map(({ name, text }) => (/^[[{<]/.test(text) ? `${text[0]!}${name}${text.at(-1)!}` : name)).join(' '),
    expected: [...expected].filter((one) => one !== '').toSorted(),
  }
}
