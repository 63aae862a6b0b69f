import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildWhenStale } from './build.ts'
import { checkExports } from './check-exports.ts'
import { checkGameList } from './check-game-list.ts'
import { checkGames } from './check-games.ts'
import { checkLayers } from './check-layers.ts'
import { checkStrings } from './check-strings.ts'
import { installDebianPackage } from './install-debian-package.ts'
import { runTool } from './run-program.ts'
import type { CheckResult } from './command-line.ts'
import { checkSize } from './check-size.ts'
import { listFilesBelow, readFileTree, projectRoot } from './file-tree.ts'

/** How a stage ended. A check counts as one; unit and browser tests count one by one. */
export interface StageResult {
  readonly passed: number
  readonly failed: number
  /** One line for people: what was looked at. */
  readonly summary: string
  /** What the tool said; shown when something failed. */
  readonly output: string
}

export interface StageOptions {
  /** Tools that report as they go write to the terminal themselves. */
  readonly live: boolean
  readonly args: readonly string[]
  /** Lets the tests have the processor first. */
  readonly background: boolean
}

/** One step of `npm test`. */
type TestStage = (options: StageOptions) => Promise<StageResult>

/** All stages by name, in the order they are told of. */
export const testStages = { lint, format, types, layers, exports, games, strings, build, unit, size, browser } satisfies Record<
  string,
  TestStage
>

export type StageName = keyof typeof testStages

async function lint({ background }: StageOptions): Promise<StageResult> {
  const { code, output } = await runTool('oxlint', [], { background })
  const seen = Number(/on (\d+) files/.exec(output)?.[1] ?? 0)
  if (seen < 100) return failed(`${output}\nThe linter looked at only ${seen} files.`)
  return passOrFail(code === 0, output, `${seen} files`)
}

async function format({ background }: StageOptions): Promise<StageResult> {
  const { code, output } = await runTool('oxfmt', ['--check', '.'], { background })
  return passOrFail(code === 0, `${output}\nPut it right with: npx oxfmt .`, `${/on (\d+) files/.exec(output)?.[1] ?? '?'} files`)
}

/**
 * Every tsconfig of the tree, two at a time; a file that none of them includes would go unchecked, and fails. The compiler keeps what it
 * found, and checks what has changed since.
 */
async function types({ background }: StageOptions): Promise<StageResult> {
  const files = listFilesBelow(projectRoot)
  const projects = files.filter((path) => /(^|\/)tsconfig\.json$/.test(path))
  const queue = [...projects]
  const covered = new Set<string>()
  const problems: string[] = []
  const worker = async () => {
    for (let project = queue.shift(); project; project = queue.shift()) {
      const known = join(cacheFolder('types'), `${project.replaceAll('/', '-')}.tsbuildinfo`)
      const options = ['--listFiles', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', known]
      const { code, output } = await runTool('typescript', ['-p', project, ...options], { background })
      const lines = output.split('\n')
      for (const line of lines.filter(isPath)) covered.add(resolve(projectRoot, line))
      if (code !== 0) problems.push(...lines.filter((line) => line.trim() && !isPath(line)))
    }
  }
  await Promise.all([worker(), worker()])
  const sources = files.filter((path) => /\.(ts|tsx)$/.test(path))
  for (const path of sources) if (!covered.has(join(projectRoot, path))) problems.push(`${path}: no tsconfig.json includes this file`)
  return passOrFail(problems.length === 0, problems.join('\n'), `${projects.length} projects, ${sources.length} files`)
}

function isPath(line: string): boolean {
  return /^(\/|[A-Za-z]:[\\/]).*\.(ts|tsx|json|mts|cts|mjs|js)$/.test(line)
}

async function layers(): Promise<StageResult> {
  return checkStageResult(checkLayers(readFileTree(projectRoot)))
}

async function exports(): Promise<StageResult> {
  return checkStageResult(checkExports(readFileTree(projectRoot)))
}

async function games(): Promise<StageResult> {
  const tree = readFileTree(projectRoot)
  const [list, packages] = [checkGameList(tree), checkGames(tree)]
  return checkStageResult({ problems: [...list.problems, ...packages.problems], summary: packages.summary })
}

async function strings(): Promise<StageResult> {
  return checkStageResult(checkStrings(readFileTree(projectRoot)))
}

async function build({ background }: StageOptions): Promise<StageResult> {
  await buildWhenStale(background)
  return passOrFail(true, '', 'apps/web/dist')
}

async function size(): Promise<StageResult> {
  return checkStageResult(await checkSize())
}

async function unit({ live, args }: StageOptions): Promise<StageResult> {
  installDatabases()
  const file = reportFile('unit')
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const { code, output } = await runTool('vitest', ['run', ...reporters, ...args], { live })
  const report = readReport<{ numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number }>(file)
  if (!report) return failed(`${output}\nThe unit tests ended without a report.`)
  return stageResultOf(code, report.numPassedTests, report.numFailedTests, report.numPendingTests + report.numTodoTests, output)
}

/** Databases that the server's tests start for themselves; where they cannot be installed, tests that need them are skipped. */
function installDatabases(): void {
  if (!existsSync('/usr/lib/postgresql')) installDebianPackage('postgresql')
  if (spawnSync('redis-server', ['--version']).status !== 0) installDebianPackage('redis-server')
}

async function browser({ live, args }: StageOptions): Promise<StageResult> {
  const file = reportFile('browser')
  const { code, output } = await runTool('@playwright/test', ['test', ...args], { live, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } })
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } }>(file)
  if (!report) return failed(`${output}\nThe browser tests ended without a report.`)
  const { expected, unexpected, flaky, skipped } = report.stats
  const result = stageResultOf(code, expected + flaky, unexpected, skipped, output)
  return flaky === 0 ? result : { ...result, summary: `${result.summary}, ${flaky} of them at the second try only` }
}

/**
 * No test at all fails, and so does a skipped one in CI: it has shown nothing. Elsewhere skipped ones are only told,
 * because not everybody has the databases.
 */
export function stageResultOf(
  code: number,
  passed: number,
  failures: number,
  skipped: number,
  output: string,
  inCi = Boolean(process.env['CI']),
): StageResult {
  const notes = [
    ...(skipped > 0 && inCi ? [`${skipped} tests were skipped; in CI every test runs.`] : []),
    ...(passed + failures === 0 ? ['Not a single test ran.'] : []),
    ...(code !== 0 && failures === 0 ? ['The run failed outside its tests.'] : []),
  ]
  const all = failures + (notes.length > 0 ? Math.max(inCi ? skipped : 0, 1) : 0)
  const summary = `${passed} passed, ${all} failed${skipped > 0 && !inCi ? `, ${skipped} skipped (what they need is not installed)` : ''}`
  return { passed, failed: all, summary, output: [output, ...notes].join('\n') }
}

function cacheFolder(name: string): string {
  const folder = join(projectRoot, '.cache', name)
  mkdirSync(folder, { recursive: true })
  return folder
}

function reportFile(name: string): string {
  const file = join(cacheFolder('test'), `${name}-${process.pid}.json`)
  rmSync(file, { force: true })
  return file
}

function readReport<T>(file: string): T | null {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as T
    rmSync(file)
    return report
  } catch {
    return null
  }
}

function checkStageResult({ problems, summary }: CheckResult): StageResult {
  return passOrFail(problems.length === 0, problems.join('\n'), summary)
}

function passOrFail(ok: boolean, output: string, summary: string): StageResult {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, summary, output }
}

function failed(output: string): StageResult {
  return { passed: 0, failed: 1, summary: 'failed', output }
}
