import { commitmentOf } from '@parlor/protocol'
import { instantSettings, storeSettingsBeforeLoad } from './table-driver.ts'
import {
  recordSuccessfulAttacks,
  mockHostileServer,
  expectNameShown,
  hostileNames,
  findInjectedElements,
  hostileStorageEntries,
  hostileMatchFiles,
  mockHostileThemes,
  nameCount,
  listedThemeCount,
  hostileSeat,
  versionHeader,
  payloads,
} from './hostile-names.ts'
import { writeStored } from './page-checks.ts'
import { expect, test } from './test.ts'

test.use({ trace: 'off' })
test.describe.configure({ timeout: 180_000 })

test('five hundred hostile names, wherever a name is shown: none is interpreted', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  const attacks = await recordSuccessfulAttacks(page)
  await mockHostileServer(page)

  const shared = `/dots/shared/${'0'.repeat(32)}?r=canvas`
  for (const [path, name] of [
    ['/dots/online', 1],
    ['/online', 1],
    ['/account', 4],
    [shared, 1],
  ] as const) {
    await page.goto(path)
    await expectNameShown(page, hostileNames[name]!)
    expect(await findInjectedElements(page), path).toEqual([])
  }
  await page.goto('/saves')
  await writeStored(page, hostileStorageEntries())
  for (const path of ['/saves', '/dots/editor', '/simpiece/decks']) {
    await page.goto(path)
    await expectNameShown(page, hostileNames[3]!)
    expect(await findInjectedElements(page), path).toEqual([])
  }
  expect(attacks).toEqual([])

  // Positive control: a real injection is detected.
  await page.evaluate((name) => document.body.insertAdjacentHTML('beforeend', name), hostileNames[1]!)
  await expect.poll(() => attacks.length).toBeGreaterThan(0)
  expect(await findInjectedElements(page)).toHaveLength(1)
})

test('five hundred hostile names in share images, invalid match files and themes', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  const attacks = await recordSuccessfulAttacks(page)
  await mockHostileServer(page)

  // Share image of the match.
  await page.goto(`/dots/shared/${'0'.repeat(32)}?r=canvas`)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.locator('.share-image-picture img')).toHaveAttribute('alt', /\S/)
  expect(await findInjectedElements(page), 'share card').toEqual([])

  // Invalid match files: the error message quotes them.
  await page.goto('/saves')
  await expect(page.getByRole('heading', { name: 'Import matches' })).toBeVisible()
  await page.evaluate(async (texts) => {
    for (const text of texts) {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
      await new Promise((resolve) => setTimeout(resolve))
    }
  }, hostileMatchFiles())
  await expectNameShown(page, hostileNames[0]!)
  expect(await findInjectedElements(page), 'match files').toEqual([])

  let first = 0
  await mockHostileThemes(page, () => first)
  for (; first < nameCount; first += listedThemeCount) {
    await page.goto('/domino/')
    await expect(page.locator('.domino-themes option')).toHaveCount(listedThemeCount + 1)
    await expectNameShown(page, hostileNames[first + 5]!.slice(0, 60))
    expect(await findInjectedElements(page), 'themes').toEqual([])
  }
  expect(attacks).toEqual([])
})

test('five hundred hostile names at a table: seats, log, live region, title, presence, reactions, result', async ({
  page,
  request,
  baseURL,
}) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  const attacks = await recordSuccessfulAttacks(page)
  let lastTable: { kind: string; table: { revision: number; match: string; seats: unknown[]; rematch: number[] } } | null = null
  let sendToPage: (message: object) => void = () => {}
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    const server = socket.connectToServer()
    sendToPage = (message) => socket.send(JSON.stringify(message))
    server.onMessage((frame) => {
      const message = JSON.parse(String(frame)) as NonNullable<typeof lastTable>
      if (message.kind === 'table') lastTable = message
      socket.send(frame)
    })
  })
  /** Gives the seats every name in turn, with presence, reactions and rematch offers. */
  async function showAllNames(): Promise<void> {
    for (let n = 0; n < nameCount; n += 2) {
      const { table } = lastTable!
      const seats = [hostileSeat(n), hostileSeat(n + 1)]
      sendToPage({ kind: 'table', table: { ...table, seats, rematch: [1] } })
      sendToPage({ kind: 'presence', match: table.match, seats: ['here', n % 4 ? 'away' : 'left'], watchers: 0 })
      if (n % 50 === 0) {
        sendToPage({ kind: 'reaction', match: table.match, seat: 1, reaction: 'hello' })
        await page.evaluate(() => new Promise(requestAnimationFrame))
      }
    }
    await expectNameShown(page, hostileNames[nameCount - 1]!)
    expect(await findInjectedElements(page)).toEqual([])
    expect(attacks).toEqual([])
  }
  await page.goto('/dots/online?r=canvas')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await expect(page.locator('.online-code')).toBeVisible()
  const { match } = lastTable!.table
  await showAllNames()

  const post = (path: string, data: object) =>
    request.post(`${baseURL}/api/${path}`, { data, headers: { ...versionHeader, 'sec-fetch-site': 'same-origin' } })
  expect((await post('me', {})).ok()).toBe(true)
  const accepted = await Promise.all(
    hostileNames.slice(0, payloads.length).map(async (name) => (await post('me/name', { name: name.slice(0, 96) })).ok()),
  )
  expect(accepted.filter(Boolean).length).toBeLessThan(payloads.length)
  expect((await post('me/name', { name: '<svg onload=__hit(1)>' })).ok()).toBe(true)
  const word = 'ab'.repeat(32)
  expect((await post(`tables/${match}/sit`, { seat: null, secret: null, commitment: commitmentOf(word) })).ok()).toBe(true)
  expect((await post(`tables/${match}/reveal`, { word })).ok()).toBe(true)
  await expect(page.locator('.board-frame')).toHaveAttribute('data-load-state', 'there')
  await expectNameShown(page, '<svg onload=__hit(1)>')
  await showAllNames()
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await expect(page.locator('.result-panel h2')).toBeVisible()
  await showAllNames()
})
