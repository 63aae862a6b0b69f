// Like bootstrap.mjs: plain JavaScript, because it runs before anything is installed.
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Acquires a lock folder, so that two commands do not install or build at the same time. Prints `message` once while waiting.
 * Returns the release function; the lock of a dead process is taken over.
 * @param {string} path
 * @param {string} message
 * @returns {Promise<() => void>}
 */
export async function acquireLock(path, message) {
  mkdirSync(dirname(path), { recursive: true })
  for (let printed = false; ; await pause(200)) {
    if (await takeLock(path)) {
      const unlock = () => rmSync(path, { recursive: true, force: true })
      process.once('exit', unlock)
      return unlock
    }
    if (isAbandoned(path)) rmSync(path, { recursive: true, force: true })
    else if (!printed) {
      printed = true
      process.stderr.write(`${message}\n`)
    }
  }
}

/** @param {string} path */
async function takeLock(path) {
  try {
    mkdirSync(path)
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
  writeFileSync(join(path, 'pid'), String(process.pid))
  // Two processes may both clear an abandoned lock: the one whose pid remains has it.
  await pause(50)
  return holderOf(path) === process.pid
}

/** @param {number} milliseconds */
function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** @param {string} path */
function holderOf(path) {
  try {
    return Number(readFileSync(join(path, 'pid'), 'utf8'))
  } catch {
    return 0
  }
}

/** @param {string} path */
function isAbandoned(path) {
  const holder = holderOf(path)
  // The pid is written after the mkdir: without a pid only an old folder is abandoned.
  if (!holder) return existsSync(path) && Date.now() - statSync(path).mtimeMs > 5000
  try {
    process.kill(holder, 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}
