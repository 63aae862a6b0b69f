import { cards, type Ability, type Card, type CardNumber } from '@parlor/simpiece'

type AbilityStep = NonNullable<Ability['do']>[number]

/** What a card does, by its verbs. */
export type EffectVerb = AbilityStep['verb']

/** Words in brackets that a card can carry: what it is, and when it speaks. */
export const cardKeywords = [
  'blocker',
  'rush',
  'doubleAttack',
  'banish',
  'onPlay',
  'whenAttacking',
  'onBlock',
  'onKO',
  'activateMain',
  'main',
  'counter',
] as const
export type CardKeyword = (typeof cardKeywords)[number]

function isCardKeyword(word: string): word is CardKeyword {
  return (cardKeywords as readonly string[]).includes(word)
}

/** The marks of a card, those it can only gain included. */
export function cardKeywordsOf({ keywords, abilities }: Card): ReadonlySet<CardKeyword> {
  const found = abilities.flatMap(({ when, gives = [], do: deeds = [] }) => [
    ...when,
    ...gives.flatMap((standing) => (standing.gives === 'keyword' ? [standing.keyword] : [])),
    ...deeds.flatMap((deed) => (deed.verb === 'grant' && deed.target.of === 'this' ? [deed.keyword] : [])),
  ])
  return new Set([...keywords, ...found].filter(isCardKeyword))
}

export function hasTrigger({ at }: Card): boolean {
  return at.trigger.length > 0
}

/** Everything a card does, once; a Trigger that repeats another effect of the card adds nothing. */
export function effectVerbsOf({ abilities }: Card): ReadonlySet<EffectVerb> {
  const verbs = abilities.flatMap(({ do: deeds = [] }) => deeds.map(({ verb }) => verb))
  return new Set(verbs.filter((verb) => verb !== 'useOwn'))
}

/** What some card of the pool does, the most frequent first. */
export const allEffectVerbs: readonly EffectVerb[] = (() => {
  const counts = new Map<EffectVerb, number>()
  for (const card of cards) for (const does of effectVerbsOf(card)) counts.set(does, (counts.get(does) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([does]) => does)
})()

/** Cards alike in one respect. */
export interface SimilarCards {
  readonly trait: { readonly does: EffectVerb } | { readonly mark: CardKeyword }
  readonly others: readonly CardNumber[]
}

/** In what a card is like others, the rarest likeness first. Marks that say only when a card speaks are no likeness. */
export function similarCardsTo(card: Card): SimilarCards[] {
  const alike = (likes: (other: Card) => boolean): CardNumber[] =>
    cards.filter((other) => other.no !== card.no && likes(other)).map(({ no }) => no)
  const told: SimilarCards[] = [
    ...[...effectVerbsOf(card)].map((does) => ({ trait: { does }, others: alike((other) => effectVerbsOf(other).has(does)) })),
    ...[...cardKeywordsOf(card)]
      .filter(isLastingKeyword)
      .map((mark) => ({ trait: { mark }, others: alike((other) => cardKeywordsOf(other).has(mark)) })),
  ]
  return told.filter(({ others }) => others.length > 0).toSorted((a, b) => a.others.length - b.others.length)
}

const lastingKeywords: ReadonlySet<CardKeyword> = new Set<CardKeyword>(['blocker', 'rush', 'doubleAttack', 'banish'])

function isLastingKeyword(mark: CardKeyword): boolean {
  return lastingKeywords.has(mark)
}
