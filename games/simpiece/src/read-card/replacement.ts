import type { Ability, Replacement, Target } from '../card-definition.ts'
import { conditions } from './conditions.ts'
import { payment } from './costs.ts'
import { characters, target } from './nouns.ts'
import { any, cardName, list, map, maybe, means, named, say, type Parser } from './parser.ts'

const harm = any<readonly Parser<Replacement['harm']>[]>(
  means(say`would be k.o.'d`, 'ko'),
  means(say`would be removed from the field`, 'removal'),
  means(say`would be k.o.'d or removed from the field`, 'any'),
)

const cause = any<readonly Parser<Replacement['by']>[]>(
  means(say`in battle`, 'battle'),
  means(say`by an|your effect`, 'effects'),
  means(say`by your opponent's effect`, 'opponentEffects'),
  means(say`by an effect of your opponent's`, 'opponentEffects'),
  means(say``, 'any'),
)

const cards: Parser<Target> = any<readonly Parser<Target>[]>(
  map(say`you have a|an ${characters} that`, ([filter]) => ({ of: 'all', whose: 'yours', filter })),
  map(say`your character ${cardName}`, ([name]) => ({ of: 'all', whose: 'yours', filter: { name } })),
  map(say`one of your ${characters}`, ([filter]) => ({ of: 'all', whose: 'yours', filter })),
  map(say`any of your ${characters}`, ([filter]) => ({ of: 'all', whose: 'yours', filter })),
  map(say`your ${characters}`, ([filter]) => ({ of: 'all', whose: 'yours', filter })),
  map(say`any of your opponent's ${characters}`, ([filter]) => ({ of: 'all', whose: 'opponents', filter })),
  map(say`any of the ${characters}`, ([filter]) => ({ of: 'all', whose: 'any', filter })),
  target,
)

const event: Parser<Replacement> = named(
  'cards that would leave the field',
  map(say`${cards} ${harm} ${cause}`, ([of, what, by]) => ({ harm: what, by, target: of })),
)

const done = any(list(payment, any(say`, and`, say`and`, say`,`)), means(say`keep it there`, []))

/** "If this Character would be K.O.'d, you may trash 1 card from your hand instead". */
export const replacement: Parser<Pick<Ability, 'replaces' | 'cost' | 'if' | 'may'>> = map(
  say`if ${maybe(map(say`${conditions} and`, ([all]) => all))} ${event} , ${any(means(say`you may`, true), means(say`you must`, false))} ${done} instead .?`,
  ([own, replaces, may, cost]) => ({
    replaces,
    ...(own && { if: own }),
    ...(may && { may: true as const }),
    ...(cost.length > 0 && { cost }),
  }),
)
