import { expect, type Locator, type Page } from '@playwright/test'
import { waitForBoard } from './table-driver.ts'

/** No animations and delays; portrait orientation confirmed. */
export const instantDominoSettings = { speed: 0, motion: 'reduced', muted: true, choices: { 'domino.upright': 'yes' } }

/** Collects console errors and warnings, and uncaught errors. */
export function collectConsoleErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    if (['error', 'warning'].includes(message.type()) && !text.includes('Service Worker registration blocked by Playwright'))
      errors.push(text)
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  return errors
}

/** Replaces the random source of seeds by a fixed sequence. */
export async function fixRandomSeed(page: Page, start: number): Promise<void> {
  await page.addInitScript((first) => {
    let word = first
    crypto.getRandomValues = (array) => {
      const bytes = new Uint8Array(array!.buffer, array!.byteOffset, array!.byteLength)
      for (let i = 0; i < bytes.length; i++) bytes[i] = (word = (word * 48271) % 2147483647) & 255
      return array
    }
  }, start)
}

export async function openDominoTable(page: Page, level: string, renderer = 'canvas'): Promise<void> {
  await page.goto(`/domino/?r=${renderer}`)
  await page.getByRole('button', { name: level, exact: true }).click()
  await page.waitForURL(/\/domino\/play\/[0-9a-f]{20}/)
  await waitForBoard(page)
}

/** Playable own tiles. */
export function playableTiles(page: Page): Locator {
  return page.locator('.domino-table-view [data-tile][aria-disabled="false"]')
}

export function forcedButton(page: Page): Locator {
  return page.locator('.domino-forced')
}

/** Waits for the player's decision, or the end of the match. */
export async function waitForDecision(page: Page): Promise<'tile' | 'button' | 'over'> {
  await page.waitForFunction(
    () => document.querySelector('.result-panel, .domino-table-view [data-tile][aria-disabled="false"], .domino-forced'),
    null,
    {
      timeout: 60_000,
    },
  )
  if (await page.locator('.result-panel').count()) return 'over'
  return (await forcedButton(page).count()) ? 'button' : 'tile'
}

async function countLogLines(page: Page): Promise<number> {
  return page.locator('.table-sidebar-log .match-log-line').count()
}

/** Plays until the match is over. Returns the number of the player's moves. */
export async function playToEnd(page: Page, play: () => Promise<void>, press: () => Promise<void>): Promise<number> {
  for (let moves = 0; moves < 60; moves++) {
    const decision = await waitForDecision(page)
    if (decision === 'over') return moves
    const before = await countLogLines(page)
    await (decision === 'tile' ? play() : press())
    await expect.poll(async () => (await countLogLines(page)) > before || (await page.locator('.result-panel').count()) > 0).toBe(true)
  }
  throw new Error('the match has no end')
}

/** Plays by the accessible buttons, as a screen reader would. */
export function playToEndByButtons(page: Page): Promise<number> {
  return playToEnd(
    page,
    () => playableTiles(page).first().dispatchEvent('click'),
    () => forcedButton(page).dispatchEvent('click'),
  )
}

/** Returns a function that sends touch events. */
export async function openTouchInput(
  page: Page,
): Promise<(type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  return async (type, x, y) => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: y! }] })
  }
}

export async function centreOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = (await target.boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
