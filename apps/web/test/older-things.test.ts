import { fixtureJson, keptTexts, localNow, localTexts, resetDevice, sessionNow, sessionTexts } from './older-device.ts'
import type { AnchorPage, TableInfo } from '@parlor/protocol'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, Route, Routes } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import dotsDoor from '../src/games/dots/index.ts'
import { showMissingPipsKey } from '../src/games/domino/preference-keys.ts'
import { RotatePrompt } from '../src/games/domino/rotate-prompt.tsx'
import { saveDraft as keepLevelDraft, ownLevels, loadDraft } from '../src/games/dots/pages/editor/own-level-store.ts'
import { minimumOpponent, useChosenLevelSet } from '../src/games/dots/pages/levels/level-sets.ts'
import { usePreferences } from '../src/games/mahjong/preferences.ts'
import { useLeaderboardStore } from '../src/games/mahjong/leaderboard-store.ts'
import { isPreferenceOn } from '../src/games/simpiece/preferences.ts'
import { chosenBotEffort } from '../src/games/simpiece/bot-effort-preference.ts'
import { useImageUrlPattern } from '../src/games/simpiece/card-face/image-url-pattern.ts'
import { saveDeck, saveDraft as keepDeckDraft, listPlayableDecks, listDrafts } from '../src/games/simpiece/pages/decks/deck-store.ts'
import { checkOnlineDeal } from '../src/features/online/check-online-deal.ts'
import { startAccountSync, stopAccountSync } from '../src/features/online/account-sync.ts'
import { isPossiblySeatedOnline } from '../src/session/online/seated-flag.ts'
import { takeUnsentMoves } from '../src/session/online/unsent-moves.ts'
import { startInstallTracking } from '../src/platform/pwa/install.ts'
import { parseVisitHistory, shouldOfferInstall, serialiseVisitHistory } from '../src/platform/pwa/install-offer.ts'
import { parseSettings, serialiseSettings } from '../src/platform/settings/settings.ts'
import { settingsProblems, useSettings } from '../src/platform/settings/settings-store.ts'
import {
  recordSentCommitment,
  moveOwnCommitmentsToRematch,
  createCommitment,
  rematchKeyOf,
  readSentCommitments,
  readStoredDealEvidence,
} from '../src/data/deal-commitments.ts'
import { saveLessonProgress, readLessonProgress } from '../src/data/lesson-progress.ts'
import { saveLocalSeedCommitment, readSeedCommitment } from '../src/data/seed-commitments.ts'
import { readSeenViews } from '../src/data/seen-views.ts'
import { memoryBackend } from '../src/platform/storage/storage-backend.ts'
import { openKeyValueStore, KeyValueStore } from '../src/platform/storage/key-value-store.ts'

vi.mock('../src/web-game/game-infos.ts', () => ({ gameInfos: [], gameInfoOf: () => null }))
vi.mock('../src/web-game/use-game.ts', () => ({ useGame: () => dotsDoor }))
vi.mock('../src/features/online/identified-page.tsx', () => ({
  IdentifiedPage: ({ children }: { children: (me: object) => ReactNode }) =>
    children({ id: 'e100ef9d455b1f2e1d99', name: 'Guest 00AB', guest: true, unique: false, email: null }),
}))

beforeEach(resetDevice)

const parsed = (text: string | null | undefined) => JSON.parse(text!) as Record<string, unknown>
const keysUnder = (folder: string) => Object.keys(keptTexts).filter((key) => key.startsWith(folder))

/** The first render of a component. */
function shown(component: () => ReactNode): string {
  return renderToStaticMarkup(createElement(component))
}

describe('settings of an older version', () => {
  test('apply when the page opens, and are written unchanged', () => {
    const text = localTexts['parlor.settings']!
    expect(settingsProblems).toEqual([])
    expect(parsed(serialiseSettings(useSettings.getState()))).toMatchObject(parsed(text))
    expect(parseSettings(text)).toEqual({ settings: useSettings.getState(), problems: [] })
  })

  test('contain one-time choices of games', () => {
    expect(minimumOpponent()).toBe('hard')
    expect(shown(() => useChosenLevelSet().id)).toBe('space')
    expect(useSettings.getState().choices[showMissingPipsKey]).toBe('shown')
    expect([isPreferenceOn('askEnd'), isPreferenceOn('autoSkip'), isPreferenceOn('log')]).toEqual([false, false, false])
    const effort = chosenBotEffort({ 'simpiece.simulations': '5000', 'simpiece.seconds': '2' })
    expect([effort.simulations, effort.seconds]).toEqual([5000, 2])
    // A confirmed portrait orientation is not asked for again.
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    expect(shown(RotatePrompt)).toBe('')
  })
})

describe('in localStorage of an older version', () => {
  test('every key is covered by this test', () => {
    expect(Object.keys(localTexts)).toEqual([
      'parlor.account',
      'parlor.acquaintance',
      'parlor.mahjong.choices',
      'parlor.mahjong.leaderboard.classic',
      'parlor.mahjong.leaderboard.living',
      'parlor.mahjong.name',
      'parlor.seated',
      'parlor.settings',
      'parlor.simpiece.images',
    ])
  })

  test('the name, the leaderboards and the choice of Hand Betting are found', () => {
    const { name, leaderboards, problems } = useLeaderboardStore.getState()
    expect([name, problems, usePreferences.getState().digits]).toEqual(['Zoë', [], false])
    expect(leaderboards.instance).toEqual(JSON.parse(localTexts['parlor.mahjong.leaderboard.classic']!))
    expect(leaderboards.kind).toEqual(JSON.parse(localTexts['parlor.mahjong.leaderboard.living']!))
  })

  test('the address of card images, a seat at a table and the visit history are found', () => {
    expect(shown(useImageUrlPattern)).toBe('https://pictures.example/cards/{id}.webp')
    expect(isPossiblySeatedOnline()).toBe(true)
    const text = localTexts['parlor.acquaintance']!
    expect(parsed(serialiseVisitHistory(parseVisitHistory(text)))).toEqual(parsed(text))
    expect(shouldOfferInstall(parseVisitHistory(text), Number(parsed(text)['dismissed']) + 1)).toBe(false)
  })

  test('a continued visit is not counted again', () => {
    vi.useFakeTimers()
    vi.stubGlobal('window', { addEventListener() {} })
    startInstallTracking()
    vi.useRealTimers()
    const now = [...localNow].filter(([key]) => !key.startsWith('parlor.vault/'))
    expect(Object.fromEntries(now)).toEqual(localTexts)
    expect(Object.fromEntries(sessionNow)).toEqual(sessionTexts)
  })

  test('the last synced state of an account is found', async () => {
    const sent: Record<string, unknown>[] = []
    const there = ['own/dots/level/own-6b0f1e2d3c4b5a697887', 'own/simpiece/deck/deck-0123456789abcdef']
    const thrown = { 'own/simpiece/deck/deck-thrown-away': { id: 'deck-thrown-away', updated: 1, thing: {} } }
    const things = { ...Object.fromEntries(there.map((key) => [key, parsed(keptTexts[key])])), ...thrown }
    const accountData: Record<string, unknown> = {
      settings: { revision: 3, value: { v: 1, settings: { volume: 1 } } },
      decks: { revision: 9, value: { things } },
    }
    vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
      if (method === 'PUT') sent.push({ path, ...parsed(body as string) })
      const answer = method === 'PUT' ? { revision: 10, value: null } : accountData[path.split('/').at(-1)!]
      return new Response(JSON.stringify(answer), { headers: { 'x-parlor-protocol': '2' } })
    })
    await startAccountSync()
    stopAccountSync()
    // Revision 3 is known here, so this device’s settings are sent; a common deck was deleted here, and a level is new.
    expect(sent[0]).toMatchObject({ path: '/api/me/kept/settings', revision: 3, value: parsed(localTexts['parlor.settings']) })
    expect(sent[1]).toMatchObject({ path: '/api/me/kept/decks', revision: 9 })
    expect(Object.keys((sent[1]!['value'] as { things: object }).things).toSorted()).toEqual(keysUnder('own/'))
  })
})

describe('in sessionStorage of an older version', () => {
  test('unsent moves are found', () => {
    expect(takeUnsentMoves()).toEqual(JSON.parse(sessionTexts['parlor.unsent']!))
    expect(sessionNow.has('parlor.unsent')).toBe(false)
  })

  test('forms restore typed text', async () => {
    const requests = new Set<string>()
    vi.stubGlobal('sessionStorage', { getItem: (key: string) => (requests.add(key), sessionTexts[key] ?? null) })
    const { default: AccountPage } = await import('../src/features/online/account-page.tsx')
    const { default: HallPage } = await import('../src/features/online/online-game-lobby-page.tsx')
    const { default: OnlinePage } = await import('../src/features/online/online-page.tsx')
    const pages = [AccountPage, HallPage, OnlinePage].map((page) => createElement(Route, { path: ':game', element: createElement(page) }))
    for (const page of pages)
      renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: ['/dots'] }, createElement(Routes, null, page)))
    const drafts = Object.keys(sessionTexts).filter((key) => key.startsWith('parlor.draft.'))
    // The sign-up form is the hidden one.
    expect(drafts.filter((key) => !requests.has(key))).toEqual(['parlor.draft.account.enlist.name'])
  })
})

describe('in IndexedDB of an older version', () => {
  test('every kind of key is covered by these tests', () => {
    const folders = new Set(
      Object.keys(keptTexts).map((key) => (key.startsWith('deal/') ? key.split('/', 2).join('/') : key.split('/')[0])),
    )
    expect([...folders]).toEqual([
      ...['aside', 'deal/local', 'deal/match', 'deal/seen', 'deal/sent', 'deal/word'],
      ...['draft', 'lesson', 'own', 'result', 'series', 'setup'],
    ])
    expect([...localNow.keys()].filter((key) => key.startsWith('parlor.vault/save/')).length).toBeGreaterThan(100)
  })

  test('custom levels and the level draft are read, and written unchanged', async () => {
    const levels = await ownLevels.list()
    expect(levels.map(({ id }) => `own/dots/level/${id}`).toSorted()).toEqual(keysUnder('own/dots/'))
    const store = new KeyValueStore([memoryBackend()])
    for (const { id, thing, updated } of levels) await ownLevels.put(id, thing, updated, store)
    await keepLevelDraft((await loadDraft())!, store)
    for (const key of await store.keys('')) expect(parsed(await store.read(key))).toEqual(parsed(keptTexts[key]))
    expect(await store.keys('draft/')).toEqual(['draft/dots'])
  })

  test('decks and deck drafts are read, and written unchanged', async () => {
    const decks = (await listPlayableDecks()).filter(({ ready }) => !ready)
    const drafts = await listDrafts()
    expect(decks.map(({ id }) => `own/simpiece/deck/${id}`)).toEqual(keysUnder('own/simpiece/'))
    expect(drafts.map(({ id }) => `draft/simpiece/${id}`).toSorted()).toEqual(keysUnder('draft/simpiece/'))
    const store = new KeyValueStore([memoryBackend()])
    vi.useFakeTimers()
    for (const deck of decks) await saveDeck((vi.setSystemTime(deck.updated), deck), store)
    for (const draft of drafts) await keepDeckDraft((vi.setSystemTime(draft.updated), draft), store)
    vi.useRealTimers()
    for (const key of await store.keys('')) expect(parsed(await store.read(key))).toEqual(parsed(keptTexts[key]))
    expect(await store.keys('')).toHaveLength(decks.length + drafts.length)
  })

  test('lessons and solved puzzles stay completed', async () => {
    for (const key of keysUnder('lesson/')) {
      const learned = (await readLessonProgress(key.slice('lesson/'.length)))!
      expect(learned).toEqual(parsed(keptTexts[key]))
      const store = new KeyValueStore([memoryBackend()])
      await saveLessonProgress('dots', learned, learned.updated!, store)
      expect(parsed(await store.read('lesson/dots'))).toEqual(parsed(keptTexts[key]))
    }
    expect(keysUnder('lesson/')).toHaveLength(3)
  })

  test('commitments of local deals are found, and written in the same form', async () => {
    for (const key of keysUnder('deal/local/')) {
      expect(await readSeedCommitment(key.slice('deal/local/'.length))).toBe(parsed(keptTexts[key])['seal'])
      const store = new KeyValueStore([memoryBackend()])
      await saveLocalSeedCommitment('0123456789', 'a seed', { store })
      expect(Object.keys(parsed(await store.read('deal/local/0123456789')))).toEqual(Object.keys(parsed(keptTexts[key])))
    }
  })
})

describe('stored deal data of an older version', () => {
  const { match, next, table, page, replay } = fixtureJson<{
    match: string
    next: string
    table: TableInfo
    page: AnchorPage
    replay: object
  }>('device/fair-deal.json')

  test('verifies the deal and the match shown', async () => {
    const [stored, sent, seen] = [await readStoredDealEvidence(match), await readSentCommitments(match), await readSeenViews(match)]
    expect(stored).toEqual(parsed(keptTexts[`deal/match/${match}`])['deal'])
    const { players: _, ...played } = replay as Record<string, unknown>
    const evidence = { table, page, played, stored, sent, seen, game: dotsDoor.game as never }
    const { problems, unchecked, against } = checkOnlineDeal(evidence)
    expect({ problems, unchecked, against }).toEqual({ problems: [], unchecked: [], against: 'device' })
    const views = { ...seen, 3: '0'.repeat(32) }
    expect(checkOnlineDeal({ ...evidence, seen: views }).problems).toEqual(['views'])
    expect(checkOnlineDeal({ ...evidence, sent: ['0'.repeat(64)] }).problems).toEqual(['ownCommitment'])
  })

  test('names the rematch, and is written in the same form today', async () => {
    expect(await readSentCommitments(rematchKeyOf(match))).toEqual(await readSentCommitments(next))
    const store = new KeyValueStore([memoryBackend()])
    const commitment = await createCommitment(store)
    await recordSentCommitment(rematchKeyOf(match), commitment, store)
    await moveOwnCommitmentsToRematch(match, next, store)
    const [word = ''] = keysUnder('deal/word/')
    const forms = [
      [`deal/word/${commitment}`, word],
      [`deal/sent/${next}`, `deal/sent/${next}`],
      [`deal/sent/after-${match}`, `deal/sent/after-${match}`],
    ] as const
    for (const [now, then] of forms) expect(Object.keys(parsed(await store.read(now)))).toEqual(Object.keys(parsed(keptTexts[then])))
    expect(await store.keys('')).toHaveLength(3)
  })

  test('is in the store that the browser opens', async () => {
    const store = await openKeyValueStore()
    for (const key of keysUnder('deal/')) expect(await store.read(key)).toBe(keptTexts[key])
  })
})
