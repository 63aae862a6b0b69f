import type { Bet } from '@parlor/mahjong'

/** A tile as far as the total goes: a number, or the index of its honour's value. */
type WallTile = { readonly number: number } | { readonly honour: number }

const honourLetters = 'ESWNCFP'

export function readWall(text: string): WallTile[] {
  return text.split(' ').map((word) => (/^\d/.test(word) ? { number: Number(word[0]) } : { honour: honourLetters.indexOf(word[0]!) }))
}

/** Points that either bet and perfect play after it make on average: every deal of a small last wall is played out. A model of its own, without the rules. */
export function worthsByBruteForce(values: readonly number[], hand: readonly WallTile[], wall: readonly WallTile[]): Record<Bet, number> {
  const before = total(values, hand)
  const deals = fours(wall)
  const up = moved(values, hand, 1)
  const down = moved(values, hand, -1)
  const worth = (wins: (next: number) => boolean) => {
    let sum = 0
    for (const { four, rest } of deals) {
      const won = wins(total(values, four))
      const after = won ? up : down
      sum += won ? 1 : 0
      if (after.every((value) => value > 0 && value < 10) && rest.length >= 4) {
        const next = worthsByBruteForce(after, four, rest)
        sum += Math.max(next.higher, next.lower)
      }
    }
    return sum / deals.length
  }
  return { higher: worth((next) => next > before), lower: worth((next) => next < before) }
}

function total(values: readonly number[], tiles: readonly WallTile[]): number {
  return tiles.reduce((sum, tile) => sum + ('number' in tile ? tile.number : values[tile.honour]!), 0)
}

function moved(values: readonly number[], hand: readonly WallTile[], by: 1 | -1): number[] {
  const after = [...values]
  for (const tile of hand) if ('honour' in tile) after[tile.honour]! += by
  return after
}

/** Every choice of four, with what stays in the wall. */
function fours(wall: readonly WallTile[]): { four: WallTile[]; rest: WallTile[] }[] {
  const found: { four: WallTile[]; rest: WallTile[] }[] = []
  for (let a = 0; a < wall.length; a++)
    for (let b = a + 1; b < wall.length; b++)
      for (let c = b + 1; c < wall.length; c++)
        for (let d = c + 1; d < wall.length; d++)
          found.push({
            four: [wall[a]!, wall[b]!, wall[c]!, wall[d]!],
            rest: wall.filter((_, i) => i !== a && i !== b && i !== c && i !== d),
          })
  return found
}
