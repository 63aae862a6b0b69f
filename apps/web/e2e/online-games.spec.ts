import type { Page } from '@playwright/test'
import { desktopViewport, openGuestPage, openTable, phoneViewport, playToEnd, joinTable } from './online-driver.ts'
import { chooseFirstAnswer, chooseCardAction, endTurn, handCardSelector, ownFieldSelector, type InputDevice } from './simpiece-driver.ts'
import { expect, test } from './test.ts'

// Dots is played from its code to its result in online.spec.ts.
test.describe.configure({ timeout: 240_000 })

/** Expects the same result on both pages. */
async function bothHaveEnded([host, other]: readonly [Page, Page]): Promise<void> {
  for (const page of [host, other]) await expect(page.locator('.result-panel h2')).toBeVisible()
  const lines = (page: Page) => page.locator('.table-sidebar-log .match-log-line').count()
  expect(await lines(host)).toBe(await lines(other))
  expect(new URL(host.url()).pathname).toBe(new URL(other.url()).pathname)
  const headings = await Promise.all([host, other].map((page) => page.locator('.result-panel h2').textContent()))
  expect(headings.filter((heading) => heading === 'You win').length).toBeLessThan(2)
}

test('Domino: two people and two bots, one of them on a phone, from the code to the result', async ({ browser }) => {
  const upright = { 'domino.upright': 'yes' }
  const pages = [await openGuestPage(browser, desktopViewport, upright), await openGuestPage(browser, phoneViewport, upright)] as const
  const code = await openTable(pages[0], 'domino')
  // Every other seat is for people, until the host seats bots.
  const seatBot = pages[0].getByRole('button', { name: 'Seat a bot' })
  for (const free of [3, 2]) {
    await expect(seatBot).toHaveCount(free)
    await seatBot.last().press('Enter')
  }
  await expect(seatBot).toHaveCount(1)
  await joinTable(pages[1], code)
  const decisionSelector = '.domino-table-view [data-tile][aria-disabled="false"], .domino-forced'
  const moves = await Promise.all(
    pages.map((page) => playToEnd(page, decisionSelector, (one) => one.locator(decisionSelector).first().press('Enter'))),
  )
  expect(Math.min(...moves)).toBeGreaterThan(1)
  await bothHaveEnded(pages)
})

test('Hand Betting: a race of two on one deal, from the code to the result', async ({ browser }) => {
  const pages = [await openGuestPage(browser, desktopViewport), await openGuestPage(browser, phoneViewport)] as const
  const code = await openTable(pages[0], 'mahjong', 'Living honours')
  await joinTable(pages[1], code)
  const totals = await Promise.all(pages.map((page) => page.locator('.hb-total-number').textContent()))
  expect(totals[0]).toBe(totals[1])
  const bet = async (page: Page) => {
    const total = Number(await page.locator('.hb-total-number').textContent())
    await page.locator(`.hb-bet[data-bet="${total > 20 ? 'lower' : 'higher'}"]`).press('Enter')
  }
  await Promise.all(pages.map((page) => playToEnd(page, '.hb-bet[aria-disabled="false"]', bet)))
  await bothHaveEnded(pages)
  for (const page of pages) await expect(page.locator('.result-reason')).toHaveText('Everybody has finished: the best score wins.')
  await pages[0].getByRole('link', { name: 'Replay' }).click()
  await expect(pages[0].locator('.replay-position')).toContainText('Move 0 of')
  await pages[0].keyboard.press('End')
  await expect(pages[0].locator('.replay-position')).toContainText('Everybody has finished')
})

test('SumZero: drafted and played by two people, from the code to the result', async ({ browser }) => {
  const pages = [await openGuestPage(browser, desktopViewport), await openGuestPage(browser, desktopViewport)] as const
  const code = await openTable(pages[0], 'sumzero', 'Quick 7×7')
  await joinTable(pages[1], code)
  const act = async (page: Page) => {
    const tile = page.locator('.sz-tile[aria-disabled="false"]')
    if ((await tile.count()) > 0) return tile.last().press('Enter')
    await page.locator('.sz-token[data-fits="true"]').first().press('Enter')
    await expect(page.locator('.sz-ghost[data-tone="yes"]')).toHaveCount(1)
    await page.keyboard.press('Enter')
  }
  const decisionSelector = '.sz-tile[aria-disabled="false"], .sz-token[data-fits="true"]'
  await Promise.all(pages.map((page) => playToEnd(page, decisionSelector, act)))
  await bothHaveEnded(pages)
  await expect(pages[1].locator('.result-reason')).toContainText('Nothing left to lay')
})

/** Presses Enter on the target; navigation by Tab and arrows is tested in simpiece-input.spec.ts. */
const input: InputDevice = { press: (target) => target.press('Enter') }

/** Plays every playable card, attacks with cards as strong as a Leader, never defends. */
async function actAtSea(page: Page): Promise<void> {
  const kind = await page.locator('.st').getAttribute('data-asked')
  if (kind === null) return
  if (kind === 'block' || kind === 'counter') return input.press(page.locator('.st-defence .button').first())
  if (kind !== 'main') return chooseFirstAnswer(page, input)
  const playable = page.locator(`${handCardSelector}[data-ready="play"]`)
  if ((await playable.count()) > 0) return chooseCardAction(page, input, playable.first(), 'play')
  const strong = page
    .locator(`${ownFieldSelector}[data-ready="attack"]`)
    .and(page.getByRole('button', { name: /\b([5-9]\d{3}|\d{5}) power/ }))
  if ((await strong.count()) === 0) return endTurn(page, input)
  await chooseCardAction(page, input, strong.first(), 'attack')
  await input.press(page.locator('.st-card[data-mark="target"]').first())
}

test('SimPiece: two ready decks against each other, from the code to the result', async ({ browser }) => {
  const choices = { 'simpiece.coached': 'yes' }
  const pages = [await openGuestPage(browser, desktopViewport, choices), await openGuestPage(browser, desktopViewport, choices)] as const
  const code = await openTable(pages[0], 'simpiece')
  await joinTable(pages[1], code)
  await Promise.all(pages.map((page) => playToEnd(page, '.st[data-asked]', actAtSea)))
  await bothHaveEnded(pages)
})
