import { cards, type Ability, type Card, type CardNo } from '@parlor/simpiece'

type Deed = NonNullable<Ability['do']>[number]

/** What a card does, by its verbs. */
export type Does = Deed['verb']

/** Words in brackets that a card can carry: what it is, and when it speaks. */
export const marks = [
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
export type Mark = (typeof marks)[number]

function isMark(word: string): word is Mark {
  return (marks as readonly string[]).includes(word)
}

/** The marks of a card, those it can only gain included. */
export function marksOf({ keywords, abilities }: Card): ReadonlySet<Mark> {
  const found = abilities.flatMap(({ when, gives = [], do: deeds = [] }) => [
    ...when,
    ...gives.flatMap((standing) => (standing.gives === 'keyword' ? [standing.keyword] : [])),
    ...deeds.flatMap((deed) => (deed.verb === 'grant' && deed.target.of === 'this' ? [deed.keyword] : [])),
  ])
  return new Set([...keywords, ...found].filter(isMark))
}

export function hasTrigger({ at }: Card): boolean {
  return at.trigger.length > 0
}

/** Everything a card does, once; a Trigger that repeats another effect of the card adds nothing. */
export function doesOf({ abilities }: Card): ReadonlySet<Does> {
  const verbs = abilities.flatMap(({ do: deeds = [] }) => deeds.map(({ verb }) => verb))
  return new Set(verbs.filter((verb) => verb !== 'useOwn'))
}

/** What some card of the pool does, the most frequent first. */
export const allDoes: readonly Does[] = (() => {
  const counts = new Map<Does, number>()
  for (const card of cards) for (const does of doesOf(card)) counts.set(does, (counts.get(does) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([does]) => does)
})()

/** Cards alike in one respect. */
export interface Kin {
  readonly trait: { readonly does: Does } | { readonly mark: Mark }
  readonly others: readonly CardNo[]
}

/** In what a card is like others, the rarest likeness first. Marks that say only when a card speaks are no likeness. */
export function kinOf(card: Card): Kin[] {
  const alike = (likes: (other: Card) => boolean): CardNo[] =>
    cards.filter((other) => other.no !== card.no && likes(other)).map(({ no }) => no)
  const told: Kin[] = [
    ...[...doesOf(card)].map((does) => ({ trait: { does }, others: alike((other) => doesOf(other).has(does)) })),
    ...[...marksOf(card)].filter(isQuality).map((mark) => ({ trait: { mark }, others: alike((other) => marksOf(other).has(mark)) })),
  ]
  return told.filter(({ others }) => others.length > 0).toSorted((a, b) => a.others.length - b.others.length)
}

const qualities: ReadonlySet<Mark> = new Set<Mark>(['blocker', 'rush', 'doubleAttack', 'banish'])

function isQuality(mark: Mark): boolean {
  return qualities.has(mark)
}
