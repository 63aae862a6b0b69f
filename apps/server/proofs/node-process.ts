import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { bundleServer } from '../build/bundle.ts'
import { onProcessExit, freePort } from './test-databases.ts'

/** `--cpu-prof` of the proof is passed on to its nodes. */
const profiling = process.execArgv.filter((word) => word.startsWith('--cpu-prof'))

const bundles = new Map<string, Promise<string>>()

/** The bundle of an entry, made once per process and removed with it. */
function bundledEntry(entry: string): Promise<string> {
  const made = bundles.get(entry) ?? bundleToTemporaryFolder(entry)
  bundles.set(entry, made)
  return made
}

async function bundleToTemporaryFolder(entry: string): Promise<string> {
  const dist = fileURLToPath(new URL('../dist', import.meta.url))
  mkdirSync(dist, { recursive: true })
  const folder = mkdtempSync(join(dist, 'proof-'))
  onProcessExit(() => rmSync(folder, { recursive: true, force: true }))
  await bundleServer(folder, [entry])
  return join(folder, basename(entry).replace('.ts', '.js'))
}

/** A node in its own process; its address survives restarts. */
export class NodeProcess {
  readonly base: string
  readonly #env: Readonly<Record<string, string>>
  #child: ChildProcess | null = null
  stderr = ''

  readonly #entry: string

  private constructor(port: number, env: Readonly<Record<string, string>>, entry: string) {
    this.#entry = entry
    this.base = `http://127.0.0.1:${port}`
    this.#env = { ...env, PORT: String(port) }
    onProcessExit(() => this.#child?.kill('SIGKILL'))
  }

  /** `entry`: a killable node without limits; or `src/main.ts`, as in production. */
  static async open(env: Readonly<Record<string, string>>, entry = 'proofs/killable-node.ts'): Promise<NodeProcess> {
    const node = new NodeProcess(await freePort(), env, entry)
    await node.start()
    return node
  }

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  get alive(): boolean {
    return this.#child !== null
  }

  async start(): Promise<void> {
    const entry = await bundledEntry(this.#entry)
    const child = spawn(process.execPath, [...profiling, entry], {
      env: { ...process.env, ...this.#env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    child.stderr.on('data', (data: Buffer) => (this.stderr += data.toString()))
    return new Promise((resolve, reject) => {
      child.stdout.once('data', () => resolve())
      child.once('exit', (code, signal) => {
        if (this.#child === child) this.#child = null
        reject(new Error(`the node ended with ${code ?? signal}: ${this.stderr.slice(-300)}`))
      })
    })
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#child
    if (!child) return
    this.#child = null
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await ended
  }

  /** Makes it kill itself between its next commit and the response; false when none came in time and it was killed anyway. */
  async killInCommit(patience = 2_000): Promise<boolean> {
    const child = this.#child
    if (!child) return false
    const ended = new Promise<boolean>((resolve) => child.once('exit', () => resolve(true)))
    child.kill('SIGUSR2')
    const died = await Promise.race([ended, wait(patience, false)])
    if (!died) await this.kill()
    return died
  }

  /** Resolves when it holds a checked entry that is not written yet. */
  untilHolding(): Promise<void> {
    return new Promise((resolve) => this.#child?.stdout?.once('data', () => resolve()))
  }

  /** SIGSTOP; `resume` continues it. */
  pause(): void {
    this.#child?.kill('SIGSTOP')
  }

  resume(): void {
    this.#child?.kill('SIGCONT')
  }
}
