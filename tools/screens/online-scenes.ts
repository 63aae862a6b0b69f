import type { Page } from '@playwright/test'
import { actAndWaitForLogLine, pressButton, waitForMove, type Scene, type SceneMatch } from './scene.ts'

const openCell = '[role=gridcell] button[aria-disabled=false]'

const onlineWaiting: SceneMatch = { name: 'online-waiting', play: (page) => openOnlineTable(page, 'dots') }
const onlineMiddle: SceneMatch = { name: 'online-middle', play: (page) => playOnlineDots(page, 'Classic 5×5', 6) }
const onlineEnd: SceneMatch = { name: 'online-end', play: (page) => playOnlineDots(page, 'Quick 3×3', 200) }

/** Four seats: two people, the others played by the server. */
const onlineDomino: SceneMatch = {
  name: 'online-domino',
  settings: { choices: { 'domino.upright': 'yes' } },
  async play(page) {
    await openOnlineTable(page, 'domino')
    await join(page, (await page.locator('.online-code').textContent())!)
    await page.waitForSelector('.board-frame[data-load-state=there]')
  },
}

async function openOnlineTable(page: Page, game: string, preset?: string): Promise<void> {
  await page.goto(`/${game}/online?r=canvas`)
  if (preset !== undefined) await page.locator('.online-form select').first().selectOption({ label: preset })
  await pressButton(page, 'Open the table')
  await page.waitForSelector('.online-code')
}

/** Another person sits down at the table, on a device of their own, which stays. */
async function join(page: Page, code: string): Promise<Page> {
  const context = await page
    .context()
    .browser()!
    .newContext({ baseURL: new URL(page.url()).origin, locale: 'en-GB', serviceWorkers: 'block' })
  const guest = await context.newPage()
  await guest.goto(`/join/${code}`)
  await pressButton(guest, 'Sit down')
  return guest
}

async function playOnlineDots(page: Page, preset: string, moves: number): Promise<void> {
  await openOnlineTable(page, 'dots', preset)
  const guest = await join(page, (await page.locator('.online-code').textContent())!)
  const pages = [page, guest]
  for (const one of pages) await one.waitForSelector('.board-frame[data-load-state=there]')
  for (let move = 0; move < moves; move++) {
    const mine = '.turn-indicator[data-mine=true]'
    const mover = await Promise.race(pages.map((one) => waitForMove(one, mine).then(() => one)))
    if (await waitForMove(mover, openCell)) break
    const other = pages.find((one) => one !== mover)!
    await actAndWaitForLogLine(other, () => mover.locator(openCell).first().press('Enter'))
    await mover.waitForSelector(`${mine.replace('true', 'false')}, .result-panel`, { state: 'attached' })
  }
}

/** Pages of online play, with the server behind them. */
export const onlineScenes: readonly Scene[] = [
  { name: 'online', match: onlineMiddle, path: () => '/online' },
  { name: 'account', path: '/account' },
  { name: 'online-join', path: '/join/AAAAAA' },
  ...['dots', 'domino', 'mahjong', 'sumzero', 'simpiece'].map((game): Scene => ({ name: `online-lobby-${game}`, path: `/${game}/online` })),
  { name: 'online-waiting', match: onlineWaiting },
  { name: 'online-table', match: onlineMiddle },
  { name: 'online-say', match: onlineMiddle, prepare: (page) => pressButton(page, 'Say something') },
  {
    name: 'online-fairness',
    match: onlineMiddle,
    prepare: async (page) => {
      await pressButton(page, 'Menu')
      await pressButton(page, 'A fair deal')
    },
  },
  { name: 'online-domino', match: onlineDomino, settings: { choices: { 'domino.upright': 'yes', 'domino.coached': 'yes' } } },
  { name: 'online-end', match: onlineEnd },
  { name: 'online-replay', match: onlineEnd, path: (table) => `${table}/replay` },
]
