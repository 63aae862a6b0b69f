import type { Page } from '@playwright/test'
import { closeDialogs, desktopViewport, openFairnessDialog, openGuestPage, openTable, phoneViewport, joinTable } from './online-driver.ts'
import { expectNoA11yViolations, readStored, writeStored } from './page-checks.ts'
import { expect, test } from './test.ts'

/** Changes the data that this device stored before the deal of a match. */
function tamperWithStoredDeal(page: Page, match: string, part: object): Promise<void> {
  return rewriteStored(page, `deal/match/${match}`, { deal: part })
}

/** Changes a stored value. */
async function rewriteStored(page: Page, name: string, parts: Readonly<Record<string, unknown>>): Promise<void> {
  const stored = JSON.parse((await readStored(page, name))[name]!) as Record<string, unknown>
  for (const [at, value] of Object.entries(parts))
    stored[at] = Array.isArray(value) ? value : { ...(stored[at] as object), ...(value as object) }
  await writeStored(page, { [name]: JSON.stringify(stored) })
}

const matchOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1)!

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await expect(page.locator('.result-panel h2')).toBeVisible()
}

test('a deal that differs from the data stored before it is reported', async ({ browser }) => {
  const [ann, ben] = [await openGuestPage(browser, desktopViewport), await openGuestPage(browser, phoneViewport)]
  await joinTable(ben, await openTable(ann, 'dots', 'Quick 3×3'))
  await expect(ann.locator('.board-frame')).toHaveAttribute('data-load-state', 'there')
  await tamperWithStoredDeal(ann, matchOf(ann), { hash: '0'.repeat(64) })
  await resign(ben)
  await expect(ann.locator('.result-panel h2')).toBeVisible()
  await ann.getByRole('button', { name: 'A fair deal' }).click()
  await expect(ann.getByText('This deal is not what was sealed:')).toBeVisible()
  await expect(ann.locator('.online-fairness-result li')).toHaveText([
    'The server’s seal is not the one this device wrote down before the deal.',
  ])
  await expectNoA11yViolations(ann)
  // The other device has its own stored data, which matches.
  await ben.getByRole('button', { name: 'A fair deal' }).click()
  await expect(ben.locator('.online-fairness-result')).toHaveAttribute('data-fair', 'true')
  await expect(ben.locator('.online-fairness-result')).toHaveAttribute('data-against', 'device')
})

test('a deal starts without the word of a player who has closed the page, and says so', async ({ browser }) => {
  const [ann, ben] = [await openGuestPage(browser, desktopViewport), await openGuestPage(browser, phoneViewport)]
  const code = await openTable(ann, 'dots', 'Quick 3×3')
  const table = ann.url()
  await ann.goto('about:blank')
  await ben.goto(`/join/${code}`)
  await ben.getByRole('button', { name: 'Sit down' }).click()
  await expect(ben.getByText('All seats are taken. Dealing…')).toBeVisible()
  await expect(ben.locator('.board-frame')).toHaveAttribute('data-load-state', 'there', { timeout: 20_000 })
  await resign(ben)
  await ben.getByRole('button', { name: 'A fair deal' }).click()
  await expect(ben.locator('.online-fairness-result')).toHaveAttribute('data-fair', 'true')
  await expect(ben.getByText(/^The word of .+ did not come in time and was replaced\.$/)).toBeVisible()
  await expectNoA11yViolations(ben)
  await ann.goto(table)
  await ann.getByRole('button', { name: 'A fair deal' }).click()
  await expect(ann.getByText('Your own word did not come in time and was replaced.')).toBeVisible()
  await expect(ann.getByText('This device wrote nothing down before the deal')).toBeVisible()
})

test('a foreign commitment in the own seat, and a match that differs from the one shown, are reported', async ({ browser }) => {
  const [ann, ben] = [await openGuestPage(browser, desktopViewport), await openGuestPage(browser, phoneViewport)]
  await joinTable(ben, await openTable(ann, 'dots', 'Quick 3×3'))
  await expect(ann.locator('.board-frame')).toHaveAttribute('data-load-state', 'there')
  await rewriteStored(ann, `deal/sent/${matchOf(ann)}`, { sent: ['0'.repeat(64)] })
  await rewriteStored(ann, `deal/seen/${matchOf(ann)}`, { views: { 0: '0'.repeat(32) } })
  // The commitment is reported during the match.
  await openFairnessDialog(ann)
  await expect(ann.locator('.online-fairness [role=alert]')).toHaveText(/^The seal at your seat is not the one this device sent\./)
  await expectNoA11yViolations(ann)
  await closeDialogs(ann)
  await resign(ben)
  await expect(ann.locator('.result-panel h2')).toBeVisible()
  await ann.getByRole('button', { name: 'A fair deal' }).click()
  await expect(ann.locator('.online-fairness-result li')).toHaveText([
    /^The seal at your seat is not the one this device sent\./,
    'The match as it is told now is not the one this device was shown.',
  ])
  await ben.getByRole('button', { name: 'A fair deal' }).click()
  await expect(ben.getByText('Fair. Everything fits what this device wrote down')).toBeVisible()
  await expect(ben.locator('[data-unchecked]')).toHaveCount(0)
})

test('whoever asked for another match and left the page comes to it by the old address, its commitment compared', async ({ browser }) => {
  const [ann, ben] = [await openGuestPage(browser, desktopViewport), await openGuestPage(browser, phoneViewport)]
  await joinTable(ben, await openTable(ann, 'dots', 'Quick 3×3'))
  await expect(ann.locator('.board-frame')).toHaveAttribute('data-load-state', 'there')
  await resign(ben)
  const [first, address] = [matchOf(ann), ann.url()]
  await ann.getByRole('button', { name: 'Play again' }).click()
  await expect(ben.getByText(/ would like to play again\.$/)).toBeVisible()
  // As with a server that puts another commitment into the seat.
  await rewriteStored(ann, `deal/sent/after-${first}`, { sent: ['0'.repeat(64)] })
  await ann.goto('about:blank')
  await ben.getByRole('button', { name: 'Play again' }).click()
  await expect.poll(() => matchOf(ben)).not.toBe(first)
  await expect(ben.locator('.board-frame')).toHaveAttribute('data-load-state', 'there', { timeout: 20_000 })
  await ann.goto(address)
  await expect.poll(() => matchOf(ann)).toBe(matchOf(ben))
  await openFairnessDialog(ann)
  await expect(ann.locator('.online-fairness [role=alert]')).toHaveText(/^The seal at your seat is not the one this device sent\./)
  await closeDialogs(ann)

  // Once that one is over too, the address of the first shows the first.
  const second = matchOf(ann)
  await resign(ben)
  await expect(ann.locator('.result-panel h2')).toBeVisible()
  await ann.goto(address)
  await ann.getByRole('button', { name: 'To the next match' }).click()
  await expect.poll(() => matchOf(ann)).toBe(second)
})
