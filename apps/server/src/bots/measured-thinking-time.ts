import type { GamePackage } from '@parlor/kernel'

/** Levels by how long a turn takes: quick ones have a thread to themselves, and strong ones never get the last thread of medium ones. */
export const botTiers = ['quick', 'medium', 'strong'] as const
export type BotTier = (typeof botTiers)[number]

/** Averages above which a level is medium, and strong. */
const mediumMs = 10
const strongMs = 50
/** Weight of the newest sample in the moving average. */
const freshness = 0.2

/** Estimate before the first measurement, from `lab bench --bots`: too high a one holds a level's first turns among the strong ones after a restart. */
function guessMs({ strategy }: GamePackage, id: string): number {
  const level = strategy.levels.find((one) => one.id === id)
  switch (level?.kind) {
    case 'alphabeta':
      return level.nodes / 1_500
    case 'mcts':
    case 'ismcts':
      return level.simulations / 150
    case 'guided':
      return level.simulations / 12
    default:
      return 1
  }
}

const measured = new Map<string, number>()

function tierByTime(ms: number): BotTier {
  return ms > strongMs ? 'strong' : ms > mediumMs ? 'medium' : 'quick'
}

/** A level's tier by its measured average in this process, else by its node or simulation count. */
export function botTierOf(pkg: GamePackage, id: string): BotTier {
  const guessed = guessMs(pkg, id)
  const tier = tierByTime(measured.get(`${pkg.game.id} ${id}`) ?? guessed)
  // Small boards and positions whose search ends at once lower the average: the level's next long turn would hold the quick thread.
  return tier === 'quick' && tierByTime(guessed) !== 'quick' ? 'medium' : tier
}

/**
 * The average starts from the estimate: a thread's first turn takes longer than any later one. A thought that was cut short shows only that
 * the level takes at least that long: counted fully, whoever takes moves back makes a strong level pass for a medium one.
 */
export function recordThinkingTime(pkg: GamePackage, id: string, ms: number, cutShort = false): void {
  const key = `${pkg.game.id} ${id}`
  const before = measured.get(key) ?? guessMs(pkg, id)
  if (cutShort && ms <= before) return
  measured.set(key, before + freshness * (ms - before))
}
