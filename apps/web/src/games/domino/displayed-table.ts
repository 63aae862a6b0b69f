import { handSize, tileSetOf, type DominoEvent, type DominoOptions, type DominoView, type Tile } from '@parlor/domino'
import type { Seat } from '@parlor/kernel'

/** A tile in a hand; null is face down. */
type HandTile = Tile | null

/** The table as one viewer sees it. It starts from a view, and events are applied to it. */
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
  const over = view.outcome !== null
  const open = over && view.last !== null && view.last.hands.every((hand, seat) => hand.length === view.counts[seat])
  return {
    rules: view.rules,
    seat: view.seat,
    hands: view.counts.map((count, seat) => {
      if (open) return view.last!.hands[seat]!
      return seat === view.seat ? view.own : Array.from({ length: count }, () => null)
    }),
    tiles: view.tiles,
    places: view.places,
    boneyard: view.boneyard,
    passPoints: view.passPoints,
    totals: view.totals,
    turn: over ? null : (view.pending[0]?.seat ?? null),
    over,
  }
}

/** Applies one event. After all events of a move it equals the next view. */
export function applyEvent(shown: DisplayedTable, event: DominoEvent): DisplayedTable {
  switch (event.kind) {
    case 'dealt':
      return withHandDealt(shown, event)
    case 'begins':
      return { ...shown, turn: event.seat }
    case 'played': {
      const hands = shown.hands.with(event.seat, withoutTile(shown.hands[event.seat]!, event.tile))
      const place = placeNumbers[event.place]
      return { ...shown, hands, tiles: [...shown.tiles, event.tile], places: [...shown.places, place], turn: nextSeat(event.seat) }
    }
    case 'drew':
      return { ...shown, hands: shown.hands.with(event.seat, withTile(shown.hands[event.seat]!, event.tile)), boneyard: event.boneyard }
    case 'passed':
      return { ...shown, turn: nextSeat(event.seat) }
    case 'scored': {
      const list = event.why === 'pass' ? 'passPoints' : 'totals'
      return { ...shown, [list]: withTotal(shown, shown[list], event.seat, event.total) }
    }
    case 'fish':
      return { ...shown, turn: null }
    case 'handOver':
      return { ...shown, hands: event.result.hands, totals: event.totals, turn: null, over: true }
    case 'matchOver':
      return { ...shown, totals: event.totals }
  }
}

const placeNumbers = { start: 0, left: 1, right: 2, up: 3, down: 4 } as const

function nextSeat(seat: Seat): Seat {
  return (seat + 1) % 4
}

/** The first dealt hand clears the table. */
function withHandDealt(shown: DisplayedTable, { seat, tiles, count }: Extract<DominoEvent, { kind: 'dealt' }>): DisplayedTable {
  const cleared = shown.over || seat === 0
  const hands = cleared ? shown.hands.map(() => []) : shown.hands
  const size = handSize(shown.rules)
  return {
    ...shown,
    hands: hands.with(seat, tiles ?? Array.from({ length: count }, () => null)),
    tiles: [],
    places: [],
    boneyard: tileSetOf(shown.rules).count - 4 * size,
    turn: null,
    over: false,
  }
}

/** A known hand loses that tile, a hidden one any tile. */
function withoutTile(hand: readonly HandTile[], tile: Tile): readonly HandTile[] {
  const at = hand.indexOf(tile)
  return hand.toSpliced(at < 0 ? hand.length - 1 : at, 1)
}

function withTile(hand: readonly HandTile[], tile: HandTile): readonly HandTile[] {
  return tile === null ? [...hand, null] : [...hand, tile].sort((a, b) => (a ?? 0) - (b ?? 0))
}

/** Partners share their points. */
function withTotal({ rules }: DisplayedTable, list: readonly number[], seat: Seat, total: number): readonly number[] {
  const next = list.with(seat, total)
  return rules.partners ? next.with((seat + 2) % 4, total) : next
}

/** The score a name plate shows: points towards the target where there is one, else points for passes. */
export function shownScoreOf({ rules, totals, passPoints }: DisplayedTable, seat: Seat): number {
  return rules.target > 0 || rules.variant === 'fives' ? totals[seat]! : passPoints[seat]!
}
