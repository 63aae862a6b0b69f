import { defineConfig } from '@playwright/test'

export default defineConfig({
  testMatch: '*.spec.ts',
  projects: [
    { name: 'app', testDir: 'apps/web/e2e' },
    { name: 'layout', testDir: 'tools/screens' },
  ],
  globalSetup: './tools/playwright-global-setup.ts',
  outputDir: 'test-results',
  // More than cores: a test waits for its page a quarter of the time.
  workers: 3,
  fullyParallel: true,
  // A machine that stalls costs one second try, which the closing lines name; a defect fails twice.
  retries: 1,
  forbidOnly: true,
  // A busy machine is slow, not wrong: time ends what hangs, on machines five times slower than a quiet one too.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  globalTimeout: 75 * 60_000,
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['json'] as ['json']] : [])],
  use: {
    // Both are set by the global setup before the workers start.
    baseURL: process.env['PARLOR_URL'],
    launchOptions: JSON.parse(process.env['PARLOR_LAUNCH'] ?? '{}') as object,
    locale: 'en-GB',
    // A service worker answers before a test's route can: only pwa.spec.ts, which is about it, lets one in.
    serviceWorkers: 'block',
    // What cannot be pressed hangs: the test need not wait for its own end.
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
})
