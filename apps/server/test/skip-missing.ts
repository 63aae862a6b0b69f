import { it } from 'vitest'

/** Names what is skipped where a program is not installed: such a run must not look like a tested one. */
export function skipMissing(program: string, what: string): void {
  process.stderr.write(`${program} is not installed here: ${what} was not tested.\n`)
  it(`${what} is not tested: ${program} is not installed here`, (test) => test.skip())
}
