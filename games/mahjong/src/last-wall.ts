import { handSize, highestHonourValue, honours, isHonour, lowestHonourValue, maxDecks, faceOf, numberOnFace, valueSlotOf } from './tiles.ts'
import type { BetWorths } from './run-value.ts'
import type { MahjongView } from './types.ts'

type Position = Pick<MahjongView, 'hand' | 'pile' | 'values' | 'exhaustions'>

/** Tiles left at which all deals are played out: three bets, some ten milliseconds. */
const mostTiles = 3 * handSize
/** Kinds of tiles that differ by what they add to a total: the numbers 1 to 9, then the honours. */
const numbers = 9
const kinds = numbers + honours.length

/** Whether so few tiles are left, with no deck to come, that the run is played out instead of estimated. */
export function isPlayedOut({ pile, exhaustions }: Pick<MahjongView, 'pile' | 'exhaustions'>): boolean {
  return exhaustions + 2 > maxDecks && pile.length <= mostTiles
}

/** The exact worth of both bets in Living honours, with the best play from then on. */
export function exactWorthOfBets({ hand, pile, values }: Position): BetWorths {
  const wall = new Array<number>(kinds).fill(0)
  for (const id of pile) wall[kindOf(id)]!++
  return worthsOf(
    values,
    hand.map(({ id }) => kindOf(id)),
    wall,
    pile.length,
  )
}

function kindOf(id: number): number {
  return isHonour(id) ? numbers + valueSlotOf('kind', id) : numberOnFace(faceOf(id)) - 1
}

function worthsOf(values: readonly number[], hand: readonly number[], wall: number[], left: number): BetWorths {
  if (left < handSize) return { higher: 0, lower: 0 }
  const total = totalOf(values, hand)
  const [won, lost] = [valuesAfter(values, hand, 1), valuesAfter(values, hand, -1)]
  const drawn: number[] = []
  let [higher, lower, all] = [0, 0, 0]
  function draw(from: number, ways: number): void {
    if (drawn.length === handSize) {
      const next = totalOf(values, drawn)
      const afterWin = 1 + valueOf(won, drawn, wall, left - handSize)
      const afterLoss = valueOf(lost, drawn, wall, left - handSize)
      higher += ways * (next > total ? afterWin : afterLoss)
      lower += ways * (next < total ? afterWin : afterLoss)
      all += ways
      return
    }
    for (let kind = from; kind < kinds; kind++) {
      const there = wall[kind]!
      if (there === 0) continue
      wall[kind] = there - 1
      drawn.push(kind)
      // Choosing the k-th of equal tiles: the order among them does not count.
      draw(kind, (ways * there) / drawn.filter((one) => one === kind).length)
      drawn.pop()
      wall[kind] = there
    }
  }
  draw(0, 1)
  return { higher: higher / all, lower: lower / all }
}

/** The value of what is left; 0 once an honour has ended the run. */
function valueOf(values: readonly number[] | null, hand: readonly number[], wall: number[], left: number): number {
  if (!values || left < handSize) return 0
  const { higher, lower } = worthsOf(values, hand.slice(), wall, left)
  return Math.max(higher, lower)
}

function totalOf(values: readonly number[], hand: readonly number[]): number {
  let total = 0
  for (const kind of hand) total += kind < numbers ? kind + 1 : values[kind - numbers]!
  return total
}

/** The honours' values once those of the hand have moved; null where one of them ends the run. */
function valuesAfter(values: readonly number[], hand: readonly number[], by: 1 | -1): readonly number[] | null {
  const after = values.slice()
  for (const kind of hand) if (kind >= numbers) after[kind - numbers]! += by
  return after.some((value) => value <= lowestHonourValue || value >= highestHonourValue) ? null : after
}
