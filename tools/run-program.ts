import { spawn, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { getPriority, setPriority } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { projectRoot } from './file-tree.ts'

interface ProgramResult {
  readonly code: number
  readonly output: string
}

/** A third of the weight: with the least a check would not end on a machine that others keep busy. */
const backgroundPriority = 5

/**
 * Runs a program to its end. With `live` its output goes to the terminal and is not collected; with `background` others have
 * the processor first.
 */
export function runProgram(
  file: string,
  args: readonly string[],
  options: {
    readonly cwd?: string
    readonly env?: Readonly<Record<string, string>>
    readonly live?: boolean
    readonly background?: boolean
  } = {},
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const colour = process.stdout.isTTY ? {} : { NO_COLOR: '1' }
    const child = spawn(file, args, {
      cwd: options.cwd ?? projectRoot,
      // Tools look for each other on the PATH that npm sets.
      env: {
        ...process.env,
        PATH: `${join(projectRoot, 'node_modules', '.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
        ...colour,
        ...options.env,
      },
      stdio: options.live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    killWithParent(child)
    if (options.background && child.pid !== undefined) setPriority(child.pid, Math.max(getPriority(), backgroundPriority))
    let output = ''
    const collect = (chunk: Buffer) => (output += chunk.toString())
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

const children = new Set<ChildProcess>()

/** Passes SIGTERM on to child processes. */
function killWithParent(child: ChildProcess): void {
  if (children.size === 0 && process.listenerCount('SIGTERM') === 0)
    process.on('SIGTERM', () => {
      for (const one of children) one.kill('SIGTERM')
      process.exit(143)
    })
  children.add(child)
  child.on('exit', () => children.delete(child))
}

/** Runs the binary of an installed package with this Node, independent of the platform's `.bin` scripts. */
export function runTool(
  name: string,
  args: readonly string[],
  options: Parameters<typeof runProgram>[2] = {},
  from = projectRoot,
): Promise<ProgramResult> {
  return runProgram(process.execPath, [toolPath(name, from), ...args], options)
}

function toolPath(name: string, from: string): string {
  const manifest = createRequire(join(from, 'package.json')).resolve(`${name}/package.json`)
  const { bin } = createRequire(manifest)(manifest) as { bin: string | Record<string, string> }
  const path = typeof bin === 'string' ? bin : (bin[name.split('/').at(-1)!] ?? Object.values(bin)[0]!)
  return join(dirname(manifest), path)
}
