import type { Page } from '@playwright/test'

/** A page to photograph. */
interface ScreenshotScene {
  readonly name: string
  readonly settings?: object
  open(page: Page, url: string): Promise<void>
}

/** The lobby, then a table of every game in the middle of a match, played with keys and buttons. */
export const screenshotScenes: readonly ScreenshotScene[] = [
  { name: 'lobby', open: (page, url) => page.goto(`${url}/`, { waitUntil: 'networkidle' }).then(() => undefined) },
  { name: 'dots', open: openDots },
  { name: 'domino', settings: { speed: 4, choices: { 'domino.upright': 'yes', 'domino.coached': 'yes' } }, open: openDomino },
  { name: 'mahjong', settings: { speed: 4, choices: { 'mahjong.coached': 'yes' } }, open: openMahjong },
  { name: 'sumzero', settings: { speed: 4, choices: { 'sumzero.coached': 'yes' } }, open: openSumZero },
  { name: 'simpiece', settings: { speed: 0, motion: 'reduced', choices: { 'simpiece.coached': 'yes' } }, open: openSimPiece },
]

/** Tried in this order; an illegal one is replaced by the first legal cell. */
const preferredCells = [12, 6, 18, 8, 16, 11, 13, 7, 17, 12, 0, 24]

async function openDots(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/dots/`, { waitUntil: 'networkidle' })
  await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click()
  const open = page.locator('[role=gridcell] button[aria-disabled=false]')
  for (const cell of preferredCells) {
    await open.first().waitFor()
    const preferred = page.locator(`[role=gridcell] button[data-cell="${cell}"][aria-disabled=false]`)
    await ((await preferred.count()) > 0 ? preferred : open.first()).press('Enter')
    await page.waitForTimeout(200)
  }
  await open.first().waitFor()
  await waitUntilStill(page)
}

/** Four own moves, so that the chain turns a corner; stops at the player's turn. */
async function openDomino(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/domino/`, { waitUntil: 'networkidle' })
  await page.locator('.domino-level').nth(1).click()
  const legal = page.locator('.domino-table-view [data-tile][aria-disabled=false], .domino-forced')
  for (let turn = 0; turn < 4; turn++) {
    await legal.first().waitFor({ state: 'attached' })
    const lines = await page.locator('.table-sidebar-log .match-log-line').count()
    await legal.last().dispatchEvent('click')
    await page.waitForFunction((before) => document.querySelectorAll('.table-sidebar-log .match-log-line').length > before, lines)
  }
  await legal.first().waitFor({ state: 'attached' })
  await waitUntilStill(page)
}

/** Fourteen bets on the more likely side. */
async function openMahjong(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/mahjong/`, { waitUntil: 'networkidle' })
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada')
  await page.getByRole('radio', { name: /^Living honours/ }).check({ force: true })
  await page.getByRole('button', { name: 'New game' }).click()
  const open = page.locator('.hb-bet[aria-disabled=false]')
  for (let bet = 0; bet < 14; bet++) {
    await open.first().waitFor()
    const total = Number(await page.locator('.hb-total-number').first().textContent())
    await page.keyboard.press(total < 20 ? 'ArrowUp' : 'ArrowDown')
    await page.waitForTimeout(100)
  }
  await open.first().waitFor()
  await waitUntilStill(page)
}

/** Automatic draft, then three pieces per side. */
async function openSumZero(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/sumzero/`, { waitUntil: 'networkidle' })
  await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByRole('button', { name: 'Buy for me' }).click()
  const ready = page.locator('.sz-token[data-fits="true"]')
  for (let piece = 0; piece < 3; piece++) {
    await ready.first().waitFor()
    const lines = await page.locator('.table-sidebar-log .match-log-line').count()
    for (let digit = 1; digit <= 9; digit++) {
      await page.keyboard.press(String(digit))
      if ((await page.locator('.sz-ghost[data-tone="yes"]').count()) > 0) break
    }
    await page.keyboard.press('Enter')
    await page.waitForFunction((before) => document.querySelectorAll('.table-sidebar-log .match-log-line').length > before, lines)
  }
  await ready.first().waitFor()
  await waitUntilStill(page)
}

/** Text for the position editor. */
const midGamePosition = `turn 9 0 main 0
0 leader OP01-001
0 field OP01-025, OP01-016, OP01-013 r, OP01-017
0 don 5 3
0 hand OP01-024 OP01-014 OP01-029 OP01-004 OP01-026
0 life 3xOP01-025
0 trash OP01-015 OP01-022
1 leader OP01-061
1 field OP01-096 r, OP01-093, OP01-108
1 don 8 0
1 hand OP01-094 OP01-097 OP01-119 OP01-106
1 life 2xOP01-025
1 trash OP01-101 OP01-114`

async function openSimPiece(page: Page, url: string): Promise<void> {
  await openSimPiecePosition(page, url, midGamePosition)
  await waitUntilStill(page)
}

/** Opens a SimPiece table by the position editor. */
export async function openSimPiecePosition(page: Page, url: string, position: string): Promise<void> {
  await page.goto(`${url}/simpiece/position`, { waitUntil: 'networkidle' })
  await page.locator('.st-edit-text summary').click()
  await page.locator('.st-edit-text textarea').fill(position)
  await page.locator('.st-edit-text button').click()
  await page.locator('.st-edit-start .button-primary').click()
  await page.locator('.seat-change-screen .button').click()
  await page.waitForSelector('.st[data-asked="main"]')
}

/** Removes hover and focus, and waits for animations. */
async function waitUntilStill(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.waitForTimeout(1500)
}
