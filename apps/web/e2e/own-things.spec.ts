import { readFile } from 'node:fs/promises'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { readStored } from './page-checks.ts'
import { undefendedPosition, waitForTable } from './simpiece-driver.ts'
import { waitForBoard } from './table-driver.ts'
import { expect, test } from './test.ts'

const items = (page: Page) => page.locator('.own-item')

async function rename(page: Page, before: string, after: string): Promise<void> {
  await page.getByRole('button', { name: `Rename ${before}` }).click()
  await page.getByRole('dialog').getByRole('textbox').fill(after)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(items(page)).toContainText(after)
}

/** Renames, deletes and brings back the only item of a list. */
async function renameAndDelete(page: Page, before: string, after: string): Promise<void> {
  await page.reload()
  await expect(items(page)).toHaveCount(1)
  await rename(page, before, after)
  await page.getByRole('button', { name: `Delete ${after}` }).click()
  await expect(items(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(items(page)).toContainText(after)
  await expect(items(page).locator('svg.position-thumbnail > *').first()).toBeAttached()
}

/** The link and the file of the only item's share dialog. */
async function share(page: Page, name: string): Promise<{ readonly link: string; readonly file: string }> {
  await page.getByRole('button', { name: `Share ${name}` }).click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabel('Link')
  await expect(field).not.toHaveValue('')
  const link = await field.inputValue()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save as a file' }).click()
  return { link: new URL(link).pathname + new URL(link).hash, file: await readFile(await (await download).path(), 'utf8') }
}

const linkOf = (path: string, mark: string, thing: object) =>
  `${path}#${mark}=1.${deflateRawSync(JSON.stringify(thing)).toString('base64url')}`

/** Bad texts in an import dialog, each refused with a sentence of its own. */
async function expectRefusals(page: Page, cases: readonly (readonly [string, RegExp])[]): Promise<void> {
  await page.getByRole('button', { name: 'Open a file' }).first().click()
  const dialog = page.getByRole('dialog')
  for (const [text, message] of cases) {
    await dialog.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    await expect(dialog.getByRole('alert')).toHaveText(message)
  }
  await dialog.getByRole('button', { name: 'Cancel' }).click()
}

test('a board is drawn, kept, renamed, shared, opened elsewhere and played', async ({ page, browser }) => {
  test.setTimeout(120_000)
  await page.goto('/sumzero/boards')
  await page.getByRole('button', { name: 'Draw a board' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Frame')
  await dialog.getByLabel('Rows').fill('......\n.####.\n......\n......\n......\n......')
  const picture = (await dialog.locator('.sz-board-canvas').boundingBox())!
  await page.mouse.click(picture.x + picture.width / 2 + picture.width / 14, picture.y + picture.height / 2 + picture.height / 14)
  await expect(dialog.getByLabel('Rows')).toHaveValue('......\n.####.\n......\n...#..\n......\n......')
  await dialog.getByLabel('Rows').fill('...\n..')
  await expect(dialog.getByRole('alert')).not.toBeEmpty()
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await dialog.getByLabel('Rows').fill('......\n.####.\n......\n......\n......\n......')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('.toast')).toContainText('“Frame” is kept.')
  await renameAndDelete(page, 'Frame', 'Gate')
  const { link, file } = await share(page, 'Gate')
  expect(JSON.parse(file)).toMatchObject({ format: 'sumzero-board', name: 'Gate' })
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expectRefusals(page, [
    ['{"rows":', /not valid JSON/],
    ['{"format":"parlor-save"}', /neither a board nor a set of pieces/],
    [file.replace('"version": 1', '"version": 2'), /another version/],
    [file.replace('"......"', '"....."'), /.+/],
  ])

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto(link)
  await expect(other.getByRole('heading', { name: 'Gate' })).toBeVisible()
  await expect(other.getByText('Somebody sent you this.')).toBeVisible()
  await other.getByRole('button', { name: 'Keep it' }).click()
  await expect(items(other)).toContainText('Gate')
  await other.getByRole('button', { name: 'Open a file' }).click()
  await other.locator('input[type=file]').setInputFiles({ name: 'gate.json', mimeType: 'application/json', buffer: Buffer.from(file) })
  await expect(other.getByRole('dialog')).toHaveCount(0)
  await expect(items(other)).toHaveCount(1)
  await other.getByRole('button', { name: 'Play', exact: true }).click()
  await other.waitForURL(/\/sumzero\/play\/[0-9a-f]{20}/)
  await waitForBoard(other)
  await elsewhere.close()
})

test('a drawing of a board survives Escape, a tap outside and a reload, and comes back after Cancel', async ({ page }) => {
  await page.goto('/sumzero/boards')
  const dialog = page.getByRole('dialog')
  const rows = dialog.getByLabel('Rows')
  const draw = page.getByRole('button', { name: 'Draw a board' })
  await draw.click()
  const blank = await rows.inputValue()
  await rows.fill('....\n.#..\n....\n....')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await draw.click()
  await expect(rows).toHaveValue('....\n.#..\n....\n....')
  await expect(dialog.getByText('This is where you left off')).toBeVisible()
  await rows.fill('....\n.##.\n....')
  await page.mouse.click(4, 4)
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => readStored(page, 'draft/sumzero')).toHaveProperty('draft/sumzero', expect.stringContaining('.##.'))
  await page.reload()
  await draw.click()
  await expect(rows).toHaveValue('....\n.##.\n....')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await draw.click()
  await expect(rows).toHaveValue('....\n.##.\n....')
  await dialog.getByLabel('Name').fill('Split')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(items(page)).toContainText('Split')
  await draw.click()
  await expect(rows).toHaveValue(blank)
  await expect(dialog.getByText('This is where you left off')).toHaveCount(0)
})

test('an open board and an open position follow what happens to them in the list', async ({ page }) => {
  const open = page.locator('.sz-open-board')
  const board = { format: 'sumzero-board', version: 1, name: 'Frame', rows: ['....', '.##.', '....', '....'] }
  await page.goto(linkOf('/sumzero/boards', 'b', board))
  await page.getByRole('button', { name: 'Keep it' }).click()
  await rename(page, 'Frame', 'Gate')
  await expect(open.getByRole('heading')).toHaveText('Gate')
  await open.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('dialog').getByLabel('Rows').fill('....\n.#..\n....\n....')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(items(page)).toHaveCount(1)
  await expect(items(page)).toContainText('Gate')
  await page.goto('/sumzero/boards')
  await items(page).getByRole('button', { name: /^Gate/ }).click()
  await page.getByRole('button', { name: 'Delete Gate' }).click()
  await expect(open).toHaveCount(0)

  await page.goto('/simpiece/position')
  await page.getByLabel('Name', { exact: true }).fill('Last stand')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await rename(page, 'Last stand', 'Finale')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Finale')
  await page.getByRole('button', { name: 'Delete Finale' }).click()
  await expect(items(page)).toHaveCount(0)
  await page.getByLabel('Name', { exact: true }).fill('Another')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(items(page)).toContainText('Another')
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(items(page)).toHaveCount(2)
})

test('pieces of one’s own are imported from the form, and offered there from then on', async ({ page }) => {
  await page.goto('/sumzero/boards')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Open a file' }).click()
  await page.getByRole('button', { name: 'Example of pieces' }).click()
  const text = await readFile(await (await download).path())
  await page.goto('/sumzero/')
  await page.locator('.setup-more summary').click()
  await page.getByRole('button', { name: 'Open a file' }).last().click()
  await page.locator('dialog input[type=file]').setInputFiles({ name: 'p.json', mimeType: 'application/json', buffer: text })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByLabel('Pieces of your own').locator('option:checked')).toHaveText('Small change')
  await expect(page.locator('.sz-form-pieces > li')).toHaveCount(3)
  await page.getByLabel('Pieces of your own').selectOption({ label: 'None' })
  await expect(page.locator('.sz-form-pieces > li')).toHaveCount(0)
})

test('a position is saved with its goal, renamed, shared, opened elsewhere and recognised as a puzzle', async ({ page, browser }) => {
  test.setTimeout(180_000)
  await page.goto('/simpiece/position')
  await page.getByRole('button', { name: 'Open a file' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill(undefendedPosition)
  await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click()
  await page.getByLabel('Name', { exact: true }).fill('Last stand')
  await page.getByRole('radio', { name: 'Win this turn' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.locator('.toast').last()).toContainText('“Last stand” is saved.')
  await renameAndDelete(page, 'Last stand', 'Finale')
  const { link, file } = await share(page, 'Finale')
  const written = inflateRawSync(Buffer.from(link.split('#p=1.')[1]!, 'base64url')).toString()
  expect(JSON.parse(written)).toEqual(JSON.parse(file))
  expect(JSON.parse(file)).toMatchObject({ name: 'Finale', goal: 'turn' })
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expectRefusals(page, [
    ['{"format":', /not valid JSON/],
    ['{"format":"parlor-save"}', /not a file of a SimPiece position/],
    [file.replace('"goal": "turn"', '"goal": "tea"'), /No such goal/],
    [file.replace('"version": 1', '"version": 9'), /another version/],
    ['turn nothing', /.+/],
  ])

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto(link)
  await expect(other.getByText('Somebody sent you “Finale”.')).toBeVisible()
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(items(other)).toContainText('Finale')
  await other.getByRole('button', { name: 'Play from here' }).click()
  await waitForTable(other)
  await expect(other.getByText('“Finale”: win this turn.').first()).toBeAttached()
  await elsewhere.close()
})

test('a broken link to a board or a position says so on its page, which stays usable', async ({ page }) => {
  for (const [path, mark, button] of [
    ['/sumzero/boards', 'b', 'Draw a board'],
    ['/simpiece/position', 'p', 'Play from here'],
  ] as const) {
    await page.goto(`${path}#${mark}=1.AAAA`)
    await expect(page.getByRole('alert').filter({ hasText: 'damaged' })).toBeVisible()
    await expect(page.getByRole('button', { name: button })).toBeEnabled()
    await page.goto('/')
    await page.goto(linkOf(path, mark, { format: 'parlor-save' }))
    await expect(page.getByRole('alert').filter({ hasText: /not a file|neither a board/ })).toBeVisible()
    await page.goto('/')
  }
})
