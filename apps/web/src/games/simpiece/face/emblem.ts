import { cards, type Card, type CardNo } from '@parlor/simpiece'
import { charges, deedCharges, typeCharges, type Charge, type ChargeName } from './charges.ts'
import { filled, groundOf, grounds } from './grounds.ts'
import { beads, dice, ring, round, star, swing, typeCounts, verbCounts, wedges } from './pen.ts'
import { weapons } from './weapons.ts'

/** How a path is laid on: engraved lines, a filled glow, the dark of the medallion, metal, or the standing wood with cuts in it. */
export type Role = 'lines' | 'glow' | 'dark' | 'metal' | 'fine' | 'steel' | 'wood' | 'cuts'

export interface Stroke {
  readonly role: Role
  readonly d: string
  readonly transform?: string
}

export interface Emblem {
  /** Behind the medallion. */
  readonly ground: readonly Stroke[]
  /** What is still told apart where a card is small. */
  readonly figure: readonly Stroke[]
}

const made = new Map<CardNo, Emblem>()

/** The woodcut of a card: its crew gives ground and sign, its attribute the weapons, cost and power the beads and rays, its number the rest. */
export function emblemOf(no: CardNo): Emblem {
  let emblem = made.get(no)
  if (!emblem) made.set(no, (emblem = cut(cards[no]!)))
  return emblem
}

function cut(card: Card): Emblem {
  const roll = dice(card)
  const ground = groundOf(card.types)
  const turn = roll() * Math.PI
  const folds = 5 + Math.floor(roll() * 9)
  return {
    ground: [
      { role: filled.has(ground) ? 'glow' : 'lines', d: grounds[ground](turn) },
      ...medallion(card),
      { role: 'fine', d: rosette(folds, roll(), roll()) },
      ...side(card),
    ],
    figure: [...weaponsOf(card, roll()), ...chargeOf(card, roll())],
  }
}

/** A wheel for Leaders, a ring for Characters, a burst for Events, an arch for Stages. */
function medallion({ kind, cost, power, life }: Card): Stroke[] {
  const rays = Math.max(6, Math.round((power ?? (cost ?? 1) * 1500) / 1000) * 2)
  const glow: Stroke = { role: 'glow', d: wedges(rays, 84, (i) => (i % 2 ? 116 : 104), 0.07) }
  const count = kind === 'leader' ? (life ?? 5) : (cost ?? 0)
  const rim: Stroke[] = [
    { role: 'metal', d: `${ring(84)}${ring(77)}` },
    { role: 'wood', d: beads(count, 80.5, 4.6) },
  ]
  if (kind === 'leader') return [{ role: 'wood', d: handles() }, { role: 'dark', d: ring(86) }, ...rim, { role: 'fine', d: ring(70) }]
  if (kind === 'event')
    return [
      { role: 'glow', d: star(16, 112, 84) },
      { role: 'dark', d: star(16, 92, 78) },
      { role: 'wood', d: beads(count, 84, 4.2) },
    ]
  if (kind === 'stage')
    return [glow, { role: 'dark', d: 'M-80 96V-10A80 80 0 0 1 80-10V96Z' }, { role: 'metal', d: 'M-74 96V-8A74 74 0 0 1 74-8V96' }]
  return [glow, { role: 'dark', d: ring(86) }, ...rim]
}

/** The eight handles of a ship's wheel. */
function handles(): string {
  return Array.from({ length: 8 }, (_, i) => {
    const angle = (i / 8) * Math.PI * 2 + Math.PI / 8
    return ring(7.5, round(Math.cos(angle) * 104), round(Math.sin(angle) * 104)) + spoke(angle)
  }).join('')
}

function spoke(angle: number): string {
  const [x, y] = [Math.cos(angle), Math.sin(angle)]
  const corner = (along: number, across: number) => `${round(x * along - y * across)} ${round(y * along + x * across)}`
  return `M${corner(80, -3.5)}L${corner(100, -5)}L${corner(100, 5)}L${corner(80, 3.5)}Z`
}

/** Fine lines like those of banknotes; no two cards have the same. */
function rosette(folds: number, depth: number, second: number): string {
  const deep = 5 + depth * 9
  return [70 - deep, 60 - deep, 50 - deep]
    .map((radius, i) => swing(radius, deep * (1 - i * 0.18), folds, (second - 0.5) * 0.9, (i * Math.PI) / folds))
    .join('')
}

function weaponsOf({ attributes, cost, kind }: Card, pose: number): Stroke[] {
  const attribute = attributes[0]
  if (!attribute) return []
  const { body, cuts } = weapons[attribute]
  const count = kind === 'leader' || (cost ?? 0) >= 5 ? 2 : 1 + Math.floor(pose * 2)
  const angles = count === 1 ? [pose < 0.25 ? -42 : 42] : [-42, 42]
  return angles.flatMap((angle) => {
    const transform = `rotate(${angle})${angle < 0 ? 'scale(-1 1)' : ''}`
    return [
      { role: 'steel' as const, d: body, transform },
      { role: 'cuts' as const, d: cuts, transform },
    ]
  })
}

/** What fewest cards share says most about a card. An Event shows what it does, others whom they sail with. */
function namesOf(card: Card): ChargeName[] {
  const [deeds, crews] = [deedsOf(card), crewsOf(card)]
  return [...new Set(card.kind === 'event' || card.kind === 'stage' ? [...deeds, ...crews] : [...crews, ...deeds])]
}

function deedsOf({ abilities }: Card): ChargeName[] {
  const verbs = abilities.flatMap(({ do: done = [] }) => done.map(({ verb }) => verb))
  return rarestFirst(verbs, verbCounts).map((verb) => deedCharges[verb]!)
}

function crewsOf({ types }: Card): ChargeName[] {
  return rarestFirst(types, typeCounts).map((type) => typeCharges[type] ?? 'wave')
}

function rarestFirst<T>(list: readonly T[], counts: ReadonlyMap<T, number>): T[] {
  return list.toSorted((a, b) => counts.get(a)! - counts.get(b)!)
}

/** From so many on, a crew alone does not tell its cards apart. */
const crowd = 5

function chargeOf(card: Card, pose: number): Stroke[] {
  const [first = 'wave', second] = namesOf(card)
  const across = pose < 0.5 ? 1 : -1
  if (card.kind === 'event' && second)
    return [
      ...pressed(charges[second], 24 * across, 22, 0.74, pose < 0.25),
      ...pressed(charges[first], -14 * across, -12, 0.94, pose > 0.75),
    ]
  const scale = card.kind === 'leader' ? 1.16 : 0.86 + Math.min(card.cost ?? 0, 8) * 0.035
  const deed = deedsOf(card).find((name) => name !== first)
  const known = Math.min(...card.types.map((type) => typeCounts.get(type)!)) < crowd
  if (card.kind === 'leader' || known || !deed) return pressed(charges[first], 0, 0, scale, pose < 0.36)
  return [...pressed(charges[first], -9 * across, -8, scale * 0.94, pose < 0.36), ...pressed(charges[deed], 34 * across, 32, 0.54, false)]
}

/** What else a card is, small, on both sides. */
function side(card: Card): Stroke[] {
  const [, second, third = second] = namesOf(card)
  if (!second) return []
  return [...pressed(charges[second], -88, 79, 0.42, false), ...pressed(charges[third!], 88, 79, 0.42, false)]
}

function pressed({ body, cuts }: Charge, x: number, y: number, scale: number, mirror: boolean): Stroke[] {
  const transform = `translate(${round(x)} ${round(y)})scale(${hundredth(mirror ? -scale : scale)} ${hundredth(scale)})`
  return [
    { role: 'wood', d: body, transform },
    { role: 'cuts', d: cuts, transform },
  ]
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100
}
