import { checkAtSizes, findLayoutProblems, expectNoA11yViolations } from './page-checks.ts'
import { clickCentre, instantSettings, playToEnd, openDotsTable, storeSettingsBeforeLoad } from './table-driver.ts'
import { expect, test } from './test.ts'

const sizes = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
]

test('a match gives achievements, statistics and a share image', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await openDotsTable(page, 'Quick 3×3')
  await playToEnd(page, (target) => clickCentre(page, target))
  const won = (await page.locator('.result-panel h2').textContent()) === 'You win'
  if (won) await expect(page.locator('.earned-achievements')).toContainText('First light')
  await page.getByRole('button', { name: 'Share' }).click()
  const picture = page.getByRole('dialog').getByRole('img')
  await expect(picture).toHaveAttribute('alt', /Every cell is taken/)
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => [image.naturalWidth, image.naturalHeight]))).toEqual(
    [1200, 630],
  )
  const first = await picture.getAttribute('src')
  await page.getByRole('radio', { name: 'The longest chain' }).check({ force: true })
  await expect(picture).not.toHaveAttribute('src', first!)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the picture' }).click()
  expect((await download).suggestedFilename()).toBe('dots-chain.png')
  await expectNoA11yViolations(page)

  await page.goto('/dots/statistics')
  await expect(page.locator('.stat-tiles')).toContainText('Longest chain')
  await expect(page.locator('.stat')).toContainText(won ? 'Fastest win' : 'Lost')
  await page.goto('/dots/achievements')
  await expect(page.locator('.achievement')).toHaveCount(31)
  await expect(page.locator('.achievement[data-earned="true"]')).toHaveCount(won ? await page.locator('.achievement-when').count() : 0)
  await expect(
    page.getByRole('progressbar', { name: 'Spark' }).or(page.locator('.achievement[data-earned="true"]', { hasText: 'Spark' })),
  ).toBeVisible()
})

test('practice gives no achievements', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await openDotsTable(page, 'Quick 3×3')
  await page.keyboard.press('h')
  await page.getByRole('button', { name: 'Show the hint' }).click()
  await expect(page.locator('.turn-indicator-practice')).toBeAttached()
  await page.keyboard.press('h')
  await expect(page.locator('.hint-card')).toHaveCount(0)
  await playToEnd(page, (target) => clickCentre(page, target))
  await expect(page.locator('.earned-achievements')).toHaveCount(0)
  await page.goto('/dots/achievements')
  await expect(page.locator('.achievement[data-earned="true"]')).toHaveCount(0)
})

test('achievements are accessible and fit phones and desktops', async ({ page }) => {
  await page.setViewportSize(sizes[0]!)
  await page.goto('/dots/achievements')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await checkAtSizes(page, sizes, async () => {
    await expectNoA11yViolations(page)
    expect(await findLayoutProblems(page)).toEqual({ sideways: 0, small: [], tiny: [] })
  })
})

test('an unknown address of the game shows the not-found page', async ({ page }) => {
  await page.goto('/dots/nowhere')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This door leads nowhere')
})
