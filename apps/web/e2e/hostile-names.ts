import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { dots } from '@parlor/dots'
import { isRejection } from '@parlor/kernel'
import { Match, withChecksum, writeMatch } from '@parlor/kernel/host'
import { protocolHeader, protocolVersion } from '@parlor/protocol'
import { builtInDecks } from '@parlor/simpiece'

export const nameCount = 500
export const versionHeader = { [protocolHeader]: String(protocolVersion) }

/** Injection payloads: a successful one calls `__hit`, adds `data-planted`, or requests a foreign address. */
export const payloads = [
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
export const hostileNames = Array.from({ length: nameCount }, (_, n) => payloads[n % payloads.length]!(n))

/** Records the effects of successful injections. */
export async function recordSuccessfulAttacks(page: Page): Promise<string[]> {
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

/** Injected elements, attributes and links. */
export function findInjectedElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const injected = [...document.querySelectorAll('*')].filter((element) => {
      if (element.hasAttribute('data-planted') || element.getAttributeNames().some((name) => name.startsWith('on'))) return true
      const to = element.getAttribute('href') ?? element.getAttribute('src') ?? element.getAttribute('action')
      return to !== null && /^\s*(javascript|data:text)|evil\.invalid/i.test(to)
    })
    return injected.map((element) => element.outerHTML.slice(0, 120))
  })
}

/** Expects a name as text on the page. */
export async function expectNameShown(page: Page, name: string): Promise<void> {
  await expect.poll(() => page.evaluate((wanted) => document.body.textContent.includes(wanted), name)).toBe(true)
}

const person = (n: number, id = n.toString(16).padStart(20, '0')) => ({
  id,
  name: hostileNames[n % nameCount]!,
  guest: true,
  unique: false,
})
export const hostileSeat = (n: number) => ({
  kind: 'person',
  person: person(n),
  left: false,
  strength: n % 3 ? null : { rating: 1500, deviation: n % 2 ? 90 : 200 },
})
const hex = (n: number) => n.toString(16).padStart(20, '0')
const outcome = { scores: [1, 0], ranks: [1, 2], reason: 'conquest' }

/** Mocks the server's responses with hostile names, more of each than a page would ever get. */
export async function mockHostileServer(page: Page): Promise<void> {
  const options = dots.game.options.presets[0]!.options
  const none = { kind: 'none' }
  const answers: [RegExp, unknown][] = [
    [/\/api\/me$/, { id: hex(1), name: hostileNames[1], guest: false, unique: false, email: hostileNames[4] }],
    [
      /\/api\/tables(\?|$)/,
      {
        tables: Array.from({ length: nameCount / 2 }, (_, n) => ({
          match: hex(n),
          game: 'dots',
          options,
          state: n % 2 ? 'open' : 'playing',
          seats: [hostileSeat(2 * n), hostileSeat(2 * n + 1)],
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
          seats: [hostileSeat(2 * n), hostileSeat(2 * n + 1)],
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
      { standings: hostileNames.map((_, n) => ({ person: person(n), rank: n + 1, rating: 1500, deviation: 90, games: 3 })), you: null },
    ],
    [/\/api\/ratings\//, { now: null, graph: [] }],
    [
      /\/api\/history/,
      {
        matches: Array.from({ length: nameCount / 2 }, (_, n) => ({
          match: hex(n),
          game: 'dots',
          players: [2 * n, 2 * n + 1].map((at) => ({ name: hostileNames[at], level: null, strength: null })),
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
      { ...resignedMatch(), players: [0, 1].map((at) => ({ name: hostileNames.filter((_, n) => n % 2 === at).join(' '), level: null })) },
    ],
  ]
  for (const [path, answer] of answers) await page.route(path, (route) => route.fulfill({ json: answer, headers: versionHeader }))
}

function resignedMatch(): ReturnType<typeof writeMatch> {
  const match = Match.begin(dots.game, { options: dots.game.options.presets[0]!.options, seed: 'names' })
  if (isRejection(match)) throw new Error(match.rejected)
  match.play(match.state.pending[0]!.seat, { row: 0, col: 0 })
  match.resign(match.state.pending[0]!.seat)
  return writeMatch(match)
}

/** Matches, levels and decks with these names, by storage key. */
export function hostileStorageEntries(): Record<string, string> {
  const record = resignedMatch()
  const validNames = hostileNames.map((name) => name.trim().slice(0, 60).trim() || 'x')
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
  const { leader, deck: list } = builtInDecks[0]!.options
  const rows = list.split(' ').map((part) => ({ id: part.split('x')[1]!, count: Number(part.split('x')[0]) }))
  const deck = (name: string, n: number) =>
    [`own/simpiece/deck/name-${n}`, JSON.stringify({ id: `name-${n}`, updated: n, thing: { name, leader, rows } })] as const
  return Object.fromEntries([...validNames.map(save), ...validNames.map(level), ...validNames.map(deck)])
}

/** Invalid match files with a name as a value or key: the error message quotes it. */
export function hostileMatchFiles(): string[] {
  const record = resignedMatch()
  const { sum: _, ...unsealed } = record
  return hostileNames
    .toReversed()
    .flatMap((name) => [JSON.stringify(withChecksum({ ...unsealed, game: name })), JSON.stringify({ ...record, [name]: 1 })])
}

/** Mocks the maximum number of listed themes, named from index `from()`. */
export async function mockHostileThemes(page: Page, from: () => number): Promise<void> {
  const classic = JSON.parse(readFileSync(new URL('../public/assets/themes/classic/theme.json', import.meta.url), 'utf8')) as object
  await page.route(/\/assets\/themes\/index\.json/, (route) =>
    route.fulfill({ json: Array.from({ length: listedThemeCount }, (_, n) => `theme${n}`) }),
  )
  await page.route(/\/assets\/themes\/theme\d+\/theme\.json/, (route) => {
    const n = from() + Number(/theme(\d+)\//.exec(route.request().url())![1])
    return route.fulfill({ json: { ...classic, name: hostileNames[n % nameCount]!.slice(0, 60) } })
  })
}

export const listedThemeCount = 60
