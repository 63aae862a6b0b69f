import type { Page } from '@playwright/test'
import { actAndWaitForLogLine, openFromPauseMenu, waitForMove, type Scene, type SceneMatch } from './scene.ts'

const settings = { choices: { 'dots.coached': 'yes' } }
const openCell = '[role=gridcell] button[aria-disabled=false]'
/** Tried in this order; an illegal one is replaced by the first legal cell. */
const preferredCells = [12, 6, 18, 8, 16, 11, 13, 7, 17, 12, 0, 24]

export const dotsMiddle: SceneMatch = {
  name: 'dots-middle',
  settings,
  async play(page) {
    await page.goto('/dots/?r=canvas', { waitUntil: 'networkidle' })
    await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click()
    for (const cell of preferredCells) await playCell(page, cell)
    await waitForMove(page, openCell)
  },
}

const dotsEnd: SceneMatch = {
  name: 'dots-end',
  settings,
  async play(page) {
    await page.goto('/dots/play/new?preset=quick&r=canvas')
    for (let move = 0; move < 60 && !(await waitForMove(page, openCell)); move++) await playCell(page, move % 9)
  },
}

async function playCell(page: Page, cell: number): Promise<void> {
  if (await waitForMove(page, openCell)) return
  const preferred = page.locator(`[role=gridcell] button[data-cell="${cell}"][aria-disabled=false]`)
  await actAndWaitForLogLine(page, async () => ((await preferred.count()) > 0 ? preferred : page.locator(openCell).first()).press('Enter'))
}

export const dotsScenes: readonly Scene[] = [
  { name: 'dots', match: dotsMiddle, settings },
  { name: 'dots-tips', match: dotsMiddle, path: () => '/dots/play/new' },
  { name: 'dots-hint', match: dotsMiddle, settings, prepare: (page) => page.locator('.controls [data-action=hint]').click() },
  { name: 'dots-pause', match: dotsMiddle, settings, prepare: (page) => openFromPauseMenu(page) },
  ...['Rules', 'Settings', 'Help', 'Share', 'Save as …', 'Resign'].map((entry): Scene => ({
    name: `dots-pause-${entry.toLowerCase().replace(/[^a-z]+/g, '')}`,
    match: dotsMiddle,
    settings,
    prepare: (page) => openFromPauseMenu(page, entry),
  })),
  { name: 'dots-end', match: dotsEnd, settings },
  { name: 'dots-replay', match: dotsEnd, path: (table) => table.replace('play', 'replay'), settings },
  { name: 'dots-analysis', match: dotsEnd, path: (table) => table.replace('play', 'analysis'), settings },
  { name: 'dots-statistics', match: dotsEnd, path: () => '/dots/statistics' },
  { name: 'dots-achievements', match: dotsEnd, path: () => '/dots/achievements' },
  { name: 'dots-home', path: '/dots/' },
  { name: 'dots-home-options', path: '/dots/', prepare: (page) => page.getByText('More options').click() },
  { name: 'dots-rules', path: '/dots/rules' },
  { name: 'dots-daily', path: '/dots/daily' },
  { name: 'dots-levels', path: '/dots/levels' },
  { name: 'dots-level-set', path: '/dots/levels/petri' },
  { name: 'dots-tutorial', path: '/dots/tutorial' },
  { name: 'dots-editor', path: '/dots/editor' },
]
