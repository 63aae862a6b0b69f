import type { Page } from '@playwright/test'
import { actAndWaitForLogLine, openFromPauseMenu, pressButton, waitForMove, type Scene, type SceneMatch } from './scene.ts'

const settings = { choices: { 'sumzero.coached': 'yes' } }
const ready = '.sz-token[data-fits=true]'

const sumzeroDraft: SceneMatch = { name: 'sumzero-draft', endsAt: '/sumzero/play/*', settings, play: (page) => openTable(page) }
/** Automatic draft, then three pieces per side. */
const sumzeroMiddle: SceneMatch = { name: 'sumzero-middle', endsAt: '/sumzero/play/*', settings, play: (page) => playPieces(page, 3) }
const sumzeroEnd: SceneMatch = {
  name: 'sumzero-end',
  endsAt: '/sumzero/play/*',
  settings,
  play: (page) => playPieces(page, 60, /^Quick 7×7/),
}

async function openTable(page: Page, preset?: RegExp): Promise<void> {
  await page.goto('/sumzero/', { waitUntil: 'networkidle' })
  if (preset) await page.getByRole('radio', { name: preset }).check({ force: true })
  await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForSelector('.sz-tile[aria-disabled=false]')
}

async function playPieces(page: Page, pieces: number, preset?: RegExp): Promise<void> {
  await openTable(page, preset)
  await page.getByRole('button', { name: 'Buy for me' }).click()
  for (let piece = 0; piece < pieces && !(await waitForMove(page, ready)); piece++) {
    for (let digit = 1; digit <= 9; digit++) {
      await page.keyboard.press(String(digit))
      if ((await page.locator('.sz-ghost[data-tone=yes]').count()) > 0) break
    }
    await actAndWaitForLogLine(page, () => page.keyboard.press('Enter'))
  }
  await waitForMove(page, ready)
}

/** A board that was left unfinished, taken up again. */
async function drawHalfABoard(page: Page): Promise<void> {
  await pressButton(page, 'Draw a board')
  await page.getByLabel('Rows').fill('......\n.##...\n.#....\n......')
  await page.keyboard.press('Escape')
  await pressButton(page, 'Draw a board')
}

export const sumzeroScenes: readonly Scene[] = [
  { name: 'sumzero', match: sumzeroMiddle, settings },
  { name: 'sumzero-tips', path: '/sumzero/play/new' },
  { name: 'sumzero-draft', match: sumzeroDraft, settings },
  { name: 'sumzero-settings', match: sumzeroMiddle, settings, prepare: (page) => openFromPauseMenu(page, 'Settings') },
  { name: 'sumzero-end', match: sumzeroEnd, settings },
  { name: 'sumzero-replay', match: sumzeroEnd, path: (table) => table.replace('play', 'replay'), settings },
  { name: 'sumzero-analysis', match: sumzeroEnd, path: (table) => table.replace('play', 'analysis'), settings },
  { name: 'sumzero-statistics', match: sumzeroEnd, path: () => '/sumzero/statistics' },
  { name: 'sumzero-achievements', match: sumzeroEnd, path: () => '/sumzero/achievements' },
  { name: 'sumzero-home', path: '/sumzero/' },
  { name: 'sumzero-home-options', path: '/sumzero/', prepare: (page) => page.getByText('More options').click() },
  { name: 'sumzero-rules', path: '/sumzero/rules' },
  { name: 'sumzero-daily', path: '/sumzero/daily' },
  { name: 'sumzero-tutorial', path: '/sumzero/tutorial' },
  { name: 'sumzero-tournament', path: '/sumzero/tournament' },
  { name: 'sumzero-boards', path: '/sumzero/boards' },
  { name: 'sumzero-boards-editor', path: '/sumzero/boards', prepare: drawHalfABoard },
]
