// Like bootstrap.mjs: plain JavaScript, because it runs before anything is installed.
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Two commands started at once must not install or build into one another: the second says so and waits for the first.
 * Returns what gives the lock back; a holder that died gives it back too.
 * @param {string} path
 * @param {string} sentence
 * @returns {Promise<() => void>}
 */
export async function lock(path, sentence) {
  mkdirSync(dirname(path), { recursive: true })
  for (let told = false; ; await pause(200)) {
    if (await takeLock(path)) {
      const unlock = () => rmSync(path, { recursive: true, force: true })
      process.once('exit', unlock)
      return unlock
    }
    if (isAbandoned(path)) rmSync(path, { recursive: true, force: true })
    else if (!told) {
      told = true
      process.stderr.write(`${sentence}\n`)
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
  // Two who find the same abandoned lock may each clear it: whoever still stands there after a breath has it.
  await pause(50)
  return holderOf(path) === process.pid
}

/** @param {number} milliseconds */
function pause(milliseconds) {
  return new Promise((wake) => setTimeout(wake, milliseconds))
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
  // Between its mkdir and its pid a holder has no name: believe it gone only when the folder is old.
  if (!holder) return existsSync(path) && Date.now() - statSync(path).mtimeMs > 5000
  try {
    process.kill(holder, 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}
