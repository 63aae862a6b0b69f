import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { instantDominoSettings } from './domino-driver.ts'
import { expectNoA11yViolations } from './page-checks.ts'
import { instantSettings, storeSettingsBeforeLoad, waitForBoard } from './table-driver.ts'

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

test('on a phone a replay links the cards of its line, and opens the log to jump in', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await storeSettingsBeforeLoad(page, instantSettings)
  await openSentMatch(page, '/simpiece/')
  const status = page.locator('.replay-controls-status')
  await status.getByRole('button', { name: 'What happened' }).click()
  const log = page.getByRole('dialog', { name: 'What happened' })
  const line = log.locator('.match-log-link[aria-label*=" plays "]').first()
  const said = (await line.getAttribute('aria-label'))!
  await line.click({ position: { x: 6, y: 6 } })
  await expect(log).toHaveCount(0)
  await expect(status.locator('p')).toHaveText(said)
  await expect(page.locator('[data-live="polite"]')).toContainText(said)
  await expectNoA11yViolations(page)
  await status.locator('.st-link').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
