import { describe, expect, it } from 'vitest'
import { run } from '../run.ts'
import { counted } from '../stages.ts'

describe('counting tests', () => {
  it('counts what passed and what failed', () => {
    expect(counted(0, 12, 0, 0, '')).toMatchObject({ passed: 12, failed: 0 })
    expect(counted(1, 10, 2, 0, '')).toMatchObject({ passed: 10, failed: 2 })
  })

  it('takes a skipped test for a failed one', () => {
    expect(counted(0, 12, 0, 3, '')).toMatchObject({ passed: 12, failed: 3, output: expect.stringContaining('3 tests were skipped') })
  })

  it('takes no test at all for a failure', () => {
    expect(counted(0, 0, 0, 0, '')).toMatchObject({ passed: 0, failed: 1, output: expect.stringContaining('Not a single test ran') })
  })

  it('takes a run that broke down outside its tests for a failure', () => {
    expect(counted(1, 12, 0, 0, '')).toMatchObject({ passed: 12, failed: 1 })
  })
})

/** Runs tools/test.ts as npm does. */
function runStages(...words: string[]): ReturnType<typeof run> {
  return run(process.execPath, ['--import', 'tsx', 'tools/test.ts', ...words])
}

it('names the stages to somebody who asks for one that is not there, and ends with 2', async () => {
  const { code, output } = await runStages('everything')
  expect(code).toBe(2)
  expect(output).toMatch(/no stage “everything”; there are: lint, .*browser\./)
})

it('closes with one line that counts', async () => {
  const { code, output } = await runStages('layers')
  expect(output).toMatch(/\n[01] passed, [01] failed\n$/)
  expect(code).toBe(output.endsWith('1 passed, 0 failed\n') ? 0 : 1)
})
