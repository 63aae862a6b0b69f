import {
  centreOf,
  openTouchInput,
  forcedButton,
  collectConsoleErrors,
  waitForDecision,
  playableTiles,
  playToEndByButtons,
  playToEnd,
  instantDominoSettings,
  fixRandomSeed,
  openDominoTable,
} from './domino-driver.ts'
import { findLayoutProblems, expectNoA11yViolations } from './page-checks.ts'
import { waitForBoard, storeSettingsBeforeLoad, winnerColour } from './table-driver.ts'
import { expect, test } from './test.ts'

const liveRegion = '[data-live="polite"]'

test.describe('a phone in landscape', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 844, height: 390 } })

  test('plays a whole game by dragging', async ({ page }) => {
    const errors = collectConsoleErrors(page)
    await storeSettingsBeforeLoad(page, instantDominoSettings)
    await openDominoTable(page, 'Random')
    const touch = await openTouchInput(page)
    const board = await centreOf(page.locator('.board-frame-canvas'))
    async function drag(): Promise<void> {
      const from = await centreOf(playableTiles(page).first())
      await touch('touchStart', from.x, from.y)
      await touch('touchMove', from.x, from.y - 20)
      await touch('touchMove', (from.x + board.x) / 2, from.y - 90)
      await touch('touchMove', board.x, board.y)
      await touch('touchEnd')
    }
    async function press(): Promise<void> {
      const { x, y } = await centreOf(forcedButton(page))
      await page.touchscreen.tap(x, y)
    }
    expect(await playToEnd(page, drag, press)).toBeGreaterThan(2)
    expect(errors).toEqual([])
  })

  test('a tile dropped in the lower third returns to the hand', async ({ page }) => {
    await fixRandomSeed(page, 7)
    await storeSettingsBeforeLoad(page, { ...instantDominoSettings, speed: 4, motion: 'full' })
    await openDominoTable(page, 'Random')
    expect(await waitForDecision(page)).toBe('tile')
    const touch = await openTouchInput(page)
    const from = await centreOf(playableTiles(page).first())
    const count = await page.locator('[data-tile]').count()
    await touch('touchStart', from.x, from.y)
    await touch('touchMove', from.x, from.y - 20)
    await touch('touchMove', from.x - 100, from.y - 30)
    await touch('touchEnd')
    await page.waitForTimeout(400)
    expect(await page.locator('[data-tile]').count()).toBe(count)
    await expect(playableTiles(page).first()).toBeVisible()
  })

  test('a tap selects, a tap on an end plays; two taps play a tile that fits only one end', async ({ page }) => {
    await fixRandomSeed(page, 7)
    await storeSettingsBeforeLoad(page, { ...instantDominoSettings, speed: 4, motion: 'full' })
    await openDominoTable(page, 'Random')
    expect(await waitForDecision(page)).toBe('tile')
    const count = await page.locator('[data-tile]').count()
    const { x, y } = await centreOf(playableTiles(page).first())
    const ends = page.locator('.domino-table-view > p')
    if ((await ends.textContent())!.startsWith('The table is empty')) {
      // The first tile has a single place: the middle of the board.
      await page.touchscreen.tap(x, y)
      const board = await centreOf(page.locator('.board-frame-canvas'))
      await page.waitForTimeout(250)
      await page.touchscreen.tap(board.x, board.y - 20)
    } else {
      await page.touchscreen.tap(x, y)
      await page.touchscreen.tap(x, y)
    }
    await expect.poll(() => page.locator('[data-tile]').count()).toBe(count - 1)
  })

  test('asks to be turned in portrait, pauses meanwhile, and can be played in portrait anyway', async ({ page }) => {
    await fixRandomSeed(page, 7)
    await page.setViewportSize({ width: 360, height: 640 })
    await storeSettingsBeforeLoad(page, { ...instantDominoSettings, speed: 4, motion: 'full', choices: {} })
    await openDominoTable(page, 'Random')
    const ask = page.getByRole('dialog', { name: 'Rotate your device' })
    await expect(ask).toBeVisible()
    await page.waitForTimeout(1500)
    expect(await page.locator('.match-log-line').count()).toBe(0)
    await page.setViewportSize({ width: 844, height: 390 })
    await expect(ask).toBeHidden()
    await page.setViewportSize({ width: 360, height: 640 })
    await ask.getByRole('button', { name: 'Play upright anyway' }).click()
    await expect(ask).toBeHidden()
    expect(await waitForDecision(page)).toBe('tile')
    for (const tile of await page.locator('[data-tile]').all()) {
      const box = (await tile.boundingBox())!
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(360)
    }
  })
})

test('plays a whole game by keys', async ({ page }) => {
  const errors = collectConsoleErrors(page)
  await storeSettingsBeforeLoad(page, instantDominoSettings)
  await page.goto('/domino/play/new?r=canvas')
  await waitForBoard(page)
  async function play(): Promise<void> {
    await page.keyboard.press('ArrowRight')
    for (let i = 0; i < 30; i++) {
      const focused = page.locator('[data-tile]:focus')
      if ((await focused.getAttribute('aria-disabled')) === 'false') break
      await page.keyboard.press('ArrowRight')
    }
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  expect(await playToEnd(page, play, () => page.keyboard.press('p'))).toBeGreaterThan(2)
  expect(errors).toEqual([])
})

test('has labels and announcements for screen readers, and a first match begins with the coach', async ({ page }) => {
  await fixRandomSeed(page, 7)
  await storeSettingsBeforeLoad(page, instantDominoSettings)
  await openDominoTable(page, 'Random')
  expect(await waitForDecision(page)).toBe('tile')
  const steps = page.getByRole('region', { name: 'First steps' })
  await expect(steps).toContainText('Tiles that shine fit an open end')
  await expect(playableTiles(page).first()).toHaveAccessibleName(/^\d-\d, (playable on the (left|right) end|can open the game)/)
  await expect(page.locator('.domino-table-view li').nth(1)).toHaveText(/\(left\): \d tiles?, score \d/)
  await playableTiles(page).first().dispatchEvent('click')
  await expect(page.locator(liveRegion)).toHaveText(/plays \d-\d( on the (left|right))?; ends \d and \d; \d tiles? left/)
  await expect(steps).toContainText('When nothing fits, a Pass button appears')
  await steps.getByRole('button', { name: 'Got it' }).first().click()
  await expect(steps).toHaveCount(0)
})

test('reaches Fish, and announces it', async ({ page }) => {
  test.setTimeout(180_000)
  await storeSettingsBeforeLoad(page, instantDominoSettings)
  await fixRandomSeed(page, 7)
  await openDominoTable(page, 'Hard')
  for (let match = 0; match < 15; match++) {
    await playToEndByButtons(page)
    if ((await page.locator('.result-panel').textContent())!.includes('Fish')) break
    await page.getByRole('button', { name: 'Play again' }).click()
    await expect(page.locator('.result-panel')).toHaveCount(0)
  }
  await expect(page.locator('.result-panel h2')).toHaveText('Nobody wins')
  // Seats have no colours here: the accent, not the red of an error.
  expect(await winnerColour(page)).toBe('#ffd86b')
  await expect(page.locator(liveRegion)).toContainText('Fish')
  await expect(page.locator('.domino-seats td').first()).toBeVisible()
  await page.getByRole('button', { name: 'Share' }).click()
  const picture = page.getByRole('dialog').getByRole('img')
  await expect(picture).toHaveAttribute('alt', /^Nobody wins\. Fish: nobody else could play\./)
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => [image.naturalWidth, image.naturalHeight]))).toEqual(
    [1200, 630],
  )
  await page.goto('/domino/achievements')
  await expect(page.locator('.achievement')).toHaveCount(26)
  await expect(page.locator('.achievement', { hasText: 'Gone fishing' })).toContainText('1 of 3')
  await expectNoA11yViolations(page)
  await page.goto('/domino/statistics')
  await expect(page.locator('.stat-tiles')).toContainText('Most doubles in one hand')
})

test('a hundred restarts leave nothing behind', async ({ page }) => {
  test.setTimeout(180_000)
  await storeSettingsBeforeLoad(page, instantDominoSettings)
  await openDominoTable(page, 'Random')
  const devtools = await page.context().newCDPSession(page)
  async function heap(): Promise<number> {
    for (let i = 0; i < 3; i++) await devtools.send('HeapProfiler.collectGarbage')
    return (await devtools.send('Runtime.getHeapUsage')).usedSize
  }
  async function restart(): Promise<void> {
    await waitForDecision(page)
    await playableTiles(page).or(forcedButton(page)).first().dispatchEvent('click')
    await expect.poll(() => page.locator('.table-sidebar-log .match-log-line').count()).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Start again' }).click()
    await page.getByRole('dialog', { name: 'Start again?' }).getByRole('button', { name: 'Start again' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  for (let i = 0; i < 10; i++) await restart()
  const before = await heap()
  for (let i = 0; i < 100; i++) await restart()
  expect(((await heap()) - before) / (1024 * 1024)).toBeLessThan(5)
  expect(await page.locator('.board-frame canvas').count()).toBe(1)
})

test('a tap skips the deal', async ({ page }) => {
  await fixRandomSeed(page, 7)
  await storeSettingsBeforeLoad(page, { ...instantDominoSettings, speed: 1, motion: 'full' })
  await page.clock.install()
  await openDominoTable(page, 'Random')
  await page.clock.runFor(2000)
  await expect(playableTiles(page)).toHaveCount(0)
  expect(await page.locator('.domino-table-view li').nth(1).textContent()).toContain('7 tiles')
  const { x, y } = await centreOf(page.locator('.board-frame-canvas'))
  await page.mouse.click(x, y)
  // The deal alone would take eight seconds.
  await page.clock.runFor(300)
  await expect(page.locator('.board-frame')).toHaveAttribute('data-load-state', 'there')
  await page.clock.resume()
  expect(await waitForDecision(page)).toBe('tile')
})

test('the deal can be verified, and the moves replayed', async ({ page }) => {
  test.setTimeout(120_000)
  const errors = collectConsoleErrors(page)
  await storeSettingsBeforeLoad(page, instantDominoSettings)
  await openDominoTable(page, 'Fair')
  await page.locator('.domino-panel .domino-fairness > summary').click()
  const hash = await page.locator('.domino-panel [data-fair="hash"]').textContent()
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
  await expect(page.locator('.domino-panel [data-fair="seed"]')).toHaveCount(0)
  await playToEndByButtons(page)
  await expect(page.locator('.domino-panel [data-fair="hash"]')).toHaveText(hash!)
  await expect(page.locator('.domino-panel [data-fair="seed"]')).toHaveText(/^[0-9a-f]{32}$/)
  await page.locator('.domino-panel').getByRole('button', { name: 'Check it' }).click()
  await expect(page.locator('.domino-panel .domino-fairness [role=status]')).toHaveText(/exactly these hands/)
  await expectNoA11yViolations(page)
  await page.getByRole('link', { name: 'Analyse' }).click()
  await expect(page.locator('.analysis-summary')).toContainText('of the chances kept.', { timeout: 60_000 })
  await expect(page.locator('.analysis-move').first()).toHaveAttribute('data-grade', /best|good|slip|mistake|blunder/)
  await expectNoA11yViolations(page)
  expect(errors).toEqual([])
})

for (const [width, height] of [
  [360, 640],
  [844, 390],
  [1280, 800],
] as const)
  test(`menu and table are usable at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await storeSettingsBeforeLoad(page, instantDominoSettings)
    await page.goto('/domino/?r=canvas')
    await page.getByRole('button', { name: 'Hard', exact: true }).waitFor()
    expect(await findLayoutProblems(page)).toEqual({ sideways: 0, small: [], tiny: [] })
    await expectNoA11yViolations(page)
    await page.getByRole('button', { name: 'Rules' }).click()
    const rules = page.getByRole('dialog', { name: 'Rules' })
    for (const section of ['Tiles', 'Gameplay', 'Passing', 'Scoring', 'Winning', 'AI difficulty'])
      await expect(rules.getByRole('heading', { name: section })).toBeVisible()
    await rules.getByRole('button', { name: 'Close' }).click()
    await page.getByText('House rules').first().click()
    for (const preset of [/^Double-twelve/, /^Classic/]) await page.getByRole('radio', { name: preset }).check({ force: true })
    await page.getByRole('button', { name: 'Hard', exact: true }).click()
    await waitForBoard(page)
    await waitForDecision(page)
    expect(await findLayoutProblems(page)).toEqual({ sideways: 0, small: [], tiny: [] })
    await expectNoA11yViolations(page)
  })
