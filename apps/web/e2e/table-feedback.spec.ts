import { findLayoutProblems, expectNoA11yViolations } from './page-checks.ts'
import {
  cellButton,
  centreOf,
  clickCentre,
  waitForBoard,
  instantSettings,
  playToEnd,
  openDotsTable,
  waitForLogLines,
  storeSettingsBeforeLoad,
} from './table-driver.ts'
import { settingsWithoutTips, openDotsTableWith, twoPeople, againstEasy } from './dots-table-setup.ts'
import { expect, test } from './test.ts'

test.describe('a move that may not be made', () => {
  test.beforeEach(async ({ page }) => {
    await storeSettingsBeforeLoad(page, settingsWithoutTips)
    await openDotsTableWith(page, { template: 'custom', cells: '#..../...../...../...../....A' })
  })

  test('is refused visibly, by mouse and by keyboard', async ({ page }) => {
    await clickCentre(page, cellButton(page, 5, 5))
    await expect(page.locator('.move-refusal')).toHaveText('e5 belongs to the other side.')
    await expect(page.locator('.move-refusal')).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.move-refusal')).toHaveAttribute('data-edge', 'top')
    await expect(page.locator('[data-live="polite"]')).toHaveText('e5 belongs to the other side.')
    await cellButton(page, 1, 1).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('.move-refusal')).toHaveText('a1 is a block.')
    await expect(page.locator('.move-refusal')).toHaveAttribute('data-edge', 'bottom')
    await clickCentre(page, cellButton(page, 3, 3))
    await expect(page.locator('.move-refusal')).toBeHidden()
    await waitForLogLines(page, 2)
  })

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } })

    test('is refused visibly by touch', async ({ page }) => {
      const { x, y } = await centreOf(cellButton(page, 1, 1))
      await page.touchscreen.tap(x, y)
      await expect(page.locator('.move-refusal')).toHaveText('a1 is a block.')
      await expect(page.locator('.move-refusal')).toBeInViewport({ ratio: 1 })
    })
  })
})

for (const [width, height] of [
  [360, 640],
  [844, 390],
  [1280, 800],
] as const)
  test(`at ${width}×${height} the result leaves board and next actions visible`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await storeSettingsBeforeLoad(page, instantSettings)
    await openDotsTable(page, 'Quick 3×3')
    await playToEnd(page, (target) => clickCentre(page, target))
    await expect(page.locator('.result-panel h2')).toBeFocused()
    const actions = page.locator('.result-actions .button:visible')
    // On small screens the controls are hidden and Undo is here.
    await expect(actions).toHaveText(['Play again', 'Analyse', 'Replay', 'Share', ...(height < 760 ? ['Undo'] : []), 'Leave'])
    for (const action of await actions.all()) await expect(action).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.result-reason')).toHaveText(/· \d+ moves$/)
    for (const side of await page.locator('.dots-side').all()) await expect(side).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Hint' })).toBeHidden()
    const result = (await page.locator('.result-panel').boundingBox())!
    const grid = (await page.locator('.dots-table-view').boundingBox())!
    const apart = grid.y + grid.height <= result.y + 1 || grid.x + grid.width <= result.x + 1
    expect(apart).toBe(true)
    expect(Math.min(grid.width, grid.height)).toBeGreaterThan(Math.min(width, height) * 0.6)
    expect(await findLayoutProblems(page)).toEqual({ sideways: 0, small: [], tiny: [] })
    await expectNoA11yViolations(page)
  })

test('Esc closes one thing at a time: the hint, then the top dialog', async ({ page }) => {
  await storeSettingsBeforeLoad(page, settingsWithoutTips)
  await openDotsTable(page)
  await page.keyboard.press('h')
  await page.getByRole('button', { name: 'Show the hint' }).click()
  await expect(page.locator('.hint-best')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.hint-card')).toBeHidden()
  await expect(page.locator('dialog')).toHaveCount(0)
  await page.keyboard.press('Escape')
  const paused = page.getByRole('dialog', { name: 'Paused' })
  for (const [button, window] of [
    ['Resign', 'Resign?'],
    ['Settings', 'Settings'],
    ['Help', 'Help'],
  ] as const) {
    await paused.getByRole('button', { name: button }).click()
    await expect(page.getByRole('dialog', { name: window })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: window })).toBeHidden()
    await expect(paused.getByRole('button', { name: button })).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(0)
})

test('on a phone a hint leaves turn and score visible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await storeSettingsBeforeLoad(page, settingsWithoutTips)
  await openDotsTable(page)
  await page.getByRole('button', { name: 'Hint', exact: true }).click()
  await page.getByRole('button', { name: 'Show the hint' }).click()
  await expect(page.locator('.hint-best')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.turn-indicator-text')).toBeInViewport({ ratio: 1 })
  for (const side of await page.locator('.dots-side').all()) await expect(side).toBeInViewport({ ratio: 1 })
  expect((await page.locator('.dots-table-view').boundingBox())!.height).toBeGreaterThan(200)
})

test('the skip link leads to the board', async ({ page }) => {
  await storeSettingsBeforeLoad(page, settingsWithoutTips)
  await openDotsTable(page)
  await page.locator('.table-header a').focus()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('link', { name: 'Skip to the board' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.table-view :focus')).toHaveCount(1)
})

test('the turn light has the colour of the side to move', async ({ page }) => {
  await storeSettingsBeforeLoad(page, settingsWithoutTips)
  await openDotsTableWith(page, {}, twoPeople)
  const lamp = () =>
    page
      .locator('.turn-indicator-light > i')
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  const red = await lamp()
  await clickCentre(page, cellButton(page, 1, 1))
  await waitForLogLines(page, 1)
  expect(await lamp()).not.toBe(red)
  await clickCentre(page, cellButton(page, 5, 5))
  await waitForLogLines(page, 2)
  expect(await lamp()).toBe(red)
})

test.describe('with huge text on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('nothing of the log is cut off', async ({ page }) => {
    await storeSettingsBeforeLoad(page, { ...settingsWithoutTips, textSize: 'huge' })
    await openDotsTable(page)
    await clickCentre(page, cellButton(page, 1, 1))
    await waitForLogLines(page, 2)
    await expect(page.locator('.last-log-line')).toBeInViewport({ ratio: 1 })
    const [line, controls] = [(await page.locator('.last-log-line').boundingBox())!, (await page.locator('.controls').boundingBox())!]
    expect(line.y + line.height).toBeLessThanOrEqual(controls.y + 1)
  })
})

test('a move made during page unload is there after the reload', async ({ page }) => {
  await storeSettingsBeforeLoad(page, settingsWithoutTips)
  await openDotsTableWith(page, {}, twoPeople)
  await clickCentre(page, cellButton(page, 1, 1))
  await waitForLogLines(page, 1)
  await expect(cellButton(page, 3, 3)).toHaveAttribute('aria-disabled', 'false')
  const back = page.waitForEvent('load')
  await cellButton(page, 3, 3).evaluate((button: HTMLElement) => {
    button.click()
    location.reload()
  })
  await back
  await waitForLogLines(page, 2)
  await expect(cellButton(page, 3, 3)).toHaveAccessibleName(/Blue, 1 of 4 dots/)
  await clickCentre(page, cellButton(page, 5, 5))
  await waitForLogLines(page, 3)
  await expect(page.locator('.table-problem')).toBeHidden()
})

test('a link away from the table waits until the last move is saved', async ({ page }) => {
  await storeSettingsBeforeLoad(page, settingsWithoutTips)
  await openDotsTableWith(page, {}, twoPeople)
  await cellButton(page, 3, 3).evaluate((button: HTMLElement) => {
    button.click()
    document.querySelector<HTMLElement>('.table-header a')!.click()
  })
  await expect(page.locator('.save').first()).toContainText(/1 move/)
})

test('chains can be stepped through wave by wave', async ({ page }) => {
  await storeSettingsBeforeLoad(page, { ...instantSettings, choices: { 'dots.coached': 'yes', 'dots.steps': 'on' } })
  await openDotsTableWith(page, { template: 'custom', cells: 'b..../c..../c..../c..../....A' }, twoPeople)
  await clickCentre(page, cellButton(page, 1, 1))
  await expect(page.locator('.step-bar')).toContainText('Wave 1 of 4')
  await page.keyboard.press('Space')
  await expect(page.locator('.step-bar')).toContainText('Wave 2 of 4')
  await clickCentre(page, cellButton(page, 3, 3))
  await expect(page.locator('.step-bar')).toContainText('Wave 3 of 4')
  await waitForLogLines(page, 0)
  await page.getByRole('button', { name: 'To the end' }).click()
  await waitForLogLines(page, 1)
  await expect(page.locator('.step-bar')).toBeHidden()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('switch', { name: 'Watch chains step by step' }).uncheck({ force: true })
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await clickCentre(page, cellButton(page, 5, 5))
  await waitForLogLines(page, 2)
})

test.describe('clocks', () => {
  const time = { time: { minutes: 1, increment: 2 } }

  test('run out, and the result says so', async ({ page }) => {
    await page.clock.install()
    await storeSettingsBeforeLoad(page, settingsWithoutTips)
    await openDotsTableWith(page, {}, againstEasy, time)
    await expect(page.getByRole('timer', { name: 'Time left for You: 1:00' })).toBeVisible()
    await page.clock.runFor(31_000)
    await expect(page.locator('[data-live="assertive"]')).toHaveText('You have 30 seconds left.')
    await expect(page.getByRole('timer').first()).toHaveAttribute('data-low', '30')
    await page.keyboard.press('Escape')
    await page.clock.runFor(60_000)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('timer').first()).toHaveAttribute('data-running', 'true')
    await page.clock.runFor(21_000)
    await expect(page.locator('[data-live="assertive"]')).toHaveText('You have 10 seconds left.')
    await page.clock.runFor(11_000)
    await expect(page.locator('.result-panel')).toContainText('Easy wins')
    await expect(page.locator('.result-panel')).toContainText('You have run out of time')
  })

  test('continue after a reload', async ({ page }) => {
    await storeSettingsBeforeLoad(page, settingsWithoutTips)
    await openDotsTableWith(page, {}, twoPeople, time)
    await clickCentre(page, cellButton(page, 1, 1))
    await waitForLogLines(page, 1)
    await expect(page.getByRole('timer', { name: /Red: 1:0[12]/ })).toBeVisible()
    await page.waitForTimeout(2100)
    await page.reload()
    await waitForBoard(page)
    await expect(page.getByRole('timer', { name: /Red: 1:0[12]/ })).toBeVisible()
    await expect(page.getByRole('timer', { name: /Blue: 0:5\d/ })).toBeVisible()
  })
})
