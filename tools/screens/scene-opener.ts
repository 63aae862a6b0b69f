import { chromium, type Browser, type BrowserContext, type LaunchOptions, type Page } from '@playwright/test'
import { newSceneContext } from './scene-context.ts'
import { addressOf, type Scene, type SceneMatch } from './scene.ts'

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

export interface ScreenSize {
  readonly width: number
  readonly height: number
}

/** A match that has been played: what its device has stored, and the address of its table. */
interface PlayedMatch {
  readonly storage: StorageState
  readonly table: string
}

const matchSize = { width: 1280, height: 800 }
const baseSettings = { muted: true, speed: 0, motion: 'reduced' }

/** Builds and serves the app, as for the browser tests, and starts the browser. */
export async function withSceneOpener(work: (opener: SceneOpener) => Promise<void>): Promise<void> {
  // Only here: workers of the tests, whose setup has run, would load the whole server.
  const { default: setUpBrowserTests } = await import('../playwright-global-setup.ts')
  const tearDown = await setUpBrowserTests()
  const browser = await chromium.launch(JSON.parse(process.env['PARLOR_LAUNCH']!) as LaunchOptions)
  try {
    await work(new SceneOpener(browser, process.env['PARLOR_URL']!))
  } finally {
    await browser.close()
    await tearDown()
  }
}

/** Opens scenes at a fixed time, with fixed random numbers; plays each match once. */
export class SceneOpener {
  readonly #browser: Browser
  readonly #url: string
  readonly #played = new Map<SceneMatch, Promise<PlayedMatch>>()

  constructor(browser: Browser, url: string) {
    this.#browser = browser
    this.#url = url
  }

  /** The page of a scene, when it no longer changes; `settings` come before the scene's own. Its context is the caller's to close. */
  async open(scene: Scene, size: ScreenSize, settings: object = {}): Promise<Page> {
    const played = scene.match && (await this.#playOnce(scene.match))
    const [path, fragment] = addressOf(scene, played?.table).split('#') as [string, string?]
    const page = await this.#openPage(scene.name, size, { ...settings, ...scene.settings }, played?.storage)
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}r=canvas${fragment === undefined ? '' : `#${fragment}`}`)
    await waitUntilLoaded(page)
    const [reason] = await page.locator('.message-page-text').allTextContents()
    if ((reason !== undefined) !== (scene.refused ?? false)) throw new Error(reason ?? 'It is not refused.')
    await scene.prepare?.(page)
    await waitUntilStill(page)
    return page
  }

  #playOnce(match: SceneMatch): Promise<PlayedMatch> {
    const played = this.#played.get(match) ?? this.#play(match)
    this.#played.set(match, played)
    return played
  }

  async #play(match: SceneMatch): Promise<PlayedMatch> {
    const page = await this.#openPage(`match ${match.name}`, matchSize, match.settings ?? {})
    await match.play(page)
    // The last move is saved a moment after it was made.
    await page.waitForTimeout(600)
    const table = new URL(page.url()).pathname
    const [before, after] = match.endsAt.split('*') as [string, string?]
    if (!table.startsWith(before) || !table.endsWith(after ?? before)) throw new Error(`${match.name} has ended at ${table}.`)
    const storage = await page.context().storageState({ indexedDB: true })
    for (const origin of storage.origins) origin.localStorage = origin.localStorage.filter(({ name }) => name !== 'parlor.settings')
    // A page of an online match stays open: its player is not away.
    if (!table.includes('/online/')) await page.context().close()
    return { storage, table }
  }

  async #openPage(name: string, viewport: ScreenSize, settings: object, storageState?: StorageState): Promise<Page> {
    const context = await newSceneContext(this.#browser, name, { viewport, baseURL: this.#url, ...(storageState ? { storageState } : {}) })
    await context.addInitScript(storeSettings, JSON.stringify({ v: 1, settings: { ...baseSettings, ...settings } }))
    return context.newPage()
  }
}

function storeSettings(text: string): void {
  if (!localStorage.getItem('parlor.settings')) localStorage.setItem('parlor.settings', text)
}

async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('h1, .table-page, .seat-change-screen') !== null &&
      document.querySelector('.loading-placeholder') === null &&
      [...document.querySelectorAll<HTMLElement>('.board-frame')].every(({ dataset }) => dataset['loadState'] === 'there') &&
      document.fonts.status === 'loaded',
  )
}

/** Removes hover and focus, and waits until two pictures in a row are equal. */
async function waitUntilStill(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  let before: Buffer = Buffer.alloc(0)
  for (let tries = 0; tries < 30; tries++) {
    await page.waitForTimeout(200)
    const now = await page.screenshot()
    if (now.equals(before)) return
    before = now
  }
}
