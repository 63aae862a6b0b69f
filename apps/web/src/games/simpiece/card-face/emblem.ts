import { cards, type CompiledCard, type CardIndex } from '@parlor/simpiece'
import { emblemSymbols, type EmblemSymbol, type EmblemSymbolName } from './emblem-symbols.ts'
import { symbolOfType, symbolOfVerb } from './symbols-of-cards.ts'
import { filledBackgrounds, backgroundOf, backgroundPatterns } from './emblem-backgrounds.ts'
import {
  beadRingPath,
  randomSeededByCard,
  circlePath,
  roundToTenth,
  starPath,
  wavyRingPath,
  cardCountByType,
  cardCountByVerb,
  wedgesPath,
} from './svg-paths.ts'
import { weaponSymbols } from './weapon-symbols.ts'

/** How a path is painted: engraved lines, a filled glow, the dark medallion, metal, or the symbol's shape with cuts. */
export type EmblemPathStyle = 'lines' | 'glow' | 'dark' | 'metal' | 'fine' | 'steel' | 'wood' | 'cuts'

export interface EmblemPath {
  readonly role: EmblemPathStyle
  readonly d: string
  readonly transform?: string
}

interface Emblem {
  /** Behind the medallion. */
  readonly ground: readonly EmblemPath[]
  /** What stays recognisable on a small card. */
  readonly figure: readonly EmblemPath[]
}

const made = new Map<CardIndex, Emblem>()

/** The emblem of a card: crew → background and symbol, attribute → weapons, cost and power → beads and rays, number → the rest. */
export function emblemOf(no: CardIndex): Emblem {
  let emblem = made.get(no)
  if (!emblem) made.set(no, (emblem = drawEmblem(cards[no]!)))
  return emblem
}

function drawEmblem(card: CompiledCard): Emblem {
  const roll = randomSeededByCard(card)
  const ground = backgroundOf(card.types)
  const turn = roll() * Math.PI
  const folds = 5 + Math.floor(roll() * 9)
  const behind: EmblemPath[] = [
    { role: filledBackgrounds.has(ground) ? 'glow' : 'lines', d: backgroundPatterns[ground](turn) },
    ...medallion(card),
    { role: 'fine', d: rosette(folds, roll(), roll()) },
    ...drawSideSymbols(card),
  ]
  return {
    ground: behind.filter(({ d }) => d !== ''),
    figure: [...weaponsOf(card, roll()), ...drawSymbols(card, roll())],
  }
}

/** A wheel for Leaders, a ring for Characters, a burst for Events, an arch for Stages. */
function medallion({ kind, cost, power, life }: CompiledCard): EmblemPath[] {
  const rays = Math.max(6, Math.round((power ?? (cost ?? 1) * 1500) / 1000) * 2)
  const glow: EmblemPath = { role: 'glow', d: wedgesPath(rays, 84, (i) => (i % 2 ? 116 : 104), 0.07) }
  const count = kind === 'leader' ? (life ?? 5) : (cost ?? 0)
  const rim: EmblemPath[] = [
    { role: 'metal', d: `${circlePath(84)}${circlePath(77)}` },
    { role: 'wood', d: beadRingPath(count, 80.5, 4.6) },
  ]
  if (kind === 'leader')
    return [{ role: 'wood', d: handles() }, { role: 'dark', d: circlePath(86) }, ...rim, { role: 'fine', d: circlePath(70) }]
  if (kind === 'event')
    return [
      { role: 'glow', d: starPath(16, 112, 84) },
      { role: 'dark', d: starPath(16, 92, 78) },
      { role: 'wood', d: beadRingPath(count, 84, 4.2) },
    ]
  if (kind === 'stage')
    return [glow, { role: 'dark', d: 'M-80 96V-10A80 80 0 0 1 80-10V96Z' }, { role: 'metal', d: 'M-74 96V-8A74 74 0 0 1 74-8V96' }]
  return [glow, { role: 'dark', d: circlePath(86) }, ...rim]
}

/** The eight handles of a ship's wheel. */
function handles(): string {
  return Array.from({ length: 8 }, (_, i) => {
    const angle = (i / 8) * Math.PI * 2 + Math.PI / 8
    return circlePath(7.5, roundToTenth(Math.cos(angle) * 104), roundToTenth(Math.sin(angle) * 104)) + spoke(angle)
  }).join('')
}

function spoke(angle: number): string {
  const [x, y] = [Math.cos(angle), Math.sin(angle)]
  const corner = (along: number, across: number) => `${roundToTenth(x * along - y * across)} ${roundToTenth(y * along + x * across)}`
  return `M${corner(80, -3.5)}L${corner(100, -5)}L${corner(100, 5)}L${corner(80, 3.5)}Z`
}

/** Fine lines as on banknotes; different on every card. */
function rosette(folds: number, depth: number, second: number): string {
  const deep = 5 + depth * 9
  return [70 - deep, 60 - deep, 50 - deep]
    .map((radius, i) => wavyRingPath(radius, deep * (1 - i * 0.18), folds, (second - 0.5) * 0.9, (i * Math.PI) / folds))
    .join('')
}

function weaponsOf({ attributes, cost, kind }: CompiledCard, pose: number): EmblemPath[] {
  const attribute = attributes[0]
  if (!attribute) return []
  const { body, cuts } = weaponSymbols[attribute]
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

/** The rarest trait first. An Event shows its effect, others their crew. */
function symbolNamesOf(card: CompiledCard): EmblemSymbolName[] {
  const [verbs, crews] = [verbSymbolsOf(card), typeSymbolsOf(card)]
  return [...new Set(card.kind === 'event' || card.kind === 'stage' ? [...verbs, ...crews] : [...crews, ...verbs])]
}

function verbSymbolsOf({ abilities }: CompiledCard): EmblemSymbolName[] {
  const verbs = abilities.flatMap(({ do: done = [] }) => done.map(({ verb }) => verb))
  return rarestFirst(verbs, cardCountByVerb).map((verb) => symbolOfVerb[verb]!)
}

function typeSymbolsOf({ types }: CompiledCard): EmblemSymbolName[] {
  return rarestFirst(types, cardCountByType).map((type) => symbolOfType[type] ?? 'wave')
}

function rarestFirst<T>(list: readonly T[], counts: ReadonlyMap<T, number>): T[] {
  return list.toSorted((a, b) => counts.get(a)! - counts.get(b)!)
}

/** From this size on a crew alone does not distinguish its cards. */
const crowd = 5

function drawSymbols(card: CompiledCard, pose: number): EmblemPath[] {
  const [first = 'wave', second] = symbolNamesOf(card)
  const across = pose < 0.5 ? 1 : -1
  if (card.kind === 'event' && second)
    return [
      ...drawSymbolAt(emblemSymbols[second], 24 * across, 22, 0.74, pose < 0.25),
      ...drawSymbolAt(emblemSymbols[first], -14 * across, -12, 0.94, pose > 0.75),
    ]
  const scale = card.kind === 'leader' ? 1.16 : 0.86 + Math.min(card.cost ?? 0, 8) * 0.035
  const verbSymbol = verbSymbolsOf(card).find((name) => name !== first)
  const known = Math.min(...card.types.map((type) => cardCountByType.get(type)!)) < crowd
  const tilt = tiltOf(card)
  if (card.kind === 'leader' || known || !verbSymbol) return drawSymbolAt(emblemSymbols[first], 0, 0, scale, pose < 0.36, tilt)
  return [
    ...drawSymbolAt(emblemSymbols[first], -9 * across, -8, scale * 0.94, pose < 0.36, tilt),
    ...drawSymbolAt(emblemSymbols[verbSymbol], 34 * across, 32, 0.54, false),
  ]
}

/** Of cards of one name, colour and cost, every later one leans further, so that they differ where they are small. */
function tiltOf({ no, name, colours, cost }: CompiledCard): number {
  const twins = cards.filter((one) => one.no < no && one.name === name && one.cost === cost && one.colours.join() === colours.join())
  return twins.length * 9
}

/** Further traits, small, on both sides. */
function drawSideSymbols(card: CompiledCard): EmblemPath[] {
  const [, second, third = second] = symbolNamesOf(card)
  if (!second) return []
  return [...drawSymbolAt(emblemSymbols[second], -88, 79, 0.42, false), ...drawSymbolAt(emblemSymbols[third!], 88, 79, 0.42, false)]
}

function drawSymbolAt({ body, cuts }: EmblemSymbol, x: number, y: number, scale: number, mirror: boolean, tilt = 0): EmblemPath[] {
  const turn = tilt === 0 ? '' : `rotate(${tilt})`
  const transform = `translate(${roundToTenth(x)} ${roundToTenth(y)})${turn}scale(${hundredth(mirror ? -scale : scale)} ${hundredth(scale)})`
  return [
    { role: 'wood', d: body, transform },
    { role: 'cuts', d: cuts, transform },
  ]
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100
}
