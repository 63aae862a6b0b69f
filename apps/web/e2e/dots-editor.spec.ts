import { deflateRawSync } from 'node:zlib'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { centreOf, waitForBoard, instantSettings, measureTargets, expectNoA11yViolations, withSettings } from './table-driver.ts'

const sizes = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
]

function square(page: Page, name: string): Locator {
  const col = name.charCodeAt(0) - 97
  return page.locator(`.editor-board [role=row]:nth-child(${name.slice(1)}) [role=gridcell]:nth-child(${col + 1}) button`)
}

async function brush(page: Page, name: string): Promise<void> {
  await page.getByRole('group', { name: 'Brush', exact: true }).getByLabel(name).check({ force: true })
}

/** Presses at the first cell and drags over the others. */
async function drag(page: Page, ...names: readonly string[]): Promise<void> {
  const places = await Promise.all(names.map((name) => centreOf(square(page, name))))
  await page.mouse.move(places[0]!.x, places[0]!.y)
  await page.mouse.down()
  for (const { x, y } of places.slice(1)) await page.mouse.move(x, y, { steps: 4 })
  await page.mouse.up()
}

const verdict = (page: Page) => page.locator('.editor-verdict')

test('a level is built, judged, shared, opened elsewhere and played', async ({ page, browser }) => {
  await withSettings(page, instantSettings)
  await page.goto('/dots/editor?r=canvas')
  await expect(verdict(page)).toHaveText('This board can be played.')

  await brush(page, 'Block')
  await drag(page, 'c1', 'c5')
  await expect(verdict(page)).toContainText('Blocks cut d1 off from the rest')
  await expect(square(page, 'd1')).toHaveAttribute('data-wrong', 'true')
  await expect(page.getByRole('button', { name: 'Test it' })).toBeDisabled()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(verdict(page)).toHaveText('This board can be played.')
  await page.getByRole('button', { name: 'Redo' }).click()
  await brush(page, 'Empty')
  await square(page, 'c3').click()
  await expect(verdict(page)).toHaveText('This board can be played.')

  await page.getByLabel('Paint twice').selectOption({ label: 'Half a turn away, in the other colour' })
  await brush(page, 'Red')
  await page.getByRole('group', { name: 'Dots of the brush' }).getByLabel('3').check({ force: true })
  await square(page, 'a1').click()
  await expect(verdict(page)).toContainText('Cell a1 holds 3 dots but only has room for 2')
  await page.getByRole('group', { name: 'Dots of the brush' }).getByLabel('2').check({ force: true })
  await square(page, 'a1').click()
  await expect(square(page, 'a1')).toHaveAccessibleName(/row 1 column 1, Red, 2 of 2 dots/)
  await expect(square(page, 'e5')).toHaveAccessibleName(/row 5 column 5, Blue, 2 of 2 dots/)

  await page.getByRole('button', { name: 'Quarter turn to the right' }).click()
  await expect(square(page, 'e1')).toHaveAccessibleName(/Red/)
  await page.getByLabel('Name', { exact: true }).fill('Two halves')
  await page.getByLabel('Opponent').selectOption({ label: 'Hard' })

  await page.getByRole('button', { name: 'Share' }).click()
  const field = page.getByLabel('Link')
  await expect(field).toHaveValue(/\/dots\/editor#l=1\./)
  const link = await field.inputValue()

  const other = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await withSettings(other, instantSettings)
  await other.goto(link.replace('/dots/editor', '/dots/editor?r=canvas'))
  // What was sent is looked at and played first; nothing on the page paints.
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Two halves')
  await expect(other.getByText('5×5, against Hard')).toBeVisible()
  await expect(other.locator('.editor-board')).toHaveCount(0)
  await expectNoA11yViolations(other)
  await other.getByRole('button', { name: 'Play', exact: true }).click()
  await waitForBoard(other)
  await expect(other.locator('.level-banner')).toContainText('Two halves')
  await expect(other.locator('.bar-title')).toContainText('You – Hard')
  await expect(other.locator('.turn-practice')).toBeAttached()
  await expect(other.getByRole('button', { name: /row 1 column 5, yours, 2 of 2 dots/ })).toBeAttached()
  const { x, y } = await centreOf(other.getByRole('button', { name: /row 1 column 5,/ }))
  await other.mouse.click(x, y)
  await expect(other.locator('.side-story .story-line').first()).toContainText('You play e1: the cell bursts')
  // It is among their levels now, and can be opened on the easel from the link.
  await other.locator('.bar a').click()
  await expect(other.getByRole('region', { name: 'Your levels' }).getByRole('button', { name: /Two halves/ })).toBeVisible()
  await other.goBack()
  await other.goBack()
  await other.getByRole('button', { name: 'Edit' }).click()
  await expect(square(other, 'e1')).toHaveAccessibleName(/Red, 2 of 2 dots/)
  await other.getByRole('button', { name: 'Test it' }).click()
  await waitForBoard(other)
  await expect(other.locator('.level-banner')).toContainText('Two halves')
  await other.keyboard.press('Escape')
  await other.getByRole('link', { name: 'Back to the editor' }).click()
  await expect(other.getByLabel('Name', { exact: true })).toHaveValue('Two halves')
})

const level = {
  id: 'mine',
  name: 'Mine',
  description: 'One of mine.',
  cells: ['.....', '..#..', '.a.A.', '.....', '.....'],
  opponent: 'easy',
  starter: 'red',
  colour: 'red',
}

/** Ten files that are no levels, each in its own way, and what is said about it. */
const malformed: readonly (readonly [string, string, RegExp])[] = [
  ['text that is no JSON', '{"id":', /not valid JSON/],
  ['a list', '[1, 2]', /There is no level here/],
  ['a key nobody knows', JSON.stringify({ ...level, music: 'loud' }), /“music”/],
  ['a missing colour', JSON.stringify({ ...level, colour: undefined }), /missing: player’s colour/],
  ['an id with spaces', JSON.stringify({ ...level, id: 'My level' }), /Identifier: An identifier is made of/],
  ['an empty name', JSON.stringify({ ...level, name: ' ' }), /Name: This text is empty/],
  ['a description that is too long', JSON.stringify({ ...level, description: 'x'.repeat(301) }), /301 characters, at most 300/],
  [
    'an opponent nobody knows',
    JSON.stringify({ ...level, opponent: 'grandma' }),
    /Opponent: There is no such opponent\. There are: Easy, .*Kepler 2/,
  ],
  ['a starter that is no side', JSON.stringify({ ...level, starter: 'green' }), /side that starts/],
  [
    'a player without a side',
    JSON.stringify({ ...level, colour: 'green' }),
    /Player’s colour: The player has one of these colours: Red, Blue/,
  ],
  ['a board that is a text', JSON.stringify({ ...level, cells: '.....' }), /written row by row/],
  ['a ragged board', JSON.stringify({ ...level, cells: ['.....', '....', '.....'] }), /Row 2 is 4 cells long/],
  ['a board that is too small', JSON.stringify({ ...level, cells: ['..', '..'] }), /3 to 9 rows/],
  ['a sign that is no cell', JSON.stringify({ ...level, cells: ['...', '.?.', '...'] }), /“\?” at b2/],
  ['a cell alone', JSON.stringify({ ...level, cells: ['.#.', '#..', '...'] }), /a1 stands alone/],
  ['a board in two parts', JSON.stringify({ ...level, cells: ['...', '###', '...'] }), /cut a3 off/],
  ['a cell that should have burst', JSON.stringify({ ...level, cells: ['d..', '...', '...'] }), /a1 holds 4 dots/],
  ['a game that is over', JSON.stringify({ ...level, cells: ['aaa', 'aaa', 'aaa'] }), /already owns every cell/],
  ['another kind of file', JSON.stringify({ format: 'parlor-save' }), /not a file of Dots levels/],
]

test('malformed level files are refused, each with its own words', async ({ page }) => {
  await page.goto('/dots/editor')
  await page.getByRole('button', { name: 'Open a file' }).click()
  const dialog = page.getByRole('dialog')
  const said = new Set<string>()
  for (const [name, text, words] of malformed)
    await test.step(name, async () => {
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'level.json', mimeType: 'application/json', buffer: Buffer.from(text) })
      await expect(dialog.getByRole('alert')).toHaveText(words)
      said.add((await dialog.getByRole('alert').textContent())!)
    })
  expect(said.size).toBe(malformed.length)
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'level.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(level)) })
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mine')
  await expect(square(page, 'c2')).toHaveAccessibleName(/block/)
})

/** The fragment of a link to a level, as the share sheet makes it. */
function linkTo(shared: object): string {
  return `#l=1.${deflateRawSync(JSON.stringify(shared)).toString('base64url')}`
}

test('a second link shows its own level, and the way back leads to what lay on the easel', async ({ page }) => {
  await page.goto('/dots/editor')
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Still mine')
  await page.waitForTimeout(600)
  await page.goto(`/dots/editor${linkTo(level)}`)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Mine')
  await page.evaluate((hash) => (location.hash = hash), linkTo({ ...level, name: 'Another' }))
  await expect(title).toHaveText('Another')
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(name).toHaveValue('Another')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(name).toHaveValue('Still mine')
})

test('taking back while a text is typed in takes back the text, not the board', async ({ page }) => {
  await page.goto('/dots/editor')
  await brush(page, 'Block')
  await square(page, 'b2').click()
  await expect(square(page, 'b2')).toHaveAccessibleName(/block/)
  await page.getByRole('button', { name: 'Open a file' }).click()
  await page.getByRole('dialog').locator('textarea').pressSequentially('abc')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(square(page, 'b2')).toHaveAccessibleName(/block/)
})

test('a damaged link is refused with a reason, and the editor stays usable', async ({ page }) => {
  await page.goto('/dots/editor#l=1.AAAA')
  await expect(page.locator('.toast')).toContainText('damaged')
  await expect(verdict(page)).toHaveText('This board can be played.')
})

test('everything can be painted with the keyboard alone', async ({ page }) => {
  await page.goto('/dots/editor')
  const grid = page.getByRole('grid')
  await grid.locator('button[tabindex="0"]').focus()
  await page.keyboard.press('x')
  await page.keyboard.press('Enter')
  await expect(square(page, 'a1')).toHaveAccessibleName(/row 1 column 1, block/)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('b')
  await page.keyboard.press('3')
  await page.keyboard.press('Space')
  await expect(square(page, 'b2')).toHaveAccessibleName(/row 2 column 2, Blue, 3 of 4 dots/)
  await page.keyboard.press('Control+End')
  await page.keyboard.press('n')
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await expect(square(page, 'e5')).toHaveAccessibleName(/nobody’s, 1 of 2 dots/)
  await page.keyboard.press('Delete')
  await expect(square(page, 'e5')).toHaveAccessibleName(/empty/)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(square(page, 'b2')).toHaveAccessibleName(/empty/)
  await page.keyboard.press('Control+y')
  await expect(square(page, 'b2')).toHaveAccessibleName(/Blue/)
})

test('a finger paints as it is drawn over the board, and the page does not scroll', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-GB', viewport: sizes[0]!, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.goto('/dots/editor')
  await brush(page, 'Block')
  await square(page, 'a1').scrollIntoViewIfNeeded()
  const from = await centreOf(square(page, 'a1'))
  const to = await centreOf(square(page, 'a4'))
  const before = await page.evaluate(() => scrollY)
  const touch = await context.newCDPSession(page)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
  for (let i = 1; i <= 8; i++)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: to.x, y: from.y + ((to.y - from.y) * i) / 8 }] })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(page.locator('.editor-cell[data-owner="3"]')).toHaveCount(4)
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('.editor-cell[data-owner="3"]')).toHaveCount(0)
})

test('levels of one’s own are kept, renamed, deleted and brought back', async ({ page }) => {
  await page.goto('/dots/editor')
  await page.getByLabel('Name', { exact: true }).fill('First')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const list = page.locator('.own-level')
  await expect(list).toHaveCount(1)
  await page.getByRole('button', { name: 'New level' }).click()
  await page.getByRole('button', { name: 'Cross' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Second')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(list).toHaveCount(2)
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Second')
  await page.getByRole('button', { name: 'Rename First' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Third')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Delete Third' }).click()
  await expect(list).toHaveCount(1)
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(list).toHaveCount(2)
  await page.getByRole('button', { name: /^Third/ }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Third')
  await expect(page.locator('.editor-cell[data-owner="3"]')).toHaveCount(0)
})

test('equal bots measure the balance, and can be stopped', async ({ page }) => {
  await page.goto('/dots/editor')
  await page.getByRole('button', { name: 'Less: Columns' }).click()
  await page.getByRole('button', { name: 'Less: Columns' }).click()
  await page.getByRole('button', { name: 'Measure the balance' }).click()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('button', { name: 'Measure the balance' })).toBeVisible()
  await page.getByRole('button', { name: 'Measure the balance' }).click()
  await expect(page.locator('.balance-words')).toContainText(/Whoever moves first wins \d+% of 200 games \(between \d+% and \d+%\)/, {
    timeout: 40_000,
  })
  await expect(page.locator('.balance-words')).toContainText(/Fair enough|Too one-sided/)
  await brush(page, 'Red')
  await square(page, 'b2').click()
  await expect(page.locator('.balance-words')).toHaveCount(0)
})

for (const viewport of sizes)
  test(`the editor is accessible and fits ${viewport.width}×${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/dots/editor')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.locator('.own-level')).toHaveCount(1)
    await page.locator('.toast').getByRole('button').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectNoA11yViolations(page)
    expect(await measureTargets(page)).toEqual({ sideways: 0, small: [], tiny: [] })
  })

test('the editor is accessible with huge text, high contrast and in German', async ({ page }) => {
  await withSettings(page, { contrast: 'high', textSize: 'huge', language: 'de', safeColours: true })
  await page.setViewportSize(sizes[0]!)
  await page.goto('/dots/editor')
  await expect(page.getByRole('heading', { level: 1, name: 'Level-Editor' })).toBeAttached()
  await expectNoA11yViolations(page)
  expect((await measureTargets(page)).sideways).toBe(0)
  await page.getByRole('button', { name: 'Datei öffnen' }).click()
  await expectNoA11yViolations(page)
})
