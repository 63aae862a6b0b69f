import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Whether the module is the program's entry point. */
export function isMain(url: string): boolean {
  return process.argv[1] !== undefined && fileURLToPath(url) === realpathSync(process.argv[1])
}

/** Elapsed time, formatted. */
export function formatElapsedSince(began: number): string {
  const seconds = (Date.now() - began) / 1000
  return seconds < 100 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}

export function exitWithMessage(message: string, code = 1): never {
  process.stderr.write(`${message}\n`)
  process.exit(code)
}

/** Problems found, and a summary of what was checked. */
export interface CheckResult {
  readonly problems: readonly string[]
  readonly summary: string
}

/** Prints the result of a check and sets the exit code. */
export function printCheckResult(success: string, { problems, summary }: CheckResult): void {
  const closing = problems.length ? `${problems.length} problems in ${summary}` : `${success}: ${summary}`
  process.stdout.write(`${[...problems, closing].join('\n')}\n`)
  process.exitCode = problems.length ? 1 : 0
}
