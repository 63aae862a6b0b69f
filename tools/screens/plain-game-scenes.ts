import { join, openOnlineTable } from './online-players.ts'
import { pressButton, pressInDialog, resign, type Scene, type SceneMatch } from './scene.ts'

/** What every game has: for a game without scenes of its own. */
export function plainGameScenes(game: string): readonly Scene[] {
  const settings = { choices: { [`${game}.coached`]: 'yes' } }
  const resigned: SceneMatch = {
    name: `${game}-resigned`,
    endsAt: `/${game}/play/*`,
    settings,
    async play(page) {
      await page.goto(`/${game}/play/new?r=canvas`, { waitUntil: 'networkidle' })
      await resign(page)
    },
  }
  const online: SceneMatch = {
    name: `${game}-online-resigned`,
    endsAt: `/${game}/online/*`,
    settings,
    async play(page) {
      await openOnlineTable(page, game)
      await join(page)
      await pressButton(page, 'Resign')
      await pressInDialog(page, 'Resign')
      await page.waitForSelector('.result-panel')
    },
  }
  return [
    ...['', 'rules', 'statistics', 'daily', 'online'].map((page) => ({ name: `${game}-${page || 'home'}`, path: `/${game}/${page}` })),
    { name: game, path: `/${game}/play/new`, settings },
    { name: `${game}-end`, match: resigned, settings },
    { name: `${game}-replay`, match: resigned, path: (table) => table.replace('play', 'replay'), settings },
    { name: `${game}-analysis`, match: resigned, path: (table) => table.replace('play', 'analysis'), settings },
    { name: `${game}-online-end`, match: online, settings },
    { name: `${game}-online-replay`, match: online, path: (table) => `${table}/replay`, settings },
  ]
}
