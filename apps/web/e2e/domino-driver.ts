import { expect, type Locator, type Page } from '@playwright/test'
import { waitForBoard } from './table-driver.ts'

/** Settings for a match that does not want to wait; whoever plays upright has said so. */
export const instantDominoSettings = { speed: 0, motion: 'reduced', muted: true, choices: { 'domino.upright': 'yes' } }

/** Everything the page complains about: errors, warnings, broken policies. */
export function collectConsoleErrors(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    if (['error', 'warning'].includes(message.type()) && !text.includes('Service Worker registration blocked by Playwright'))
      complaints.push(text)
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return complaints
}

/** The same luck every time: seeds come from these numbers. */
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

/** Two taps from the address to the table. */
export async function openDominoTable(page: Page, level: string, renderer = 'canvas'): Promise<void> {
  await page.goto(`/domino/?r=${renderer}`)
  await page.getByRole('button', { name: level, exact: true }).click()
  await page.waitForURL(/\/domino\/play\/[0-9a-f]{20}/)
  await waitForBoard(page)
}

/** The own tiles that can be played now; each lies over its picture. */
export function playableTiles(page: Page): Locator {
  return page.locator('.domino-mirror [data-tile][aria-disabled="false"]')
}

export function forcedButton(page: Page): Locator {
  return page.locator('.domino-forced')
}

/** Waits until there is something to do, or the match is over. */
export async function waitForDecision(page: Page): Promise<'tile' | 'button' | 'over'> {
  await page.waitForFunction(
    () => document.querySelector('.result, .domino-mirror [data-tile][aria-disabled="false"], .domino-forced'),
    null,
    {
      timeout: 60_000,
    },
  )
  if (await page.locator('.result').count()) return 'over'
  return (await forcedButton(page).count()) ? 'button' : 'tile'
}

/** How many lines the log has, whether or not there is room to show it. */
async function countLogLines(page: Page): Promise<number> {
  return page.locator('.side-story .story-line').count()
}

/** Plays until the match is over; returns how many moves were the player's. */
export async function playToEnd(page: Page, play: () => Promise<void>, press: () => Promise<void>): Promise<number> {
  for (let moves = 0; moves < 60; moves++) {
    const what = await waitForDecision(page)
    if (what === 'over') return moves
    const before = await countLogLines(page)
    await (what === 'tile' ? play() : press())
    await expect.poll(async () => (await countLogLines(page)) > before || (await page.locator('.result').count()) > 0).toBe(true)
  }
  throw new Error('the match has no end')
}

/** Plays by the mirror's own buttons, as a screen reader would. */
export function playByButtons(page: Page): Promise<number> {
  return playToEnd(
    page,
    () => playableTiles(page).first().dispatchEvent('click'),
    () => forcedButton(page).dispatchEvent('click'),
  )
}

/** A finger on the glass. */
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
