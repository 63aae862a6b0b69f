import { describe, expect, it } from 'vitest'
import { runProgram } from '../run-program.ts'
import { stageResultOf } from '../test-stages.ts'

describe('counting tests', () => {
  it('counts what passed and what failed', () => {
    expect(stageResultOf(0, 12, 0, 0, '')).toMatchObject({ passed: 12, failed: 0 })
    expect(stageResultOf(1, 10, 2, 0, '')).toMatchObject({ passed: 10, failed: 2 })
  })

  it('counts a skipped test as failed in CI, and only tells of it elsewhere', () => {
    const inCi = stageResultOf(0, 12, 0, 3, '', true)
    expect(inCi).toMatchObject({ passed: 12, failed: 3, output: expect.stringContaining('3 tests were skipped') })
    const elsewhere = stageResultOf(0, 12, 0, 3, '', false)
    expect(elsewhere).toMatchObject({ passed: 12, failed: 0, summary: expect.stringContaining('3 skipped') })
  })

  it('fails when no test ran', () => {
    expect(stageResultOf(0, 0, 0, 0, '')).toMatchObject({ passed: 0, failed: 1, output: expect.stringContaining('Not a single test ran') })
  })

  it('fails when the run breaks outside its tests', () => {
    expect(stageResultOf(1, 12, 0, 0, '')).toMatchObject({ passed: 12, failed: 1 })
  })
})

/** Runs tools/run-tests.ts as npm does. */
function runStages(...args: string[]): ReturnType<typeof runProgram> {
  return runProgram(process.execPath, ['--import', 'tsx', 'tools/run-tests.ts', ...args])
}

it('lists the stages and exits with 2 for an unknown one', async () => {
  const { code, output } = await runStages('everything')
  expect(code).toBe(2)
  expect(output).toMatch(/no stage “everything”; there are: lint, .*browser\./)
})

it('ends with a line of counts', async () => {
  const { code, output } = await runStages('layers')
  expect(output).toMatch(/\n[01] passed, [01] failed\n$/)
  expect(code).toBe(output.endsWith('1 passed, 0 failed\n') ? 0 : 1)
})
