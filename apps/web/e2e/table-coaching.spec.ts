import {
  cellButton,
  clickCentre,
  instantSettings,
  waitForMyTurn,
  playToEnd,
  openDotsTable,
  waitForLogLines,
  storeSettingsBeforeLoad,
} from './table-driver.ts'
import { openDotsTableWith, againstEasy } from './dots-table-setup.ts'
import { expect, test } from './test.ts'

test('a first match has the coach, and no later one', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await openDotsTable(page)
  await expect(page.locator('.first-match-tips')).toContainText('Choose an empty cell or one of your own')
  await expect(page.locator('.first-match-tips').getByRole('link', { name: 'Learn Dots' })).toHaveAttribute('href', '/dots/tutorial')
  await clickCentre(page, cellButton(page, 1, 1))
  await waitForLogLines(page, 2)
  await expect(page.locator('.first-match-tips')).toContainText('One more and it bursts')
  await page.getByRole('button', { name: 'Got it' }).click()
  await expect(page.locator('.first-match-tips')).toBeHidden()
  await expect(page.locator('.table-view :focus')).toHaveCount(1)
  await page.reload()
  await waitForMyTurn(page)
  await expect(page.locator('.first-match-tips')).toHaveCount(0)
})

for (const [width, height, more] of [
  [360, 640, {}],
  [360, 640, { language: 'de' }],
  [360, 640, { textSize: 'huge' }],
  [844, 390, {}],
] as const)
  test(`at ${width}×${height} the coach never displaces turn and score, and disappears by itself ${JSON.stringify(more)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await storeSettingsBeforeLoad(page, { ...instantSettings, ...more })
    await openDotsTableWith(page, {}, againstEasy)
    const cells = page.locator('.table-view button[aria-disabled="false"]')
    for (const count of [2, 4, 6, 8]) {
      await expect(page.locator('.first-match-tips')).toBeInViewport({ ratio: 1 })
      await expect(page.locator('.turn-indicator-text')).toBeInViewport({ ratio: 1 })
      for (const side of await page.locator('.dots-side').all()) await expect(side).toBeInViewport({ ratio: 1 })
      await clickCentre(page, cells.first())
      await waitForLogLines(page, count)
    }
    await expect(page.locator('.first-match-tips')).toHaveCount(0)
    await expect(page.locator('.last-log-line')).toBeInViewport({ ratio: 1 })
  })

test('the coach ends with the first match', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await openDotsTable(page, 'Quick 3×3')
  await expect(page.locator('.first-match-tips')).toBeVisible()
  await playToEnd(page, (target) => clickCentre(page, target))
  await page.getByRole('button', { name: 'Play again' }).click()
  await waitForMyTurn(page)
  await expect(page.locator('.first-match-tips')).toHaveCount(0)
})
