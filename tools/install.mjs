// Like bootstrap.mjs: plain JavaScript, because it runs before anything is installed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { acquireLock } from './lock.mjs'

/** Hash of everything an install depends on: lock file, dependencies of the manifests, platform of native modules. */
export function installHash(folder) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${process.versions.modules}`)
  hash.update(readFileSync(join(folder, 'package-lock.json')))
  for (const file of manifests(folder)) {
    const { name, dependencies, devDependencies, optionalDependencies, overrides } = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    const groups = [dependencies, devDependencies, optionalDependencies, overrides].map((group) => Object.entries(group || {}).sort(byName))
    hash.update(JSON.stringify([file, name, groups]))
  }
  return hash.digest('hex')
}

function byName([one], [other]) {
  return one < other ? -1 : 1
}

function manifests(folder) {
  const found = ['package.json']
  for (const group of ['packages', 'games', 'apps']) {
    if (!existsSync(join(folder, group))) continue
    for (const name of readdirSync(join(folder, group)).sort())
      if (existsSync(join(folder, group, name, 'package.json'))) found.push(`${group}/${name}/package.json`)
  }
  return found
}

function stampOf(folder) {
  return join(folder, 'node_modules', '.parlor-install')
}

/** Whether node_modules matches the lock file and the manifests. */
export function isInstalled(folder) {
  return existsSync(stampOf(folder)) && readFileSync(stampOf(folder), 'utf8') === installHash(folder)
}

/** Stores that node_modules holds what the lock and the manifests ask for now. */
export function markInstalled(folder) {
  // A new file: copies of the project may share the old one by a hard link.
  rmSync(stampOf(folder), { force: true })
  writeFileSync(stampOf(folder), installHash(folder))
}

/** Runs `npm ci`. Returns an error message, or null. */
export async function install(folder) {
  const unlock = await acquireLock(join(folder, '.cache', 'install.lock'), 'Another command is installing the packages; waiting for it.')
  try {
    if (isInstalled(folder)) return null
    rmSync(stampOf(folder), { force: true })
    const { code, output } = await runNpm(folder)
    if (code !== 0) return failureOf(folder, code, output)
    markInstalled(folder)
    return null
  } finally {
    unlock()
  }
}

function failureOf(folder, code, output) {
  writeFileSync(join(folder, '.cache', 'install.log'), output)
  const named = /npm (?:error|ERR!) code (\S+)/.exec(output)
  const reason = named ? named[1] : `npm ended with code ${code}`
  return `Installing the packages failed (${reason}; npm's own words are in .cache/install.log): ${npmErrorAdvice(reason)}, then run the command again.`
}

/** Advice for an error code of npm. */
export function npmErrorAdvice(code) {
  if (/^(ENOTFOUND|EAI_AGAIN|ECONN\w*|ETIMEDOUT|ERR_SOCKET_TIMEOUT|FETCH_ERROR|E4\d\d|E5\d\d|EUNABLE\w*|SELF_SIGNED\w*)$/.test(code))
    return 'check that this machine reaches the npm registry (`npm ping`)'
  if (code === 'ENOSPC') return 'free some disk space'
  if (code === 'EACCES' || code === 'EPERM') return 'make sure this folder and npm’s cache belong to you'
  if (code === 'EUSAGE') return 'package-lock.json does not fit the manifests, so run `npm install` once'
  return 'read that file and set right what it names'
}

function runNpm(folder) {
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--no-progress']
  const npm = process.env.npm_execpath
  const child =
    npm && /\.c?js$/.test(npm)
      ? spawn(process.execPath, [npm, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
      : spawn('npm', args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' })
  let output = ''
  const collect = (chunk) => (output += chunk)
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const stop = showProgress(folder)
  return new Promise((resolve) => {
    const end = (code, extra) => {
      stop(code === 0)
      resolve({ code, output: output + extra })
    }
    child.on('error', (error) => end(1, `npm error code ${error.code}\n${error.message}\n`))
    child.on('close', (code) => end(code === null ? 1 : code, ''))
  })
}

/** Prints the number of installed packages: a rewritten line on a terminal, otherwise a line every ten seconds. Returns a stop function. */
function showProgress(folder) {
  const out = process.stderr
  const began = Date.now()
  const expected = packagesOf(folder)
  const seconds = () => Math.round((Date.now() - began) / 1000)
  const installed = () => expected.filter((path) => existsSync(join(folder, path, 'package.json'))).length
  const print = () =>
    out.write(
      `${out.isTTY ? '\r\x1b[K' : ''}Installing packages: ${installed()} of ${expected.length}, ${seconds()} s${out.isTTY ? '' : '\n'}`,
    )
  if (!out.isTTY) out.write('Installing packages (the first time, or because something changed) …\n')
  const timer = setInterval(print, out.isTTY ? 500 : 10000)
  return (done) => {
    clearInterval(timer)
    if (out.isTTY) out.write('\r\x1b[K')
    if (done) out.write(`Installed ${installed()} packages in ${seconds()} s.\n`)
  }
}

/** Package folders of the lock file, without those for other platforms. */
function packagesOf(folder) {
  const { packages = {} } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  const matches = (list, value) => !list || list.includes(value)
  return Object.keys(packages).filter((path) => {
    const { link, os, cpu, optional, libc } = packages[path]
    return path.includes('node_modules/') && !link && matches(os, process.platform) && matches(cpu, process.arch) && !(optional && libc)
  })
}
