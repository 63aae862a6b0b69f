// Runs before the install and on too old Node versions: plain JavaScript, built-in modules only, no syntax newer than 2020.
import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { install, isInstalled } from './install.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const oldestNode = [20, 19]

/** File and leading arguments of each `npm run` command. */
const commands = {
  install: [],
  start: ['tools/start.ts'],
  dev: ['tools/dev.ts'],
  build: ['tools/build.ts'],
  test: ['tools/run-tests.ts'],
  lint: ['tools/run-tests.ts', 'lint', 'format'],
  typecheck: ['tools/run-tests.ts', 'types'],
  check: ['tools/run-tests.ts', 'layers', 'exports', 'games', 'strings'],
  'test:unit': ['tools/run-tests.ts', 'unit', '--'],
  'test:changed': ['tools/test-changed.ts'],
  'test:browser': ['tools/run-tests.ts', 'browser', '--'],
  lab: ['apps/lab/src/main.ts'],
  'new-game': ['tools/new-game.ts'],
  shots: ['tools/take-screenshots.ts'],
  sweep: ['tools/sweep-layout.ts'],
  lighthouse: ['tools/check-lighthouse.ts'],
  'bench:peers': ['tools/bench-other-engines.ts'],
  'check:nginx': ['tools/check-nginx.ts'],
}

/** Error message for a Node version that is too old, else null. */
export function nodeVersionProblem(version) {
  const [major, minor] = version.split('.').map(Number)
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return null
  return `Parlor needs Node ${oldestNode.join('.')} or newer and this is Node ${version}: install a current one from https://nodejs.org and run the command again.`
}

function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

function run(file, args) {
  const tsx = pathToFileURL(join(root, 'node_modules', 'tsx', 'dist', 'loader.mjs')).href
  const child = spawn(process.execPath, ['--import', tsx, join(root, file), ...args], { stdio: 'inherit' })
  // A terminal sends Ctrl-C to both processes: the child ends first and its exit code is passed on.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.on('SIGHUP', () => child.kill('SIGHUP'))
  child.on('error', (error) => fail(`Node could not be started: ${error.message}.`))
  child.on('exit', (code, signal) => {
    if (signal && process.platform !== 'win32') {
      process.removeAllListeners(signal)
      process.kill(process.pid, signal)
    } else process.exit(code === null ? 1 : code)
  })
}

async function main() {
  const problem = nodeVersionProblem(process.versions.node)
  if (problem) fail(problem)
  const [name, ...args] = process.argv.slice(2)
  if (!Object.prototype.hasOwnProperty.call(commands, name)) {
    process.stderr.write(`Usage: node tools/bootstrap.mjs ${Object.keys(commands).join('|')}\n`)
    process.exit(2)
  }
  if (!isInstalled(root)) {
    const failure = await install(root)
    if (failure) fail(failure)
  }
  const [file, ...leading] = commands[name]
  if (file) run(file, [...leading, ...args])
}

if (process.argv[1] && fileURLToPath(import.meta.url) === realpathSync(process.argv[1])) void main()
