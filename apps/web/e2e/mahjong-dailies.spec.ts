import type { Page } from '@playwright/test'
import { betOnce, waitForBet, type Input } from './mahjong-driver.ts'
import { instantSettings, storeSettingsBeforeLoad } from './table-driver.ts'
import { expect, test } from './test.ts'

/** A day on which both walls end soon: towards 20 an honour reaches its end after 35 bets, and all chips are lost with the third. */
const day = new Date('2026-10-15T12:00:00')

test('both challenges of a day, to their ends by mouse, by touch and by keys: the same on every device, each with a result of its own', async ({
  browser,
}, info) => {
  const seen: unknown[] = []
  for (const input of ['click', 'tap', 'key'] as const) {
    const context = await browser.newContext({
      serviceWorkers: 'block',
      locale: 'en-GB',
      hasTouch: true,
      baseURL: info.project.use.baseURL!,
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const page = await context.newPage()
    await page.clock.setFixedTime(day)
    await storeSettingsBeforeLoad(page, instantSettings)
    await page.goto('/mahjong/')
    await expect(page.getByRole('link', { name: /^Daily challenge/ })).toHaveCount(0)
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ada')
    const living = await playLiving(page, input)
    await page.goto('/mahjong/')
    await expect(page.locator('.hb-daily li').first()).toContainText(`Today: ${living.score} of ${living.bets} bets won.`)
    const stakes = await playStakes(page, input)
    seen.push({ living, stakes })
    if (input !== 'click') {
      await context.close()
      continue
    }
    await page.getByRole('link', { name: 'Daily challenge' }).click()
    await expect(page.getByRole('radio', { name: 'Stakes' })).toBeChecked()
    await expect(page.locator('.daily-figures')).toContainText(/Days played\s*1.*Best score\s*0/s)
    await page.getByRole('radio', { name: 'Stakes' }).press('ArrowLeft')
    await expect(page.getByRole('radio', { name: 'Living honours' })).toBeFocused()
    await expect(page.locator('.daily-figures')).toContainText(new RegExp(`Days played\\s*1.*Best score\\s*${living.score}`, 's'))
    await context.close()
  }
  expect(seen[0]).toMatchObject({ living: { bets: 35 }, stakes: { bets: 3 } })
  expect(seen[1]).toEqual(seen[0])
  expect(seen[2]).toEqual(seen[0])
})

/** Bets towards 20 until an honour has reached its end; the copied result has a square for each bet. */
async function playLiving(page: Page, input: Input): Promise<{ hand: string | null; score: number; bets: number }> {
  await act(page, 'Living honours: Play today’s challenge', input)
  await waitForBet(page)
  const hand = await page.locator('.hb .sr-only').last().textContent()
  await expect(page.locator('.hb-bet-chance').first()).toHaveText('')
  let bets = 0
  let last = await betOnce(page, ++bets, input)
  while (!last.over) last = await betOnce(page, ++bets, input)
  await expect(page.locator('.hb-standing')).toContainText(/rose to 10|fell to 0/)
  await expect(page.locator('.daily-result')).toContainText('Today’s challenge is done.')
  await act(page, 'Copy the result', input)
  const [head, how, ...rest] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
  expect(head).toBe('Parlor · Hand Betting · Living honours · October 15, 2026')
  expect(how).toMatch(new RegExp(`^Score \\d+ in ${bets} moves`))
  expect(rest.pop()).toMatch(/\/mahjong\/daily$/)
  expect([...rest.join('')].filter((square) => square === '🟪' || square === '⬛')).toHaveLength(bets)
  return { hand, bets, score: last.score }
}

/** All chips on every bet until there are none. */
async function playStakes(page: Page, input: Input): Promise<object> {
  await act(page, 'Stakes: Play today’s challenge', input)
  const totals: string[] = []
  while (await waitForBet(page)) {
    const total = await page.locator('.hb-total-number').textContent()
    totals.push(total!)
    await act(page, 'All', input)
    const bet = Number(total) > 20 ? 'Lower' : 'Higher'
    if (input === 'key') await page.keyboard.press(bet === 'Lower' ? 'ArrowDown' : 'ArrowUp')
    else await page.getByRole('button', { name: new RegExp(`^${bet}`) })[input]()
    await expect(page.locator('.match-log-line')).toHaveCount(totals.length)
  }
  await expect(page.locator('.result-panel h2')).toHaveText('Broke')
  await expect(page.locator('.daily-result')).toContainText('Today’s challenge is done.')
  return { totals, bets: totals.length }
}

/** Presses a button by mouse, touch or the Enter key. */
async function act(page: Page, name: string, input: Input): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  if (input === 'key') await button.press('Enter')
  else await button[input]({ force: true })
}
