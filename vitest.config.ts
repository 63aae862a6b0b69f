import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { listFilesBelow } from './tools/file-tree.ts'

/** Tests of the web app that replace modules or globals, themselves or by a helper that they import. */
function webTestsThatReplace(): string[] {
  const files = listFilesBelow(import.meta.dirname, 'apps/web/test')
  const isTest = (path: string) => /\.test\.tsx?$/.test(path)
  const texts = new Map(files.map((path) => [path, readFileSync(`${import.meta.dirname}/${path}`, 'utf8')]))
  const replacement = /\bvi\.(?:doMock|mock|resetModules|stubEnv|stubGlobal)\(/
  const helpers = files.filter((path) => !isTest(path) && replacement.test(texts.get(path)!)).map((path) => `/${basename(path)}'`)
  return files.filter(isTest).filter((path) => {
    const text = texts.get(path)!
    return replacement.test(text) || helpers.some((helper) => text.includes(helper))
  })
}

/** Begun first: whoever begins them last waits for them while a core has nothing to do. Vitest knows no times in a fresh clone. */
const longest = [
  'apps/server/test/clock-skew.test.ts',
  'apps/lab/test/commands.test.ts',
  'apps/server/test/ranked.test.ts',
  'tools/test/new-game.test.ts',
  'games/dots/test/contract.test.ts',
  'games/simpiece/test/contract.test.ts',
  'apps/server/test/accounts.test.ts',
  'games/domino/test/contract.test.ts',
  'games/mahjong/test/contract.test.ts',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => longest.some((path) => moduleId.endsWith(`/${path}`))
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

const alone = webTestsThatReplace()

export default defineConfig({
  test: {
    projects: [
      // The files of a worker share their modules, which saves loading every game anew for each.
      { extends: true, test: { name: 'rules', include: ['packages/*/test/**/*.test.ts', 'games/*/test/**/*.test.ts'], isolate: false } },
      { extends: true, test: { name: 'web', include: ['apps/web/test/**/*.test.{ts,tsx}'], exclude: alone, isolate: false } },
      { extends: true, test: { name: 'apps', include: ['apps/{lab,server}/test/**/*.test.ts', 'tools/test/**/*.test.ts', ...alone] } },
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
    sequence: { sequencer: LongestFirst },
    reporters: ['dot'],
    // Compiled modules by a hash of their source, in node_modules: compiling everything costs 18 seconds of the processor.
    experimental: { fsModuleCache: true },
  },
})
