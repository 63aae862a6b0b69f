import type { Page } from '@playwright/test'
import {
  cellButton,
  centreOf,
  clickCentre,
  waitForBoard,
  instantSettings,
  waitForMyTurn,
  playToEnd,
  openDotsTable,
  waitForLogLines,
  storeSettingsBeforeLoad,
} from './table-driver.ts'
import { expect, test } from './test.ts'

test.describe('a whole match', () => {
  test('by mouse, from the game page to the rematch', async ({ page }) => {
    await storeSettingsBeforeLoad(page, instantSettings)
    await openDotsTable(page, 'Quick 3×3')
    const first = page.url()
    expect(await playToEnd(page, (target) => clickCentre(page, target))).toBeGreaterThan(2)
    await expect(page.locator('.result-panel h2')).toHaveText(/wins?$/)
    await expect(page.locator('.result-panel')).toContainText(/Every cell is taken · \d+ moves/)
    await page.getByRole('button', { name: 'Play again' }).click()
    await expect(page.locator('.result-panel')).toBeHidden()
    await expect.poll(() => page.url()).not.toBe(first)
    await page.goto('/dots/statistics')
    await expect(page.locator('.stat-tile', { hasText: 'Matches' })).toContainText('1')
  })

  test('by keyboard alone, from the lobby', async ({ page }) => {
    await storeSettingsBeforeLoad(page, instantSettings)
    await page.goto('/dots/?r=canvas')
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    await tabTo(page, () => document.activeElement instanceof HTMLInputElement && document.activeElement.name === 'preset')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: /Quick 3×3/ })).toBeChecked()
    await tabTo(page, () => document.activeElement?.textContent === 'Play', 'Shift+Tab')
    await page.keyboard.press('Enter')
    await waitForBoard(page)
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('.table-view :focus')).toHaveCount(1)
    await playToEnd(page, async (target) => {
      const wanted = Number(await target.getAttribute('data-cell'))
      for (let steps = 0; steps < 12; steps++) {
        const at = Number(await page.evaluate(() => (document.activeElement as HTMLElement).dataset['cell']))
        if (at === wanted) break
        if (at % 3 !== wanted % 3) await page.keyboard.press(at % 3 < wanted % 3 ? 'ArrowRight' : 'ArrowLeft')
        else await page.keyboard.press(at < wanted ? 'ArrowDown' : 'ArrowUp')
      }
      await page.keyboard.press('Enter')
    })
    await expect(page.locator('.result-panel h2')).toBeFocused()
    // The end and new achievements are announced before the next match begins, in one announcement.
    const won = (await page.locator('.result-panel h2').textContent())!.startsWith('You')
    await expect(page.locator('[data-live="polite"]')).toHaveText(won ? /Achieved: / : / wins:/)
    // A scrollable list of achievements may come before it in the tab order.
    await tabTo(page, () => document.activeElement?.textContent === 'Play again')
    await page.keyboard.press('Enter')
    await expect(page.locator('.result-panel')).toBeHidden()
    await expect(page.locator('.table-view :focus')).toHaveCount(1)
    await expect(page.locator('[data-live="polite"]')).toHaveText(/^New match: You – Easy\. (Your turn|Easy to move)\./)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Paused' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Paused' })).toBeHidden()
  })

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } })

    test('by touch', async ({ page }) => {
      await storeSettingsBeforeLoad(page, instantSettings)
      await openDotsTable(page, 'Quick 3×3')
      await playToEnd(page, async (target) => {
        const { x, y } = await centreOf(target)
        await page.touchscreen.tap(x, y)
      })
      await expect(page.locator('.result-panel')).toBeVisible()
    })
  })

  test('of two people on one device', async ({ page }) => {
    await storeSettingsBeforeLoad(page, instantSettings)
    await page.goto('/dots/?r=canvas')
    await page.getByRole('radio', { name: /2 people on this device/ }).check({ force: true })
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await waitForBoard(page)
    await expect(page.locator('.turn-indicator-text')).toHaveText('Red to move')
    await clickCentre(page, cellButton(page, 1, 1))
    await expect(page.locator('.turn-indicator-text')).toHaveText('Blue to move')
    await clickCentre(page, cellButton(page, 5, 5))
    await expect(page.locator('.turn-indicator-text')).toHaveText('Red to move')
    await expect(cellButton(page, 5, 5)).toHaveAttribute('aria-disabled', 'true')
  })
})

test('a match continues after a reload', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await openDotsTable(page)
  await clickCentre(page, cellButton(page, 1, 1))
  await waitForLogLines(page, 2)
  await expect(page.locator('.turn-indicator')).toHaveAttribute('data-mine', 'true')
  const log = await page.locator('.table-sidebar-log').textContent()
  await page.reload()
  await expect(page.locator('.table-sidebar-log')).toHaveText(log!)
  await expect(cellButton(page, 1, 1)).toHaveAccessibleName(/yours, 1 of 2 dots/)
  await waitForMyTurn(page)
  await clickCentre(page, cellButton(page, 1, 1))
  await waitForLogLines(page, 4)
})

test('an unfinished match is shown in the lobby and among the saves', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await openDotsTable(page)
  await clickCentre(page, cellButton(page, 1, 1))
  await waitForLogLines(page, 2)
  await page.goto('/dots/')
  await expect(page.locator('.save')).toContainText('You – Easy')
  await page.locator('.save-open').click()
  await waitForLogLines(page, 2)
  await page.goto('/')
  await expect(page.getByRole('link', { name: /Continue Dots/ })).toBeVisible()
})

test('undo removes both moves and redo restores them', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await openDotsTable(page)
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
  await clickCentre(page, cellButton(page, 2, 2))
  await waitForLogLines(page, 2)
  const log = await page.locator('.table-sidebar-log').textContent()
  await page.getByRole('button', { name: 'Undo' }).click()
  await waitForLogLines(page, 0)
  await expect(cellButton(page, 2, 2)).toHaveAccessibleName(/empty/)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(page.locator('.table-sidebar-log')).toHaveText(log!)
  await expect(page.locator('.turn-indicator-practice')).toBeHidden()
})

test('a hint asks for confirmation once, gives move and reason, and highlights it', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await openDotsTable(page)
  await page.keyboard.press('h')
  const asked = page.getByRole('dialog', { name: 'Take a hint?' })
  await expect(asked).toBeVisible()
  await asked.getByRole('button', { name: 'Show the hint' }).click()
  await expect(page.locator('.hint-best')).toHaveText(/^Best move\s*[a-e][1-5]/)
  await expect(page.locator('.hint-chance')).toHaveText(/about \d?[05]% to win|over 95%|under 5%/)
  await expect(page.locator('.hint-other').first()).toBeVisible()
  await expect(page.locator('.turn-indicator-practice')).toHaveText('Practice')
  await page.getByRole('button', { name: 'Close the hint' }).click()
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Hint', exact: true }).click()
  await expect(asked).toBeHidden()
  await expect(page.locator('.hint-best')).toBeVisible()
})

test('pause delays the reply, and a tap outside resumes', async ({ page }) => {
  await storeSettingsBeforeLoad(page, { muted: true })
  await openDotsTable(page)
  await clickCentre(page, cellButton(page, 1, 1))
  await expect(page.locator('.turn-indicator')).toHaveAttribute('data-thinking', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Paused' })).toBeVisible()
  await page.waitForTimeout(2500)
  await waitForLogLines(page, 1)
  await page.mouse.click(5, 5)
  await expect(page.getByRole('dialog', { name: 'Paused' })).toBeHidden()
  await waitForLogLines(page, 2)
})

test('the pause menu resigns, works after the end, and restarts', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await openDotsTable(page)
  await clickCentre(page, cellButton(page, 1, 1))
  await waitForLogLines(page, 2)
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('dialog', { name: 'Resign?' }).getByRole('button', { name: 'Resign' }).click()
  await expect(page.locator('.result-panel h2')).toHaveText('Easy wins')
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(page.locator('.turn-indicator')).toHaveAttribute('data-mine', 'true')
  await waitForLogLines(page, 0)
})

test('single-letter keys can be switched off, and a focused control keeps its keys, except for help', async ({ page }) => {
  await storeSettingsBeforeLoad(page, { ...instantSettings, letterKeys: false })
  await openDotsTable(page)
  await page.keyboard.press('h')
  await page.keyboard.press('?')
  await expect(page.locator('dialog')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).check({ force: true })
  await page.getByRole('dialog', { name: 'Settings' }).getByRole('button', { name: 'Close' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Redo' }).focus()
  await page.keyboard.press('h')
  await expect(page.locator('dialog')).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Help' })).toContainText('bursts with the next dot')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Redo' })).toBeFocused()
})

test('a second tab is read-only until it takes the match over', async ({ page, context }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await openDotsTable(page)
  await clickCentre(page, cellButton(page, 1, 1))
  await waitForLogLines(page, 2)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.locator('.table-problem')).toContainText('another tab')
  await expect(other.locator('.table-view button[aria-disabled="false"]')).toHaveCount(0)
  await other.getByRole('button', { name: 'Play here instead' }).click()
  await expect(page.locator('.table-problem')).toContainText('another tab')
  await expect(other.locator('.table-problem')).toBeHidden()
  await clickCentre(other, cellButton(other, 1, 1))
  await waitForLogLines(other, 4)
  await waitForLogLines(page, 2)
})

test('an unreachable bot is reported, and the match goes on without it', async ({ page }) => {
  await page.route('**/bots.worker-*.js', (route) => route.abort())
  await storeSettingsBeforeLoad(page, instantSettings)
  await openDotsTable(page)
  await clickCentre(page, cellButton(page, 1, 1))
  await expect(page.locator('.table-problem')).toContainText('Easy has stopped answering')
  await page.getByRole('button', { name: 'Play any move for it' }).click()
  await waitForLogLines(page, 2)
  await page.unroute('**/bots.worker-*.js')
  await waitForMyTurn(page)
  await clickCentre(page, cellButton(page, 1, 1))
  await waitForLogLines(page, 4)
})

test('each move is announced once, in a sentence', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await openDotsTable(page)
  await clickCentre(page, cellButton(page, 1, 1))
  await expect(page.locator('[data-live="polite"]')).toHaveText(/^You play a1: 1 of 2 dots, you own 1 of 25\./)
  await expect(page.locator('[data-live="polite"]')).toHaveText(/Easy plays [a-e][1-5]: .+ \d+ of 25 owned\. Your turn\.$/)
})

test('bots think in a worker, which ends with the match', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await openDotsTable(page)
  expect(page.workers()).toHaveLength(0)
  await clickCentre(page, cellButton(page, 3, 3))
  await waitForLogLines(page, 2)
  expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([expect.stringContaining('bots.worker')])
  await page.getByRole('link', { name: /^Leave the table/ }).click()
  await expect.poll(() => page.workers().length).toBe(0)
})

/** Presses Tab until the condition holds in the page. */
async function tabTo(page: Page, reached: () => boolean, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (await page.evaluate(reached)) return
    await page.keyboard.press(key)
  }
  throw new Error('Tab does not lead there')
}
