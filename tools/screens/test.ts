import { test as base } from '@playwright/test'
import { SceneOpener } from './scene-opener.ts'

export { expect } from '@playwright/test'

/** The tests of a worker share the matches that their scenes begin with. */
export const test = base.extend<object, { opener: SceneOpener }>({
  opener: [async ({ browser }, use) => use(new SceneOpener(browser, process.env['PARLOR_URL']!)), { scope: 'worker' }],
})
