import { exitWithMessage, formatElapsedSince } from './command-line.ts'
import { testStages, type StageName, type StageOptions, type StageResult } from './test-stages.ts'

const names = Object.keys(testStages) as StageName[]

const tests: readonly StageName[] = ['unit', 'browser']
/** Beside the tests, mostly with the processor time that these leave by waiting; the browser tests wait for the build. */
const checks: readonly StageName[] = ['build', 'lint', 'format', 'layers', 'exports', 'games', 'strings', 'types', 'size']

function readArguments(): { wanted: readonly StageName[]; args: readonly string[] } {
  const args = process.argv.slice(2)
  const end = args.indexOf('--')
  const wanted = end < 0 ? args : args.slice(0, end)
  const unknown = wanted.find((word) => !names.includes(word as StageName))
  if (unknown !== undefined) exitWithMessage(`There is no stage “${unknown}”; there are: ${names.join(', ')}.`, 2)
  return { wanted: wanted.length ? (wanted as StageName[]) : names, args: end < 0 ? [] : args.slice(end + 1) }
}

async function runStage(name: StageName, options: StageOptions): Promise<StageResult> {
  const began = Date.now()
  let result: StageResult
  try {
    result = await testStages[name](options)
  } catch (error) {
    result = { passed: 0, failed: 1, summary: 'failed', output: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
  const { failed, summary, output } = result
  if (failed > 0) process.stdout.write(`\n${output.trim()}\n\n`)
  process.stdout.write(`${failed ? 'FAIL' : 'ok  '} ${name.padEnd(8)} ${formatElapsedSince(began).padStart(9)}  ${summary}\n`)
  return result
}

async function main(): Promise<void> {
  const began = Date.now()
  const { wanted, args } = readArguments()
  const live = wanted.length === 1
  const results: StageResult[] = []
  const background = tests.some((name) => wanted.includes(name))
  const runAll = async (stages: readonly StageName[], inBackground: boolean) => {
    for (const name of stages) if (wanted.includes(name)) results.push(await runStage(name, { live, args, background: inBackground }))
  }
  await Promise.all([runAll(tests, false), runAll(checks, background)])
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
  process.stdout.write(`in ${formatElapsedSince(began)}\n${sum('passed')} passed, ${sum('failed')} failed\n`)
  process.exitCode = sum('failed') === 0 ? 0 : 1
}

await main()
