import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isSavingData, registerServiceWorker } from '../src/platform/pwa/service-worker-registration.ts'

/** The worker downloads everything for offline play as soon as it is registered. */
const register = vi.hoisted(() => vi.fn(async () => undefined))

vi.mock('workbox-window', () => ({
  Workbox: class {
    register = register
    addEventListener() {}
  },
}))

beforeEach(() => {
  register.mockClear()
  vi.stubEnv('DEV', false)
  vi.stubGlobal('document', { addEventListener() {} })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

function browser({ saveData, controlled = false }: { saveData?: boolean; controlled?: boolean }): void {
  const serviceWorker = { controller: controlled ? {} : null, addEventListener() {} }
  vi.stubGlobal('navigator', { serviceWorker, ...(saveData !== undefined && { connection: { saveData } }) })
}

test('with data saving on nothing is downloaded that was not asked for', async () => {
  browser({ saveData: true })
  expect(isSavingData()).toBe(true)
  await registerServiceWorker()
  expect(register).not.toHaveBeenCalled()
  await registerServiceWorker(true)
  expect(register).toHaveBeenCalledOnce()
})

test('what was downloaded before is kept up to date', async () => {
  browser({ saveData: true, controlled: true })
  await registerServiceWorker()
  expect(register).toHaveBeenCalledOnce()
})

test.each([undefined, false])('without data saving (%s) everything is there offline after the first visit', async (saveData) => {
  browser(saveData === undefined ? {} : { saveData })
  expect(isSavingData()).toBe(false)
  await registerServiceWorker()
  expect(register).toHaveBeenCalledOnce()
})
