import { tileSetOf, type DominoEvent, type DominoTypes, type HandResult, type Tile } from '@parlor/domino'
import type { Seat } from '@parlor/kernel'
import type { Match } from '@parlor/kernel/host'

/**
 * Stats of a finished match for one seat: points from others' passes and how often it passed itself, tiles placed, the most doubles of
 * one hand, the most points of one hand and of one tile, blocked hands and those of them with its own hand the lightest; of hands it won,
 * the most pips and the fewest tiles the others were left with, and how many ended with a double; then the options.
 */
export function matchStatsOf(match: Match<DominoTypes>, seat: Seat): Readonly<Record<string, number>> {
  const tally = new StatsCounter(match, seat)
  for (const { events } of match.history)
    for (const { event } of events as readonly { readonly event: DominoEvent }[]) tally.countEvent(event)
  const { set, variant, partners, target } = match.origin.options
  return {
    ...tally.stats,
    passPoints: match.state.passPoints[seat]!,
    pips: { six: 6, nine: 9, twelve: 12 }[set],
    draw: variant === 'draw' ? 1 : 0,
    fives: variant === 'fives' ? 1 : 0,
    partners: partners ? 1 : 0,
    target,
  }
}

class StatsCounter {
  readonly stats = { passes: 0, placed: 0, doubles: 0, best: 0, sharpest: 0, fish: 0, light: 0, left: 0, stranded: 0, lastDouble: 0 }
  readonly #seat: Seat
  readonly #set: ReturnType<typeof tileSetOf>
  #doubles = 0
  #last: Tile = -1

  constructor({ origin }: Match<DominoTypes>, seat: Seat) {
    this.#seat = seat
    this.#set = tileSetOf(origin.options)
  }

  countEvent(event: DominoEvent): void {
    if (event.kind === 'handOver') return this.#countHand(event.result)
    if (event.kind === 'fish') this.stats.fish++
    if (!('seat' in event) || event.seat !== this.#seat) return
    if (event.kind === 'passed') this.stats.passes++
    else if (event.kind === 'scored' && event.why === 'fives') this.stats.sharpest = Math.max(this.stats.sharpest, event.points)
    else if (event.kind === 'played') this.#countTile(event.tile)
  }

  #countTile(tile: Tile): void {
    this.#last = tile
    this.stats.placed++
    if (this.#isDouble(tile)) this.#doubles++
    this.stats.doubles = Math.max(this.stats.doubles, this.#doubles)
  }

  #countHand({ winner, fish, pips, hands, points }: HandResult): void {
    const { stats } = this
    const others = [0, 1, 2, 3].filter((other) => other !== this.#seat)
    if (fish && others.every((other) => pips[other]! > pips[this.#seat]!)) stats.light++
    if (winner === this.#seat) {
      stats.best = Math.max(stats.best, points)
      if (!fish) {
        stats.left = Math.max(
          stats.left,
          others.reduce((sum, other) => sum + pips[other]!, 0),
        )
        stats.stranded = Math.max(stats.stranded, Math.min(...others.map((other) => hands[other]!.length)))
        if (this.#isDouble(this.#last)) stats.lastDouble++
      }
    }
    this.#doubles = 0
    this.#last = -1
  }

  #isDouble(tile: Tile): boolean {
    return tile >= 0 && this.#set.tops[tile] === this.#set.bottoms[tile]
  }
}
