import { cards, type Ability, type CompiledCard, type CardIndex } from '@parlor/simpiece'

type AbilityStep = NonNullable<Ability['do']>[number]

/** A card's effect verb. */
export type EffectVerb = AbilityStep['verb']

/** Bracketed keywords of a card: properties and timings. */
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

/** The keywords of a card, including those it can gain. */
export function cardKeywordsOf({ keywords, abilities }: CompiledCard): ReadonlySet<CardKeyword> {
  const found = abilities.flatMap(({ when, gives = [], do: steps = [] }) => [
    ...when,
    ...gives.flatMap((standing) => (standing.gives === 'keyword' ? [standing.keyword] : [])),
    ...steps.flatMap((step) => (step.verb === 'grant' && step.target.of === 'this' ? [step.keyword] : [])),
  ])
  return new Set([...keywords, ...found].filter(isCardKeyword))
}

export function hasTrigger({ at }: CompiledCard): boolean {
  return at.trigger.length > 0
}

/** The effect verbs of a card, each once; a Trigger that repeats another effect adds nothing. */
export function effectVerbsOf({ abilities }: CompiledCard): ReadonlySet<EffectVerb> {
  const verbs = abilities.flatMap(({ do: steps = [] }) => steps.map(({ verb }) => verb))
  return new Set(verbs.filter((verb) => verb !== 'useOwn'))
}

/** Effect verbs of all cards, the most frequent first. */
export const allEffectVerbs: readonly EffectVerb[] = (() => {
  const counts = new Map<EffectVerb, number>()
  for (const card of cards) for (const does of effectVerbsOf(card)) counts.set(does, (counts.get(does) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([does]) => does)
})()

/** Cards that share one trait. */
export interface SimilarCards {
  readonly trait: { readonly does: EffectVerb } | { readonly mark: CardKeyword }
  readonly others: readonly CardIndex[]
}

/** Groups of cards similar to a card, the rarest trait first. Timing keywords do not count. */
export function similarCardsTo(card: CompiledCard): SimilarCards[] {
  const alike = (likes: (other: CompiledCard) => boolean): CardIndex[] =>
    cards.filter((other) => other.no !== card.no && likes(other)).map(({ no }) => no)
  const groups: SimilarCards[] = [
    ...[...effectVerbsOf(card)].map((does) => ({ trait: { does }, others: alike((other) => effectVerbsOf(other).has(does)) })),
    ...[...cardKeywordsOf(card)]
      .filter(isLastingKeyword)
      .map((mark) => ({ trait: { mark }, others: alike((other) => cardKeywordsOf(other).has(mark)) })),
  ]
  return groups.filter(({ others }) => others.length > 0).toSorted((a, b) => a.others.length - b.others.length)
}

const lastingKeywords: ReadonlySet<CardKeyword> = new Set<CardKeyword>(['blocker', 'rush', 'doubleAttack', 'banish'])

function isLastingKeyword(mark: CardKeyword): boolean {
  return lastingKeywords.has(mark)
}
