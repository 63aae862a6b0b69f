import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      // Pure modules: the files of a worker share them, which saves loading every game anew for each.
      { extends: true, test: { name: 'rules', include: ['packages/*/test/**/*.test.ts', 'games/*/test/**/*.test.ts'], isolate: false } },
      { extends: true, test: { name: 'apps', include: ['apps/*/test/**/*.test.{ts,tsx}', 'tools/test/**/*.test.ts'] } },
    ],
    environment: 'node',
    // Contract and soak tests play thousands of matches, on slow machines too; what hangs still ends.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // A second, the default, is less than a busy machine may take for anything.
    expect: { poll: { timeout: 20_000 } },
    allowOnly: false,
    passWithNoTests: false,
    pool: 'threads',
    // One less than there are cores is the default; the server's tests mostly wait.
    maxWorkers: availableParallelism() + 1,
    reporters: ['dot'],
    // Compiled modules by a hash of their source, in node_modules: compiling everything costs 18 seconds of the processor.
    experimental: { fsModuleCache: true },
  },
})
