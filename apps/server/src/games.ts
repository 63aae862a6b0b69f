import { checkLevel } from '@parlor/bots'
import { domino } from '@parlor/domino'
import { dots } from '@parlor/dots'
import type { GamePackage, Level } from '@parlor/kernel'
import { mahjong } from '@parlor/mahjong'
import { createRaceGame, refuse } from '@parlor/protocol'
import { isRejection, type Rejection } from '@parlor/kernel'
import { simpiece } from '@parlor/simpiece'
import { sumzero } from '@parlor/sumzero'

/** Every game that can be played online, in every rules version that a running match may use. Solo games are wrapped as races. */
export const games: readonly GamePackage[] = [dots, domino, sumzero, createRaceGame(mahjong), simpiece]

/** Newest version of a game. */
export function gameNamed(id: string): GamePackage | Rejection {
  return games.findLast(({ game }) => game.id === id) ?? refuse('game.unknown')
}

/** The rules version a match was started with; a server without it does not touch the match. */
export function rulesAtVersion(id: string, version: number): GamePackage | Rejection {
  return games.find(({ game }) => game.id === id && game.version === version) ?? refuse('match.otherRules')
}

/** Bot levels that decide from their seat's view only, not from the full state. */
export function onlineLevelsOf(pkg: GamePackage): Level[] {
  const { policies, levels } = pkg.strategy
  const honest = levels.filter(
    (level) => checkLevel(pkg, level) === null && !(level.kind === 'policy' && policies[level.policy]?.sees === 'state'),
  )
  return honest.some(({ id }) => id === 'random') ? honest : [{ id: 'random', kind: 'random' }, ...honest]
}

export function levelNamed(pkg: GamePackage, id: string): Level | Rejection {
  const level = onlineLevelsOf(pkg).find((one) => one.id === id)
  if (level) return level
  return refuse(pkg.strategy.levels.some((one) => one.id === id) ? 'game.levelOffline' : 'game.badLevel')
}

/** Substitute's level where none was chosen: worth playing against, quick enough for a server. */
export function defaultLevel(pkg: GamePackage): string {
  const names: Readonly<Record<string, string>> = {
    dots: 'hard',
    domino: 'fair',
    sumzero: 'journeyman',
    mahjong: 'odds',
    simpiece: 'medium',
  }
  const name = names[pkg.game.id] ?? 'random'
  return isRejection(levelNamed(pkg, name)) ? 'random' : name
}
