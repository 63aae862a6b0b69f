import { expect, type Locator, type Page } from '@playwright/test'

/** Settings without animations and delays. */
export const instantSettings = { speed: 0, motion: 'reduced', muted: true }

/** Stores settings before the first page load. */
export async function storeSettingsBeforeLoad(page: Page, values: object): Promise<void> {
  await page.addInitScript(
    (text) => {
      if (!localStorage.getItem('parlor.settings')) localStorage.setItem('parlor.settings', text)
    },
    JSON.stringify({ v: 1, settings: values }),
  )
}

/** Opens a new match. Canvas renderer: a quarter of the time of software WebGL. */
export async function openDotsTable(page: Page, preset?: string): Promise<void> {
  if (preset === undefined) await page.goto('/dots/play/new?r=canvas')
  else {
    await page.goto('/dots/?r=canvas')
    await page.getByRole('radio', { name: new RegExp(preset) }).check({ force: true })
    await page.getByRole('button', { name: 'Play', exact: true }).click()
  }
  await page.waitForURL(/\/dots\/play\/[0-9a-f]{20}/)
  await waitForBoard(page)
}

/** Waits until the board is drawn and accepts input. */
export async function waitForBoard(page: Page): Promise<void> {
  await expect(page.locator('.board-frame')).toHaveAttribute('data-load-state', 'there')
}

export function cellButton(page: Page, row: number, col: number): Locator {
  return page.getByRole('button', { name: new RegExp(`^[a-i][1-9], row ${row} column ${col},`) })
}

export async function waitForMyTurn(page: Page): Promise<void> {
  await expect(page.locator('.turn-indicator[data-mine="true"], .result-panel')).toBeVisible()
}

export async function centreOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = (await target.boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** A cell that bursts, else any legal one. Null once the match is over. */
async function chooseCell(page: Page): Promise<Locator | null> {
  await waitForMyTurn(page)
  if (await page.locator('.result-panel').isVisible()) return null
  const open = page.locator('.table-view button[aria-disabled="false"]')
  const full = open.and(page.locator('[aria-label*="bursts next"]'))
  return (await full.count()) > 0 ? full.first() : open.first()
}

/** Plays by `act` until the result is shown. Returns the number of moves. */
export async function playToEnd(page: Page, act: (target: Locator) => Promise<void>): Promise<number> {
  for (let moves = 0; moves < 100; moves++) {
    const target = await chooseCell(page)
    if (!target) return moves
    const before = await page.locator('.match-log-line').count()
    await act(target)
    await page.waitForFunction(
      (count) => document.querySelector('.result-panel') !== null || document.querySelectorAll('.match-log-line').length > count,
      before,
    )
  }
  throw new Error('the match has no end')
}

export async function clickCentre(page: Page, target: Locator): Promise<void> {
  const { x, y } = await centreOf(target)
  await page.mouse.click(x, y)
}

/** Waits for this number of log lines, visible or not. */
export async function waitForLogLines(page: Page, count: number): Promise<void> {
  await page.waitForFunction((expected) => document.querySelectorAll('.table-sidebar-log .match-log-line').length === expected, count)
}

/** The colour the result is told in. */
export function winnerColour(page: Page): Promise<string> {
  return page.locator('.table-page').evaluate((element) => getComputedStyle(element).getPropertyValue('--winner'))
}
