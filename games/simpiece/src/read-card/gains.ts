import type { Duration } from '../bars.ts'
import type { Instruction, Keyword, Target } from '../card-definition.ts'
import { target } from './nouns.ts'
import { any, map, means, say, signed, token, type Parser } from './parser.ts'

/** A keyword in its brackets. */
export const keyword: Parser<Keyword> = token('a keyword in [brackets]', ({ text }) => keywordsByText[text])
const keywordsByText: Readonly<Record<string, Keyword>> = {
  '[blocker]': 'blocker',
  '[rush]': 'rush',
  '[double attack]': 'doubleAttack',
  '[banish]': 'banish',
  '[unblockable]': 'unblockable',
  '[rush: character]': 'rushCharacter',
}

type Gain = { readonly keyword: Keyword } | { readonly power: number } | { readonly cost: number }

/** What a card gains: a keyword, power or cost. */
export const gain: Parser<Gain> = any<readonly Parser<Gain>[]>(
  map(keyword, (which) => ({ keyword: which })),
  map(say`${signed} power`, ([power]) => ({ power })),
  map(say`${signed} cost`, ([cost]) => ({ cost })),
)

export function gained(to: Target, what: Gain, until: Duration): Instruction {
  if ('keyword' in what) return { verb: 'grant', target: to, keyword: what.keyword, until }
  if ('power' in what) return { verb: 'power', target: to, by: what.power, until }
  return { verb: 'give', target: to, change: { gives: 'cost', by: what.cost }, until }
}

/** What has been chosen is not chosen again. */
export function sameCards(to: Target): Target {
  return to.of === 'some' ? { of: 'that' } : to
}

/** "This Leader gains +1000 power", "your Leader or 1 of your Characters gains …". */
export const rewarded: Parser<{ readonly target: Exclude<Target, { of: 'all' }>; readonly by: number }> = (input, at) => {
  const found = map(
    say`${any(target, means(say`your leader or 1 of your characters`, anyOwn))} gains|gain ${signed} power`,
    (pair) => pair,
  )(input, at)
  if (!found || found.value[0].of === 'all') return null
  return { value: { target: found.value[0], by: found.value[1] }, next: found.next }
}

const anyOwn: Target = { of: 'some', most: 1, upTo: false, whose: 'yours', leaders: true, filter: {} }
