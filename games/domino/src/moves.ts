import { hasExactKeys, nextRandomWord, decisionOf, reject, type Rejection, type Rng, type Seat } from '@parlor/kernel'
import { drawMove, tileIdOf, passMove, tileSetOf } from './tiles.ts'
import { tilePlaces, type DominoMove, type DominoState, type TilePlace, type PublicPosition, type Tile } from './types.ts'

/** Every placement, tile by tile; else drawing, else passing. */
export function moves(state: DominoState, seat: Seat, out: DominoMove[]): number {
  const count = listPlays(state, state.hands[seat]!, out)
  if (count === 0) out[0] = mustDraw(state) ? drawMove : passMove
  else if (mayPassVoluntarily(state, seat)) out[count] = passMove
  else return count
  return count + 1
}

/** Writes the placements of a hand, from the state or from a view. */
export function listPlays(table: PublicPosition, hand: readonly Tile[], out: DominoMove[]): number {
  const { plays, tops, bottoms } = tileSetOf(table.rules)
  const { open, lead } = table
  let count = 0
  if (table.tiles.length === 0) {
    if (lead >= 0) {
      out[0] = plays[lead]![0]!
      return 1
    }
    for (let i = 0; i < hand.length; i++) out[count++] = plays[hand[i]!]![0]!
    return count
  }
  for (let i = 0; i < hand.length; i++) {
    const tile = hand[i]!
    const top = tops[tile]!
    const bottom = bottoms[tile]!
    for (let place = 1; place < open.length; place++) {
      const pip = open[place]!
      if (pip === top || pip === bottom) out[count++] = plays[tile]![place]!
    }
  }
  return count
}

/** A move for playouts: the better of two random ones by tiles left to play, doubles first; any legal move can come up. */
export function sample(state: DominoState, seat: Seat, rng: Rng): DominoMove {
  const count = moves(state, seat, scratch)
  if (count === 1) return scratch[0]!
  const one = scratch[quick(rng, count)]!
  const other = scratch[quick(rng, count)]!
  return one === other || scoreSample(state, seat, one) >= scoreSample(state, seat, other) ? one : other
}

/** Bias below the number of moves in four thousand million, and a third of the time of an exact draw. */
function quick(rng: Rng, count: number): number {
  return Math.floor((nextRandomWord(rng) * count) / 4294967296)
}

/** How many tiles of the hand fit the new end, and whether a double is played. */
function scoreSample(state: DominoState, seat: Seat, move: DominoMove): number {
  if (move.kind !== 'play') return -1
  const { top, bottom, place } = move
  if (top === bottom) return 100
  const { masks } = tileSetOf(state.rules)
  const hand = state.hands[seat]!
  const next = 1 << (place === 'left' ? other(state.open[1]!, top, bottom) : other(state.open[2]!, top, bottom))
  let found = 0
  for (let i = 0; i < hand.length; i++) if ((masks[hand[i]!]! & next) !== 0) found++
  return found
}

function other(pip: number, top: number, bottom: number): number {
  return pip === top ? bottom : top
}

/** Whether a tile of the hand fits one of these pips. */
export function hasFittingTile(table: PublicPosition, hand: readonly Tile[], mask: number): boolean {
  const { masks } = tileSetOf(table.rules)
  for (let i = 0; i < hand.length; i++) if ((masks[hand[i]!]! & mask) !== 0) return true
  return false
}

function mustDraw({ rules, boneyard }: DominoState): boolean {
  return rules.variant !== 'block' && boneyard.length > 0
}

/** DOM15: once between two tiles, and never instead of opening. */
export function mayPassVoluntarily({ rules, tiles, freed }: PublicPosition, seat: Seat): boolean {
  return rules.freePass === 'others' && seat !== 0 && tiles.length > 0 && (freed & (1 << seat)) === 0
}

const playKeys = ['kind', 'top', 'bottom', 'place'] as const
const bareKeys = ['kind'] as const
const scratch: DominoMove[] = []

export function check(state: DominoState, seat: Seat, move: unknown): Rejection | null {
  if (state.outcome) return reject('match.over')
  if (!decisionOf(state.pending, seat)) return reject('match.notYourTurn')
  if (hasExactKeys(move, bareKeys)) {
    if (move['kind'] !== 'draw' && move['kind'] !== 'pass') return reject('domino.notAMove')
    return checkIdle(state, seat, move['kind'])
  }
  if (!hasExactKeys(move, playKeys) || move['kind'] !== 'play') return reject('domino.notAMove')
  return checkPlay(state, seat, move)
}

function checkIdle(state: DominoState, seat: Seat, kind: 'draw' | 'pass'): Rejection | null {
  const stuck = listPlays(state, state.hands[seat]!, scratch) === 0
  if (kind === 'draw') {
    if (state.rules.variant === 'block') return reject('domino.noDrawing')
    if (!stuck) return reject('domino.tileFits')
    return state.boneyard.length > 0 ? null : reject('domino.boneyardEmpty')
  }
  if (!stuck) return mayPassVoluntarily(state, seat) ? null : reject('domino.tileFits')
  return mustDraw(state) ? reject('domino.drawFirst') : null
}

function checkPlay(state: DominoState, seat: Seat, move: Record<string, unknown>): Rejection | null {
  const { maxPip } = tileSetOf(state.rules)
  const { top, bottom } = move
  const place = tilePlaces.indexOf(move['place'] as TilePlace)
  if (!isPip(top, maxPip) || !isPip(bottom, maxPip) || place < 0) return reject('domino.notAMove')
  const tile = tileIdOf(top, bottom, maxPip)
  const params = { tile: top < bottom ? `${top}-${bottom}` : `${bottom}-${top}` }
  if (!state.hands[seat]!.includes(tile)) return reject('domino.notYours', params)
  if (state.tiles.length === 0) {
    if (place > 0) return reject('domino.notThere', params)
    return state.lead < 0 || state.lead === tile ? null : reject('domino.otherLead')
  }
  const pip = state.open[place]!
  if (place === 0 || pip < 0) return reject('domino.notThere', params)
  return pip === top || pip === bottom ? null : reject('domino.noMatch', { ...params, pip })
}

function isPip(value: unknown, maxPip: number): value is number {
  return Number.isInteger(value) && !Object.is(value, -0) && (value as number) >= 0 && (value as number) <= maxPip
}

/** Fallback: the first tile that fits, else drawing or passing. */
export function fallback(state: DominoState, seat: Seat): DominoMove {
  moves(state, seat, scratch)
  return scratch[0]!
}
