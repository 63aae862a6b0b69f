import { expectNoA11yViolations } from './page-checks.ts'
import { instantSettings, storeSettingsBeforeLoad } from './table-driver.ts'
import { deckStatusLocator, deckSizeLocator, expectUsableLayout, openTab } from './simpiece-decks-driver.ts'
import { expect, test } from './test.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
]

const zoro =
  '1xOP01-001 4xOP01-016 4xOP01-006 4xOP01-013 4xOP01-025 4xOP01-017 4xOP01-004 4xOP01-024 4xOP01-015 4xOP01-014 2xOP01-022 2xOP01-120 2xOP01-019 4xOP01-029 4xOP01-026'

test('an invalid import is refused with its reason and stays in the field, and a link opens a deck on another device', async ({
  page,
  browser,
}) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await page.goto('/simpiece/decks')
  await page.getByRole('button', { name: 'Import a deck' }).click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabel('List or link')
  for (const [text, reason] of [
    [zoro.replace('4xOP01-016', '5xOP01-016').replace('4xOP01-006', '3xOP01-006'), '5 copies of Nami (OP01-016); at most 4 are allowed.'],
    [zoro.replace('2xOP01-022', '3xOP01-022'), 'The deck has 51 cards instead of 50.'],
    [zoro.replace('4xOP01-016', '4xOP01-077'), 'Perona (OP01-077) shares no colour with Roronoa Zoro.'],
    [zoro.replace('1xOP01-001 ', ''), 'A Leader is missing.'],
    [zoro.replace('4xOP01-016', '3xOP01-016 1xOP01-002'), 'Trafalgar Law (OP01-002) is a Leader and cannot be among the fifty.'],
    [
      zoro.replace('4xOP01-016', '4 Sabo (OP13-083)'),
      '4 cards are not in the game yet: Sabo (OP13-083). The deck keeps them, but cannot be played until they come.',
    ],
    [`${zoro}\n0xOP01-016`, 'Line 2: “0” is no number of copies of OP01-016; 1 to 99 are possible.'],
    [`${zoro}\nahoy`, 'Line 2, “ahoy”: a card number such as OP01-016 is missing.'],
    ['ahoy', 'No card was found. Each card needs its number, as in 4xOP01-016.'],
  ] as const) {
    await field.fill(text)
    await dialog.getByRole('button', { name: 'Open', exact: true }).click()
    await expect(dialog.getByRole('alert')).toHaveText(reason)
    await expect(field).toHaveValue(text)
  }
  await expectNoA11yViolations(page)

  // A list that only breaks deck rules can be opened and corrected.
  await field.fill(zoro.replace('4xOP01-016', '5xOP01-016'))
  await dialog.getByRole('button', { name: 'Open', exact: true }).click()
  await dialog.getByRole('button', { name: 'Open it anyway and mend it' }).click()
  await expect(deckStatusLocator(page)).toContainText('5 copies of Nami')
  await page.getByRole('button', { name: 'One less Nami' }).last().click()
  await expect(deckStatusLocator(page)).toHaveText('Fifty cards, ready to play.')
  await page.getByLabel('Name of the deck').fill('Three blades')
  await page.getByRole('button', { name: 'Share' }).click()
  const link = page.getByRole('dialog').getByLabel('Link')
  await expect(link).toHaveValue(/\/simpiece\/decks#d=1\./)
  await expect(page.getByRole('dialog').getByLabel('As a list')).toHaveValue(/^1xOP01-001\n4xOP01-006\n/)

  const other = await (await browser.newContext({ locale: 'de-DE' })).newPage()
  await storeSettingsBeforeLoad(other, instantSettings)
  await other.goto(await link.inputValue())
  await expect(other.getByLabel('Name des Decks')).toHaveValue('Three blades')
  await expect(deckStatusLocator(other)).toHaveText('Fünfzig Karten, bereit zum Spielen.')
  await other.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(other.getByText('„Three blades“ gespeichert.').first()).toBeVisible()
  await other.goto('/simpiece/decks#d=1.nonsense!')
  await expect(other.getByText('Three blades')).toBeVisible()
  await expect(other.locator('.toast[data-tone=bad]')).toBeVisible()
  await other.context().close()
})

test('a list of another site is imported, its missing cards kept, saved and shared, and told why it cannot be played', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await page.goto('/simpiece/decks')
  await page.getByRole('button', { name: 'Import a deck' }).click()
  const dialog = page.getByRole('dialog')
  const rows = zoro
    .split(' ')
    .slice(1)
    .filter((row) => row !== '4xOP01-016')
  const list = [
    '// Red dawn',
    'Leader',
    '1 Roronoa Zoro (OP01-001)',
    '',
    'Characters',
    '4 Sabo (OP13-083)',
    ...rows.map((row) => row.replace('x', ' x ')),
  ]
  await dialog.getByLabel('List or link').fill(list.join('\r\n'))
  await dialog.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('4 cards are not in the game yet: Sabo (OP13-083).')
  await dialog.getByRole('button', { name: 'Open it anyway and mend it' }).click()
  const gaps = page.getByRole('region', { name: 'Not in the game yet' })
  await expect(gaps.getByRole('listitem')).toHaveText(/Sabo.*OP13-083.*×4/)
  await expect(deckSizeLocator(page)).toHaveText('50')
  await expectNoA11yViolations(page)
  await page.getByLabel('Name of the deck').fill('Red dawn')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('It can be played once its missing cards are in the game.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('dialog').getByLabel('As a list')).toHaveValue(/\n4xOP13-083 Sabo\n/)
  const link = await page.getByRole('dialog').getByLabel('Link').inputValue()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Decks' }).click()
  const tile = page.locator('#sp-own ~ ul > li').filter({ hasText: 'Red dawn' })
  await expect(tile).toContainText('4 cards not in the game yet')
  await expect(tile.getByRole('button', { name: 'Play Red dawn' })).toHaveCount(0)
  await page.goto(link)
  await expect(gaps.getByRole('listitem')).toHaveText(/Sabo.*OP13-083.*×4/)
  for (const viewport of sizes) {
    await page.setViewportSize(viewport)
    if (viewport !== sizes[2]) await openTab(page, 'Deck')
    await expect(gaps).toBeVisible()
    await expectUsableLayout(page)
  }
  await gaps.getByRole('button', { name: 'Take out Sabo' }).click()
  await expect(gaps).toHaveCount(0)
  await expect(deckSizeLocator(page)).toHaveText('46')
})
