import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { formatElapsedSince, exitWithMessage, isMain } from './command-line.ts'
import { projectRoot } from './file-tree.ts'
import { runProgram, runTool } from './run-program.ts'

/** Tests that read files no import leads to: documents, texts, or games loaded by a computed name. Only quick tests for all games. */
export const testsByPath: readonly (readonly [changed: RegExp, tests: readonly string[]])[] = [
  [
    /^(games\/[^/]+\/(src|strings)\/|games\.json$)/,
    [
      ...['bots', 'reserved-bot-names', 'late-moves', 'leak', 'ranked-result', 'replay-cache', 'rules-versions'].map(
        (name) => `apps/server/test/${name}.test.ts`,
      ),
      ...['bot-play', 'match-records', 'puzzles'].map((name) => `apps/lab/test/${name}.test.ts`),
      'apps/web/test/game-drawing.test.ts',
    ],
  ],
  // Documents name files, so that any file that is moved can make one wrong.
  [/./, ['tools/test/documents.test.ts']],
  [/^games\/sumzero\/(API\.md|src\/)/, ['games/sumzero/test/write-api-document.test.ts']],
  [/^games\/simpiece\/test\/golden\//, ['games/simpiece/test/guards.test.ts']],
  [/^packages\/testkit\/test\/golden\//, ['packages/testkit/test/reference-game.test.ts']],
  [/^(apps\/web\/src\/games|games\/[^/]+\/src)\//, ['tools/test/drawings.test.ts']],
  [
    /^(tools\/screens\/|apps\/web\/src\/(app\.tsx|table\/table-actions\.ts|games\/.+\/index\.ts)$|games\/simpiece\/src\/types\.ts$)/,
    ['tools/test/screens.test.ts'],
  ],
  [/^tools\/[^/]+\.mjs$/, ['tools/test/bootstrap.test.ts']],
  [/^(deploy\/|Dockerfile$|docker-compose\.yml$)/, ['tools/test/deploy.test.ts', 'tools/test/check-game-list.test.ts']],
  [/^apps\/web\/(index\.html$|build\/icons\/|public\/)/, ['apps/web/test/web-manifests.test.ts']],
  // The template is read as text and tested through the game that is made of it.
  [/^tools\/new-game\//, ['tools/test/new-game.test.ts']],
  [
    /^fixtures\//,
    [
      ...['saves', 'things', 'links', 'addresses'].map((name) => `apps/web/test/older-${name}.test.ts`),
      ...['apps/lab/test/match-records.test.ts', 'apps/server/test/older-online.test.ts', 'apps/server/test/older-views.test.ts'],
      'packages/protocol/test/older-pages.test.ts',
    ],
  ],
]

/** Browser tests of the web folders that all games share, by the beginnings of their files' names. */
export const specsByFolder: readonly (readonly [folder: RegExp, specs: readonly string[]])[] = [
  [/^(data|features\/saves|platform\/storage)\//, ['saves']],
  [/^(features|session)\/online\//, ['online', 'accounts']],
  [/^(features|platform)\/settings\//, ['settings']],
  [/^(features|platform)\/pwa\//, ['pwa']],
  [/^platform\/workers\//, ['bot-workers']],
  [/^platform\/sound\//, ['table-feedback']],
  [/^features\/analysis\//, ['analysis']],
  [/^features\/achievements\//, ['dots-achievements']],
  [/^features\/collections\//, ['dots-editor', 'simpiece-decks']],
  [/^features\/lessons\//, ['dots-tutorial', 'table-coaching']],
  [/^features\/(daily|game-home|rules|setup|statistics)\//, ['pages']],
  [/^(table|session|game-ui|web-game)\//, ['table']],
  [/^game-ui\/canvas\//, ['board-rendering']],
  [/^(features\/lobby\/|ui\/|platform\/i18n\/|[^/]+$)/, ['shell', 'pages']],
]

/** Files that differ from a commit, new ones included. Without a commit: what is not committed or, where that is nothing, the last commit. */
export async function changedFiles(base: string | undefined, cwd = projectRoot): Promise<string[]> {
  const git = async (...args: string[]) => {
    const { code, output } = await runProgram('git', args, { cwd })
    if (code !== 0) exitWithMessage(`git ${args[0]} failed: ${output.trim()}`, 2)
    return output.split('\n').filter(Boolean)
  }
  const since = async (commit: string) => [
    ...(await git('diff', '--name-only', '--relative', commit, '--')),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ]
  const files = await since(base ?? 'HEAD')
  return base === undefined && files.length === 0 ? since('HEAD~1') : files
}

interface TestSelection {
  /** Sources whose tests vitest finds by their imports, and tests that have to be named. */
  readonly related: string[]
  /** File name filters for the browser tests. */
  readonly browser: string[]
  /** Other commands that test these files and take longer. */
  readonly commands: string[]
}

/** What to run for these files, and what to recommend. */
export function testsFor(changed: readonly string[]): TestSelection {
  const related = changed.filter((path) => /\.(ts|tsx|json|css)$/.test(path) && !/^(apps\/web\/e2e|tools\/screens)\//.test(path))
  const isChanged = (pattern: RegExp) => changed.some((path) => pattern.test(path))
  for (const [pattern, tests] of testsByPath) if (isChanged(pattern)) related.push(...tests)
  for (const path of changed) {
    const [, folder] = /^(games\/[^/]+\/test)\/golden\//.exec(path) ?? []
    if (folder) related.push(`${folder}/golden.test.ts`)
  }
  const games = changed.flatMap((path) => /^(?:apps\/web\/src\/)?games\/([^/]+)\/(?!test\/|[^/]+\.md$)/.exec(path)?.[1] ?? [])
  const specs = changed.flatMap((path) => /^(?:apps\/web\/e2e|tools\/screens)\/(.+)\.spec\.ts$/.exec(path)?.[1] ?? [])
  const shared = changed.flatMap((path) => {
    const [, inside] = /^apps\/web\/src\/((?!games\/).+)/.exec(path) ?? []
    return inside ? specsByFolder.flatMap(([folder, names]) => (folder.test(inside) ? names : [])) : []
  })
  const commands = [
    ...(isChanged(/^games\/[^/]+\/src\//) ? ['npm run test:unit -- apps/server apps/lab'] : []),
    ...(isChanged(/^deploy\//) ? ['npm run check:nginx'] : []),
  ]
  return { related: [...new Set(related)], browser: [...new Set([...specs, ...games, ...shared])], commands }
}

async function main(): Promise<void> {
  const began = Date.now()
  const changed = await changedFiles(process.argv[2])
  if (changed.length === 0) exitWithMessage('Nothing has changed.', 0)
  const { related, browser, commands } = testsFor(changed)
  const checks = () =>
    runTool('tsx', ['tools/run-tests.ts', 'lint', 'format', 'layers', 'exports', 'games', 'strings', 'types'], { live: true })
  const present = related.filter((path) => existsSync(join(projectRoot, path)))
  const tests = () => runTool('vitest', ['related', '--run', '--passWithNoTests', ...present], { live: true })
  const results = [await tests(), await checks()]
  process.stdout.write(`${changed.length} changed files, in ${formatElapsedSince(began)}\n`)
  if (browser.length > 0) process.stdout.write(`In the browser: npm run test:browser -- ${browser.join(' ')}\n`)
  for (const command of commands) process.stdout.write(`Takes longer: ${command}\n`)
  process.exitCode = results.some(({ code }) => code !== 0) ? 1 : 0
}

if (isMain(import.meta.url)) await main()
