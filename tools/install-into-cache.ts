import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { acquireLock } from './lock.mjs'
import { projectRoot } from './file-tree.ts'

/** Installs a package into `.cache/<folder>`, outside the project's dependencies, unless it is there. Returns that folder. */
export async function installIntoCache(folder: string, name: string, version: string): Promise<string> {
  const path = join(projectRoot, '.cache', folder)
  const stamp = join(path, `.${version}`)
  if (existsSync(stamp)) return path
  const unlock = await acquireLock(`${path}.lock`, `Another command is fetching ${name}; waiting for it.`)
  try {
    if (existsSync(stamp)) return path
    mkdirSync(path, { recursive: true })
    writeFileSync(join(path, 'package.json'), `${JSON.stringify({ private: true, dependencies: { [name]: version } })}\n`)
    process.stderr.write(`Fetching ${name} ${version} into .cache/${folder} …\n`)
    const { code, output } = runNpm(path, ['install'])
    if (code !== 0) throw new Error(`npm could not fetch ${name} ${version}:\n${output.trim()}`)
    writeFileSync(stamp, '')
    return path
  } finally {
    unlock()
  }
}

/** Runs npm in a folder, without the surrounding workspace. */
export function runNpm(folder: string, args: readonly string[]): { code: number; output: string } {
  const npm = process.env['npm_execpath']
  const all = [...args, '--no-audit', '--no-fund', '--loglevel=error', '--no-progress', '--prefix', folder]
  const options = { cwd: folder, encoding: 'utf8', shell: npm === undefined && process.platform === 'win32' } as const
  const { status, stdout, stderr, error } = npm ? spawnSync(process.execPath, [npm, ...all], options) : spawnSync('npm', all, options)
  return { code: status ?? 1, output: `${stdout ?? ''}${stderr ?? ''}${error ? error.message : ''}` }
}
