import { deflateRawSync } from 'node:zlib'
import { editorCell, boardStatusLocator } from './dots-editor-driver.ts'
import { expect, test } from './test.ts'

const level = {
  id: 'mine',
  name: 'Mine',
  description: 'One of mine.',
  cells: ['.....', '..#..', '.a.A.', '.....', '.....'],
  opponent: 'easy',
  starter: 'red',
  colour: 'red',
}

/** Invalid level files and the expected message. */
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

test('malformed level files are refused, each with its own message', async ({ page }) => {
  await page.goto('/dots/editor')
  await page.getByRole('button', { name: 'Open a file' }).click()
  const dialog = page.getByRole('dialog')
  const messages = new Set<string>()
  for (const [name, text, message] of malformed)
    await test.step(name, async () => {
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'level.json', mimeType: 'application/json', buffer: Buffer.from(text) })
      await expect(dialog.getByRole('alert')).toHaveText(message)
      messages.add((await dialog.getByRole('alert').textContent())!)
    })
  expect(messages.size).toBe(malformed.length)
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'level.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(level)) })
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mine')
  await expect(editorCell(page, 'c2')).toHaveAccessibleName(/block/)
})

/** The fragment of a level link, as the share dialog makes it. */
function linkTo(shared: object): string {
  return `#l=1.${deflateRawSync(JSON.stringify(shared)).toString('base64url')}`
}

test('a second link shows its own level, and undo restores the draft of the editor', async ({ page }) => {
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

test('a damaged link is refused with a reason, and the editor stays usable', async ({ page }) => {
  await page.goto('/dots/editor#l=1.AAAA')
  await expect(page.locator('.toast')).toContainText('damaged')
  await expect(boardStatusLocator(page)).toHaveText('This board can be played.')
})

test('a level that was sent is played where nothing can be stored, and its player is told', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { get: () => undefined })
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto(`/dots/editor${linkTo(level)}`)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForURL(/\/dots\/play\//)
  await expect(page.locator('.toast')).toContainText('This browser stores nothing: “Mine” will be gone')
})
