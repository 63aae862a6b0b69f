import type { Page, Route } from '@playwright/test'
import { checkAtSizes, viewportSizes, expectNoA11yViolations, findLayoutProblems, storeSettings, settingsJson } from './page-checks.ts'
import { expect, test } from './test.ts'

for (const path of ['/', '/settings', '/nowhere/at/all'])
  test.describe(`the page ${path}`, () => {
    test('is accessible and fits phones and desktops', async ({ page }) => {
      await page.setViewportSize(viewportSizes[0]!)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await checkAtSizes(page, viewportSizes, async () => {
        await expectNoA11yViolations(page)
        expect(await findLayoutProblems(page)).toEqual({ sideways: 0, small: [], tiny: [] })
      })
    })

    test('is accessible in high contrast with huge text, in German', async ({ page }) => {
      await storeSettings(page, settingsJson({ contrast: 'high', textSize: 'huge', language: 'de', motion: 'reduced', safeColours: true }))
      await page.setViewportSize(viewportSizes[0]!)
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectNoA11yViolations(page)
      expect((await findLayoutProblems(page)).sideways).toBe(0)
    })
  })

for (const values of [{ language: 'de' }, { textSize: 'huge' }, { language: 'fr', textSize: 'huge' }])
  test(`every link of a lobby tile is on the screen of a phone: ${JSON.stringify(values)}`, async ({ page }) => {
    await storeSettings(page, settingsJson(values))
    await page.setViewportSize(viewportSizes[0]!)
    await page.goto('/')
    const links = page.locator('.game-tile-actions > a')
    await expect(links).not.toHaveCount(0)
    for (const link of await links.all()) {
      const { x, width } = (await link.boundingBox())!
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(360)
    }
  })

test('the lobby fits a small desktop without scrolling', async ({ page }) => {
  await page.setViewportSize(viewportSizes[2]!)
  await page.goto('/')
  await expect(page.locator('.game-tile')).not.toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(800)
})

test('the lobby is navigated by keyboard, and focus goes to the heading of the next page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Play Dots' }).waitFor()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  const games = await page.locator('.game-tile-name').allTextContents()
  const ways = games.flatMap((game) => [`Play ${game}`, `More about ${game}: opponents, options, rules`])
  const expected = ['Parlor, the lobby', 'Sound', 'Settings', ...ways, 'Play with people', 'Saved matches']
  const order = []
  for (const _ of expected) {
    await page.keyboard.press('Tab')
    order.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent))
  }
  expect(games).toContain('Dots')
  expect(order).toEqual(expected)
  await page.getByRole('link', { name: 'Settings' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Large' })).toBeChecked()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Parlor' })).toBeFocused()
})

test('the skip link leads past the header without changing the address', async ({ page }) => {
  await page.goto('/settings')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  expect(new URL(page.url()).hash).toBe('')
})

test('an unknown address says so and leads home', async ({ page }) => {
  await page.goto('/chess/rules')
  await expect(page).toHaveTitle('This door leads nowhere · Parlor')
  await expect(page.getByText('There is no page at /chess/rules')).toBeVisible()
  await page.getByRole('link', { name: 'To the lobby' }).click()
  await expect(page.getByRole('link', { name: 'Play Dots' })).toBeVisible()
})

test('a page whose code does not load offers a reload, and the shell stays', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Play Dots' }).waitFor()
  await page.route(/settings-page/, (route) => route.abort())
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Part of this page did not arrive' })).toBeVisible()
  await page.unroute(/settings-page/)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})

test.describe('without its language file', () => {
  test.use({ locale: 'de-DE' })

  test('another language is used, and without any the page says so', async ({ page }) => {
    await page.route(/assets\/de-.*\.js/, (route) => route.abort())
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Play Dots' })).toBeVisible()
    await page.route(/assets\/en-.*\.js/, (route) => route.abort())
    await page.reload()
    await expect(page.getByText('Prüfe die Verbindung und lade die Seite neu.')).toBeVisible()
  })
})

test('a page that throws says so, shows what happened, and the way home still works', async ({ page }) => {
  await page.route(/settings-page.*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export default () => { throw new Error("planted fault") }' }),
  )
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'This page has stopped' })).toBeVisible()
  await expect(page.getByText('Your matches are saved after every move')).toBeVisible()
  await page.getByText('Technical details').click()
  await expect(page.getByText('planted fault')).toBeVisible()
  await expectNoA11yViolations(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Lobby' }).click()
  await expect(page.getByRole('link', { name: 'Play Dots' })).toBeVisible()
})

test('an unfinished match waits in the lobby and is one tap away', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Play Dots' }).click()
  await page
    .getByRole('button', { name: /row 2 /i })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /row 2 .*, yours, 1 of/ })).toBeAttached()
  const table = page.url()
  // Shown only after the save has been read back.
  await page.keyboard.press('Escape')
  await expect(page.getByText('The match is saved after every move.')).toBeVisible()
  await page.goto('/')
  const resume = page.getByRole('region', { name: 'Where you left off' }).getByRole('link', { name: /Continue Dots/ })
  await expect(resume).toBeVisible()
  await expectNoA11yViolations(page)
  expect((await findLayoutProblems(page)).small).toEqual([])
  await resume.click()
  await expect(page).toHaveURL(table)
  await expect(page.getByRole('button', { name: /row 2 .*, yours, 1 of/ })).toBeAttached()
})

test('the lobby lays out two, three and five games without overlaps', async ({ page }) => {
  for (const viewport of viewportSizes)
    for (const count of [2, 3, 5]) {
      await page.setViewportSize(viewport)
      await page.goto('/')
      await page.locator('.game-tile .lobby-art').first().waitFor()
      const overlaps = await page.evaluate((games) => {
        const lobby = document.querySelector<HTMLElement>('.lobby')!
        const row = document.querySelector('.game-tiles')!
        lobby.dataset['games'] = 'many'
        lobby.dataset['count'] = String(games)
        while (row.children.length > games) row.lastElementChild!.remove()
        while (row.children.length < games) row.append(row.firstElementChild!.cloneNode(true))
        const boxes = [...row.children].map((tile) => tile.getBoundingClientRect())
        const plays = [...row.querySelectorAll('.button-primary')].map((play) => play.getBoundingClientRect())
        return {
          sideways: document.documentElement.scrollWidth - innerWidth,
          over: boxes.filter((a, i) =>
            boxes.some((b, j) => j > i && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1),
          ).length,
          narrow: plays.filter(({ width, height }) => width < 96 || height < 44).length,
          beyond: [...row.querySelectorAll('.game-tile-name, .game-tile-line, .game-tile-actions > *')].filter(
            (part) => part.getBoundingClientRect().right > innerWidth,
          ).length,
        }
      }, count)
      expect(overlaps, `${count} games on ${viewport.width}`).toEqual({ sideways: 0, over: 0, narrow: 0, beyond: 0 })
    }
})

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the lobby causes no CSP violations and no console messages', async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(error.message))
    const response = await page.goto('/')
    expect(response!.headers()['content-security-policy']).not.toContain('unsafe')
    await page.getByRole('link', { name: 'Play Dots' }).waitFor()
    await page.goto('/settings')
    await page.getByRole('group', { name: 'Dots' }).getByRole('combobox', { name: 'Board design' }).waitFor()
    expect(errors).toEqual([])
  })
})

test('a page says that it could not be loaded when no file comes at all, and when the app never does', async ({ page, context }) => {
  const message = (one: Page) => one.getByText('Parlor could not be loaded.')
  await page.route('**/*', (route) => (route.request().resourceType() === 'document' ? route.continue() : route.abort()))
  await page.goto('/')
  await expect(message(page)).toBeVisible()
  const slow = await context.newPage()
  const held: Route[] = []
  let holding = true
  await slow.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    if (!holding || route.request().resourceType() !== 'script' || pathname === '/load-failure.js') return route.continue()
    held.push(route)
  })
  await slow.goto('/', { waitUntil: 'commit' })
  await expect(slow.locator('.brand')).toBeVisible()
  await expect(message(slow)).toBeHidden()
  await expect(message(slow)).toBeVisible({ timeout: 15_000 })
  // It was only slow: the app takes the message's place.
  holding = false
  for (const route of held) await route.continue()
  await expect(slow.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(message(slow)).toHaveCount(0)
  await slow.close()
})

test('a file of the first load that cannot be fetched never leaves a page blank', async ({ browser }) => {
  test.setTimeout(120_000)
  const context = await browser.newContext()
  const tried = new Set<string>()
  for (const path of ['/', '/dots/']) {
    const files = new Set<string>()
    const whole = await context.newPage()
    whole.on('request', (request) => {
      if (['script', 'stylesheet'].includes(request.resourceType())) files.add(new URL(request.url()).pathname)
    })
    await whole.goto(path)
    await expect(whole.getByRole('heading', { level: 1 })).toBeVisible()
    await whole.close()
    expect(files.size).toBeGreaterThan(3)
    const left = [...files].filter((file) => !tried.has(file))
    for (const file of left) tried.add(file)
    const tryFiles = async () => {
      // One page for many files, and the browser itself refuses them: a new page and a route each cost more than the load.
      const page = await context.newPage()
      const devtools = await context.newCDPSession(page)
      await devtools.send('Network.enable')
      for (let file = left.shift(); file; file = left.shift()) {
        await devtools.send('Network.setBlockedURLs', { urls: [`*${file}`] })
        const blocked = page.waitForEvent('requestfailed', (request) => new URL(request.url()).pathname === file)
        await page.goto(path, { waitUntil: 'commit' })
        await blocked
        // Some files the page can do without.
        const pageOrMessage = page.getByRole('heading', { level: 1 }).or(page.getByText('could not be loaded'))
        await expect(pageOrMessage.first(), file).toBeVisible()
      }
      await page.close()
    }
    // Side by side: nearly all of a page's time here is waiting.
    await Promise.all(Array.from({ length: 3 }, tryFiles))
  }
  await context.close()
})
