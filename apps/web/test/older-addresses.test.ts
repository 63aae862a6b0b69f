import { fileURLToPath } from 'node:url'
import { lessons as dotsLessons, shippedLevelSetIds } from '@parlor/dots'
import { gameList } from '@parlor/protocol'
import { puzzles, builtInDecks } from '@parlor/simpiece'
import { lessons as sumzeroLessons } from '@parlor/sumzero'
import { createElement, type ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { readLobbyTexts } from '../build/lobby-games-plugin.ts'
import { gameManifest, parlorManifest, readManifestOverrides } from '../build/web-manifests.ts'
import { App } from '../src/app.tsx'
import { gameIds, loadGame } from '../src/web-game/registry.ts'
import { fixtureJson } from './older-device.ts'

/** Stub pages that render their name and route parameters. */
const { address, marker } = vi.hoisted(() => ({
  address: { now: '/' },
  marker: (page: string) => async () => {
    const { createElement: element } = await import('react')
    const { useParams } = await import('react-router')
    function Marker({ from }: { from?: string }): ReactNode {
      const params = useParams()
      return element('data', { value: JSON.stringify([from === undefined ? page : `${page} ${from}`, params]) })
    }
    return { default: Marker }
  },
}))

vi.mock('react-router', async (original) => {
  const router = await original<typeof import('react-router')>()
  const { createElement: element } = await import('react')
  const BrowserRouter = ({ children }: { children: ReactNode }) => element(router.MemoryRouter, { initialEntries: [address.now] }, children)
  // Effects do not run in server rendering.
  const Navigate = ({ to }: { to: string }) => element('data', { value: JSON.stringify(['navigate', to]) })
  return { ...router, BrowserRouter, Navigate }
})
vi.mock('../src/web-game/game-infos.ts', () => ({
  gameInfos: ['dots', 'domino', 'sumzero', 'mahjong', 'simpiece'].map((id) => ({ id })),
  gameInfoOf: () => null,
}))
vi.mock('../src/platform/i18n/translator.ts', () => ({
  loadPageWithOnlineStrings: (page: unknown) => page,
  useTranslator: () => ({ t: String, language: 'en' }),
  currentTranslator: () => ({ t: String, language: 'en' }),
}))
vi.mock('../src/features/pwa/pwa-prompts.tsx', () => ({ PwaPrompts: () => null }))
vi.mock('../src/features/lobby/lobby.tsx', async () => ({ Lobby: (await marker('lobby')()).default }))
vi.mock('../src/web-game/not-found-page.tsx', async () => ({ NotFoundPage: (await marker('missing')()).default }))
vi.mock('../src/features/settings/settings-page.tsx', marker('settings'))
vi.mock('../src/features/saves/saves-page.tsx', marker('saves'))
vi.mock('../src/features/game-home/game-home-page.tsx', marker('game'))
vi.mock('../src/features/game-home/game-subpage-route.tsx', marker('own'))
vi.mock('../src/features/rules/rules-page.tsx', marker('rules'))
vi.mock('../src/features/statistics/statistics-page.tsx', marker('statistics'))
vi.mock('../src/features/analysis/analysis-page.tsx', marker('analysis'))
vi.mock('../src/features/daily/daily-page.tsx', marker('daily'))
vi.mock('../src/features/online/online-game-lobby-page.tsx', marker('hall'))
vi.mock('../src/features/online/online-page.tsx', marker('online'))
vi.mock('../src/features/online/online-table-page.tsx', marker('online table'))
vi.mock('../src/features/online/join-page.tsx', marker('join'))
vi.mock('../src/features/online/account-page.tsx', marker('account'))
vi.mock('../src/table/local-table-page.tsx', marker('table'))
vi.mock('../src/table/replay-page.tsx', marker('replay'))
const replayed = vi.hoisted(() => ({ asked: [] as unknown[] }))
vi.mock('../src/table/use-replay.ts', () => ({
  useReplay(...asked: unknown[]) {
    replayed.asked = asked
    return { kind: 'opening' }
  },
}))

const { pages, replays, apps } = fixtureJson<{
  pages: [address: string, page: string, params: object][]
  replays: [address: string, asked: unknown[]][]
  apps: { id: string }[]
}>('addresses.json')
const games = fixtureJson<Record<string, Record<string, unknown>>>('games.json')

async function shownAt(path: string): Promise<unknown> {
  address.now = path
  const { prelude } = await prerenderToNodeStream(createElement(App))
  let html = ''
  for await (const chunk of prelude) html += String(chunk)
  const [, value = 'null'] = /<data value="([^"]*)"/.exec(html) ?? []
  return JSON.parse(value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'"))
}

describe('an address of an older version', () => {
  test.each(pages)('%s opens the same page as before', async (path, page, params) => {
    const shown = (await shownAt(path)) as unknown[]
    // A game's page needs the trailing slash: it is the scope of its app.
    if (shown[0] === 'navigate') expect(shown).toEqual(['navigate', `${path}/`])
    else expect(shown).toEqual([page, params])
  })

  test.each(replays)('%s shows a match from the given move', async (path, asked) => {
    const { MemoryRouter, Route, Routes } = await import('react-router')
    const { default: ReplayPage } = await vi.importActual<typeof import('../src/table/replay-page.tsx')>('../src/table/replay-page.tsx')
    const routes = ['/:game/replay', '/:game/replay/:match'].map((path) =>
      createElement(Route, { key: path, path, element: createElement(ReplayPage) }),
    )
    renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: [path] }, createElement(Routes, null, routes)))
    expect(replayed.asked).toEqual(asked)
  })
})

/** Ids used as storage keys: lessons, solved puzzles, level sets. */
const taught: Record<string, Record<string, unknown>> = {
  dots: { lessons: dotsLessons.map(({ id }) => id), sets: shippedLevelSetIds },
  sumzero: { lessons: sumzeroLessons.map(({ id }) => id) },
  simpiece: { puzzles: puzzles.map(({ id }) => id), decks: builtInDecks.map(({ id }) => id) },
}

describe('what older saves, links and settings name', () => {
  test.each(Object.keys(games))('still exists in %s', async (id) => {
    const { game, strategy, themes, pages: own = [], achievements = [], records = [], shareImages } = await loadGame(id)
    const now: Record<string, unknown> = {
      version: game.version,
      presets: game.options.presets.map((one) => one.id),
      options: Object.keys(game.options.fields),
      levels: strategy.levels.map((one) => one.id),
      brings: game.secrets.presets.map((one) => one.id),
      themes,
      pages: own.map(({ path }) => path),
      achievements: achievements.map((one) => one.id),
      records,
      cards: shareImages?.moments ?? ['end'],
      ...taught[id],
    }
    for (const [kind, then] of Object.entries(games[id]!)) {
      if (Array.isArray(then)) expect(now[kind], kind).toEqual(expect.arrayContaining(then))
      else expect(now[kind], kind).toBe(then)
    }
  })

  test('is five games, and more where there are more', () => {
    expect(gameIds).toEqual(expect.arrayContaining(Object.keys(games)))
  })
})

test('an installed app is the same app as before', () => {
  const web = fileURLToPath(new URL('..', import.meta.url))
  const older = gameList.filter(({ id }) => Object.hasOwn(games, id))
  const titled = older.map((game) => ({ ...game, ...readLobbyTexts(web, game.id, 'en') }))
  const now = [parlorManifest(titled), ...titled.map((game) => gameManifest(game, readManifestOverrides(web, game.id)))].map(
    ({ id, start_url, scope, shortcuts = [] }) => ({
      id,
      start_url,
      scope,
      shortcuts: shortcuts.map(({ url }) => url).toSorted(),
    }),
  )
  expect(now.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(apps)
})
