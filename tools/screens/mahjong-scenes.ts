import type { Page } from '@playwright/test'
import { actAndWaitForLogLine, openFromPauseMenu, waitForMove, type Scene, type SceneMatch } from './scene.ts'

const settings = { choices: { 'mahjong.coached': 'yes' } }
const open = '.hb-bet[aria-disabled=false]'

const mahjongMiddle: SceneMatch = { name: 'mahjong-middle', endsAt: '/mahjong/play/*', settings, play: (page) => playBets(page, 14) }
const mahjongStakes: SceneMatch = {
  name: 'mahjong-stakes',
  endsAt: '/mahjong/play/*',
  settings,
  play: (page) => playBets(page, 6, /^Stakes/),
}
const mahjongEnd: SceneMatch = { name: 'mahjong-end', endsAt: '/mahjong/play/*', settings, play: (page) => playBets(page, 400) }

/** Bets on the more likely side. */
async function playBets(page: Page, bets: number, mode = /^Living honours/): Promise<void> {
  await page.goto('/mahjong/', { waitUntil: 'networkidle' })
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada')
  await page.getByRole('radio', { name: mode }).check({ force: true })
  await page.getByRole('button', { name: 'New game' }).click()
  for (let bet = 0; bet < bets && !(await waitForMove(page, open)); bet++) {
    const total = Number(await page.locator('.hb-total-number').first().textContent())
    await actAndWaitForLogLine(page, () => page.keyboard.press(total < 20 ? 'ArrowUp' : 'ArrowDown'))
  }
  await waitForMove(page, open)
}

export const mahjongScenes: readonly Scene[] = [
  { name: 'mahjong', match: mahjongMiddle, settings },
  { name: 'mahjong-tips', path: '/mahjong/play/new' },
  { name: 'mahjong-undo', match: mahjongMiddle, settings, shows: 'askUndo', prepare: (page) => page.keyboard.press('u') },
  { name: 'mahjong-settings', match: mahjongMiddle, settings, prepare: (page) => openFromPauseMenu(page, 'Settings') },
  { name: 'mahjong-stakes', match: mahjongStakes, settings },
  {
    name: 'mahjong-stakes-end',
    match: mahjongStakes,
    settings,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Cash out' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Cash out' }).click()
    },
  },
  { name: 'mahjong-end', match: mahjongEnd, settings },
  { name: 'mahjong-replay', match: mahjongEnd, path: (table) => table.replace('play', 'replay'), settings },
  { name: 'mahjong-analysis', match: mahjongEnd, path: (table) => table.replace('play', 'analysis'), settings },
  { name: 'mahjong-report', match: mahjongEnd, path: (table) => table.replace('play', 'report') },
  { name: 'mahjong-statistics', match: mahjongEnd, path: () => '/mahjong/statistics' },
  { name: 'mahjong-achievements', match: mahjongEnd, path: () => '/mahjong/achievements' },
  { name: 'mahjong-home', path: '/mahjong/' },
  { name: 'mahjong-rules', path: '/mahjong/rules' },
  { name: 'mahjong-tutorial', path: '/mahjong/tutorial' },
  { name: 'mahjong-daily', path: '/mahjong/daily' },
  { name: 'mahjong-daily-stakes', path: '/mahjong/daily?challenge=stakes' },
]
