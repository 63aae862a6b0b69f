import type { GamePackage, Level } from '@parlor/kernel'

/** Above this average a level never gets the last free thread. */
const strongMs = 80
/** Weight of the newest sample in the moving average. */
const freshness = 0.2

/** Estimate before the first measurement. */
function guessMs(level: Level | undefined): number {
  switch (level?.kind) {
    case 'alphabeta':
      return level.nodes / 200
    case 'mcts':
    case 'ismcts':
      return level.simulations / 5
    case 'guided':
      return level.simulations
    default:
      return 1
  }
}

const measured = new Map<string, number>()

/** Whether a level thinks long: by its measured average in this process, else by its node or simulation count. */
export function isSlowLevel({ game, strategy }: GamePackage, id: string): boolean {
  const known = measured.get(`${game.id} ${id}`)
  return (known ?? guessMs(strategy.levels.find((level) => level.id === id))) > strongMs
}

export function recordThinkingTime(game: string, level: string, ms: number): void {
  const key = `${game} ${level}`
  const before = measured.get(key)
  measured.set(key, before === undefined ? ms : before + freshness * (ms - before))
}
