import { expect, test } from '@playwright/test'
import { commitmentOf } from '@parlor/protocol'
import { instantSettings, withSettings } from './table-driver.ts'
import {
  armed,
  hostileServer,
  shows,
  names,
  planted,
  keep,
  ownThings,
  matchFiles,
  hostileThemes,
  count,
  themesListed,
  seat,
  version,
  shapes,
} from './hostile-names.ts'

test.use({ trace: 'off' })
test.describe.configure({ timeout: 180_000 })

test('five hundred hostile names, wherever a name is shown: none of them is anything but a name', async ({ page }) => {
  await withSettings(page, instantSettings)
  const hits = await armed(page)
  await hostileServer(page)

  const shared = `/dots/shared/${'0'.repeat(32)}?r=canvas`
  for (const [path, name] of [
    ['/dots/online', 1],
    ['/online', 1],
    ['/account', 4],
    [shared, 1],
  ] as const) {
    await page.goto(path)
    await shows(page, names[name]!)
    expect(await planted(page), path).toEqual([])
  }
  await page.goto('/saves')
  await keep(page, ownThings())
  for (const path of ['/saves', '/dots/editor', '/simpiece/decks']) {
    await page.goto(path)
    await shows(page, names[3]!)
    expect(await planted(page), path).toEqual([])
  }
  expect(hits).toEqual([])

  // The wires are live: what a name must not do is noticed when something does it.
  await page.evaluate((name) => document.body.insertAdjacentHTML('beforeend', name), names[1]!)
  await expect.poll(() => hits.length).toBeGreaterThan(0)
  expect(await planted(page)).toHaveLength(1)
})

test('five hundred hostile names in pictures to send, in files that are no matches and as themes', async ({ page }) => {
  await withSettings(page, instantSettings)
  const hits = await armed(page)
  await hostileServer(page)

  // A picture of the match to send, with those names in it and beside it.
  await page.goto(`/dots/shared/${'0'.repeat(32)}?r=canvas`)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.locator('.card-picture img')).toHaveAttribute('alt', /\S/)
  expect(await planted(page), 'share card').toEqual([])

  // Files that are no matches are refused in words that quote them.
  await page.goto('/saves')
  await expect(page.getByRole('heading', { name: 'Import matches' })).toBeVisible()
  await page.evaluate(async (texts) => {
    for (const text of texts) {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
      await new Promise((resolve) => setTimeout(resolve))
    }
  }, matchFiles())
  await shows(page, names[0]!)
  expect(await planted(page), 'match files').toEqual([])

  let first = 0
  await hostileThemes(page, () => first)
  for (; first < count; first += themesListed) {
    await page.goto('/domino/')
    await expect(page.locator('.domino-themes option')).toHaveCount(themesListed + 1)
    await shows(page, names[first + 5]!.slice(0, 60))
    expect(await planted(page), 'themes').toEqual([])
  }
  expect(hits).toEqual([])
})

test('five hundred hostile names at a table: seats, log, live region, title, presence, reactions, result', async ({
  page,
  request,
  baseURL,
}) => {
  await withSettings(page, instantSettings)
  const hits = await armed(page)
  let told: { kind: string; table: { revision: number; match: string; seats: unknown[]; rematch: number[] } } | null = null
  let say: (tell: object) => void = () => {}
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    const server = socket.connectToServer()
    say = (tell) => socket.send(JSON.stringify(tell))
    server.onMessage((frame) => {
      const tell = JSON.parse(String(frame)) as NonNullable<typeof told>
      if (tell.kind === 'table') told = tell
      socket.send(frame)
    })
  })
  /** Everybody at the table is called by every name in turn, and each is away, says something and wants to play again. */
  async function callNames(): Promise<void> {
    for (let n = 0; n < count; n += 2) {
      const { table } = told!
      const seats = [seat(n), seat(n + 1)]
      say({ kind: 'table', table: { ...table, seats, rematch: [1] } })
      say({ kind: 'presence', match: table.match, seats: ['here', n % 4 ? 'away' : 'left'], watchers: 0 })
      if (n % 50 === 0) {
        say({ kind: 'reaction', match: table.match, seat: 1, reaction: 'hello' })
        await page.evaluate(() => new Promise(requestAnimationFrame))
      }
    }
    await shows(page, names[count - 1]!)
    expect(await planted(page)).toEqual([])
    expect(hits).toEqual([])
  }
  await page.goto('/dots/online?r=canvas')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await expect(page.locator('.online-code')).toBeVisible()
  const { match } = told!.table
  await callNames()

  const post = (path: string, data: object) =>
    request.post(`${baseURL}/api/${path}`, { data, headers: { ...version, 'sec-fetch-site': 'same-origin' } })
  expect((await post('me', {})).ok()).toBe(true)
  const accepted = await Promise.all(
    names.slice(0, shapes.length).map(async (name) => (await post('me/name', { name: name.slice(0, 96) })).ok()),
  )
  expect(accepted.filter(Boolean).length).toBeLessThan(shapes.length)
  expect((await post('me/name', { name: '<svg onload=__hit(1)>' })).ok()).toBe(true)
  const word = 'ab'.repeat(32)
  expect((await post(`tables/${match}/sit`, { seat: null, secret: null, commitment: commitmentOf(word) })).ok()).toBe(true)
  expect((await post(`tables/${match}/reveal`, { word })).ok()).toBe(true)
  await expect(page.locator('.stage')).toHaveAttribute('data-picture', 'there')
  await shows(page, '<svg onload=__hit(1)>')
  await callNames()
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await expect(page.locator('.result h2')).toBeVisible()
  await callNames()
})
