import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, chownSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** A PostgreSQL in a folder of its own that can be stopped and restarted. */
export interface Postgres {
  readonly url: string
  stop(): Promise<void>
  start(): Promise<void>
  /** SIGKILL to all its processes, as in a machine crash; starting recovers from the WAL. */
  kill(): Promise<void>
  /** Fills its disk, and frees it; only with a disk of its own. */
  fillDisk(): void
  freeDisk(): void
  close(): Promise<void>
}

/** Folder of PostgreSQL's programs; null when not installed. */
function postgresBin(): string | null {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  const found = versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'postgres')))
  return found ?? null
}

/** PostgreSQL refuses to run as root: then its own user runs it. */
function postgresUser(): { readonly prefix: readonly string[]; readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return { prefix: [], uid: -1, gid: -1 }
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres']).stdout.toString().trim() || NaN)
  const [uid, gid] = [id('-u'), id('-g')]
  return Number.isInteger(uid) && uid > 0 ? { prefix: ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'], uid, gid } : null
}

/** `disk`: megabytes of a tmpfs of its own; needs the right to mount. */
export async function openPostgres(settings: readonly string[] = [], disk?: number): Promise<Postgres | null> {
  const bin = postgresBin()
  const user = postgresUser()
  if (bin === null || user === null) return null
  const folder = mkdtempSync(join(tmpdir(), 'parlor-pg-'))
  if (disk !== undefined && spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${disk}m`, 'tmpfs', folder]).status !== 0)
    throw new Error('a disk of its own cannot be mounted here: run as root')
  const data = join(folder, 'data')
  mkdirSync(data)
  if (user.uid >= 0) for (const path of [folder, data]) chownSync(path, user.uid, user.gid)
  const run = (program: string, args: readonly string[]) => [...user.prefix, join(bin, program), ...args]
  const [first, ...rest] = run('initdb', [
    '-D',
    data,
    '-U',
    'parlor',
    '-A',
    'trust',
    '--no-locale',
    '-E',
    'UTF8',
    // Half of its time; only a machine that loses its power would miss it.
    '--no-sync',
    ...(disk === undefined ? [] : ['--wal-segsize=1']),
  ])
  const made = spawnSync(first!, rest, { cwd: folder })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr.toString()}`)
  const port = await freePort()
  const url = `postgres://parlor@127.0.0.1:${port}/postgres`
  let child: ChildProcess | null = null
  async function start(): Promise<void> {
    const args = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=80']
    for (const setting of settings) args.push('-c', setting)
    const [program, ...programArgs] = run('postgres', args)
    // One that exits, as on a full disk, is restarted, as an operator would.
    for (let tries = 0; tries < 20; tries++) {
      const running = child ?? spawn(program!, programArgs, { cwd: folder, stdio: 'ignore' })
      child = running
      running.once('exit', () => child === running && (child = null))
      if (await acceptsConnections(url)) return
    }
    throw new Error('PostgreSQL does not answer')
  }
  async function stop(): Promise<void> {
    const running = child
    child = null
    if (!running) return
    const ended = new Promise((resolve) => running.once('exit', resolve))
    // Fast shutdown: sessions are cut off, commits stay.
    running.kill('SIGINT')
    await ended
  }
  async function kill(): Promise<void> {
    const running = child
    child = null
    if (!running) return
    const ended = new Promise((resolve) => running.once('exit', resolve))
    const backends = spawnSync('pgrep', ['-P', String(running.pid)])
      .stdout.toString()
      .trim()
      .split('\n')
      .filter(Boolean)
      .map(Number)
    for (const pid of [running.pid!, ...backends])
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // Exited already.
      }
    await ended
  }
  const ballast = join(folder, 'ballast')
  await start()
  const unmount = () => disk === undefined || spawnSync('umount', ['-l', folder])
  const leave = onProcessExit(() => {
    child?.kill('SIGINT')
    unmount()
  })
  return {
    url,
    start,
    stop,
    kill,
    fillDisk() {
      if (disk === undefined) throw new Error('only a disk of its own can be filled')
      spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=4k'])
    },
    freeDisk: () => rmSync(ballast, { force: true }),
    async close() {
      leave()
      await stop()
      unmount()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Ends child processes with this process; returns an unregister function. */
export function onProcessExit(work: () => void): () => void {
  const stop = () => process.exit(1)
  process.once('exit', work)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
  return () => {
    process.off('exit', work)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, stop)
  }
}

/** A Redis for the message bus. */
interface Redis {
  readonly url: string
  stop(): Promise<void>
  start(): Promise<void>
}

export async function openRedis(): Promise<Redis | null> {
  if (spawnSync('redis-server', ['--version']).status !== 0) return null
  const port = await freePort()
  let child: ChildProcess | null = null
  async function start(): Promise<void> {
    child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
      stdio: 'ignore',
      cwd: tmpdir(),
    })
    await wait(300)
  }
  await start()
  onProcessExit(() => child?.kill('SIGKILL'))
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    async stop() {
      const running = child
      child = null
      if (!running) return
      const ended = new Promise((resolve) => running.once('exit', resolve))
      running.kill('SIGTERM')
      await ended
    },
  }
}

async function acceptsConnections(url: string): Promise<boolean> {
  for (let tries = 0; tries < 50; tries++) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('SELECT 1')
      await client.end()
      return true
    } catch {
      await wait(100)
    }
  }
  return false
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
