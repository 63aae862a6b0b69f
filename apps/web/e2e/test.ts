import { expect, test as base } from '@playwright/test'

export { expect }

/** Pages that a test opened in contexts of its own are closed with it: they would go on drawing and polling beside the tests after it. */
export const test = base.extend<{ closesContexts: void }>({
  closesContexts: [
    async ({ browser }, use) => {
      await use()
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})
