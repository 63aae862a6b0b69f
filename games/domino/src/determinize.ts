import { randomInt, clonePending, nextRandomWord, shuffle, type Rng, type Seat } from '@parlor/kernel'
import { tileBits, openPipBits, revealedHands } from './knowledge.ts'
import { hasFittingTile } from './moves.ts'
import { rulesVersion } from './copy-state.ts'
import { addTile, tileSetOf } from './tiles.ts'
import { seatCount, type DominoState, type DominoView, type Tile } from './types.ts'

/** Remaining tiles go to the boneyard; it is place 4, after the seats. */
const boneyardPlace = seatCount
/** Deals tried until all constraints hold; a handful suffices, and after that only certain ones count. */
const tries = 40

/** Unseen tiles go to any hand that may hold them; the rest is the boneyard. */
export function determinize(seen: DominoView, seat: Seat, rng: Rng): DominoState {
  const hidden = new HiddenTileDealer(seen, seat)
  for (let i = 0; !hidden.deal(rng, i < tries); i++) if (i > 10 * tries) throw new Error('no deal fits what was shown')
  const hands = seen.counts.map((_, other) => (other === seat ? seen.own.slice() : sorted(hidden.held[other]!)))
  return {
    v: rulesVersion,
    seq: seen.seq,
    rng: [nextRandomWord(rng) | 0, nextRandomWord(rng) | 0, nextRandomWord(rng) | 0, nextRandomWord(rng) | 0],
    pending: clonePending(seen.pending) as DominoState['pending'],
    outcome: seen.outcome,
    rules: seen.rules,
    hand: seen.hand,
    starter: seen.starter,
    lead: seen.lead,
    tiles: seen.tiles.slice(),
    places: seen.places.slice(),
    by: seen.by.slice(),
    open: seen.open.slice(),
    tips: seen.tips.slice(),
    spinner: seen.spinner,
    sides: seen.sides,
    blocked: seen.blocked,
    freed: seen.freed,
    facts: [seen.facts[0]!.slice(), seen.facts[1]!.slice(), seen.facts[2]!.slice(), seen.facts[3]!.slice()],
    passPoints: seen.passPoints.slice(),
    totals: seen.totals.slice(),
    last: seen.last,
    hands,
    boneyard: shuffle(rng, hidden.held[boneyardPlace]!.slice()),
  }
}

function sorted(tiles: readonly Tile[]): Tile[] {
  const hand: Tile[] = []
  for (let i = 0; i < tiles.length; i++) addTile(hand, tiles[i]!)
  return hand
}

/** The tiles a seat has not seen and their possible places. */
class HiddenTileDealer {
  readonly held: Tile[][] = [[], [], [], [], []]
  readonly #seen: DominoView
  readonly #pool: Tile[] = []
  readonly #bits: number[] = []
  readonly #capacity: number[] = []
  readonly #known: (readonly Tile[])[] = [[], [], [], [], []]

  constructor(seen: DominoView, seat: Seat) {
    const set = tileSetOf(seen.rules)
    this.#seen = seen
    for (let other = 0; other < seatCount; other++) this.#capacity.push(other === seat ? 0 : seen.counts[other]!)
    this.#capacity.push(seen.boneyard)
    for (let tile = 0; tile < set.count; tile++) this.#bits.push(0)
    for (const tile of seen.tiles) this.#bits[tile] = -1
    for (const tile of seen.own) this.#bits[tile] = -1
    const shown = revealedHands(seen)
    if (shown || (seen.lead >= 0 && seen.tiles.length === 0 && seen.starter !== seat)) this.#settle(shown, seat)
    for (let tile = 0; tile < set.count; tile++) {
      if (this.#bits[tile] === -1) continue
      this.#bits[tile] = tileBits(seen, set, tile)
      this.#pool.push(tile)
    }
  }

  /** Known tiles of other hands: all of them after the end, the lead before the start. */
  #settle(shown: readonly (readonly Tile[])[] | null, seat: Seat): void {
    const { lead, starter } = this.#seen
    for (let other = 0; other < seatCount; other++) {
      if (other === seat) continue
      this.#known[other] = shown ? shown[other]! : other === starter ? [lead] : []
      for (const tile of this.#known[other]!) this.#bits[tile] = -1
    }
  }

  /** One random deal; `strict` also applies the maximum counts. False at a dead end. */
  deal(rng: Rng, strict: boolean): boolean {
    const { held } = this
    for (let place = 0; place <= boneyardPlace; place++) {
      held[place]!.length = 0
      for (const tile of this.#known[place]!) held[place]!.push(tile)
    }
    for (const tile of shuffle(rng, this.#pool)) {
      const place = this.#choose(tile, rng, strict)
      if (place >= 0) held[place]!.push(tile)
      else if (!this.#exchange(tile, strict)) return false
    }
    return !strict || this.#couldPlay()
  }

  /** A seat that has just passed voluntarily holds a tile that fits. */
  #couldPlay(): boolean {
    const { freed, open, seat } = this.#seen
    for (let other = 0; other < seatCount; other++)
      if (other !== seat && freed & (1 << other) && !hasFittingTile(this.#seen, this.held[other]!, openPipBits(open))) return false
    return true
  }

  /** A random place for the tile, weighted by free slots; −1 for none. */
  #choose(tile: Tile, rng: Rng, strict: boolean): number {
    let total = 0
    for (let place = 0; place <= boneyardPlace; place++) total += this.#chances(place, tile, strict)
    if (total === 0) return -1
    let at = randomInt(rng, total)
    for (let place = 0; ; place++) {
      at -= this.#chances(place, tile, strict)
      if (at < 0) return place
    }
  }

  #chances(place: number, tile: Tile, strict: boolean): number {
    const free = this.#capacity[place]! - this.held[place]!.length
    return free > 0 && this.#takes(place, tile, -1, strict) ? free : 0
  }

  /** Whether the place could hold the tile, with another one removed. */
  #takes(place: number, tile: Tile, without: Tile, strict: boolean): boolean {
    if (place === boneyardPlace) return true
    const facts = this.#seen.facts[place]!
    for (let i = 0; i < facts.length; i += 2) {
      const mask = facts[i]!
      if ((this.#bits[tile]! & mask) === 0) continue
      const most = facts[i + 1]!
      if (most === 0) return false
      if (strict && this.#count(place, mask, without) >= most) return false
    }
    return true
  }

  #count(place: number, mask: number, without: Tile): number {
    let found = 0
    for (const tile of this.held[place]!) if (tile !== without && (this.#bits[tile]! & mask) !== 0) found++
    return found
  }

  /** Moves a placed tile elsewhere, to free a slot for one that fits nowhere else. */
  #exchange(tile: Tile, strict: boolean): boolean {
    for (let to = 0; to <= boneyardPlace; to++) {
      if (this.held[to]!.length >= this.#capacity[to]!) continue
      for (let from = 0; from <= boneyardPlace; from++) {
        if (from === to) continue
        const tiles = this.held[from]!
        for (let i = this.#known[from]!.length; i < tiles.length; i++) {
          const moved = tiles[i]!
          if (!this.#takes(from, tile, moved, strict) || !this.#takes(to, moved, -1, strict)) continue
          tiles[i] = tile
          this.held[to]!.push(moved)
          return true
        }
      }
    }
    return false
  }
}
