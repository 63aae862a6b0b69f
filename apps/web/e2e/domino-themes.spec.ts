import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { collectConsoleErrors, waitForDecision, playToEndByButtons, instantDominoSettings, openDominoTable } from './domino-driver.ts'
import { waitForBoard, storeSettingsBeforeLoad } from './table-driver.ts'
import { expect, test } from './test.ts'

const themesFolder = join(process.env['PARLOR_DIST'] ?? fileURLToPath(new URL('../dist', import.meta.url)), 'assets/themes')
const copiedFolders: string[] = []

// Sequential: the tests share the theme folders.
test.describe.configure({ mode: 'default' })

/** Adds a theme folder to the running site. */
function copyTheme(name: string, change: (folder: string) => void): void {
  const folder = join(themesFolder, name)
  copiedFolders.push(folder)
  cpSync(join(themesFolder, 'classic'), folder, { recursive: true })
  change(folder)
}

function editThemeJson(folder: string, change: (theme: Record<string, unknown> & { colors: Record<string, string> }) => void): void {
  const file = join(folder, 'theme.json')
  const theme = JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof change>[0]
  change(theme)
  writeFileSync(file, JSON.stringify(theme))
}

test.afterEach(() => {
  for (const folder of copiedFolders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** Colour of a pixel of the page. */
async function colourAt(page: Page, x: number, y: number): Promise<[number, number, number]> {
  const screenshot = (await page.screenshot({ clip: { x, y, width: 4, height: 4 } })).toString('base64')
  return page.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const context = Object.assign(document.createElement('canvas'), { width: 4, height: 4 }).getContext('2d')!
    context.drawImage(image, 0, 0)
    return [...context.getImageData(1, 1, 1, 1).data].slice(0, 3) as [number, number, number]
  }, screenshot)
}

function themeSelect(page: Page) {
  return page.getByLabel('Theme', { exact: true })
}

test('a theme folder copied onto the site can be played, without a build', async ({ page }) => {
  test.setTimeout(120_000)
  const errors = collectConsoleErrors(page)
  copyTheme('velvet', (folder) => {
    cpSync(join(themesFolder, 'havana', 'table-bg.png'), join(folder, 'table-bg.png'))
    editThemeJson(folder, (theme) => {
      theme['name'] = 'Velvet evening'
      theme.colors['scoreColor'] = '#FF80AB'
    })
  })
  await storeSettingsBeforeLoad(page, instantDominoSettings)
  await page.goto('/domino/?r=canvas')
  await themeSelect(page).selectOption({ label: 'Velvet evening' })
  await page.getByRole('button', { name: 'Random', exact: true }).click()
  await waitForBoard(page)
  const box = (await page.locator('.board-frame-canvas').boundingBox())!
  const [red, green, blue] = await colourAt(page, box.x + box.width / 2, box.y + box.height * 0.75)
  // Havana's felt is teal, classic's is green.
  expect(blue).toBeGreaterThan(red + 30)
  expect(Math.abs(blue - green)).toBeLessThan(40)
  await playToEndByButtons(page)
  expect(errors).toEqual([])
})

test('every built-in theme can be chosen at the table, without a reload', async ({ page }) => {
  const errors = collectConsoleErrors(page)
  await storeSettingsBeforeLoad(page, instantDominoSettings)
  await openDominoTable(page, 'Random')
  await waitForDecision(page)
  const box = (await page.locator('.board-frame-canvas').boundingBox())!
  const lights = new Set<string>()
  for (const theme of ['classic', 'havana', 'contrast']) {
    // As if another tab had changed the settings.
    await page.evaluate(
      (newValue) => dispatchEvent(new StorageEvent('storage', { key: 'parlor.settings', newValue })),
      JSON.stringify({ v: 1, settings: { ...instantDominoSettings, themes: { domino: theme } } }),
    )
    await expect
      .poll(async () => {
        const light = (await colourAt(page, box.x + box.width / 2, box.y + box.height * 0.75)).map((value) => Math.round(value / 16)).join()
        const fresh = !lights.has(light)
        lights.add(light)
        return fresh
      })
      .toBe(true)
  }
  expect(errors).toEqual([])
})

test('a theme whose theme.json is broken falls back to classic and says so', async ({ page }) => {
  copyTheme('broken', (folder) => editThemeJson(folder, (theme) => (theme['glitter'] = true)))
  await storeSettingsBeforeLoad(page, { ...instantDominoSettings, themes: { domino: 'broken' } })
  await page.goto('/domino/?r=canvas')
  await expect(page.locator('.toast')).toContainText('Theme broken: theme.json has “glitter”')
  await expect(themeSelect(page)).toHaveValue('0')
  await expect(page.locator('.domino-themes')).toContainText('Theme broken: theme.json has “glitter”')
  await page.getByRole('button', { name: 'Random', exact: true }).click()
  await waitForBoard(page)
  expect(await waitForDecision(page)).not.toBe('over')
})

test('a missing image is replaced by the classic one and named; a missing sound is silent', async ({ page }) => {
  copyTheme('patchy', (folder) => {
    unlinkSync(join(folder, 'tile-back.png'))
    unlinkSync(join(folder, 'sounds/tilePlace.wav'))
  })
  await storeSettingsBeforeLoad(page, { ...instantDominoSettings, muted: false, themes: { domino: 'patchy' } })
  await openDominoTable(page, 'Random')
  await expect(page.locator('.toast')).toContainText('Theme patchy: tile-back.png is missing')
  await playToEndByButtons(page)
  await expect(page.locator('.toast')).toHaveCount(1)
})

test('a deleted theme is reported, and the table works', async ({ page }) => {
  await storeSettingsBeforeLoad(page, { ...instantDominoSettings, themes: { domino: 'vanished' } })
  await openDominoTable(page, 'Random')
  await expect(page.locator('.toast')).toContainText('Theme vanished: theme.json is missing')
  await waitForDecision(page)
})

test('a theme of one’s own is kept, renamed, saved as a file, opened elsewhere, deleted and restored', async ({ page, browser }) => {
  test.setTimeout(120_000)
  const errors = collectConsoleErrors(page)
  const folder = mkdtempSync(join(tmpdir(), 'parlor-theme-'))
  const open = async (on: Page, name: string, buffer: Buffer) => {
    await on.getByLabel('Load a zip file').setInputFiles({ name, mimeType: 'application/zip', buffer })
  }
  try {
    cpSync(join(themesFolder, 'havana'), join(folder, 'mine'), { recursive: true })
    editThemeJson(join(folder, 'mine'), (theme) => (theme['name'] = 'My own'))
    await storeSettingsBeforeLoad(page, instantDominoSettings)
    await page.goto('/domino/?r=canvas')
    await page.getByText('Themes of your own').click()
    await open(page, 'mine.zip', zipOf(join(folder, 'mine')))
    await expect(page.locator('.toast')).toContainText('“My own” is kept and on the table')
    await expect(themeSelect(page).locator('option:checked')).toHaveText('My own')
    await open(page, 'bad.zip', Buffer.from('no archive'))
    await expect(page.locator('.toast').last()).toContainText('not a zip file')

    await page.reload()
    await expect(themeSelect(page).locator('option:checked')).toHaveText('My own')
    await page.getByText('Themes of your own').click()
    await page.getByRole('button', { name: 'Rename My own' }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('Evening')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(themeSelect(page).locator('option:checked')).toHaveText('Evening')
    await page.getByRole('button', { name: 'Delete Evening' }).click()
    await expect(page.locator('.own-item')).toHaveCount(0)
    await expect(themeSelect(page).locator('option:checked')).toHaveText('Classic')
    await page.getByRole('button', { name: 'Bring it back' }).click()
    await expect(themeSelect(page).locator('option:checked')).toHaveText('Evening')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save Evening as a zip file' }).click()
    const zip = readFileSync(await (await download).path())

    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
    await other.goto('/domino/?r=canvas')
    await other.getByText('Themes of your own').click()
    await open(other, 'evening.zip', zip)
    await expect(other.locator('.own-item')).toContainText('Evening')
    await elsewhere.close()

    await page.reload()
    await page.getByRole('button', { name: 'Random', exact: true }).click()
    await waitForBoard(page)
    const box = (await page.locator('.board-frame-canvas').boundingBox())!
    const [red, , blue] = await colourAt(page, box.x + box.width / 2, box.y + box.height * 0.75)
    expect(blue).toBeGreaterThan(red + 30)
    expect(errors).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

/** A folder as an uncompressed zip archive. */
function zipOf(folder: string): Buffer {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const parts: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const path of names) {
    const name = Buffer.from(`mine/${path.slice(folder.length + 1)}`)
    const body = readFileSync(path)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt32LE(body.length, 20)
    entry.writeUInt32LE(body.length, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    parts.push(local, name, body)
    entries.push(entry, name)
    at += 30 + name.length + body.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, directory, end])
}

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })

  test('starts and plays offline after the first visit to the lobby', async ({ page, baseURL, context }) => {
    test.setTimeout(120_000)
    expect(existsSync(themesFolder)).toBe(true)
    const front = createServer((request, response) => {
      void fetch(`${baseURL}${request.url}`).then(async (answer) => {
        response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '', 'Cache-Control': 'no-cache' })
        response.end(Buffer.from(await answer.arrayBuffer()))
      })
    })
    await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
    const url = `http://localhost:${(front.address() as AddressInfo).port}`
    await page.goto(`${url}/`)
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, { timeout: 60_000 })
    await page.close()
    front.closeAllConnections()
    await new Promise((resolve) => front.close(resolve))
    const offline = await context.newPage()
    await storeSettingsBeforeLoad(offline, instantDominoSettings)
    await offline.goto(`${url}/domino/?r=canvas`)
    await offline.getByRole('button', { name: 'Hard', exact: true }).click()
    await waitForBoard(offline)
    await expect(offline.locator('.board-frame')).toHaveAttribute('data-broken', 'false')
    await playToEndByButtons(offline)
  })
})
