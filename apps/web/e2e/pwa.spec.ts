import { createServer, get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { waitForBoard, waitForLogLines } from './table-driver.ts'
import { expect, test } from './test.ts'

interface Manifest {
  id: string
  name: string
  start_url: string
  scope: string
  display: string
  orientation: string
  icons: { src: string; sizes: string; type: string; purpose: string }[]
}

/** A proxy that can simulate a new version (its service worker changes by a byte) and be shut down. */
class Front {
  readonly #origin: string
  readonly #server: Server
  #edition = ''

  constructor(origin: string) {
    this.#origin = origin
    this.#server = createServer((request, response) => {
      // A connection of its own: one that is kept may be closed by the server just as it is used again.
      get(`${this.#origin}${request.url}`, { agent: false }, (answer) => {
        response.writeHead(answer.statusCode!, { 'Content-Type': answer.headers['content-type'] ?? '', 'Cache-Control': 'no-cache' })
        answer.pipe(response, { end: false })
        answer.on('end', () => response.end(request.url === '/sw.js' ? `\n// ${this.#edition}` : ''))
      }).on('error', () => response.destroy())
    })
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`
  }

  renew(): void {
    this.#edition += 'newer '
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}

async function controlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

async function manifestOf(page: Page): Promise<Manifest> {
  return page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')!
    return (await fetch(link.href)).json() as Promise<never>
  })
}

test('can be installed as Parlor and as Dots, without errors, and caches less than 20 MB', async ({ page, context, baseURL }) => {
  const session = await context.newCDPSession(page)
  for (const [path, name] of [
    ['/', 'Parlor'],
    ['/dots/', 'Dots'],
  ] as const)
    await test.step(`${path} as ${name}`, async () => {
      await page.goto(path)
      const served = await (await fetch(`${baseURL}${path}`)).text()
      expect(served).toContain(`<link rel="manifest" href="${path}manifest.webmanifest"`)
      const manifest = await manifestOf(page)
      expect(manifest).toMatchObject({ id: path, name, start_url: path, scope: path, display: 'standalone' })
      for (const { src, sizes, type } of manifest.icons) {
        const size = await page.evaluate(async (url) => {
          const image = new Image()
          image.src = url
          await image.decode()
          return `${image.naturalWidth}x${image.naturalHeight}`
        }, src)
        expect(size).toBe(sizes)
        expect(type).toBe('image/png')
      }
      expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
      await controlled(page)
      const { errors } = await session.send('Page.getAppManifest')
      expect(errors).toEqual([])
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
      expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
    })
  const bytes = await page.evaluate(async () => {
    let sum = 0
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) sum += (await (await cache.match(request))!.arrayBuffer()).byteLength
    }
    return sum
  })
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThan(20_000_000)
})

test.use({ serviceWorkers: 'allow' })

test('the manifest matches the current page', async ({ page }) => {
  await page.goto('/')
  const href = () => page.locator('link[rel="manifest"]').getAttribute('href')
  expect(await href()).toBe('/manifest.webmanifest')
  await page.getByRole('link', { name: 'More about Dots' }).click()
  await expect(page).toHaveURL('/dots/')
  await expect.poll(href).toBe('/dots/manifest.webmanifest')
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#080d0f')
  await page.goBack()
  await expect.poll(href).toBe('/manifest.webmanifest')
})

test('starts offline from the lobby and from a game, and plays', async ({ page, baseURL, context }) => {
  const proxy = new Front(baseURL!)
  const url = await proxy.open()
  await page.goto(`${url}/`)
  await controlled(page)
  await page.close()
  await proxy.close()
  for (const [path, heading] of [
    ['/', 'Parlor'],
    ['/dots/', 'Dots'],
    ['/settings', 'Settings'],
    ['/dots/rules', ''],
  ]) {
    const cold = await context.newPage()
    await cold.goto(`${url}${path}`)
    await expect(cold.getByRole('heading', { level: 1, ...(heading ? { name: heading } : {}) })).toHaveCount(1)
    await cold.close()
  }
  const table = await context.newPage()
  await table.goto(`${url}/`)
  await table.getByRole('link', { name: 'Play Dots' }).click()
  await table.getByRole('button', { name: /row 3/i }).first().focus()
  await table.keyboard.press('Enter')
  await waitForLogLines(table, 2)
  await expect(table.locator('.match-log-line').last()).toHaveText(/^\d*\s*Easy plays /)
})

test.describe('a newer version', () => {
  let proxy: Front
  let url: string

  test.beforeEach(async ({ baseURL, page }) => {
    proxy = new Front(baseURL!)
    url = await proxy.open()
    await page.goto(`${url}/settings`)
    await controlled(page)
    proxy.renew()
  })

  test.afterEach(() => proxy.close())

  /** Again where the page was reloaded meanwhile: a worker that takes over late reloads it a second time. */
  async function lookForUpdate(page: Page): Promise<void> {
    await expect(() =>
      page.evaluate(async () => {
        const registration = (await navigator.serviceWorker.getRegistration())!
        await registration.update()
      }),
    ).toPass()
  }

  /** Undefined while the page is being reloaded. */
  function isWorkerWaiting(page: Page): Promise<boolean | undefined> {
    return page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.waiting !== null).catch(() => undefined)
  }

  test('waits, is offered, and is activated on request', async ({ page }) => {
    await page.getByRole('button', { name: 'Check for updates' }).click()
    const messages = page.getByRole('region', { name: 'Messages' })
    await expect(messages).toContainText('A new version of Parlor is ready.')
    expect(await isWorkerWaiting(page)).toBe(true)
    const reloaded = page.waitForEvent('load')
    await messages.getByRole('button', { name: 'Reload' }).click()
    await reloaded
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    await expect.poll(() => isWorkerWaiting(page)).toBe(false)
  })

  test('is activated by the reload that a server of another version requires', async ({ page }) => {
    // The proxy drops the version header, like a server of the first version.
    await page.goto(`${url}/online`)
    const banner = page.locator('.reload-banner')
    await expect(banner).toContainText('There is a new version.')
    const reloaded = page.waitForEvent('load')
    await banner.getByRole('button', { name: 'Reload' }).click()
    await reloaded
    await lookForUpdate(page)
    await expect.poll(() => isWorkerWaiting(page)).toBe(false)
    // Positive control: a newer worker is found.
    proxy.renew()
    await lookForUpdate(page)
    await expect.poll(() => isWorkerWaiting(page)).toBe(true)
  })

  test('is never activated during a match, and is offered after leaving the table', async ({ page, context }) => {
    const table = await context.newPage()
    await table.goto(`${url}/dots/`)
    await table.evaluate(() => history.pushState(null, '', '/dots/'))
    await table.getByRole('link', { name: /lobby/i }).click()
    await table.getByRole('link', { name: 'Play Dots' }).click()
    // The address comes before the match, and the match before the lock that it holds.
    await waitForBoard(table)
    const born = await table.evaluate(() => performance.timeOrigin)
    await lookForUpdate(page)
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('A match is running in another tab')
    expect(await isWorkerWaiting(page)).toBe(true)
    await expect(table.getByRole('region', { name: 'Messages' })).toBeHidden()
    expect(await table.evaluate(() => performance.timeOrigin)).toBe(born)
    await table.goBack()
    await expect(table.getByRole('region', { name: 'Messages' })).toContainText('A new version of Parlor is ready.')
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => table.evaluate(() => performance.timeOrigin).catch(() => born)).not.toBe(born)
  })
})

test.describe('the offer to install', () => {
  async function offer(page: Page): Promise<void> {
    await page.evaluate(() => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => ({ outcome: 'accepted' as const }),
      })
      dispatchEvent(event)
    })
  }

  test('appears on the second visit, and a dismissal is stored', async ({ context }) => {
    const first = await context.newPage()
    await first.goto('/')
    await first.getByRole('link', { name: 'Play Dots' }).waitFor()
    await offer(first)
    await expect(first.getByRole('region', { name: 'Install' })).toBeHidden()
    await first.close()
    const second = await context.newPage()
    await second.goto('/')
    await second.getByRole('link', { name: 'Play Dots' }).waitFor()
    await offer(second)
    const banner = second.getByRole('region', { name: 'Install' })
    await expect(banner).toBeVisible()
    await banner.getByRole('button', { name: 'Not now' }).focus()
    await second.keyboard.press('Enter')
    await expect(banner).toBeHidden()
    await expect(second.getByRole('main')).toBeFocused()
    await second.reload()
    await second.getByRole('link', { name: 'Play Dots' }).waitFor()
    await offer(second)
    await expect(banner).toBeHidden()
  })

  test('appears after half a minute at a table, once it is left', async ({ page }) => {
    await page.addInitScript(() => {
      if (!localStorage.getItem('parlor.acquaintance'))
        localStorage.setItem('parlor.acquaintance', JSON.stringify({ visits: 0, played: 27, dismissed: 0 }))
    })
    const played = () => page.evaluate(() => (JSON.parse(localStorage.getItem('parlor.acquaintance')!) as { played: number }).played)
    await page.goto('/')
    await page.getByRole('link', { name: 'Play Dots' }).click()
    await expect(page).toHaveURL(/\/dots\/play\/\w{8,}/)
    await offer(page)
    await expect.poll(played).toBeGreaterThanOrEqual(30)
    await expect(page.getByRole('region', { name: 'Install' })).toBeHidden()
    await page.goBack()
    await expect(page.getByRole('region', { name: 'Install' })).toBeVisible()
    await page.getByRole('button', { name: 'Install' }).click()
    await expect(page.getByRole('region', { name: 'Install' })).toBeHidden()
  })
})
