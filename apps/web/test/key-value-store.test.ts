import { describe, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { MatchLock } from '../src/session/match-lock.ts'
import { lockMatchForTab, type TabLock } from '../src/platform/storage/tab-lock.ts'
import { localStorageBackend, memoryBackend, probeBackend } from '../src/platform/storage/storage-backend.ts'
import { KeyValueStore } from '../src/platform/storage/key-value-store.ts'
import { fakeBackend } from './fakes.ts'

describe('a key-value store', () => {
  test('writes to the first backend that accepts the text', async () => {
    const database = fakeBackend('indexeddb')
    const store = new KeyValueStore([database, fakeBackend('localstorage'), memoryBackend()])
    expect(await store.write('a', 'text')).toBe('indexeddb')
    expect(await store.read('a')).toBe('text')
    expect(store.status.getState()).toEqual({ kind: 'indexeddb', trouble: null })
  })

  test('falls back to the next backend when one is full, without an error', async () => {
    const local = fakeBackend('localstorage')
    const store = new KeyValueStore([fakeBackend('indexeddb', { set: true }), local, memoryBackend()])
    expect(await store.write('a', 'text')).toBe('localstorage')
    expect(local.texts.get('a')).toBe('text')
    expect(store.status.getState().trouble).toBeNull()
  })

  test('a write that cannot be read back does not count', async () => {
    const store = new KeyValueStore([
      fakeBackend('indexeddb', { forgets: true }),
      fakeBackend('localstorage', { get: true }),
      memoryBackend(),
    ])
    expect(await store.write('a', 'text')).toBe('memory')
    expect(await store.read('a')).toBe('text')
    expect(store.status.getState()).toEqual({ kind: 'memory', trouble: 'refused' })
  })

  test('reports from the start when there is only memory', () => {
    expect(new KeyValueStore([memoryBackend()]).status.getState()).toEqual({ kind: 'memory', trouble: 'none' })
  })

  test('reads the newer text when an earlier backend was full', async () => {
    const trouble = { set: false }
    const database = fakeBackend('indexeddb', trouble)
    const store = new KeyValueStore([database, memoryBackend()])
    await store.write('a', 'old')
    trouble.set = true
    expect(await store.write('a', 'new')).toBe('memory')
    expect(await store.read('a')).toBe('new')
    expect(database.texts.get('a')).toBe('old')
    expect(store.status.getState().trouble).toBe('refused')
    trouble.set = false
    expect(await store.write('a', 'newest')).toBe('indexeddb')
    expect(await store.read('a')).toBe('newest')
    expect(store.status.getState().trouble).toBeNull()
  })

  test('a write refused by every persistent backend keeps the stored copies', async () => {
    const trouble = { set: false }
    const [database, local] = [fakeBackend('indexeddb', trouble), fakeBackend('localstorage', trouble)]
    const store = new KeyValueStore([database, local, memoryBackend()])
    local.texts.set('a', 'kept here')
    database.texts.set('b', 'kept there')
    trouble.set = true
    await store.write('a', 'new')
    await store.write('b', 'new')
    expect([local.texts.get('a'), database.texts.get('b')]).toEqual(['kept here', 'kept there'])
  })

  test('reports a backend that has not answered, and does not overwrite its data', async () => {
    const [database, local] = [fakeBackend('indexeddb'), fakeBackend('localstorage')]
    database.texts.set('series/a', 'all of it')
    const store = new KeyValueStore([local, memoryBackend()])
    let answer = (_: boolean): void => {}
    const joined = store.addLateBackend(database, new Promise((resolve) => (answer = resolve)))
    expect(store.status.getState().trouble).toBe('late')
    expect(await store.writeIfKnown('series/a', 'a beginning')).toBe('memory')
    expect(await store.read('series/a')).toBe('a beginning')
    expect(local.texts.size).toBe(0)
    await store.write('save/b', 'text')
    expect(store.status.getState().trouble).toBe('late')
    answer(true)
    await joined
    expect(store.status.getState()).toEqual({ kind: 'indexeddb', trouble: null })
    expect(await store.read('series/a')).toBe('all of it')
    expect(await store.read('save/b')).toBe('text')
    expect(local.texts.has('series/a')).toBe(false)
    expect(await store.writeIfKnown('series/a', 'more')).toBe('indexeddb')
  })

  test('replays changes on a backend that answers late', async () => {
    const [database, local] = [fakeBackend('indexeddb'), fakeBackend('localstorage')]
    database.texts.set('a', '1,2')
    const store = new KeyValueStore([local, memoryBackend()])
    let answer = (_: boolean): void => {}
    const joined = store.addLateBackend(database, new Promise((resolve) => (answer = resolve)))
    expect(await store.update('a', adding('3'))).toBe('memory')
    expect(await store.update('a', adding('4'))).toBe('memory')
    expect(await store.read('a')).toBe('3,4')
    answer(true)
    await joined
    expect(database.texts.get('a')).toBe('1,2,3,4')
    expect(await store.read('a')).toBe('1,2,3,4')
    expect(store.status.getState().trouble).toBeNull()
  })

  test('distinguishes missing from unreadable', async () => {
    const trouble = { get: false }
    const store = new KeyValueStore([fakeBackend('indexeddb', trouble), fakeBackend('localstorage'), memoryBackend()])
    expect(await store.lookUp('a')).toEqual({ text: null, sure: true })
    trouble.get = true
    expect(await store.lookUp('a')).toEqual({ text: null, sure: false })
  })

  test('does not overwrite what it could not read, reports it, and catches up', async () => {
    const trouble = { get: false, set: false }
    const [database, local] = [fakeBackend('indexeddb', trouble), fakeBackend('localstorage')]
    const store = new KeyValueStore([database, local, memoryBackend()])
    for (const one of ['1', '2', '3']) await store.update('a', adding(one))
    trouble.get = true
    trouble.set = true
    expect(await store.update('a', adding('4'))).toBe('memory')
    expect(await store.writeIfKnown('b', 'a beginning')).toBe('memory')
    expect(local.texts.size).toBe(0)
    await store.write('c', 'text')
    expect(store.status.getState().trouble).toBe('refused')
    trouble.get = false
    trouble.set = false
    expect(await store.read('a')).toBe('1,2,3,4')
    expect(await store.read('b')).toBe('a beginning')
    expect([database.texts.get('a'), database.texts.get('b')]).toEqual(['1,2,3,4', 'a beginning'])
    expect(store.status.getState().trouble).toBeNull()
  })

  test('lists the keys of every backend and removes them everywhere', async () => {
    const database = fakeBackend('indexeddb')
    const local = fakeBackend('localstorage')
    database.texts.set('save/a', '1')
    local.texts.set('save/b', '2')
    local.texts.set('other', '3')
    const store = new KeyValueStore([database, local, memoryBackend()])
    expect(await store.keys('save/')).toEqual(['save/a', 'save/b'])
    await store.remove('save/a', 'save/b')
    expect(await store.keys('')).toEqual(['other'])
  })

  test('notifies subscribers', async () => {
    const store = new KeyValueStore([memoryBackend()])
    let notifications = 0
    const stop = store.subscribe(() => notifications++)
    await store.write('a', 'text')
    await store.remove('a')
    stop()
    await store.write('a', 'text')
    expect(notifications).toBe(2)
  })
})

describe('a storage backend', () => {
  test('opens when full, not when broken', async () => {
    expect((await probeBackend(fakeBackend('indexeddb', { set: true }))).now).toBe(true)
    expect((await probeBackend(fakeBackend('indexeddb', { get: true }))).now).toBe(false)
  })

  test('that is slow counts as late, and may still answer', async () => {
    vi.useFakeTimers()
    try {
      let answer = (_: string | null): void => {}
      const slow = { ...fakeBackend('indexeddb'), get: () => new Promise<string | null>((resolve) => (answer = resolve)) }
      const probe = probeBackend(slow)
      await vi.advanceTimersByTimeAsync(60_000)
      const { now, later } = await probe
      expect(now).toBe('late')
      answer(null)
      expect(await later).toBe(true)
    } finally {
      vi.useRealTimers()
    }
  })

  test('in localStorage uses only its own keys', async () => {
    const texts = new Map<string, string>([['parlor.settings', '{}']])
    const storage = {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
      key: (i: number) => [...texts.keys()][i] ?? null,
      get length() {
        return texts.size
      },
    } as unknown as Storage
    const backend = localStorageBackend(storage)
    await backend.set('save/a', 'text')
    expect(await backend.keys()).toEqual(['save/a'])
    expect(await backend.get('save/a')).toBe('text')
    await backend.remove('save/a')
    expect([...texts.keys()]).toEqual(['parlor.settings'])
  })
})

describe('a match lock', () => {
  const { locks } = fakeLocks()

  test('is held by one tab at a time', async () => {
    const first = await lockMatchForTab('a', false, locks)
    expect(first).not.toBeNull()
    expect(await lockMatchForTab('a', false, locks)).toBeNull()
    expect(await lockMatchForTab('b', false, locks)).not.toBeNull()
    first!.release()
    await Promise.resolve()
    expect(await lockMatchForTab('a', false, locks)).not.toBeNull()
  })

  test('can be taken over, and the previous holder is notified', async () => {
    const first = await lockMatchForTab('c', false, locks)
    let lost = false
    void first!.lost.then(() => (lost = true))
    expect(await lockMatchForTab('c', true, locks)).not.toBeNull()
    await new Promise((resolve) => setTimeout(resolve))
    expect(lost).toBe(true)
  })

  test.each([false, true])('is granted where the browser refuses locks (taking over: %s), and never lost', async (take) => {
    const denied = { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } as unknown as typeof locks
    const lock = await lockMatchForTab('d', take, denied)
    expect(lock).not.toBeNull()
    let lost = false
    void lock!.lost.then(() => (lost = true))
    await new Promise((resolve) => setTimeout(resolve))
    expect(lost).toBe(false)
  })

  test('acquired after its table was left is released at once', async () => {
    const released: string[] = []
    const claimOf = (id: string): TabLock => ({ lost: new Promise(() => {}), release: () => void released.push(id) })
    const store = createStore(() => ({ id: 'first' }))
    let arrive = (_: TabLock): void => {}
    const lock = new MatchLock({ store, yield() {} }, claimOf('first'), () => new Promise((resolve) => (arrive = resolve)))
    store.setState({ id: 'second' })
    lock.stop()
    lock.release()
    arrive(claimOf('second'))
    await Promise.resolve()
    expect(released).toContain('second')
  })
})

function adding(one: string): (text: string | null) => string {
  return (text) => (text === null ? one : `${text},${one}`)
}

/** The used part of the Web Locks API. */
function fakeLocks(): { locks: Pick<LockManager, 'request'> } {
  const held = new Map<string, (reason: Error) => void>()
  const request = (name: string, options: LockOptions, work: (lock: Lock | null) => unknown): Promise<unknown> => {
    if (held.has(name) && !options.steal) return Promise.resolve(work(null))
    held.get(name)?.(new DOMException('stolen', 'AbortError'))
    return new Promise((resolve, reject) => {
      held.set(name, reject)
      Promise.resolve(work({ name, mode: 'exclusive' })).then((value) => {
        if (held.get(name) === reject) held.delete(name)
        resolve(value)
      }, reject)
    })
  }
  return { locks: { request } as unknown as Pick<LockManager, 'request'> }
}
