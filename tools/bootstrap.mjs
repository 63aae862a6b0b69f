// Runs before anything is installed and on Nodes that are too old: plain JavaScript, Node's own modules, no syntax newer than 2020.
import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { install, isInstalled } from './install.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const oldestNode = [20, 19]

/** What each `npm run` word stands for: the file to run, and words put before the caller's own. */
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
  shots: ['tools/take-screenshots.ts'],
  lighthouse: ['tools/check-lighthouse.ts'],
  'bench:peers': ['tools/bench-peers.ts'],
  'check:nginx': ['tools/check-nginx.ts'],
}

/** One sentence when this Node cannot run the project, else null. */
export function nodeProblem(version) {
  const [major, minor] = version.split('.').map(Number)
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return null
  return `Parlor needs Node ${oldestNode.join('.')} or newer and this is Node ${version}: install a current one from https://nodejs.org and run the command again.`
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

function run(file, args) {
  const tsx = pathToFileURL(join(root, 'node_modules', 'tsx', 'dist', 'loader.mjs')).href
  const child = spawn(process.execPath, ['--import', tsx, join(root, file), ...args], { stdio: 'inherit' })
  // A terminal sends Ctrl-C to both: let the child end first, so that its exit code is ours.
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
  const problem = nodeProblem(process.versions.node)
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
  const [file, ...words] = commands[name]
  if (file) run(file, [...words, ...args])
}

if (process.argv[1] && fileURLToPath(import.meta.url) === realpathSync(process.argv[1])) void main()
