import { readOptions } from '@parlor/kernel'
import { raceIfSolo, type NewTable } from '@parlor/protocol'
import type { WebGame } from '../../web-game/web-game.ts'

/** Complete options of a preset for the server, and its number of seats. */
export function presetTableOptions(webGame: WebGame, preset: string): { readonly options: NewTable['options']; readonly seats: number } {
  const { game } = raceIfSolo(webGame)
  const chosen = game.options.presets.find(({ id }) => id === preset) ?? game.options.presets[0]!
  const options = readOptions(game.options, chosen.options) as NewTable['options']
  return { options, seats: game.seatCount(options as never) }
}
