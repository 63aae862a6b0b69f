import type { Page } from '@playwright/test'
import { protocolHeader, protocolVersion } from '@parlor/protocol'
import { openGuestPage, openTable, signUp, joinTable, uniqueName } from './online-driver.ts'
import { expect, test } from './test.ts'

const desktop = { width: 1280, height: 800 }
const phone = { width: 360, height: 640 }
const password = 'a long enough secret'
/** Expects no horizontal overflow. */
async function expectNoOverflow(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
}

async function typeIn(page: Page, name: string, secret = password): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Password').fill(secret)
}

for (const [where, viewport] of [
  ['a phone', phone],
  ['a desktop', desktop],
] as const)
  test(`an account is a name and a password, on ${where}: created, refused when the name is taken, and signed in to again`, async ({
    browser,
  }) => {
    const name = uniqueName()
    const ann = await openGuestPage(browser, viewport)
    await ann.goto('/account')
    await typeIn(ann, name, 'short')
    await ann.getByRole('button', { name: 'Make the account' }).click()
    await expect(ann.locator('.field-error')).toHaveText('The password needs at least 10 characters.')
    await ann.getByLabel('Password').fill(password)
    await expectNoOverflow(ann)
    await ann.getByRole('button', { name: 'Make the account' }).click()
    await expect(ann.getByText('You are signed in.')).toBeVisible()
    await expect(ann.getByLabel('Your name at tables')).toHaveValue(name)
    await expectNoOverflow(ann)

    const ben = await openGuestPage(browser, viewport)
    await ben.goto('/account')
    await typeIn(ben, name.toUpperCase())
    await ben.getByLabel('E-mail (optional)').fill('somebody@example.org')
    await ben.getByRole('button', { name: 'Make the account' }).click()
    await expect(ben.locator('.field-error')).toHaveText('This name, or one that looks like it, is already taken. Choose another.')
    await typeIn(ben, 'Master')
    await ben.getByRole('button', { name: 'Make the account' }).click()
    await expect(ben.locator('.field-error')).toContainText('could be mistaken for')
    // Typed text survives a reload, the password does not.
    await ben.reload()
    await expect(ben.getByLabel('Name', { exact: true })).toHaveValue('Master')
    await expect(ben.getByLabel('E-mail (optional)')).toHaveValue('somebody@example.org')
    await expect(ben.getByLabel('Password')).toHaveValue('')

    await ben.getByRole('radio', { name: 'Sign in' }).check()
    await typeIn(ben, name, 'not the right one')
    await ben.getByRole('button', { name: 'Sign in' }).click()
    await expect(ben.locator('.field-error')).toHaveText('Name and password do not match.')
    await expectNoOverflow(ben)
    await ben.getByLabel('Password').fill(password)
    await ben.getByRole('button', { name: 'Sign in' }).click()
    await expect(ben.getByText('You are signed in.')).toBeVisible()
    await expect(ben.getByLabel('Your name at tables')).toHaveValue(name)
    await ben.goto('/dots/online')
    await expect(ben.getByText('Ranked matches need an account.')).toBeHidden()
  })

test('a guest is led to sign-up where ranked play needs an account, and cannot take an account’s name', async ({ browser }) => {
  const name = uniqueName()
  await signUp(await openGuestPage(browser, desktop), name)
  const ben = await openGuestPage(browser, phone)
  await ben.goto('/dots/online')
  await expect(ben.getByText('Ranked matches need an account.')).toBeVisible()
  await ben.getByLabel('Your name at tables').fill(name)
  await ben.getByRole('button', { name: 'Use this name' }).click()
  await expect(ben.locator('.field-error')).toContainText('already taken')
  await ben.getByRole('button', { name: 'Ranked match' }).click()
  await ben.locator('.toast').getByRole('button', { name: 'Account' }).click()
  await expect(ben).toHaveURL('/account')
})

test('a page of another version than the server’s asks once for a reload, and keeps typed text', async ({ browser }) => {
  const page = await openGuestPage(browser, phone)
  await page.goto('/online')
  await page.getByLabel('Code of a table').fill('ABC')
  let version: string | null = String(protocolVersion + 1)
  const answer = (json: object) => ({ json, ...(version === null ? {} : { headers: { [protocolHeader]: version } }) })
  await page.route(/\/api\//, (route) => route.fulfill(answer({ tables: [] })))
  const banner = page.locator('.reload-banner')
  await expect(banner).toContainText('There is a new version. Reload the page: nothing is lost.')
  await expectNoOverflow(page)
  await expect(page.getByLabel('Code of a table')).toHaveValue('ABC')
  await page.unroute(/\/api\//)
  await banner.getByRole('button', { name: 'Reload' }).click()
  await expect(banner).toBeHidden()
  await expect(page.getByLabel('Code of a table')).toHaveValue('ABC')

  // A server of the first version sends no version header.
  version = null
  await page.route(/\/api\//, (route) => route.fulfill(answer({ id: '0'.repeat(20), name: 'Ann', guest: true, email: null })))
  await page.goto('/account')
  await expect(banner).toBeVisible()
})

test('a move that an outdated page could not deliver is made after the reload', async ({ browser }) => {
  const [ann, ben] = [await openGuestPage(browser, desktop), await openGuestPage(browser, desktop)]
  let cut: (() => void) | null = null
  let outdated = false
  await ann.routeWebSocket(/\/api\/socket/, (socket) => {
    if (outdated) return void socket.close({ code: 4400 })
    const server = socket.connectToServer()
    cut = () => void socket.close({ code: 4400 })
    // From then on no message of the page arrives.
    socket.onMessage((frame) => (outdated ? undefined : server.send(frame)))
  })
  const code = await openTable(ann, 'dots')
  await joinTable(ben, code)
  await expect(ann.locator('.board-frame')).toHaveAttribute('data-load-state', 'there')
  await expect(ann.locator('.turn-indicator-text')).toHaveText('Your turn')
  const before = await ben.locator('.table-sidebar-log .match-log-line').count()
  outdated = true
  await ann.locator('.table-view button[aria-disabled="false"]').first().press('Enter')
  cut!()
  await expect(ann.locator('.reload-banner')).toBeVisible()
  await expect(ben.locator('.table-sidebar-log .match-log-line')).toHaveCount(before)
  outdated = false
  await ann.locator('.reload-banner').getByRole('button', { name: 'Reload' }).click()
  await expect(ben.locator('.table-sidebar-log .match-log-line')).toHaveCount(before + 1)
  await expect(ann.locator('.table-sidebar-log .match-log-line')).toHaveCount(before + 1)
})
