import { dots } from '@parlor/dots'
import type { GamePackage } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fakeStorage } from './fakes.ts'

/** Names shared by tabs of two versions: a tab is not reloaded during a match. */

const worker = vi.hoisted(() => ({ options: {} as Record<string, unknown> }))
vi.mock('vite-plugin-pwa', () => ({
  VitePWA(options: Record<string, unknown>) {
    worker.options = options
    return { name: 'pwa' }
  },
}))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** The part of IndexedDB that is used before the first read; records calls. */
function databaseStub(calls: unknown[]): object {
  const get = (key: string) => {
    calls.push(['get', key])
    const request: { result: unknown; onsuccess?: () => void } = { result: key === 'setup/dots' ? 'a text' : undefined }
    queueMicrotask(() => request.onsuccess?.())
    return request
  }
  const database = {
    createObjectStore: (store: string) => void calls.push(['create', store]),
    transaction: (store: string, mode: string) => {
      calls.push(['transaction', store, mode])
      return { objectStore: () => ({ get }) }
    },
  }
  return {
    open(...named: unknown[]) {
      calls.push(['open', ...named])
      const request: { result: object; onsuccess?: () => void; onupgradeneeded?: () => void } = { result: database }
      queueMicrotask(() => (request.onupgradeneeded?.(), request.onsuccess?.()))
      return request
    },
  }
}

describe('the browser’s stores', () => {
  test('are the database “parlor” with the store “vault”, and a channel for changes', async () => {
    const calls: unknown[] = []
    const channels: string[] = []
    const messages: unknown[] = []
    vi.stubGlobal('indexedDB', databaseStub(calls))
    vi.stubGlobal('localStorage', fakeStorage())
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        constructor(name: string) {
          channels.push(name)
        }
        addEventListener(): void {}
        postMessage(message: unknown): void {
          messages.push(message)
        }
      },
    )
    const { openKeyValueStore: openVault } = await import('../src/platform/storage/key-value-store.ts')
    const store = await openVault()
    expect(await store.read('setup/dots')).toBe('a text')
    expect(calls.slice(0, 4)).toEqual([
      ['open', 'parlor'],
      ['create', 'vault'],
      ['transaction', 'vault', 'readonly'],
      ['get', 'probe'],
    ])
    await store.remove()
    expect([channels, messages]).toEqual([['parlor-vault'], ['changed']])
  })

  test('are read in localStorage where there is no database', async () => {
    const texts = new Map([['parlor.vault/setup/dots', 'a text']])
    vi.stubGlobal('localStorage', fakeStorage(texts))
    const { openKeyValueStore: openVault } = await import('../src/platform/storage/key-value-store.ts')
    const store = await openVault()
    expect(await store.read('setup/dots')).toBe('a text')
    store.writeSync('save/0123456789/0', 'another')
    expect([...texts.keys()]).toEqual(['parlor.vault/setup/dots', 'parlor.vault/save/0123456789/0'])
  })
})

describe('locks', () => {
  test('of a match, a series, and a table that must not be reloaded have the names of older tabs', async () => {
    const locks: unknown[] = []
    const request = (name: string, ...rest: unknown[]) => {
      locks.push([name, ...rest.filter((one) => typeof one === 'object')])
      return Promise.resolve((rest.at(-1) as (lock: object) => unknown)({}))
    }
    vi.stubGlobal('navigator', { locks: { request } })
    vi.stubGlobal('localStorage', fakeStorage())
    const { lockMatchForTab: claimMatch } = await import('../src/platform/storage/tab-lock.ts')
    ;(await claimMatch('0123456789'))!.release()
    ;(await claimMatch('0123456789', true))!.release()
    const { updateSeriesProgress: changeProgress } = await import('../src/data/series-progress.ts')
    const series = { id: 'dots.petri', begin: () => ({}), check: () => null }
    await changeProgress('dots', series as never, (progress) => progress)
    const { applyUpdate, blockUpdates: holdTable } = await import('../src/platform/pwa/service-worker-registration.ts')
    holdTable()()
    await applyUpdate()
    expect(locks).toEqual([
      ['parlor-match-0123456789', { ifAvailable: true }],
      ['parlor-match-0123456789', { steal: true }],
      ['parlor-series/dots/dots.petri'],
      ['parlor.match', { mode: 'shared' }],
      ['parlor.match', { ifAvailable: true }],
    ])
  })
})

describe('the service worker', () => {
  test('has the address, cache names and timeout of the installed one', async () => {
    await import('../vite.config.ts')
    const { filename, registerType, workbox } = worker.options as {
      filename: string
      registerType: string
      workbox: Record<string, unknown> & { runtimeCaching: { options: { cacheName: string } }[] }
    }
    expect([filename, registerType, worker.options['strategies']]).toEqual(['sw.js', 'prompt', 'generateSW'])
    expect(workbox.runtimeCaching.map(({ options }) => options.cacheName)).toEqual(['themes'])
    // With other cache names the old files would never be deleted.
    expect([workbox['cacheId'], workbox['cleanupOutdatedCaches']]).toEqual([undefined, true])
    // Without waiting, a new worker would change the code during a match.
    expect([workbox['skipWaiting'], workbox['clientsClaim']]).toEqual([false, true])
  })

  test('is registered at the same address', async () => {
    const registered: string[] = []
    class Workbox {
      constructor(address: string) {
        registered.push(address)
      }
      addEventListener(): void {}
      register(): Promise<undefined> {
        return Promise.resolve(undefined)
      }
    }
    vi.doMock('workbox-window', () => ({ Workbox }))
    vi.stubEnv('DEV', false)
    vi.stubGlobal('navigator', { serviceWorker: { controller: null, addEventListener() {} } })
    vi.stubGlobal('document', { addEventListener() {} })
    const { registerServiceWorker: startUpdates } = await import('../src/platform/pwa/service-worker-registration.ts')
    await startUpdates()
    vi.unstubAllEnvs()
    expect(registered).toEqual(['/sw.js'])
  })
})

describe('two tabs with one match', () => {
  test('notice each other by the revision that both write', async () => {
    const texts = new Map<string, string>()
    vi.stubGlobal('localStorage', fakeStorage(texts))
    const { openSaveStore: openSaves } = await import('../src/data/save-store.ts')
    const { localMatchOf: openingOf, saveContentOf: savable } = await import('../src/session/local-match.ts')
    const { withSaveChecksum: sealSave } = await import('../src/data/save.ts')
    const { game } = dots as unknown as GamePackage
    const match = Match.begin(game, { options: game.options.presets[0]!.options, seed: 'two tabs' }) as Match
    const opening = openingOf(match, null, 1)
    const write = async (revision: number) => (await openSaves()).put(sealSave({ ...savable(opening, 0, 1), revision }))
    await write(1)
    await write(2)
    expect(await write(2)).toEqual({ rejected: 'saves.elsewhere' })
    expect([...texts].map(([key, text]) => [key, /"revision":(\d)/.exec(text)?.[1]])).toEqual([
      [`parlor.vault/save/${opening.id}/1`, '1'],
      [`parlor.vault/save/${opening.id}/0`, '2'],
    ])
  })
})
