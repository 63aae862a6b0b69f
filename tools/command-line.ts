import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** True when the file is run by itself and not imported. */
export function isMain(url: string): boolean {
  return process.argv[1] !== undefined && fileURLToPath(url) === realpathSync(process.argv[1])
}

/** How long ago that was, as people say it. */
export function elapsedSince(began: number): string {
  const seconds = (Date.now() - began) / 1000
  return seconds < 100 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}

/** Says one sentence and ends. */
export function exitWithMessage(sentence: string, code = 1): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(code)
}

/** What a check found, and how much it looked at. */
export interface CheckResult {
  readonly problems: readonly string[]
  readonly summary: string
}

/** Prints what a check found and sets the exit code. */
export function printCheckResult(fine: string, { problems, summary }: CheckResult): void {
  const closing = problems.length ? `${problems.length} problems in ${summary}` : `${fine}: ${summary}`
  process.stdout.write(`${[...problems, closing].join('\n')}\n`)
  process.exitCode = problems.length ? 1 : 0
}
