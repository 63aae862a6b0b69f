import { readOptions, type GamePackage, type Level } from '@parlor/kernel'
import type { NewTable } from '@parlor/protocol'
import type { GameDoor } from '../games/door.ts'
import { onlinePackage } from './room.ts'

/** The levels that may be asked to a table with people: those that see no more than a player. */
export function honestLevels({ judgement }: Pick<GamePackage, 'judgement'>): readonly Level[] {
  return judgement.levels.filter((level) => level.kind !== 'policy' || judgement.policies[level.policy]?.sees === 'view')
}

/** A preset's options, complete, as the server wants them; how many sit at it. */
export function tableOptions(door: GameDoor, preset: string): { readonly options: NewTable['options']; readonly seats: number } {
  const { game } = onlinePackage(door)
  const chosen = game.options.presets.find(({ id }) => id === preset) ?? game.options.presets[0]!
  const options = readOptions(game.options, chosen.options) as NewTable['options']
  return { options, seats: game.seatCount(options as never) }
}
