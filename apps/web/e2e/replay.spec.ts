import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { instantDominoSettings } from './domino-driver.ts'
import { storeSettingsBeforeLoad, waitForBoard } from './table-driver.ts'

const links = JSON.parse(readFileSync('fixtures/links.json', 'utf8')) as { matches: { address: string }[] }

/** Opens a match that somebody has sent, at its beginning. */
async function openSentMatch(page: Page, path: string): Promise<void> {
  const link = links.matches.find(({ address }) => address.includes(path))!
  await page.goto(new URL(link.address).href.replace(/^https:\/\/[^/]+/, ''))
  await waitForBoard(page)
}

test('arrow keys step a replay of Domino, though it shows a hand', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantDominoSettings)
  await openSentMatch(page, '/domino/')
  await expect(page.locator('[data-tile]')).not.toHaveCount(0)
  for (let step = 1; step <= 3; step++) {
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('.replay-position')).toHaveText(new RegExp(`^Move ${step} of`))
  }
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('.replay-position')).toHaveText(/^Move 2 of/)
})
