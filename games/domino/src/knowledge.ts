import { tileSetOf, type TileSet } from './tiles.ts'
import type { DominoView, PublicPosition, Tile } from './types.ts'

/*
 * A seat's known lacks are a list of pairs (mask, most): at most `most` of its tiles match the mask.
 * A pass shows that no tile has any of the open pips; every tile drawn since may be anything, so it raises the counts by one; every
 * tile played from the mask lowers them. Masks widen along the list and counts grow, so the list is short and holds exactly what
 * can be known: in Block the counts stay 0, and there is a single pair.
 */

/** The bit of all tiles that rank above the opening tile: whoever had been dealt one would have begun. */
export const aboveOpeningTileBit = 1 << 13

/** The tile's pips as bits, and whether it outranks the lead. */
export function tileBits(table: PublicPosition, set: TileSet, tile: Tile): number {
  const { lead } = table
  return lead >= 0 && set.ranks[tile]! > set.ranks[lead]! ? set.masks[tile]! | aboveOpeningTileBit : set.masks[tile]!
}

/** The open pips as bits. */
export function openPipBits(open: readonly number[]): number {
  let mask = 0
  for (let place = 1; place < open.length; place++) if (open[place]! >= 0) mask |= 1 << open[place]!
  return mask
}

/** The seat has no tile of this mask. */
export function learnLack(facts: number[], mask: number): void {
  for (let i = 0; i < facts.length; i += 2) facts[i]! |= mask
  if (facts.length === 0 || facts[1] !== 0) {
    facts.push(0, 0)
    for (let i = facts.length - 1; i >= 2; i--) facts[i] = facts[i - 2]!
    facts[0] = mask
    facts[1] = 0
  }
  if (facts.length > 2) dropRedundant(facts, Infinity)
}

/** The seat has drawn a tile, and now has `size`. */
export function learnDraw(facts: number[], size: number): void {
  for (let i = 1; i < facts.length; i += 2) facts[i]!++
  dropRedundant(facts, size)
}

/** The seat has played a tile with these bits, and now has `size`. */
export function learnPlay(facts: number[], bits: number, size: number): void {
  for (let i = 0; i < facts.length; i += 2) if ((facts[i]! & bits) !== 0) facts[i + 1]!--
  dropRedundant(facts, size)
}

/** Drops redundant pairs: counts not below the hand size, not below that of a wider mask, or duplicates of a mask. */
function dropRedundant(facts: number[], size: number): void {
  let kept = 0
  for (let i = 0; i < facts.length; i += 2) {
    const most = facts[i + 1]!
    if (most >= size) continue
    while (kept > 0 && facts[kept - 1]! >= most) kept -= 2
    if (kept > 0 && facts[kept - 2] === facts[i]) continue
    facts[kept++] = facts[i]!
    facts[kept++] = most
  }
  while (facts.length > kept) facts.pop()
}

/** Whether a hand is consistent with these pairs. */
export function isConsistentHand(table: PublicPosition, facts: readonly number[], hand: readonly Tile[]): boolean {
  const set = tileSetOf(table.rules)
  for (let i = 0; i < facts.length; i += 2) {
    let found = 0
    for (const tile of hand) if ((tileBits(table, set, tile) & facts[i]!) !== 0) found++
    if (found > facts[i + 1]!) return false
  }
  return true
}

/** The pips a seat certainly lacks, in ascending order. */
export function pipsLackedBy(table: PublicPosition, seat: number): number[] {
  const facts = table.facts[seat]!
  return facts[1] === 0 ? pipsOfMask(facts[0]!) : []
}

/** The pips of a mask, in ascending order. */
export function pipsOfMask(mask: number): number[] {
  const pips: number[] = []
  for (let pip = 0; pip < 13; pip++) if (mask & (1 << pip)) pips.push(pip)
  return pips
}

/** The tiles the viewer has not seen: in other hands, or in the boneyard. */
export function unseenTiles(view: DominoView): Tile[] {
  const seen = new Set([...view.own, ...view.tiles])
  return Array.from({ length: tileSetOf(view.rules).count }, (_, tile) => tile).filter((tile) => !seen.has(tile))
}

/** Whether a seat may hold the tile, as far as the viewer knows. */
export function mayHoldTile(view: DominoView, seat: number, tile: Tile): boolean {
  const shown = revealedHands(view)
  if (shown) return shown[seat]!.includes(tile)
  if (seat === view.seat) return view.own.includes(tile)
  if (view.own.includes(tile) || view.tiles.includes(tile)) return false
  if (view.lead === tile && view.tiles.length === 0) return seat === view.starter
  const facts = view.facts[seat]!
  const bits = tileBits(view, tileSetOf(view.rules), tile)
  for (let i = 0; i < facts.length; i += 2) if (facts[i + 1] === 0 && (facts[i]! & bits) !== 0) return false
  return view.counts[seat]! > 0
}

/** All hands, once the end of a match has revealed them. */
export function revealedHands({ outcome, last }: Pick<DominoView, 'outcome' | 'last'>): readonly (readonly Tile[])[] | null {
  return outcome && outcome.reason.startsWith('outcome.') && last ? last.hands : null
}

/** What is known of a seat: the pips it certainly lacks, and the unseen tiles it may hold. */
interface SeatKnowledge {
  readonly seat: number
  readonly lacks: readonly number[]
  readonly possible: readonly Tile[]
}

/** What the viewer knows of every other seat. */
export function knowledgeOfOthers(view: DominoView): SeatKnowledge[] {
  const { count } = tileSetOf(view.rules)
  return view.counts.flatMap((_, seat) => {
    if (seat === view.seat) return []
    const possible: Tile[] = []
    for (let tile = 0; tile < count; tile++) if (mayHoldTile(view, seat, tile)) possible.push(tile)
    return [{ seat, lacks: pipsLackedBy(view, seat), possible }]
  })
}
