import { createRequire } from 'node:module'
import type { GamePackage } from '@parlor/kernel'
import { playWithoutLog, seatBots, type BotMatchResult } from './bot-play.ts'
import type { MatchJob } from './match-pool.ts'

/** Piscina requires this file, and in its threads TypeScript can only be required, not imported when it is needed. */
const require = createRequire(import.meta.url)

/** Plays one game in a worker thread. */
export default function playMatchJob({ game, options, levels, seed, secrets }: MatchJob): BotMatchResult {
  const pkg = (require(`@parlor/${game}`) as Record<string, GamePackage>)[game]!
  return playWithoutLog(pkg, options, seatBots(pkg, levels, seed), seed, secrets)
}
