import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'apps/web/e2e',
  testMatch: '*.spec.ts',
  globalSetup: './tools/browser.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  // A busy machine is slow, not wrong.
  expect: { timeout: 15_000 },
  globalTimeout: 12 * 60_000,
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['json'] as ['json']] : [])],
  use: {
    // Both are set by the global setup before the workers start.
    baseURL: process.env['PARLOR_URL'],
    launchOptions: JSON.parse(process.env['PARLOR_LAUNCH'] ?? '{}') as object,
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
})
