import { spawnSync } from 'node:child_process'
import { expect } from 'vitest'
import { runLab } from '../src/run-lab.ts'

interface LabRun {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs a command of the lab here. */
export async function lab(...args: string[]): Promise<LabRun> {
  let [out, err] = ['', '']
  const code = await runLab(args, { stdout: { write: (text) => (out += text) }, stderr: { write: (text) => (err += text) } })
  return { code, out, err }
}

export const labMain = new URL('../src/main.ts', import.meta.url).pathname

/** Runs the lab as a user does, in a process of its own: for what reads standard input, counts CPU time or ends it. */
export function labProcess(args: readonly string[], input = ''): LabRun {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', labMain, ...args], { encoding: 'utf8', input })
  return { code: status, out: stdout, err: stderr }
}

function parse({ code, out, err }: LabRun): Record<string, unknown> {
  expect(err).toBe('')
  expect(code).toBe(0)
  return JSON.parse(out) as Record<string, unknown>
}

/** What a command that succeeds gives with `--json`. */
export const json = async (...args: string[]) => parse(await lab(...args, '--json'))
export const jsonProcess = (...args: string[]) => parse(labProcess([...args, '--json']))
