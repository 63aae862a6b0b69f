import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { dots } from '@parlor/dots'
import { isRejection } from '@parlor/kernel'
import { Match, withChecksum, writeMatch } from '@parlor/kernel/host'
import { commitmentOf, protocolHeader, protocolVersion } from '@parlor/protocol'
import { readyDecks } from '@parlor/simpiece'
import { instantSettings, withSettings } from './table-driver.ts'

const count = 500
const version = { [protocolHeader]: String(protocolVersion) }

/** What breaks out of text where text is taken for something else; whatever gets out calls `__hit`, carries `data-planted`, or asks for a foreign address. */
const shapes = [
  (n: number) => `<script>__hit(${n})</script>`,
  (n: number) => `<img src=x onerror=__hit(${n}) data-planted>`,
  (n: number) => `<svg onload=__hit(${n}) data-planted>`,
  (n: number) => `<b data-planted>${n}</b>`,
  (n: number) => `"><img src=x onerror=__hit(${n}) data-planted>`,
  (n: number) => `' onmouseover='__hit(${n})' data-planted='`,
  (n: number) => `" autofocus onfocus="__hit(${n})" data-planted="`,
  (n: number) => `javascript:__hit(${n})`,
  (n: number) => `JaVaScRiPt:__hit(${n})//`,
  (n: number) => `data:text/html,<script>__hit(${n})</script>`,
  (n: number) => `//evil.invalid/${n}`,
  (n: number) => `https://evil.invalid/${n}.png`,
  (n: number) => `{{constructor.constructor('__hit(${n})')()}}`,
  (n: number) => `\${__hit(${n})} #{__hit(${n})} <%= __hit(${n}) %>`,
  (n: number) => `{count} {name} {seats} {what} ${n}`,
  (n: number) => `</title><script>__hit(${n})</script>`,
  (n: number) => `</style><img src=x onerror=__hit(${n})>`,
  (n: number) => `<!--${n}--><iframe srcdoc="<script>__hit(${n})</script>">`,
  (n: number) => `<a href="javascript:__hit(${n})" data-planted>x</a>`,
  (n: number) => `<style data-planted>*{background:url(//evil.invalid/${n})}</style>`,
  (n: number) => `&lt;img src=x onerror=__hit(${n})&gt;&#x3c;b&#x3e;`,
  (n: number) => `\u202e${n}txt.exe\u2066 \u2067rtl`,
  (n: number) => `\u200b\u200d\ufeff\u00ad${n}\u034f`,
  (n: number) => `a\u0000b\u0007\u001b[31m${n}`,
  (n: number) => `👩‍👩‍👧‍👦🏴‍☠️${n}${'\u0301'.repeat(20)}`,
  (n: number) => `__proto__ constructor toString ${n}`,
  (n: number) => `'; DROP TABLE people; --${n}`,
  (n: number) => `${'W'.repeat(40)}${n}`,
]
const names = Array.from({ length: count }, (_, n) => shapes[n % shapes.length]!(n))

/** Notes whatever a name brings about that a name must not. */
async function armed(page: Page): Promise<string[]> {
  const hits: string[] = []
  await page.exposeFunction('__hit', (what: unknown) => void hits.push(`ran ${String(what)}`))
  page.on('dialog', (dialog) => {
    hits.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => void hits.push(`popup ${popup.url()}`))
  page.on('request', (request) => {
    if (/evil\.invalid/.test(new URL(request.url()).host)) hits.push(`asked ${request.url()}`)
  })
  page.on('pageerror', (error) => void hits.push(`error ${error.message}`))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      ;(window as unknown as { __hit(what: string): void }).__hit(`policy ${violatedDirective} ${blockedURI}`)
    })
  })
  return hits
}

/** Elements and attributes that only a name can have brought, and links that lead to no page. */
function planted(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const odd = [...document.querySelectorAll('*')].filter((element) => {
      if (element.hasAttribute('data-planted') || element.getAttributeNames().some((name) => name.startsWith('on'))) return true
      const to = element.getAttribute('href') ?? element.getAttribute('src') ?? element.getAttribute('action')
      return to !== null && /^\s*(javascript|data:text)|evil\.invalid/i.test(to)
    })
    return odd.map((element) => element.outerHTML.slice(0, 120))
  })
}

/** A name is shown as it is: it stands there as text. */
async function shows(page: Page, name: string): Promise<void> {
  await expect.poll(() => page.evaluate((wanted) => document.body.textContent.includes(wanted), name)).toBe(true)
}

const person = (n: number, id = n.toString(16).padStart(20, '0')) => ({ id, name: names[n % count]!, guest: true, unique: false })
const seat = (n: number) => ({
  kind: 'person',
  person: person(n),
  left: false,
  strength: n % 3 ? null : { rating: 1500, deviation: n % 2 ? 90 : 200 },
})
const hex = (n: number) => n.toString(16).padStart(20, '0')
const outcome = { scores: [1, 0], ranks: [1, 2], reason: 'conquest' }

/** The server's answers with hostile names where names are, more of each than a page would ever be sent. */
async function hostileServer(page: Page): Promise<void> {
  const options = dots.game.options.presets[0]!.options
  const none = { kind: 'none' }
  const answers: [RegExp, unknown][] = [
    [/\/api\/me$/, { id: hex(1), name: names[1], guest: false, unique: false, email: names[4] }],
    [
      /\/api\/tables(\?|$)/,
      {
        tables: Array.from({ length: count / 2 }, (_, n) => ({
          match: hex(n),
          game: 'dots',
          options,
          state: n % 2 ? 'open' : 'playing',
          seats: [seat(2 * n), seat(2 * n + 1)],
          clock: none,
          spectators: { kind: 'allowed' },
          created: 1,
        })),
      },
    ],
    [
      /\/api\/me\/tables$/,
      {
        tables: Array.from({ length: 12 }, (_, n) => ({
          match: hex(n),
          game: 'dots',
          state: n % 2 ? 'open' : 'playing',
          seats: [seat(2 * n), seat(2 * n + 1)],
          you: 0,
          turn: n % 2 ? [] : [1],
          clock: none,
          ranked: false,
          created: 1,
        })),
      },
    ],
    [
      /\/api\/leaders\//,
      { standings: names.map((_, n) => ({ person: person(n), rank: n + 1, rating: 1500, deviation: 90, games: 3 })), you: null },
    ],
    [/\/api\/ratings\//, { now: null, graph: [] }],
    [
      /\/api\/history/,
      {
        matches: Array.from({ length: count / 2 }, (_, n) => ({
          match: hex(n),
          game: 'dots',
          players: [2 * n, 2 * n + 1].map((at) => ({ name: names[at], level: null, strength: null })),
          you: 0,
          outcome,
          ranked: false,
          change: null,
          ended: 1,
          replay: n % 2 === 0,
        })),
        more: null,
      },
    ],
    [
      /\/api\/replays\//,
      { ...finished(), players: [0, 1].map((at) => ({ name: names.filter((_, n) => n % 2 === at).join(' '), level: null })) },
    ],
  ]
  for (const [path, answer] of answers) await page.route(path, (route) => route.fulfill({ json: answer, headers: version }))
}

/** A short match that has been given up. */
function finished(): ReturnType<typeof writeMatch> {
  const match = Match.begin(dots.game, { options: dots.game.options.presets[0]!.options, seed: 'names' })
  if (isRejection(match)) throw new Error(match.rejected)
  match.play(match.state.pending[0]!.seat, { row: 0, col: 0 })
  match.resign(match.state.pending[0]!.seat)
  return writeMatch(match)
}

/** Puts texts where the page keeps its own things, as an import or another page would. */
async function keep(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate(
    (given) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('parlor')
        opening.onupgradeneeded = () => opening.result.createObjectStore('vault')
        opening.onerror = () => reject(new Error('no database'))
        opening.onsuccess = () => {
          const writing = opening.result.transaction('vault', 'readwrite')
          for (const [key, text] of Object.entries(given)) writing.objectStore('vault').put(text, key)
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    texts,
  )
}

/** Matches, levels and decks under those names, as they lie in the vault. */
function ownThings(): Record<string, string> {
  const record = finished()
  const fits = names.map((name) => name.trim().slice(0, 60).trim() || 'x')
  const save = (name: string, n: number) => {
    const id = `name${hex(n)}`
    const rest = { id, game: 'dots', name, players: [{ kind: 'person' }, { kind: 'bot', level: 'easy' }], botSeed: '', revision: 0 }
    const times = { created: 1, updated: 1 + n, played: 1, moves: 1, over: true }
    return [`save/${id}/0`, JSON.stringify(withChecksum({ ...rest, ...times, record, format: 'parlor-save', v: 1 }))] as const
  }
  const level = (name: string, n: number) => {
    const thing = {
      id: `name-${n}`,
      name: name.slice(0, 40),
      description: name,
      opponent: 'expert',
      starter: 'red',
      colour: 'blue',
      cells: ['...', '...', '...'],
    }
    return [`own/dots/level/name-${n}`, JSON.stringify({ id: `name-${n}`, updated: n, thing })] as const
  }
  const { leader, deck: list } = readyDecks[0]!.options
  const rows = list.split(' ').map((part) => ({ id: part.split('x')[1]!, count: Number(part.split('x')[0]) }))
  const deck = (name: string, n: number) =>
    [`own/simpiece/deck/name-${n}`, JSON.stringify({ id: `name-${n}`, updated: n, thing: { name, leader, rows } })] as const
  return Object.fromEntries([...fits.map(save), ...fits.map(level), ...fits.map(deck)])
}

/** Files that claim to be matches, with a name where something else belongs: what is wrong with them is quoted to whoever hands them in. */
function matchFiles(): string[] {
  const record = finished()
  const { sum: _, ...unsealed } = record
  return names
    .toReversed()
    .flatMap((name) => [JSON.stringify(withChecksum({ ...unsealed, game: name })), JSON.stringify({ ...record, [name]: 1 })])
}

/** As many theme folders as are ever listed, each of them called by a name; `from` tells which. */
async function hostileThemes(page: Page, from: () => number): Promise<void> {
  const classic = JSON.parse(readFileSync(new URL('../public/assets/themes/classic/theme.json', import.meta.url), 'utf8')) as object
  await page.route(/\/assets\/themes\/index\.json/, (route) =>
    route.fulfill({ json: Array.from({ length: themesListed }, (_, n) => `theme${n}`) }),
  )
  await page.route(/\/assets\/themes\/theme\d+\/theme\.json/, (route) => {
    const n = from() + Number(/theme(\d+)\//.exec(route.request().url())![1])
    return route.fulfill({ json: { ...classic, name: names[n % count]!.slice(0, 60) } })
  })
}

const themesListed = 60

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
