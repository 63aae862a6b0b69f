import { startRun, waitForBet } from './mahjong-driver.ts'
import { expectNoA11yViolations } from './page-checks.ts'
import { instantSettings, storeSettingsBeforeLoad } from './table-driver.ts'
import { expect, test } from './test.ts'

test.use({ hasTouch: true })

test('a run of Stakes: stakes by chips, slider and keys, all on one bet until it is lost, and chips cashed out', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await startRun(page, 'Stakes')
  await expectNoA11yViolations(page)
  const stake = page.locator('.hb-stake-slider b')
  await expect(stake).toHaveText('10')
  await page.getByRole('button', { name: '25 more' }).tap()
  await expect(stake).toHaveText('35')
  await page.getByRole('button', { name: '5 more', exact: true }).tap()
  await page.getByRole('button', { name: 'Take a chip back' }).tap()
  await expect(stake).toHaveText('35')
  await page.keyboard.press('Backspace')
  await expect(stake).toHaveText('10')
  await page.getByRole('button', { name: '25 more' }).tap()
  await page.keyboard.press('ArrowLeft')
  await expect(stake).toHaveText('32')
  await page.getByRole('slider', { name: 'Stake' }).fill('50')
  await expect(stake).toHaveText('50')
  // With the slider in focus the arrows are the slider's.
  await page.locator('.hb-bet[data-bet="higher"]').click()
  await expect(page.locator('.match-log-line')).toHaveCount(1)
  await waitForBet(page)
  await page.getByRole('button', { name: 'Cash out' }).click()
  await expect(page.getByRole('dialog')).toContainText('The run ends here')
  await page.getByRole('dialog').getByRole('button', { name: 'Cash out' }).click()
  await expect(page.locator('.result-panel h2')).toHaveText('Cashed out')
  await expect(page.locator('.hb-end-board tr[data-own="true"]')).toContainText('Ada Lovelace')
  await expectNoA11yViolations(page)
  await page.getByRole('button', { name: 'Play again' }).click()
  while (await waitForBet(page)) {
    // Where all is staked already the chip is disabled.
    await page.getByRole('button', { name: 'All', exact: true }).click({ force: true })
    await page.keyboard.press('ArrowDown')
    await page.waitForFunction(() => document.querySelector('.result-panel, .hb-bet[aria-disabled="false"]') !== null)
  }
  await expect(page.locator('.result-panel h2')).toHaveText('Broke')
  await page.getByRole('link', { name: 'Run report' }).click()
  await expect(page.getByRole('main')).toContainText('Staked too high')
})

test('five lessons are learned, and a bet that misses their point is refused', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await page.goto('/mahjong/tutorial')
  for (const [at, bet] of (['higher', 'higher', 'lower', 'higher', 'lower'] as const).entries()) {
    await expect(page.locator('.lesson-step[aria-current="step"]')).toHaveText(`${at + 1}`)
    await waitForBet(page)
    if (at === 4) {
      await page.locator('.hb-bet[data-bet="higher"]').click()
      // What is refused is announced as well.
      await expect(page.locator('.move-refusal')).toContainText('There is something better.')
    }
    await page.locator(`.hb-bet[data-bet="${bet}"]`).click()
    await expect(page.locator('.lesson-feedback')).toBeVisible()
    if (at < 4) await page.getByRole('button', { name: 'Next' }).click()
  }
  await expect(page.getByRole('link', { name: 'Play' })).toBeVisible()
})
