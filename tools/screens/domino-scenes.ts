import type { Page } from '@playwright/test'
import { actAndWaitForLogLine, openFromPauseMenu, waitForMove, type Scene, type SceneMatch } from './scene.ts'

const settings = { choices: { 'domino.upright': 'yes', 'domino.coached': 'yes' } }
const legal = '.domino-table-view [data-tile][aria-disabled=false], .domino-forced'

/** Four own moves, so that the chain turns a corner; stops at the player's turn. */
const dominoMiddle: SceneMatch = { name: 'domino-middle', endsAt: '/domino/play/*', settings, play: (page) => playMoves(page, 4) }
const dominoEnd: SceneMatch = { name: 'domino-end', endsAt: '/domino/play/*', settings, play: (page) => playMoves(page, 60) }

async function playMoves(page: Page, moves: number): Promise<void> {
  await page.goto('/domino/?r=canvas', { waitUntil: 'networkidle' })
  await page.locator('.domino-level').nth(1).click()
  for (let move = 0; move < moves && !(await waitForMove(page, legal)); move++)
    await actAndWaitForLogLine(page, () => page.locator(legal).last().dispatchEvent('click'))
  await waitForMove(page, legal)
}

export const dominoScenes: readonly Scene[] = [
  { name: 'domino', match: dominoMiddle, settings },
  { name: 'domino-start', path: '/domino/play/new', settings },
  { name: 'domino-rotate-and-tips', path: '/domino/play/new' },
  { name: 'domino-settings', match: dominoMiddle, settings, prepare: (page) => openFromPauseMenu(page, 'Settings') },
  { name: 'domino-end', match: dominoEnd, settings },
  { name: 'domino-replay', match: dominoEnd, path: (table) => table.replace('play', 'replay'), settings },
  { name: 'domino-analysis', match: dominoEnd, path: (table) => table.replace('play', 'analysis'), settings },
  { name: 'domino-statistics', match: dominoEnd, path: () => '/domino/statistics' },
  { name: 'domino-achievements', match: dominoEnd, path: () => '/domino/achievements' },
  { name: 'domino-home', path: '/domino/' },
  { name: 'domino-home-themes', path: '/domino/', prepare: (page) => page.getByText('Themes of your own').click() },
  { name: 'domino-rules', path: '/domino/rules' },
  { name: 'domino-daily', path: '/domino/daily' },
]
