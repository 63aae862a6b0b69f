import { closeSync, mkdirSync, openSync, readFileSync, unlinkSync, writeSync, linkSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'

/** Thrown where another process has the folder open. */
export class FolderLockedError extends Error {
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is open in another process (${pid}): stop that one, or give each its own folder (PARLOR_DATA).`)
    this.name = 'FolderLockedError'
  }
}

/** Takes a folder for this process alone; the embedded database has no lock of its own, and two that write would ruin it. Returns the way to give it back. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'parlor.lock')
  const mine = `${process.pid} ${startOf(process.pid)} ${hostname()}\n`
  // Written whole before it has its name: nobody ever reads half of it.
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

/** A process with the number and the moment of birth that the lock names: numbers are given out again. On another host nobody can tell, so it is taken to live. */
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

/** When a process was born, in the kernel's ticks; `-` where the system does not tell. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '-'
  } catch {
    return '-'
  }
}

/** Removes the lock of a dead process, if it is still that one. */
function dropStale(path: string, text: string): void {
  if (holderOf(path)?.text !== text) return
  try {
    unlinkSync(path)
  } catch {
    // Somebody else was quicker.
  }
}
