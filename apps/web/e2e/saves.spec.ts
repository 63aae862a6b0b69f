import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { hashJson } from '@parlor/kernel'
import { readStored, writeStored } from './page-checks.ts'
import { cellButton, clickCentre, instantSettings, openDotsTable, waitForLogLines, storeSettingsBeforeLoad } from './table-driver.ts'
import { expect, test } from './test.ts'

async function fresh(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await storeSettingsBeforeLoad(page, instantSettings)
  return page
}

/** Plays two moves and returns the share link. */
async function sharedLink(page: Page): Promise<string> {
  await storeSettingsBeforeLoad(page, instantSettings)
  await openDotsTable(page)
  await clickCentre(page, cellButton(page, 2, 2))
  await waitForLogLines(page, 2)
  await page.keyboard.press('c')
  // Sharing a running match reveals it, and needs a confirmation.
  await page.getByRole('button', { name: 'Copy all the same' }).click()
  const field = page.getByLabel('Link')
  await expect(field).toHaveValue(/#m=1\./)
  return field.inputValue()
}

test.describe('a shared link', () => {
  test('opens the same replay in a fresh profile', async ({ page, browser }) => {
    const link = await sharedLink(page)
    await page.keyboard.press('Escape')
    await expect(page.locator('.table-sidebar-log')).toContainText('You play b2: 1 of 4 dots, you own 1 of 25.')
    const other = await fresh(browser)
    await other.goto(link)
    // With seat names instead of “you”: the reader did not play it.
    await expect(other.locator('.table-sidebar-log')).toContainText('Red plays b2: 1 of 4 dots, 1 of 25 owned.')
    await expect(other.locator('.table-header-title')).toContainText('Red – Easy')
    await expect(other.getByRole('slider')).toHaveValue('0')
    await expect(cellButton(other, 2, 2)).toHaveAccessibleName(/empty/)
    await other.getByRole('button', { name: 'One move on' }).click()
    await expect(cellButton(other, 2, 2)).toHaveAccessibleName(/1 of 4 dots/)
    await other.getByRole('slider').focus()
    await other.keyboard.press('End')
    await expect(other.getByRole('slider')).toHaveValue('2')
    await other.getByRole('button', { name: 'To the start' }).click()
    await other.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(other.getByRole('slider')).toHaveValue('2')
  })

  test('allows to play on from any move, as practice', async ({ page, browser }) => {
    const other = await fresh(browser)
    await other.goto(await sharedLink(page))
    await other.getByRole('button', { name: 'Play from here' }).click()
    await expect(other.locator('.turn-indicator-practice')).toBeVisible()
    await clickCentre(other, cellButton(other, 1, 1))
    await waitForLogLines(other, 2)
  })

  test('can be pasted into the saves page', async ({ page, browser }) => {
    const link = await sharedLink(page)
    const other = await fresh(browser)
    await other.goto('/saves')
    await other.getByLabel('Link or text').fill(link)
    await other.getByRole('button', { name: 'Open', exact: true }).click()
    await other.waitForURL(/\/dots\/replay\/[0-9a-f]{20}/)
    await waitForLogLines(other, 2)
    await other.goto('/saves')
    await expect(other.locator('.save')).toContainText('Practice')
    await other.getByLabel('Link or text').fill(link)
    await other.getByRole('button', { name: 'Open', exact: true }).click()
    await expect(other.getByRole('region', { name: 'Messages' })).toContainText('This match is already here.')
    await other.goto('/saves')
    await expect(other.locator('.save')).toHaveCount(1)
  })

  for (const [what, fragment, message] of [
    ['damaged', 'm=1.AAAA', 'The link is damaged'],
    ['newer', 'm=7.AAAA', 'newer version of Parlor'],
    ['empty', '', 'neither a link'],
  ])
    test(`that is ${what} says so`, async ({ page }) => {
      await page.goto(`/dots/replay#${fragment}`)
      await expect(page.getByText(message!)).toBeVisible()
    })
})

test.describe('storage', () => {
  test('that is missing is reported in a banner, and the match works', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', { get: () => undefined })
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await openDotsTable(page)
    await expect(page.locator('.storage-banner')).toContainText('stores nothing')
    await clickCentre(page, cellButton(page, 1, 1))
    await waitForLogLines(page, 2)
    await page.goto('/')
    await expect(page.locator('.lobby-footer')).toContainText('This browser stores nothing for Parlor')
    await expect(page.getByText('Your matches stay on this device')).toHaveCount(0)
  })

  test('that is full is reported in a banner, and the match works', async ({ page }) => {
    await page.addInitScript(() => {
      const full = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
      IDBObjectStore.prototype.put = full
      Storage.prototype.setItem = full
    })
    await openDotsTable(page)
    await expect(page.locator('.storage-banner')).toContainText('full or broken')
    await clickCentre(page, cellButton(page, 1, 1))
    await waitForLogLines(page, 2)
  })

  test('without IndexedDB falls back and still resumes', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { get: () => undefined }))
    await storeSettingsBeforeLoad(page, instantSettings)
    await openDotsTable(page)
    await expect(page.locator('.storage-banner')).toBeHidden()
    await clickCentre(page, cellButton(page, 1, 1))
    await waitForLogLines(page, 2)
    await page.reload()
    await waitForLogLines(page, 2)
  })

  test('keeps a damaged save, with its reason, until it is deleted', async ({ page }) => {
    await storeSettingsBeforeLoad(page, instantSettings)
    await openDotsTable(page)
    await clickCentre(page, cellButton(page, 1, 1))
    await waitForLogLines(page, 2)
    await page.goto('/saves')
    await expect(page.locator('.save')).toHaveCount(1)
    const torn = '{"format":"parlor-save","torn'
    // With a slow database the match is in the fallback store.
    await page.evaluate((text) => {
      for (const key of Object.keys(localStorage)) if (key.includes('save/')) localStorage.setItem(key, text)
    }, torn)
    const stored = Object.keys(await readStored(page, 'save/'))
    await writeStored(page, Object.fromEntries(stored.map((key) => [key, torn])))
    await page.reload()
    const item = page.locator('.save[data-damaged]')
    await expect(item).toContainText('This match is damaged and cannot be opened.')
    await expect(item.getByText('not valid JSON')).toBeHidden()
    await item.getByText('What is wrong').click()
    await expect(item.getByText('not valid JSON')).toBeVisible()
    await page.getByRole('button', { name: 'Delete Damaged match' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('.save')).toHaveCount(0)
    // Focus is not lost with the deleted row.
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
    await page.getByRole('button', { name: 'Bring back' }).click()
    await expect(page.locator('.save[data-damaged]')).toHaveCount(1)
  })
})

test('a match is copied under a name, renamed, deleted and restored', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await openDotsTable(page)
  await clickCentre(page, cellButton(page, 1, 1))
  await waitForLogLines(page, 2)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save as…' }).click()
  await page.getByRole('button', { name: 'Copy all the same' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('A good start')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved as “A good start”.').first()).toBeVisible()
  await page.goto('/saves')
  await expect(page.locator('.save')).toHaveCount(2)
  await page.getByRole('button', { name: 'Rename A good start' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('A better start')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('link', { name: /A better start/ })).toBeVisible()
  await page.getByRole('button', { name: 'Delete A better start' }).click()
  await expect(page.locator('.save')).toHaveCount(1)
  await page.getByRole('button', { name: 'Bring back' }).click()
  await expect(page.locator('.save')).toHaveCount(2)
})

test('all data is exported as one file and imported elsewhere', async ({ page, browser }) => {
  await storeSettingsBeforeLoad(page, { ...instantSettings, textSize: 'large' })
  await openDotsTable(page)
  await clickCentre(page, cellButton(page, 1, 1))
  await waitForLogLines(page, 2)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('dialog', { name: 'Resign?' }).getByRole('button', { name: 'Resign' }).click()
  await expect(page.locator('.result-panel')).toBeVisible()
  await page.goto('/saves')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export all data' }).click()
  const file = await (await downloading).path()
  const other = await fresh(browser)
  await other.goto('/saves')
  await other.locator('input[type=file]').setInputFiles({ name: 'parlor.json', mimeType: 'application/json', buffer: await readFile(file) })
  const sheet = other.getByRole('dialog', { name: 'Import data' })
  await expect(sheet).toContainText('1 match is added.')
  await expect(sheet).toContainText('1 result is added to the statistics.')
  await sheet.getByRole('switch').check({ force: true })
  await sheet.getByRole('button', { name: 'Import' }).click()
  await expect(other.locator('.save')).toHaveCount(1)
  await expect(other.locator('html')).toHaveAttribute('data-text', 'large')
  await other.goto('/dots/statistics')
  await expect(other.locator('.stat')).toContainText('Easy')
})

test('an invalid import is refused with its reason', async ({ page }) => {
  await page.goto('/saves')
  const before = { format: 'parlor-share', v: 1, players: null }
  for (const [text, message] of [
    ['hello', 'neither a link'],
    ['{"a":', 'not valid JSON'],
    ['{"a":1}', 'neither a match nor a backup'],
    ['{"format":"parlor-share","v":9}', 'newer version of Parlor'],
    [JSON.stringify({ ...before, record: 1 }), 'That is not a match'],
    [JSON.stringify({ ...before, record: { format: 'parlor-match' } }), 'is missing in the match'],
    ['{"format":"parlor-data","v":1}', 'is missing'],
    ['{"__proto__":{}}', 'is not allowed'],
    [`https://example.org/dots/replay#m=1.AAAA`, 'The link is damaged'],
    ['['.repeat(80), 'nested 80 levels deep; at most 70'],
    [`{"a":${'['.repeat(80)}${']'.repeat(80)}}`, 'nested 81 levels deep; at most 70'],
  ] as const) {
    await page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    await expect(page.locator('.import-box [role=alert]')).toContainText(message)
  }
})

test('a match whose log no longer replays is shown in its last state', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await openDotsTable(page)
  await clickCentre(page, cellButton(page, 2, 2))
  await waitForLogLines(page, 2)
  await page.keyboard.press('c')
  await page.getByRole('button', { name: 'Copy all the same' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const shared = JSON.parse(await readFile(await (await downloading).path(), 'utf8')) as {
    record: Record<string, unknown> & { log: object[] }
  }
  const { sum: _, ...unsealed } = shared.record
  const record = { ...unsealed, log: [...unsealed.log, ...unsealed.log] }
  const lastState = JSON.stringify({ ...shared, record: { ...record, sum: hashJson(record) } })
  await page.goto('/saves')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.parlor.json', mimeType: 'application/json', buffer: Buffer.from(lastState) })
  await expect(page.locator('.table-problem')).toContainText('can no longer be played through')
  await expect(cellButton(page, 2, 2)).toHaveAccessibleName(/1 of 4 dots/)
  await expect(page.getByRole('slider')).toHaveCount(0)
})

test('a file is chosen by one control, which the keyboard reaches', async ({ page }) => {
  await page.goto('/saves')
  const box = page.getByRole('region', { name: 'Import matches' })
  await expect(box.getByText('Choose a file')).toHaveCount(1)
  await expect(box.getByRole('button', { name: 'Choose a file' })).toHaveCount(1)
  const choosing = page.waitForEvent('filechooser')
  await box.locator('input[type=file]').press('Enter')
  await choosing
})

test('an unreadable link offers a new match', async ({ page }) => {
  await page.goto('/dots/replay#m=1.AAAA')
  await page.getByRole('link', { name: 'New match' }).click()
  await expect(page).toHaveURL(/\/dots\/play\//)
})
