import { hasExactly } from '@parlor/kernel'
import type { SimPieceMove } from './types.ts'

type Kind = SimPieceMove['kind']

/** What each kind of move names beside itself. */
const fields = {
  goFirst: [],
  goSecond: [],
  redraw: [],
  keep: [],
  done: [],
  yes: [],
  end: [],
  play: ['card'],
  give: ['card'],
  block: ['card'],
  pick: ['card'],
  activate: ['card', 'ability'],
  attack: ['card', 'target'],
  counter: ['card', 'target'],
} as const satisfies Readonly<Record<Kind, readonly string[]>>

export const moveKinds = Object.keys(fields) as readonly Kind[]

/** The most a handle, a card number or a place may be. */
export const highest = 99_999

/** One object per move, so that listing moves in a search allocates nothing. Numbers above the table are made as they are asked for. */
const plain = new Map<string, SimPieceMove>()
const one = new Map<string, SimPieceMove[]>()
const two = new Map<string, SimPieceMove[][]>()
for (const kind of moveKinds) {
  if (fields[kind].length === 0) plain.set(kind, { kind } as SimPieceMove)
  else if (fields[kind].length === 1) one.set(kind, [])
  else two.set(kind, [])
}

export const goFirst = plain.get('goFirst')!
export const goSecond = plain.get('goSecond')!
export const redraw = plain.get('redraw')!
export const keep = plain.get('keep')!
export const done = plain.get('done')!
export const yes = plain.get('yes')!
export const end = plain.get('end')!

const interned = 4096
/** Picks below zero stand for DON!! of the cost area. */
const shift = 2

function maker(kind: 'play' | 'give' | 'block' | 'pick'): (card: number) => SimPieceMove {
  const table = one.get(kind)!
  return (card) => (card >= interned ? { kind, card } : (table[card + shift] ??= { kind, card }))
}

export const play = maker('play')
export const give = maker('give')
export const block = maker('block')
export const pick = maker('pick')

function pairs(kind: 'attack' | 'counter'): (card: number, target: number) => SimPieceMove {
  const table = two.get(kind)!
  return (card, target) => (card >= interned ? { kind, card, target } : ((table[card] ??= [])[target] ??= { kind, card, target }))
}

export const attack = pairs('attack')
export const counter = pairs('counter')

const activations: SimPieceMove[][] = []
export function activate(card: number, ability: number): SimPieceMove {
  return card >= interned
    ? { kind: 'activate', card, ability }
    : ((activations[card] ??= [])[ability] ??= { kind: 'activate', card, ability })
}

function isNumber(value: unknown): value is number {
  return Number.isInteger(value) && !Object.is(value, -0) && (value as number) >= -shift && (value as number) <= highest
}

/** Whether a value has the form of a move, and nothing more. */
export function isMove(value: unknown): value is SimPieceMove {
  if (
    !hasExactly(value, ['kind']) &&
    !hasExactly(value, ['kind', 'card']) &&
    !hasExactly(value, ['kind', 'card', 'target']) &&
    !hasExactly(value, ['kind', 'card', 'ability'])
  )
    return false
  const { kind } = value as { kind: unknown }
  if (typeof kind !== 'string' || !Object.hasOwn(fields, kind)) return false
  const names: readonly string[] = fields[kind as Kind]
  return hasExactly(value, ['kind', ...names]) && names.every((name) => isNumber((value as Record<string, unknown>)[name]))
}

/** `attack 12 1`: the kind and its numbers. */
export function writeMove(move: SimPieceMove): string {
  const names: readonly string[] = fields[move.kind]
  return [move.kind, ...names.map((name) => String((move as unknown as Record<string, number>)[name]))].join(' ')
}

/** Null when the text is no move. */
export function readMoveText(text: string): SimPieceMove | null {
  const found = /^([a-zA-Z]{1,10})((?: -?\d{1,5}){0,2})$/.exec(text.slice(0, 40))
  if (text.length > 40 || !found || !Object.hasOwn(fields, found[1]!)) return null
  const kind = found[1] as Kind
  const names: readonly string[] = fields[kind]
  const numbers = found[2]!.split(' ').slice(1).map(Number)
  if (numbers.length !== names.length) return null
  const move: Record<string, unknown> = { kind }
  for (const [i, name] of names.entries()) move[name] = numbers[i]
  return isMove(move) ? move : null
}
