import { playOut, seat, type Played } from './arena.ts'
import { gameNamed } from './games.ts'
import type { Pairing } from './pool.ts'

/** Plays one game in a worker thread. */
export default function play({ game, options, levels, seed, secrets }: Pairing): Played {
  const pkg = gameNamed(game)
  return playOut(pkg, options, seat(pkg, levels, seed), seed, secrets)
}
