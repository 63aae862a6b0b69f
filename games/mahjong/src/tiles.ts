import type { RunMode, Tile } from './types.ts'

/** Suits and honours in the order of their faces. */
const suits = ['characters', 'bamboo', 'dots'] as const
type Suit = (typeof suits)[number]
export const honours = ['east', 'south', 'west', 'north', 'red', 'green', 'white'] as const
export type Honour = (typeof honours)[number]

/** Faces of a deck, the copies of each, and all tiles. */
export const faceCount = 34
export const copiesPerFace = 4
export const deckSize = faceCount * copiesPerFace
/** A run uses a first deck and two fresh ones. */
export const maxDecks = 3
export const handSize = 4

const firstHonour = 27
const honoursInDeck = honours.length * copiesPerFace

/** Initial value of every honour, and the ends of its scale. */
export const startHonourValue = 5
export const lowestHonourValue = 0
export const highestHonourValue = 10

/** The face of a tile; ids count deck by deck, and in a deck face by face. */
export function faceOf(id: number): number {
  return Math.floor((id % deckSize) / copiesPerFace)
}

/** The honour a face shows; null for a numbered tile. */
export function honourOf(face: number): Honour | null {
  return face < firstHonour ? null : honours[face - firstHonour]!
}

/** The face of an honour. */
export function faceOfHonour(honour: Honour): number {
  return firstHonour + honours.indexOf(honour)
}

/** The suit of a face; null for an honour. */
export function suitOf(face: number): Suit | null {
  return face < firstHonour ? suits[Math.floor(face / 9)]! : null
}

/** The number on a face; 0 on an honour. */
export function numberOnFace(face: number): number {
  return face < firstHonour ? (face % 9) + 1 : 0
}

export function isHonour(id: number): boolean {
  return id % deckSize >= firstHonour * copiesPerFace
}

/** Index of an honour's value in the list of values: by kind in Living honours, elsewhere by instance. */
export function valueSlotOf(rule: RunMode, id: number): number {
  const inDeck = (id % deckSize) - firstHonour * copiesPerFace
  return rule === 'kind' ? Math.floor(inDeck / copiesPerFace) : Math.floor(id / deckSize) * honoursInDeck + inDeck
}

/** Length of the list of values. */
export function valueSlotCount(rule: RunMode): number {
  return rule === 'kind' ? honours.length : maxDecks * honoursInDeck
}

/** The current value of a tile. */
export function tileValueOf(rule: RunMode, values: readonly number[], id: number): number {
  return isHonour(id) ? values[valueSlotOf(rule, id)]! : numberOnFace(faceOf(id))
}

/** A snapshot of the tiles of a hand. */
export function snapshotTiles(rule: RunMode, values: readonly number[], ids: readonly number[]): Tile[] {
  return ids.map((id) => ({ id, face: faceOf(id), value: tileValueOf(rule, values, id) }))
}

/** How many of these tiles are worth 0 to 10 now. */
export function unseenByValue(rule: RunMode, values: readonly number[], ids: readonly number[]): number[] {
  const unseen = new Array<number>(highestHonourValue + 1).fill(0)
  for (let i = 0; i < ids.length; i++) unseen[tileValueOf(rule, values, ids[i]!)]!++
  return unseen
}

/** The current total of four tiles. */
export function handTotal(rule: RunMode, values: readonly number[], ids: readonly number[]): number {
  let total = 0
  for (let i = 0; i < ids.length; i++) total += tileValueOf(rule, values, ids[i]!)
  return total
}

const honourLetters = 'ESWNCFP'
const suitLetters = 'msp'

/** Notation of a face: `3m`, `9p`, `E`. */
export function writeFace(face: number): string {
  return face < firstHonour ? `${numberOnFace(face)}${suitLetters[Math.floor(face / 9)]!}` : honourLetters[face - firstHonour]!
}

/** The face of a notation; null when there is none. */
export function readFace(text: string): number | null {
  const honour = text.length === 1 ? honourLetters.indexOf(text) : -1
  if (honour >= 0) return firstHonour + honour
  const suit = text.length === 2 ? suitLetters.indexOf(text[1]!) : -1
  const number = '123456789'.indexOf(text[0] ?? ' ')
  return suit >= 0 && number >= 0 ? suit * 9 + number : null
}
