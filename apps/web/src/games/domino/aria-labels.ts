import { openEndsSum, tileSetOf, type DominoMove, type DominoView, type TilePlace, type Tile } from '@parlor/domino'
import { msg, type Message } from '@parlor/kernel'
import { pointsOfPlay, tileOfPlay, type PlayMove } from './view-model.ts'

/** The plays of one tile, in the order the arrow keys go through them. */
export function playsOfTile(view: DominoView, moves: readonly DominoMove[], tile: Tile): PlayMove[] {
  const { maxPip } = tileSetOf(view.rules)
  return moves.filter((move): move is PlayMove => move.kind === 'play' && tileOfPlay(move, maxPip) === tile)
}

/** A tile as screen readers read it: "3-5". */
function tileName(view: DominoView, tile: Tile): string {
  const { tops, bottoms } = tileSetOf(view.rules)
  return `${tops[tile]}-${bottoms[tile]}`
}

/** Label of the player's own tile: its pips, and where it can go. `place` is the end the player has selected. */
export function tileLabel(view: DominoView, moves: readonly DominoMove[], tile: Tile, place: TilePlace | null): Message {
  const plays = playsOfTile(view, moves, tile)
  const name = tileName(view, tile)
  if (plays.length === 0) return msg(moves.length === 0 ? 'tile.waiting' : 'tile.locked', { tile: name })
  const chosen = plays.find((play) => play.place === place) ?? plays[0]!
  const label = playLabel(name, chosen.place, plays.length - 1)
  const points = pointsOfPlay(view, chosen)
  return points > 0 ? msg('tile.scores', { words: label, points }) : label
}

/** Where it would go, and how many other ends accept it. */
function playLabel(tile: string, place: TilePlace, others: number): Message {
  if (place === 'start') return msg('tile.start', { tile })
  const end = msg(`tile.end.${place}`)
  return others === 0 ? msg('tile.playable', { tile, end }) : msg('tile.ends', { tile, end, count: others })
}

/** Label of the chain: its length, and the open pips. */
export function chainLabel(view: DominoView): Message {
  if (view.tiles.length === 0) return msg('chain.empty')
  const ends = view.open.filter((pip) => pip >= 0)
  const label = msg('chain.words', { count: view.tiles.length, ends: ends.join(', ') })
  return view.rules.variant === 'fives' ? msg('chain.sum', { words: label, sum: openEndsSum(view) }) : label
}
