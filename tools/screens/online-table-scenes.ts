import type { Page } from '@playwright/test'
import { join, openOnlineTable } from './online-players.ts'
import { pressButton, pressInDialog, type Scene, type SceneMatch } from './scene.ts'

/** How a game is played for a while, by two people; the host's page comes first. */
type Play = (host: Page, guest: Page) => Promise<void>

const settings = { choices: { 'domino.upright': 'yes', 'domino.coached': 'yes', 'simpiece.autoSkip': 'off' } }

async function bet(host: Page, guest: Page): Promise<void> {
  for (let round = 0; round < 3; round++)
    for (const page of [host, guest]) {
      const lines = page.locator('.table-sidebar-log .match-log-line')
      const before = await lines.count()
      await page.locator('.hb-bet[aria-disabled=false]').first().press('Enter')
      await lines.nth(before).waitFor({ state: 'attached' })
    }
}

async function chooseFirst(page: Page): Promise<void> {
  await page.locator('.st-question footer .button-primary').click()
}

/** Until the first turn is somebody's. */
async function keepHands(host: Page, guest: Page): Promise<void> {
  const asked = (kind: string) => `.st[data-asked=${kind}]`
  const first = await Promise.race([host, guest].map((page) => page.waitForSelector(asked('goFirst')).then(() => page)))
  await chooseFirst(first)
  const other = first === host ? guest : host
  for (const page of [first, other]) {
    await page.waitForSelector(asked('mulligan'))
    await chooseFirst(page)
  }
  await first.waitForSelector(asked('main'))
}

const plays: Readonly<Record<string, Play>> = {
  domino: async () => {},
  mahjong: bet,
  sumzero: async () => {},
  simpiece: keepHands,
}

function playing(game: string, more: string, finish: Play): SceneMatch {
  return {
    name: `online-${game}${more}`,
    endsAt: `/${game}/online/*`,
    settings,
    async play(page) {
      await openOnlineTable(page, game)
      const guest = await join(page)
      await plays[game]!(page, guest)
      await finish(page, guest)
    },
  }
}

async function resignOnline(host: Page): Promise<void> {
  await pressButton(host, 'Resign')
  await pressInDialog(host, 'Resign')
  await host.waitForSelector('.result-panel')
}

/** Tables of the games besides Dots, and how they end. */
export const onlineTableScenes: readonly Scene[] = [
  ...Object.keys(plays).flatMap((game): Scene[] => {
    const end = playing(game, '-end', resignOnline)
    return [
      { name: `online-${game}`, match: playing(game, '', async () => {}), settings },
      { name: `online-${game}-end`, match: end, settings },
      { name: `online-${game}-replay`, match: end, path: (table) => `${table}/replay`, settings },
    ]
  }),
  {
    name: 'online-draw-wanted',
    match: playing('mahjong', '-draw', async (host, guest) => {
      await pressButton(guest, 'Offer a draw')
      await host.waitForSelector('.online-offer')
    }),
    settings,
  },
]
