import { hasExactKeys } from '@parlor/kernel'
import type { SimPieceMove } from './types.ts'

type Kind = SimPieceMove['kind']

/** Number parameters of each kind of move. */
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

const moveKinds = Object.keys(fields) as readonly Kind[]

/** Maximum of a handle, a card number or an index. */
const maxMoveArgument = 99_999

/** One object per move, so that listing moves in a search allocates nothing. Numbers above the table are created on demand. */
const plain = new Map<string, SimPieceMove>()
const one = new Map<string, SimPieceMove[]>()
const two = new Map<string, SimPieceMove[][]>()
for (const kind of moveKinds) {
  if (fields[kind].length === 0) plain.set(kind, { kind } as SimPieceMove)
  else if (fields[kind].length === 1) one.set(kind, [])
  else two.set(kind, [])
}

export const goFirstMove = plain.get('goFirst')!
export const goSecondMove = plain.get('goSecond')!
export const redrawMove = plain.get('redraw')!
export const keepMove = plain.get('keep')!
export const doneMove = plain.get('done')!
export const yesMove = plain.get('yes')!
export const endMove = plain.get('end')!

const interned = 4096
/** Picks below zero stand for DON!! of the cost area. */
const shift = 2

function maker(kind: 'play' | 'give' | 'block' | 'pick'): (card: number) => SimPieceMove {
  const table = one.get(kind)!
  return (card) => (card >= interned ? { kind, card } : (table[card + shift] ??= { kind, card }))
}

export const playMove = maker('play')
export const giveDonMove = maker('give')
export const blockMove = maker('block')
export const pickMove = maker('pick')

function pairs(kind: 'attack' | 'counter'): (card: number, target: number) => SimPieceMove {
  const table = two.get(kind)!
  return (card, target) => (card >= interned ? { kind, card, target } : ((table[card] ??= [])[target] ??= { kind, card, target }))
}

export const attackMove = pairs('attack')
export const counterMove = pairs('counter')

const activations: SimPieceMove[][] = []
export function activateMove(card: number, ability: number): SimPieceMove {
  return card >= interned
    ? { kind: 'activate', card, ability }
    : ((activations[card] ??= [])[ability] ??= { kind: 'activate', card, ability })
}

function isNumber(value: unknown): value is number {
  return Number.isInteger(value) && !Object.is(value, -0) && (value as number) >= -shift && (value as number) <= maxMoveArgument
}

/** Whether a value has the shape of a move. */
export function isMove(value: unknown): value is SimPieceMove {
  if (
    !hasExactKeys(value, ['kind']) &&
    !hasExactKeys(value, ['kind', 'card']) &&
    !hasExactKeys(value, ['kind', 'card', 'target']) &&
    !hasExactKeys(value, ['kind', 'card', 'ability'])
  )
    return false
  const { kind } = value as { kind: unknown }
  if (typeof kind !== 'string' || !Object.hasOwn(fields, kind)) return false
  const names: readonly string[] = fields[kind as Kind]
  return hasExactKeys(value, ['kind', ...names]) && names.every((name) => isNumber((value as Record<string, unknown>)[name]))
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
