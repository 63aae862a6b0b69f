import type { Page } from '@playwright/test'
import { checkAtSizes, findLayoutProblems, expectNoA11yViolations } from './page-checks.ts'
import { centreOf, waitForBoard, instantSettings, storeSettingsBeforeLoad } from './table-driver.ts'
import { expect, test } from './test.ts'

const sizes = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
]

/** Moves to a cell with the arrow keys and presses Enter. */
async function press(page: Page, row: number, col: number): Promise<void> {
  await page.locator('.table-view button[tabindex="0"]').focus()
  await page.keyboard.press('Control+Home')
  for (let i = 1; i < row; i++) await page.keyboard.press('ArrowDown')
  for (let i = 1; i < col; i++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
}

/** Expects the end of a lesson: its last text, and focus on the next button. */
async function learned(page: Page, step: number): Promise<void> {
  await expect(page.locator('.lesson-feedback')).not.toBeEmpty()
  await expect(page.locator('.lesson-step').nth(step - 1)).toHaveAttribute('data-done', 'true')
}

test('the six lessons are completed with the keyboard alone, and end with a game', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await page.goto('/dots/tutorial?r=canvas')
  await waitForBoard(page)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('A dot makes a cell yours')
  await press(page, 2, 2)
  await expect(page.locator('[data-live="polite"]')).toContainText('You play b2')
  await expect(page.getByRole('button', { name: /row 3 column 3, Blue/ })).toBeAttached()
  await press(page, 1, 1)
  await learned(page, 1)
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeFocused()
  for (const step of [2, 3, 4, 5]) {
    await page.keyboard.press('Enter')
    await expect(page.locator('.lesson-step').nth(step - 1)).toHaveAttribute('aria-current', 'step')
    await waitForBoard(page)
    await press(page, 2, 2)
    await expect(page.locator('.move-refusal')).toContainText('Not here')
    await press(page, 1, 1)
    await learned(page, step)
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await waitForBoard(page)
  await press(page, 3, 1)
  await expect(page.locator('.move-refusal')).toContainText('would not take everything')
  await press(page, 1, 1)
  await learned(page, 6)
  await expect(page.getByRole('main').getByRole('link', { name: 'Play' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dots\/play\/[0-9a-f]{20}/)
})

test('a lesson has the keys of a table: help, and a menu with rules and settings', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await page.goto('/dots/tutorial?r=canvas')
  await waitForBoard(page)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Keyboard' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Escape')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  for (const name of ['Rules', 'Settings']) await expect(menu.getByRole('button', { name })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(menu).toBeVisible()
})

test('a press during the animation of a lesson skips it, as at every table', async ({ page }) => {
  await storeSettingsBeforeLoad(page, { muted: true, motion: 'full', speed: 1 })
  await page.goto('/dots/tutorial?r=canvas')
  await waitForBoard(page)
  const { x, y } = await centreOf(page.getByRole('button', { name: /row 2 column 2,/ }))
  for (let i = 0; i < 4; i++) await page.mouse.click(x, y)
  await expect(page.getByRole('button', { name: /row 3 column 3, Blue/ })).toBeAttached()
  await expect(page.locator('.move-refusal')).toHaveCount(0)
})

test('a lesson is completed by clicks, skipped, gone back to, and stored', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await page.goto('/dots/tutorial?r=canvas')
  await page.getByRole('button', { name: 'Skip' }).click()
  await waitForBoard(page)
  const { x, y } = await centreOf(page.getByRole('button', { name: /row 1 column 1,/ }))
  await page.mouse.click(x, y)
  await learned(page, 2)
  await page.getByRole('button', { name: 'Once more' }).click()
  await expect(page.getByRole('button', { name: /row 1 column 1, yours, 1 of 2 dots/ })).toBeAttached()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('One dot too many')
  await page.reload()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('One dot too many')
  await expect(page.locator('.lesson-step[data-done="true"]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Every cell has its room')
  await page.getByRole('button', { name: /Lesson 6 of 6/ }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Take everything')
})

test('a step that storage has not answered yet outlasts a reload', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: unknown, key?: IDBValidKey) {
      const again = (): void => void (this.get('nothing').onsuccess = again)
      if (typeof key === 'string' && key.startsWith('lesson/')) again()
      return put.call(this, value, key)
    }
  })
  await page.goto('/dots/tutorial?r=canvas')
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Every cell has its room')
  await page.reload()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Every cell has its room')
})

test('the lessons are accessible and fit phones and desktops', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await page.setViewportSize(sizes[0]!)
  await page.goto('/dots/tutorial?r=canvas')
  await waitForBoard(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await checkAtSizes(page, sizes, async () => {
    await expectNoA11yViolations(page)
    expect(await findLayoutProblems(page)).toEqual({ sideways: 0, small: [], tiny: [] })
  })
})
