import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { checkAtSizes, findLayoutProblems, expectNoA11yViolations, viewportSizes } from './page-checks.ts'
import { instantSettings, storeSettingsBeforeLoad } from './table-driver.ts'
import { startRun, type BetResult, betOnce, inputOf, waitForBet } from './mahjong-driver.ts'
import { expect, test } from './test.ts'

// A trace of hundreds of rounds would take hundreds of megabytes.
test.use({ trace: 'off', hasTouch: true })

const turbo = { speed: 4, muted: true }
/** Milliseconds that a round takes at most at turbo speed. */
const turboRound = 500

test('a Classic run at turbo speed, by mouse, touch and keys to its end', async ({ page }, info) => {
  test.setTimeout(8 * 60_000)
  await storeSettingsBeforeLoad(page, turbo)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.clock.install()
  await startRun(page, 'Classic')
  const bets: BetResult[] = []
  const screenshot = (name: string) => page.screenshot({ path: info.outputPath(`${name}.png`) })
  await screenshot('round-1')
  while (!bets.at(-1)?.over && bets.length < 500) {
    bets.push(await betOnce(page, bets.length + 1, inputOf(bets.length), () => page.clock.runFor(turboRound)))
    if (bets.length === 20 || bets.length === 40) await screenshot(`round-${bets.length}`)
    // Past a reshuffle motion shows nothing new: drawing it takes half of the processor time.
    if (bets.length === 40) await page.emulateMedia({ reducedMotion: 'reduce' })
  }
  await page.locator('.hb-result').waitFor()
  await screenshot('game-over')
  const file = info.outputPath('run.json')
  writeFileSync(file, JSON.stringify({ mode: 'classic', rounds: bets }, null, 1))
  await info.attach('run', { path: file, contentType: 'application/json' })

  const won = bets.filter(({ outcome }) => outcome === 'won').length
  expect(bets).toHaveLength(201)
  expect(bets.at(-1)!.score).toBe(won)
  for (const { total, bet, next, outcome } of bets) expect(outcome === 'won').toBe(bet === 'higher' ? next > total : next < total)
  expect([bets[0], bets[31], bets[32], bets[33], bets[99], bets[200]].map((seen) => [seen!.draw, seen!.discard])).toEqual([
    [128, 4],
    [4, 128],
    [268, 0],
    [264, 4],
    [404, 0],
    [0, 404],
  ])
  await expect(page.locator('.hb-final')).toContainText(`${won}`)
  await expect(page.locator('.hb-final')).toContainText('Ada Lovelace')
  await expect(page.locator('.hb-standing')).toContainText('Place 1')
  await page.reload()
  await expect(page.locator('.hb-standing')).toContainText('Place 1')
  await page.getByRole('link', { name: 'Leave', exact: true }).click()
  const row = page.getByRole('row').filter({ hasText: 'Ada Lovelace' })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(`${won}`)
})

/** Windows by their pixels for each of CSS. */
const windows = [
  { scale: 1, sizes: viewportSizes },
  // A zoom of 200 %.
  { scale: 2, sizes: [{ width: 640, height: 400 }] },
]

/** Positions and sizes of the permanent parts of the table. */
function measureParts(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const parts =
      '.table-header, .table-sidebar, .controls, .control, .hb, .hb-figures, .hb-figures dl, .hb-history, .hb-hand, .hb-slot, .hb-total, .hb-total-number, .hb-bets, .hb-bet, .hb-prices li'
    const found: Record<string, string> = {}
    for (const [i, element] of [...document.querySelectorAll(parts)].entries()) {
      const { x, y, width, height } = element.getBoundingClientRect()
      // The number is centred, and may be narrower with one digit than with two.
      const wide = element.matches('.hb-total-number') ? [x + width / 2] : [x, width]
      found[`${i} ${element.className}`] = [...wide, y, height].map((value) => Math.round(value)).join(' ')
    }
    return { ...found, document: `${document.documentElement.scrollWidth} ${document.documentElement.scrollHeight}` }
  })
}

for (const { scale, sizes } of windows)
  test(`nothing on the table moves or resizes between round 1 and round 40, with ${scale} pixels for each of CSS`, async ({
    browser,
  }, info) => {
    const context = await browser.newContext({
      viewport: sizes[0]!,
      deviceScaleFactor: scale,
      serviceWorkers: 'block',
      locale: 'en-GB',
      baseURL: info.project.use.baseURL!,
    })
    const page = await context.newPage()
    await storeSettingsBeforeLoad(page, instantSettings)
    await startRun(page, 'Classic')
    await betOnce(page, 1)
    const first = new Map<number, Record<string, string>>()
    await checkAtSizes(page, sizes, async (width) => {
      first.set(width, await measureParts(page))
      expect(Object.keys(first.get(width)!).length).toBeGreaterThan(25)
    })
    for (let round = 2; round <= 40; round++) await betOnce(page, round)
    await checkAtSizes(page, sizes, async (width) => {
      expect(await measureParts(page)).toEqual(first.get(width))
      const boxes = await page.locator('.hb-slot').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y))
      expect(new Set(boxes.map(Math.round)).size).toBe(1)
      const { sideways, small } = await findLayoutProblems(page)
      expect({ sideways, small }).toEqual({ sideways: 0, small: [] })
      const history = page.locator('.hb-history')
      expect(await history.evaluate((one) => one.scrollWidth > one.clientWidth && one.scrollHeight <= one.clientHeight)).toBe(true)
      const tiny = await page
        .locator('.hb *')
        .evaluateAll(
          (all) => all.filter((one) => one.textContent!.trim() !== '' && Number.parseFloat(getComputedStyle(one).fontSize) < 16).length,
        )
      expect(tiny).toBe(0)
    })
    await context.close()
  })

test('a held key bets once, and disabled buttons do nothing', async ({ page }) => {
  await storeSettingsBeforeLoad(page, { speed: 1, muted: true, motion: 'full' })
  await startRun(page, 'Classic')
  const countBets = () => page.locator('.match-log-line').count()
  for (let i = 0; i < 12; i++) {
    await page.keyboard.down('ArrowUp')
    await page.waitForTimeout(170)
  }
  await page.keyboard.up('ArrowUp')
  await waitForBet(page)
  expect(await countBets()).toBe(1)
  await page.locator('.hb-bet').first().focus()
  for (let i = 0; i < 12; i++) {
    await page.keyboard.down('Enter')
    await page.waitForTimeout(170)
  }
  await page.keyboard.up('Enter')
  await waitForBet(page)
  expect(await countBets()).toBe(2)
  await page.keyboard.press('l')
  await expect(page.locator('.hb-bet').first()).toHaveAttribute('aria-disabled', 'true')
  await page.locator('.hb-bet[data-bet="higher"]').click({ force: true })
  await page.keyboard.press('h')
  await page.keyboard.press(' ')
  await waitForBet(page)
  await page.waitForFunction(() => document.querySelectorAll('.match-log-line').length === 3)
  expect(await countBets()).toBe(3)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await countBets()).toBe(3)
})

test('the start page explains what is wrong with a name, and stores a valid one', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await page.goto('/mahjong/')
  const field = page.getByRole('textbox', { name: 'Your name' })
  const start = page.getByRole('button', { name: 'New game' })
  for (const [text, message] of [
    ['', 'Please enter a name.'],
    ['   ', 'Please enter a name.'],
    ['A', 'at least 2'],
    ['abcdefghijklmnopq', 'at most 16'],
    ['Ada!', '“!” cannot be part of a name'],
  ] as const) {
    await field.fill(text)
    await start.click()
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
    await expect(field).toBeFocused()
  }
  await field.fill('  Zoë-99 ')
  await start.click()
  await page.waitForURL(/\/mahjong\/play\//)
  await page.goto('/mahjong/')
  await expect(field).toHaveValue('Zoë-99')
})

test('a leaderboard and a name that were tampered with are ignored with a notice', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('parlor.mahjong.leaderboard.classic', '[{"name":"Cheat","score":9999,"ts":1}]')
    localStorage.setItem('parlor.mahjong.leaderboard.living', 'not json')
    localStorage.setItem('parlor.mahjong.name', '<img src=x onerror=alert(1)>')
  })
  await page.goto('/mahjong/')
  await expect(page.getByText('The kept scores were damaged and are ignored.')).toBeVisible()
  await expect(page.getByText('The kept name was damaged and is ignored.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('')
  await expect(page.getByText('Cheat')).toHaveCount(0)
  await expect(page.locator('.hb-board tr[data-empty="true"]')).toHaveCount(5)
})

test('a Living run ends with score, report, proof and replay; the leaderboard can be cleared', async ({ page }) => {
  test.setTimeout(4 * 60_000)
  await storeSettingsBeforeLoad(page, instantSettings)
  await startRun(page, 'Living honours')
  await expectNoA11yViolations(page)
  let round = 0
  while (!(await betOnce(page, ++round, inputOf(round))).over);
  await expect(page.locator('.hb-standing')).toContainText('Place 1')
  await expect(page.locator('.hb-end-board tr[data-own="true"]')).toContainText('Ada Lovelace')
  // The ending has the whole screen, the table behind it is out of reach.
  await expect(page.locator('.hb-bet').first()).toBeHidden()
  await expect(page.locator('.result-panel h2')).toHaveText('Game over')
  await expect(page.locator('.earned-achievements')).toContainText('Take a seat')
  await expectNoA11yViolations(page)
  await page.getByRole('button', { name: 'Share' }).click()
  const shareImage = page.getByRole('dialog').getByRole('img')
  await expect(shareImage).toHaveAttribute('alt', /^Game over\. An honour has/)
  const first = await shareImage.getAttribute('src')
  await page.getByRole('radio', { name: 'Luck and skill' }).check({ force: true })
  await expect(shareImage).not.toHaveAttribute('src', first!)
  expect(
    await shareImage.evaluate((image: HTMLImageElement) => image.decode().then(() => [image.naturalWidth, image.naturalHeight])),
  ).toEqual([1200, 630])
  await page.keyboard.press('Escape')
  await page.getByText('Check that the deal was fair').click()
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('Fair: the seed has the fingerprint that was written down')).toBeVisible()
  await page.getByRole('link', { name: 'Run report' }).click()
  await expect(page.getByRole('heading', { name: 'Run report' })).toBeVisible()
  await expect(page.locator('.hb-report-bet')).toHaveCount(round)
  await expectNoA11yViolations(page)
  await page.getByRole('link', { name: 'Replay' }).click()
  await expect(page.locator('.hb-slot')).toHaveCount(4)
  await page.goto('/mahjong/achievements')
  await expect(page.locator('.achievement')).toHaveCount(26)
  await expect(page.locator('.achievement[data-earned="true"]', { hasText: 'Take a seat' })).toHaveCount(1)
  await page.goto('/mahjong/')
  await page.getByRole('textbox', { name: 'Your name' }).waitFor()
  await expectNoA11yViolations(page)
  await page.getByRole('radio', { name: /^Living honours/ }).check({ force: true })
  await expect(page.getByRole('row').filter({ hasText: 'Ada Lovelace' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Clear leaderboard' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Ada Lovelace' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Clear leaderboard' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Clear leaderboard' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Ada Lovelace' })).toHaveCount(0)
})

test('screen readers get the hand, the outcome and changed values', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await startRun(page, 'Classic')
  await expect(page.locator('.hb .sr-only').last()).toHaveText(/^.+, .+, .+, .+\. Total \d+\.$/)
  await page.getByRole('button', { name: /^Higher/ }).click()
  const announcement = /Next total \d+, (higher|lower|the same)\. You (win|lose)\. Score [01]\./
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: announcement })).toHaveCount(1)
})
