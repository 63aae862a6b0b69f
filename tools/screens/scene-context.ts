import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'

const names = new WeakMap<BrowserContext, string>()

/** A device whose pages are the same in every run: at a fixed time, with fixed random numbers, which follow from its name. */
export async function newSceneContext(browser: Browser, name: string, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  })
  names.set(context, name)
  context.setDefaultTimeout(20_000)
  // esbuild has inner functions name themselves by a function of its own.
  await context.addInitScript('globalThis.__name ??= (value) => value')
  await context.addInitScript(fixRandomNumbers, numberOf(name))
  await context.clock.setFixedTime(new Date('2026-03-14T15:00:00Z'))
  return context
}

/** The device of somebody else who plays with this one: its numbers follow from the same name. */
export function newGuestContext(host: BrowserContext, options: BrowserContextOptions): Promise<BrowserContext> {
  return newSceneContext(host.browser()!, `guest of ${names.get(host)!}`, options)
}

/** A start of its own for each page: the server knows a request by its random id. */
function numberOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2147483647, 7)
}

/** Two sequences: how often the page asks for a number of no consequence depends on time, and must not shift the seeds of matches. */
function fixRandomNumbers(start: number): void {
  const words = { seeds: start, rest: start }
  const next = (of: keyof typeof words) => (words[of] = (words[of] * 48271) % 2147483647)
  Math.random = () => next('rest') / 2147483647
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array!.buffer, array!.byteOffset, array!.byteLength)
    for (let i = 0; i < bytes.length; i++) bytes[i] = next('seeds') & 255
    return array
  }
}
