import { defineConfig } from '@playwright/test'

export default defineConfig({
  testMatch: '*.spec.ts',
  projects: [
    { name: 'app', testDir: 'apps/web/e2e' },
    { name: 'layout', testDir: 'tools/screens' },
  ],
  globalSetup: './tools/playwright-global-setup.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  // A machine that stalls costs one second try, which the closing lines name; a defect fails twice.
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  // A busy machine is slow, not wrong.
  expect: { timeout: 15_000 },
  globalTimeout: 25 * 60_000,
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['json'] as ['json']] : [])],
  use: {
    // Both are set by the global setup before the workers start.
    baseURL: process.env['PARLOR_URL'],
    launchOptions: JSON.parse(process.env['PARLOR_LAUNCH'] ?? '{}') as object,
    locale: 'en-GB',
    // A service worker answers before a test's route can: only pwa.spec.ts, which is about it, lets one in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
})
