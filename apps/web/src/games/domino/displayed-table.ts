import type { DominoOptions, DominoView, Tile } from '@parlor/domino'
import type { Seat } from '@parlor/kernel'

/** A tile in a hand; null is face down. */
type HandTile = Tile | null

/** A view as the table draws it. */
export interface DisplayedTable {
  readonly rules: Readonly<DominoOptions>
  /** The viewer's seat; null for a spectator. */
  readonly seat: Seat | null
  readonly hands: readonly (readonly HandTile[])[]
  /** The chain in the order of play; places as the rules number them. */
  readonly tiles: readonly Tile[]
  readonly places: readonly number[]
  readonly boneyard: number
  readonly passPoints: readonly number[]
  readonly totals: readonly number[]
  readonly turn: Seat | null
  /** The hand is over: all hands are open. */
  readonly over: boolean
}

export function displayedTableOf(view: DominoView): DisplayedTable {
  const open = revealedHandsOf(view)
  const over = open !== null || view.outcome !== null
  return {
    rules: view.rules,
    seat: view.seat,
    hands: view.counts.map((count, seat) => {
      if (open) return open[seat]!
      return seat === view.seat ? view.own : Array.from({ length: count }, () => null)
    }),
    tiles: view.tiles,
    places: view.places,
    boneyard: view.boneyard,
    passPoints: view.passPoints,
    totals: view.totals,
    turn: over || view.starter < 0 ? null : (view.pending[0]?.seat ?? null),
    over,
  }
}

/** All hands, while the chain of the hand that has revealed them still lies there. */
function revealedHandsOf({ last, tiles }: DominoView): readonly (readonly Tile[])[] | null {
  const shown = last !== null && last.tiles.length === tiles.length && last.tiles.every((tile, i) => tile === tiles[i])
  return shown ? last.hands : null
}

/** The score a name plate shows: points towards the target where there is one, else points for passes. */
export function shownScoreOf({ rules, totals, passPoints }: DisplayedTable, seat: Seat): number {
  return rules.target > 0 || rules.variant === 'fives' ? totals[seat]! : passPoints[seat]!
}
