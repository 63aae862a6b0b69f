import type { Browser, Page } from '@playwright/test'
import { desktopViewport, openGuestPage, phoneViewport, signUp, playDotsMove } from './online-driver.ts'
import { expectNoA11yViolations } from './page-checks.ts'
import { expect, test } from './test.ts'

// Sequential: two tests in the same queue would be paired with each other.
test.describe.configure({ timeout: 180_000, mode: 'default' })

/** Two accounts paired by the ranked queue, the second on a phone. */
async function openRankedMatch(browser: Browser, game: string): Promise<readonly [Page, Page]> {
  const pages = [await openGuestPage(browser, desktopViewport), await openGuestPage(browser, phoneViewport)] as const
  // Before queueing: signing up takes longer than the limit for the first move.
  for (const page of pages) await signUp(page)
  for (const page of pages) {
    await page.goto(`/${game}/online?r=canvas`)
    await page.getByRole('button', { name: 'Ranked match' }).click()
  }
  for (const page of pages) await expect(page.locator('.board-frame')).toHaveAttribute('data-load-state', 'there')
  return pages
}

async function clickAndConfirm(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
}

test('an aborted ranked match changes no rating; a played one changes both', async ({ browser }) => {
  const [one, other] = await openRankedMatch(browser, 'dots')
  await expect(one.getByText(/first move/)).toBeVisible()
  await expect(other.getByText(/first move/)).toBeVisible()
  await expect(one.getByRole('button', { name: 'Resign' })).toHaveCount(0)
  await expectNoA11yViolations(one)
  await clickAndConfirm(one, 'Call the match off')
  for (const page of [one, other]) await expect(page.locator('.result-panel h2')).toHaveText('Called off')
  await expect(one.locator('.result-reason')).toHaveText('You called it off: it does not count.')
  await expect(other.locator('.result-reason')).toHaveText(/^.+ did not play on: the match does not count\.$/)
  await expect(other.getByText(/^Rating /)).toHaveCount(0)

  for (const page of [one, other]) {
    await page.goto('/dots/online?r=canvas')
    await expect(page.getByText(/^Your rating/)).toHaveCount(0)
    await expect(page.getByText(/A match counts once everybody has made 4 moves/)).toBeVisible()
    await page.getByRole('button', { name: 'Ranked match' }).click()
  }
  for (const page of [one, other]) await expect(page.locator('.turn-indicator')).toBeVisible()
  for (let moves = 0; moves < 8; moves++) await playDotsMove([one, other])
  await expect(one.getByText(/first move/)).toHaveCount(0)
  await expect(one.getByRole('button', { name: 'Call the match off' })).toHaveCount(0)
  await clickAndConfirm(one, 'Resign')
  await expect(other.locator('.result-panel h2')).toHaveText('You win')
  await expect(other.getByText(/^Rating 1500 → 15\d\d \(\+\d+\)$/)).toBeVisible()
  await other.goto('/dots/online')
  await expect(other.getByText(/^Your rating: 15\d\d ± \d+$/)).toBeVisible()
})

test('a win can be claimed against a player who leaves on their turn, after a minute', async ({ browser }) => {
  const [one, other] = await openRankedMatch(browser, 'dots')
  for (let moves = 0; moves < 8; moves++) await playDotsMove([one, other])
  const owing = (await one.locator('.turn-indicator[data-mine="true"]').count()) > 0 ? one : other
  const waiting = owing === one ? other : one
  await owing.close()
  const soon = waiting.getByRole('button', { name: /^Claim the win \(in \d+ s\)$/ })
  await expect(soon).toHaveAttribute('aria-disabled', 'true', { timeout: 20_000 })
  const claim = waiting.getByRole('button', { name: 'Claim the win', exact: true })
  await expect(claim).toBeVisible({ timeout: 75_000 })
  await claim.click()
  await expect(waiting.locator('.result-panel h2')).toHaveText('You win')
  await expect(waiting.locator('.result-reason')).toHaveText(/^Left the table: /)
})

test('a draw is offered, declined by a move, offered again and accepted', async ({ browser }) => {
  const [one, other] = await openRankedMatch(browser, 'mahjong')
  const bet = async (page: Page) => {
    const before = await page.locator('.table-sidebar-log .match-log-line').count()
    await page.locator('.hb-bet[aria-disabled="false"]').first().press('Enter')
    await page.waitForFunction((count) => document.querySelectorAll('.table-sidebar-log .match-log-line').length > count, before)
  }
  const offer = (page: Page) => page.getByRole('button', { name: 'Offer a draw' })
  await expect(offer(one)).toHaveAttribute('aria-disabled', 'true')
  for (let bets = 0; bets < 5; bets++) for (const page of [one, other]) await bet(page)
  await expect(offer(one)).toHaveAttribute('aria-disabled', 'false')
  await offer(one).click()
  await expect(one.getByText('You have offered a draw.')).toBeVisible()
  await expect(other.getByText(/ offers a draw\.$/)).toBeVisible()
  await expect(offer(one)).toHaveAttribute('aria-disabled', 'true')
  await bet(other)
  await expect(one.getByText('You have offered a draw.')).toHaveCount(0)
  await offer(other).click()
  await one.getByRole('button', { name: 'Accept' }).click()
  for (const page of [one, other]) {
    await expect(page.locator('.result-panel h2')).toHaveText('A draw')
    await expect(page.locator('.result-reason')).toHaveText('A draw by agreement.')
  }
})
