import type { Page } from '@playwright/test'
import { actAndWaitForLogLine, openFromPauseMenu, pressButton, pressInDialog, waitForMove, type Scene, type SceneMatch } from './scene.ts'

const settings = { choices: { 'dots.coached': 'yes' } }
const openCell = '[role=gridcell] button[aria-disabled=false]'
/** Tried in this order; an illegal one is replaced by the first legal cell. */
const preferredCells = [12, 6, 18, 8, 16, 11, 13, 7, 17, 12, 0, 24]

export const dotsMiddle: SceneMatch = {
  name: 'dots-middle',
  endsAt: '/dots/play/*',
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
  endsAt: '/dots/play/*',
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

/** Entries of the pause menu, with the dialogs that they open. */
const menuDialogs = {
  Rules: 'rules',
  Settings: 'settings',
  Help: 'help',
  Share: 'share',
  'Save as…': 'saveAs',
  'Start again': 'askRestart',
  Resign: 'askResign',
}

function askForHint(page: Page): Promise<void> {
  return page.locator('.controls [data-action=hint]').click()
}

function waitForAnalysis(page: Page): Promise<unknown> {
  return page.waitForSelector('.analysis-accuracy')
}

/** The dialog behind the question whether the match may become practice. */
async function openCopyDialog(page: Page, entry: string): Promise<void> {
  await openFromPauseMenu(page, entry)
  await pressInDialog(page, 'Copy all the same')
}

function onTable(name: string, shows: string | undefined, prepare: (page: Page) => Promise<unknown>): Scene {
  return { name, match: dotsMiddle, settings, prepare, ...(shows === undefined ? {} : { shows }) }
}

export const dotsScenes: readonly Scene[] = [
  { name: 'dots', match: dotsMiddle, settings },
  { name: 'dots-tips', path: '/dots/play/new' },
  onTable('dots-hint', 'askHint', askForHint),
  onTable('dots-hint-card', undefined, async (page) => {
    await askForHint(page)
    await pressInDialog(page, 'Show the hint')
    await page.waitForSelector('.hint-card[data-thinking=false]')
  }),
  onTable('dots-log', 'log', (page) => page.keyboard.press('l')),
  onTable('dots-pause', 'pause', (page) => openFromPauseMenu(page)),
  ...Object.entries(menuDialogs).map(([entry, shows]) =>
    onTable(`dots-pause-${entry.toLowerCase().replace(/[^a-z]+/g, '')}`, shows, (page) => openFromPauseMenu(page, entry)),
  ),
  onTable('dots-share-link', 'share', (page) => openCopyDialog(page, 'Share')),
  onTable('dots-save-name', 'saveAs', (page) => openCopyDialog(page, 'Save as…')),
  { name: 'dots-end', match: dotsEnd, settings },
  {
    name: 'dots-end-share',
    match: dotsEnd,
    settings,
    shows: 'share',
    prepare: (page) => page.locator('.result-actions').getByRole('button', { name: 'Share' }).click(),
  },
  { name: 'dots-replay', match: dotsEnd, path: (table) => table.replace('play', 'replay'), settings },
  { name: 'dots-analysis', match: dotsEnd, path: (table) => table.replace('play', 'analysis'), settings, prepare: waitForAnalysis },
  { name: 'dots-analysis-of-last', match: dotsEnd, path: () => '/dots/analysis', prepare: waitForAnalysis },
  { name: 'dots-analysis-none', path: '/dots/analysis' },
  { name: 'dots-statistics-none', path: '/dots/statistics' },
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
  { name: 'dots-level-share', path: '/dots/editor', prepare: (page) => pressButton(page, 'Share') },
  { name: 'dots-level-import', path: '/dots/editor', prepare: (page) => pressButton(page, 'Open a file') },
  { name: 'dots-no-such-match', path: '/dots/play/00000000000000000000', refused: true },
  { name: 'dots-no-such-preset', path: '/dots/play/new?preset=none', refused: true },
  { name: 'dots-no-such-level-set', path: '/dots/levels/none', refused: true },
]
