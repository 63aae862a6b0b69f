import { checkLevel } from '@parlor/bots'
import { isRejection, type GamePackage, type Level, type Rejection } from '@parlor/kernel'
import { gameList, raceIfSolo, refuse } from '@parlor/protocol'

/** Newest rules of every game in games.json, as they are played online. */
export const games: readonly GamePackage[] = await Promise.all(
  gameList.map(async ({ id }) => raceIfSolo(((await import(`@parlor/${id}`)) as Record<string, GamePackage>)[id]!)),
)

/** Earlier rules versions that stored matches may still use; docs/operations.md says how one gets here and when it goes. */
const olderRules: readonly GamePackage[] = []

/** Every rules version that this server can play. */
export const allRules: readonly GamePackage[] = [...games, ...olderRules.map(raceIfSolo)]

/** The same as statements compare them. */
export const ownRules: readonly string[] = allRules.map(({ game }) => `${game.id} ${game.version}`)

/** Newest rules of a game. */
export function gameById(id: string): GamePackage | Rejection {
  return games.find(({ game }) => game.id === id) ?? refuse('game.unknown')
}

/** The rules version a match was started with; a server without it does not touch the match. */
export function rulesAtVersion(id: string, version: number): GamePackage | Rejection {
  return allRules.find(({ game }) => game.id === id && game.version === version) ?? refuse('match.otherRules')
}

/** Bot levels that decide from their seat's view only, not from the full state. */
export function onlineLevelsOf(pkg: GamePackage): Level[] {
  const { policies, levels } = pkg.strategy
  const honest = levels.filter(
    (level) => checkLevel(pkg, level) === null && !(level.kind === 'policy' && policies[level.policy]?.sees === 'state'),
  )
  return honest.some(({ id }) => id === 'random') ? honest : [{ id: 'random', kind: 'random' }, ...honest]
}

export function levelById(pkg: GamePackage, id: string): Level | Rejection {
  const level = onlineLevelsOf(pkg).find((one) => one.id === id)
  if (level) return level
  return refuse(pkg.strategy.levels.some((one) => one.id === id) ? 'game.levelOffline' : 'game.badLevel')
}

/** Level of the bot that plays on for somebody who left. */
export function substituteLevel(pkg: GamePackage): string {
  const level = gameList.find(({ id }) => id === pkg.game.id)?.substituteLevel ?? 'random'
  return isRejection(levelById(pkg, level)) ? 'random' : level
}
