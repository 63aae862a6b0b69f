import { cards } from '@parlor/simpiece'
import { expectNoA11yViolations } from './page-checks.ts'
import { centreOf, instantSettings, storeSettingsBeforeLoad } from './table-driver.ts'
import {
  deckStatusLocator,
  gridCard,
  deckSizeLocator,
  liveRegion,
  deckRow,
  openTab,
  expectUsableLayout,
  tabTo,
  cardGrid,
} from './simpiece-decks-driver.ts'
import { expect, test } from './test.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
]

test('a deck is built by click, key and drag, validated throughout, and saved', async ({ page }) => {
  test.slow()
  await storeSettingsBeforeLoad(page, instantSettings)
  await page.goto('/simpiece/decks')
  await expect(page.getByRole('heading', { name: 'Ready to play' })).toBeVisible()
  await expect(page.locator('#sp-ready ~ ul > li')).toHaveCount(8)
  await page.getByRole('link', { name: 'New deck' }).click()

  await expect(deckStatusLocator(page)).toContainText('A Leader is missing.')
  await page.getByRole('button', { name: /^Roronoa Zoro, Leader/ }).click()
  await expect(page.getByRole('region', { name: 'Cards for Roronoa Zoro' })).toBeVisible()
  await expect(page.locator('.sp-count')).toHaveText(
    `${cards.filter(({ kind, colours }) => kind !== 'leader' && colours.includes('red')).length} cards`,
  )

  await gridCard(page, 'Nami').click()
  await expect(deckSizeLocator(page)).toHaveText('1')
  await expect(liveRegion(page)).toContainText('Nami: 1. The deck has 1.')
  await page.getByRole('button', { name: 'All four of Nami' }).click()
  await expect(deckSizeLocator(page)).toHaveText('4')
  await gridCard(page, 'Nami').click()
  await expect(liveRegion(page)).toContainText('Nami: 4 copies, no more allowed.')
  await expect(deckSizeLocator(page)).toHaveText('4')

  // By keyboard: add one, add all four, remove one.
  await gridCard(page, 'Otama').focus()
  await page.keyboard.press('Enter')
  await expect(deckSizeLocator(page)).toHaveText('5')
  await page.keyboard.press('Shift+Enter')
  await expect(deckSizeLocator(page)).toHaveText('8')
  await page.keyboard.press('Delete')
  await expect(deckSizeLocator(page)).toHaveText('7')
  await page.keyboard.press('ArrowRight')
  await expect(gridCard(page, 'Komachiyo')).toBeFocused()

  // Dragged into the deck, and out of it.
  const from = await centreOf(gridCard(page, 'Komachiyo'))
  const to = await centreOf(page.locator('.sp-side'))
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, from.y, { steps: 3 })
  await page.mouse.move(to.x, to.y, { steps: 6 })
  await page.mouse.up()
  await expect(deckRow(page, 'Komachiyo')).toBeVisible()
  await expect(deckSizeLocator(page)).toHaveText('8')
  const row = await centreOf(deckRow(page, 'Komachiyo'))
  await page.mouse.move(row.x, row.y)
  await page.mouse.down()
  await page.mouse.move(row.x - 20, row.y, { steps: 3 })
  await page.mouse.move(from.x, from.y, { steps: 6 })
  await page.mouse.up()
  await expect(deckRow(page, 'Komachiyo')).toHaveCount(0)

  // Found by name: only cards near the window are on the page.
  const search = page.getByRole('searchbox')
  for (const name of ['Otama', 'Usopp', 'Carrot', 'Gordon', 'Sai', 'Sanji', 'Caribou', 'Marco', 'Brook', 'Hajrudin', 'Bartolomeo']) {
    const { cost } = cards.find((card) => card.name === name && card.id.startsWith('OP01'))!
    await search.fill(name)
    const card = page.getByRole('listitem').filter({ hasText: new RegExp(`^Cost ${cost}\\D`) })
    await card
      .getByRole('button', { name: `All four of ${name}`, exact: true })
      .first()
      .click()
  }
  await search.fill('Shanks')
  await expect(deckSizeLocator(page)).toHaveText('48')
  await expect(deckStatusLocator(page)).toHaveText('The deck has 48 cards instead of 50.')
  await page.getByRole('button', { name: 'One more Shanks' }).or(gridCard(page, 'Shanks')).click()
  await gridCard(page, 'Shanks').click()
  await expect(deckStatusLocator(page)).toHaveText('Fifty cards, ready to play.')

  // A 51st card is reported, and not saved.
  await gridCard(page, 'Shanks').click()
  await expect(deckStatusLocator(page)).toHaveText('The deck has 51 cards instead of 50.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Not a deck yet: The deck has 51 cards instead of 50. Your work is kept as a draft.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(deckStatusLocator(page)).toHaveText('Fifty cards, ready to play.')
  await search.fill('')

  // With another Leader all cards have wrong colours; undone.
  await page.getByRole('button', { name: 'Change' }).click()
  await page.getByRole('button', { name: /^Kouzuki Oden, Leader/ }).click()
  await expect(deckStatusLocator(page)).toContainText('Nami (OP01-016) shares no colour with Kouzuki Oden.')
  await page.getByRole('button', { name: 'Take out the cards of other colours' }).click()
  await expect(deckSizeLocator(page)).toHaveText('0')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(deckStatusLocator(page)).toHaveText('Fifty cards, ready to play.')

  await openTab(page, 'Odds')
  await expect(page.locator('.sp-odds-result')).toContainText('%')
  await page.getByRole('button', { name: 'Draw five' }).click()
  await expect(page.locator('.sp-hand > li')).toHaveCount(5)
  await page.getByRole('button', { name: 'Draw a card' }).click()
  await expect(page.locator('.sp-hand > li')).toHaveCount(6)
  await openTab(page, 'Charts')
  await expect(page.getByRole('img', { name: /cost 1: 8, cost 2: 24/ })).toBeVisible()

  await page.getByLabel('Name of the deck').fill('Red dawn')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('“Red dawn” saved.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
  await page.reload()
  await expect(deckSizeLocator(page)).toHaveText('50')

  // Unsaved changes stay as a draft beside the saved deck.
  await page.getByRole('button', { name: 'One less Nami' }).first().click()
  await page.getByRole('link', { name: 'Decks' }).click()
  const tile = page.locator('#sp-own ~ ul > li').filter({ hasText: 'Red dawn' })
  await expect(tile).toContainText('Unsaved changes')
  await tile.getByRole('button', { name: 'Duplicate Red dawn' }).click()
  await expect(page.locator('#sp-own ~ ul > li')).toHaveCount(2)
  await tile.getByRole('button', { name: 'Delete Red dawn', exact: true }).click()
  await expect(page.locator('#sp-own ~ ul > li')).toHaveCount(1)
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(page.locator('#sp-own ~ ul > li')).toHaveCount(2)
  await page.getByRole('button', { name: 'Rename Red dawn 2' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Second wind')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('link', { name: /^Second wind/ })).toBeVisible()
  // The saved deck is unchanged: without its draft it can be played.
  await page.getByRole('link', { name: /^Red dawn/ }).click()
  await page.getByRole('button', { name: 'One more Nami' }).click()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
  await page.getByRole('link', { name: 'Decks' }).click()
  await page.getByRole('button', { name: 'Play Red dawn' }).click()
  await expect(page).toHaveURL(/\/simpiece\/play\/[0-9a-f]{20}/)
})

const minks = cards.filter(({ types }) => types.includes('Minks'))
const rareMinks = minks.filter(({ rarity }) => rarity === 'R').length

test('cards are searched, filtered, linked to and browsed by keyboard, without external requests until asked', async ({ page }) => {
  const externalRequests: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost' && !request.url().startsWith('data:') && !request.url().startsWith('blob:'))
      externalRequests.push(request.url())
  })
  await storeSettingsBeforeLoad(page, instantSettings)
  await page.setViewportSize(sizes[2]!)
  await page.goto('/simpiece/cards')
  const count = page.locator('.sp-count')
  await expect(count).toHaveText(`${cards.length} cards`)
  await expectNoA11yViolations(page)
  await expectUsableLayout(page)

  await page.getByLabel('Search cards').pressSequentially('blocker')
  await expect(count).not.toHaveText(`${cards.length} cards`)
  await page.getByRole('group', { name: 'Colour' }).getByLabel('blue').check({ force: true })
  await page.getByRole('group', { name: 'Cost' }).getByLabel('4', { exact: true }).check({ force: true })
  await expect(count).toHaveText('6 cards')
  await expect(liveRegion(page)).toContainText('6 cards')
  await expect(page).toHaveURL(/q=blocker&colour=blue&cost=4/)
  await page.reload()
  await expect(count).toHaveText('6 cards')
  await expect(page.getByLabel('Search cards')).toHaveValue('blocker')

  // By keyboard: to the grid, within it, into a card, to the next, out again.
  await page.getByLabel('Search cards').focus()
  await tabTo(page, page.locator('.sp-card-grid .sp-card').first())
  await page.keyboard.press('End')
  await expect(page.locator('.sp-card-grid .sp-card').last()).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  const detail = page.getByRole('dialog', { name: 'Bartholomew Kuma' })
  await expect(detail).toContainText('rest this card and it is hit instead')
  await expect(detail.getByRole('heading', { name: 'Also: plays cards from hand' })).toBeVisible()
  await expectNoA11yViolations(page)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: 'Pacifista' })).toBeVisible()
  await expect(page).toHaveURL(/card=OP01-075/)
  await page.keyboard.press('Escape')
  await expect(page.locator('.sp-card-grid .sp-card').first()).toBeFocused()
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(count).toHaveText(`${cards.length} cards`)
  await page.getByLabel('Search cards').fill('no such thing')
  await expect(page.getByText('No card is like that.')).toBeVisible()
  expect(externalRequests).toEqual([])

  for (const viewport of sizes.slice(0, 2)) {
    await page.setViewportSize(viewport)
    await page.goto('/simpiece/cards?type=Minks')
    await expect(count).toHaveText(`${minks.length} cards`)
    await expectUsableLayout(page)
    await page.getByRole('button', { name: '1 filter' }).click()
    await page.getByRole('dialog').getByRole('group', { name: 'Rarity' }).getByLabel('R', { exact: true }).press('Space')
    await page.getByRole('button', { name: `Show ${rareMinks} cards` }).click()
    await expect(count).toHaveText(`${rareMinks} cards`)
    await page.goto('/simpiece/decks')
    await expect(page.locator('#sp-ready ~ ul > li')).toHaveCount(8)
    await expectUsableLayout(page)
    await page.goto('/simpiece/decks/ready-oden')
    await expect(cardGrid(page).getByRole('button').first()).toBeVisible()
    await expectUsableLayout(page)
    await openTab(page, 'Deck 50/50')
    await expect(page.locator('.sp-rows > li').first()).toBeVisible()
    await expectUsableLayout(page)
    await expectNoA11yViolations(page)
  }

  // External images are requested only after an address is entered; missing ones fall back to the own drawing.
  await page.setViewportSize(sizes[2]!)
  await page.route('https://pictures.example/**', (route) =>
    route.request().url().endsWith('OP01-009.png')
      ? route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="5" height="7"><rect width="5" height="7"/></svg>',
        })
      : route.abort(),
  )
  await page.goto('/settings')
  const address = page.getByLabel('Pictures of cards from the web')
  await address.fill('http://pictures.example/{id}.png')
  const use = page.getByRole('button', { name: 'Use', exact: true })
  await use.click()
  await expect(page.getByText('The address must begin with https://')).toBeVisible()
  await address.fill('https://pictures.example/{id}.png')
  await use.click()
  await page.goto('/simpiece/cards?type=Minks')
  await expect(page.locator('.sp-face-image[data-loaded=true]')).toHaveCount(1)
  await expect(page.locator('.sp-face-image')).toHaveCount(1)
  await expect(page.locator('.sp-woodcut')).toHaveCount(minks.length)
  expect(externalRequests).toContain('https://pictures.example/OP01-009.png')
})
