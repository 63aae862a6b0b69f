import { closeSync, mkdirSync, openSync, readFileSync, unlinkSync, writeSync, linkSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'

/** Thrown when another process has the folder open. */
export class FolderLockedError extends Error {
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is open in another process (${pid}): stop that one, or give each its own folder (PARLOR_DATA).`)
    this.name = 'FolderLockedError'
  }
}

/** Lock file on a folder: the embedded database has no lock of its own, and two writers would corrupt it. Returns a release function. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'parlor.lock')
  const mine = `${process.pid} ${startOf(process.pid)} ${hostname()}\n`
  // Written completely before it is linked: nobody reads half of it.
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  const file = openSync(draft, 'wx')
  writeSync(file, mine)
  closeSync(file)
  try {
    for (let tries = 0; ; tries++) {
      try {
        linkSync(draft, path)
        break
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || tries > 8) throw error
      }
      const holder = holderOf(path)
      if (holder === null) continue
      if (isAlive(holder)) throw new FolderLockedError(folder, holder.pid)
      dropStale(path, holder.text)
    }
  } finally {
    unlinkSync(draft)
  }
  return () => {
    if (holderOf(path)?.text === mine) unlinkSync(path)
  }
}

interface LockHolder {
  readonly text: string
  readonly pid: number
  readonly start: string
  readonly host: string
}

function holderOf(path: string): LockHolder | null {
  try {
    const text = readFileSync(path, 'utf8')
    const [pid = '', start = '', host = ''] = text.trim().split(' ')
    return { text, pid: Number(pid), start, host }
  } catch {
    return null
  }
}

/** Whether a process with that pid and start time runs: pids are reused. On another host it cannot be checked, so it counts as alive. */
function isAlive({ pid, start, host }: LockHolder): boolean {
  if (host !== hostname()) return true
  if (!Number.isInteger(pid) || pid < 1) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const now = startOf(pid)
  return now === '-' || start === '-' || now === start
}

/** Start time of a process in kernel ticks; `-` where unknown. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '-'
  } catch {
    return '-'
  }
}

/** Removes a dead process's lock, unless it was replaced. */
function dropStale(path: string, text: string): void {
  if (holderOf(path)?.text !== text) return
  try {
    unlinkSync(path)
  } catch {
    // Another process was quicker.
  }
}
