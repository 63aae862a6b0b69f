import type { GamePackage, Level } from '@parlor/kernel'

/** A level that thinks longer than this on average never gets the last free thread. */
const strongMs = 80
/** How much the newest thought counts. */
const freshness = 0.2

/** What a level is expected to take before it has been seen thinking. */
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

/** Whether a level's thoughts are long: by how long they took in this process, or else by what it counts. */
export function isStrongLevel({ game, strategy }: GamePackage, id: string): boolean {
  const known = measured.get(`${game.id} ${id}`)
  return (known ?? guessMs(strategy.levels.find((level) => level.id === id))) > strongMs
}

/** A thought of this level took so long. */
export function recordThinkingTime(game: string, level: string, ms: number): void {
  const key = `${game} ${level}`
  const before = measured.get(key)
  measured.set(key, before === undefined ? ms : before + freshness * (ms - before))
}
