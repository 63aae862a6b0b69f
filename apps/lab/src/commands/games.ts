import { games } from '../games.ts'
import { formatTable } from '../text-table.ts'
import type { Command } from '../command.ts'

export const gamesCommand: Command = {
  name: 'games',
  positionals: '',
  flags: {},
  about: 'Lists the games with their presets and opponents.',
  run() {
    const data = games.map(({ game, strategy }) => ({
      id: game.id,
      version: game.version,
      seats: game.seats,
      information: game.information,
      zeroSum: game.zeroSum,
      presets: game.options.presets.map(({ id }) => id),
      levels: strategy.levels.map(({ id }) => id),
    }))
    const rows = data.map((game) => [
      game.id,
      game.version,
      game.seats.join('–'),
      game.information,
      game.presets.join(' '),
      game.levels.join(' '),
    ])
    return { data, lines: formatTable(['game', 'rules', 'seats', 'information', 'presets', 'levels'], rows) }
  },
}
