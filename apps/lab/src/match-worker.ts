import { playWithoutLog, seatBots, type PlayedMatch } from './bot-play.ts'
import { gameByName } from './games.ts'
import type { MatchJob } from './match-pool.ts'

/** Plays one game in a worker thread. */
export default function playMatchJob({ game, options, levels, seed, secrets }: MatchJob): PlayedMatch {
  const pkg = gameByName(game)
  return playWithoutLog(pkg, options, seatBots(pkg, levels, seed), seed, secrets)
}
