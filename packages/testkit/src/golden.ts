import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { expect } from 'vitest'

/**
 * Compares a text with the committed file `test/golden/<name>` beside the running test.
 * `UPDATE_GOLDEN=1` writes the file instead; a missing file fails, so that none is created unnoticed.
 */
export function golden(name: string, text: string): void {
  const file = join(testFolder(), 'golden', name)
  const ending = text.endsWith('\n') ? text : `${text}\n`
  if (process.env['UPDATE_GOLDEN'] === '1') {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, ending)
  } else if (!existsSync(file)) throw new Error(`${file} does not exist; UPDATE_GOLDEN=1 writes it`)
  expect(readFileSync(file, 'utf8').replaceAll('\r\n', '\n')).toBe(ending)
}

/** The `test` folder of the package whose test is running, however deep the test file lies in it. */
function testFolder(): string {
  const { testPath } = expect.getState()
  if (!testPath) throw new Error('golden() works inside a running test only')
  const at = testPath.lastIndexOf(`${sep}test${sep}`)
  return at < 0 ? dirname(testPath) : testPath.slice(0, at + 5)
}
