import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { formatElapsedSince, exitWithMessage, isMain } from './command-line.ts'
import { projectRoot } from './file-tree.ts'
import { runProgram, runTool } from './run-program.ts'

/** Tests that load every game by its name, which no import shows. */
const testsOfAllGames = ['apps/server/test/bots.test.ts', 'apps/server/test/leak.test.ts', 'apps/lab/test/match-records.test.ts']

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

/** What to run for these files: sources whose tests vitest finds by their imports, and tests that have to be named. */
export function testsFor(changed: readonly string[]): { readonly related: string[]; readonly browser: string[] } {
  const related = changed.filter((path) => /\.(ts|tsx|json|css)$/.test(path) && !path.startsWith('apps/web/e2e/'))
  if (changed.some((path) => /^(games\/[^/]+\/src\/|games\.json$)/.test(path))) related.push(...testsOfAllGames)
  // The template is read as text and tested through the game that is made of it.
  if (changed.some((path) => path.startsWith('tools/new-game/'))) related.push('tools/test/new-game.test.ts')
  const games = changed.flatMap((path) => /^(?:apps\/web\/src\/)?games\/([^/]+)\//.exec(path)?.[1] ?? [])
  const specs = changed.flatMap((path) => /^apps\/web\/e2e\/(.+)\.spec\.ts$/.exec(path)?.[1] ?? [])
  return { related: [...new Set(related)], browser: [...new Set([...specs, ...games])] }
}

async function main(): Promise<void> {
  const began = Date.now()
  const changed = await changedFiles(process.argv[2])
  if (changed.length === 0) exitWithMessage('Nothing has changed.', 0)
  const { related, browser } = testsFor(changed)
  const checks = () =>
    runTool('tsx', ['tools/run-tests.ts', 'lint', 'format', 'layers', 'exports', 'games', 'strings', 'types'], { live: true })
  const present = related.filter((path) => existsSync(join(projectRoot, path)))
  const tests = () => runTool('vitest', ['related', '--run', '--passWithNoTests', ...present], { live: true })
  const results = [await tests(), await checks()]
  process.stdout.write(`${changed.length} changed files, in ${formatElapsedSince(began)}\n`)
  if (browser.length > 0) process.stdout.write(`In the browser: npm run test:browser -- ${browser.join(' ')}\n`)
  process.exitCode = results.some(({ code }) => code !== 0) ? 1 : 0
}

if (isMain(import.meta.url)) await main()
