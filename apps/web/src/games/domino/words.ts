import { endsSum, setOf, type DominoMove, type DominoView, type Place, type Tile } from '@parlor/domino'
import { say, type Message } from '@parlor/kernel'
import { pointsOf, tileOf, type Play } from './present.ts'

/** The plays of one tile, in the order the arrow keys go through them. */
export function playsOf(view: DominoView, moves: readonly DominoMove[], tile: Tile): Play[] {
  const { maxPip } = setOf(view.rules)
  return moves.filter((move): move is Play => move.kind === 'play' && tileOf(move, maxPip) === tile)
}

/** A tile as it is read out: "3-5". */
export function tileName(view: DominoView, tile: Tile): string {
  const { tops, bottoms } = setOf(view.rules)
  return `${tops[tile]}-${bottoms[tile]}`
}

/** One's own tile in words: what it is, and where it can go. `place` is the end the player has turned to. */
export function tileWords(view: DominoView, moves: readonly DominoMove[], tile: Tile, place: Place | null): Message {
  const plays = playsOf(view, moves, tile)
  const name = tileName(view, tile)
  if (plays.length === 0) return say(moves.length === 0 ? 'tile.waiting' : 'tile.locked', { tile: name })
  const chosen = plays.find((play) => play.place === place) ?? plays[0]!
  const words = playWords(name, chosen.place, plays.length - 1)
  const points = pointsOf(view, chosen)
  return points > 0 ? say('tile.scores', { words, points }) : words
}

/** Where it would go now, and at how many other ends it could. */
function playWords(tile: string, place: Place, others: number): Message {
  if (place === 'start') return say('tile.start', { tile })
  const end = say(`tile.end.${place}`)
  return others === 0 ? say('tile.playable', { tile, end }) : say('tile.ends', { tile, end, count: others })
}

/** The table in words: how long the chain is, and which pips are open. */
export function chainWords(view: DominoView): Message {
  if (view.tiles.length === 0) return say('chain.empty')
  const ends = view.open.filter((pip) => pip >= 0)
  const words = say('chain.words', { count: view.tiles.length, ends: ends.join(', ') })
  return view.rules.variant === 'fives' ? say('chain.sum', { words, sum: endsSum(view) }) : words
}
