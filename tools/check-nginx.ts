import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { cacheControl, securityHeaders } from './http-headers.ts'
import { exitWithMessage, isMain, printCheckResult, type CheckResult } from './command-line.ts'
import { sendRequest } from './test/send-request.ts'
import { attacks, requests, siteFiles, type ExpectedRequest } from './test/requests.ts'
import { projectRoot, readText } from './file-tree.ts'

const port = 18080

/** Runs nginx with `deploy/nginx.conf` on a small site and sends it the requests of the static site's unit tests; `deploy/online.conf` is only parsed. */
async function checkNginx(): Promise<CheckResult> {
  if (spawnSync('nginx', ['-v']).error)
    exitWithMessage('This check needs nginx on the PATH: install it (on Debian `apt-get install nginx-light`) and run it again.')
  const folder = mkdtempSync(join(tmpdir(), 'parlor-nginx-'))
  const config = join(folder, 'nginx.conf')
  for (const [path, text] of Object.entries(siteFiles)) {
    mkdirSync(dirname(join(folder, 'html', path)), { recursive: true, mode: 0o755 })
    writeFileSync(join(folder, 'html', path), text)
  }
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(
    config,
    readText(projectRoot, 'deploy/nginx.conf')
      .replaceAll(' /tmp/', ` ${folder}/`)
      .replace('/usr/share/nginx/html', join(folder, 'html'))
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      // As root, nginx would run its workers as a user who may not read the temporary folder.
      .replace(/^/, process.getuid?.() === 0 ? 'user root;\n' : ''),
  )
  const proxy = join(folder, 'online.conf')
  writeFileSync(proxy, onlineConfig(folder))
  for (const path of [config, proxy]) {
    const test = spawnSync('nginx', ['-t', '-c', path], { encoding: 'utf8' })
    if (test.status !== 0) return { problems: [test.stderr], summary: 'nginx -t' }
  }
  const nginx = spawn('nginx', ['-c', config, '-g', 'daemon off;'], { stdio: 'inherit' })
  const ended = new Promise((resolve) => nginx.on('exit', resolve))
  try {
    await pause(500)
    const problems = (await Promise.all([...requests.map(checkRequest), ...attacks.map(checkAttack)])).flat()
    return { problems, summary: `${requests.length + attacks.length} requests to a real nginx` }
  } finally {
    nginx.kill('SIGQUIT')
    await ended
    rmSync(folder, { recursive: true })
  }
}

/** The proxy's configuration without Docker host names, and without `resolve`, which older versions of nginx lack. */
function onlineConfig(folder: string): string {
  return readText(projectRoot, 'deploy/online.conf')
    .replaceAll(' /tmp/', ` ${folder}/`)
    .replace(/^ *resolver .*$/m, '')
    .replaceAll(/server (?:node\d|pages):(\d+) resolve/g, 'server 127.0.0.1:$1')
    .replace('listen 8080', `listen 127.0.0.1:${port + 1}`)
}

async function checkRequest(expected: ExpectedRequest): Promise<string[]> {
  const { status, headers, body } = await sendRequest(port, expected.path, expected.method)
  const pairs: [name: string, expected: string | number, actual: string | number | undefined][] = [['status', expected.status, status]]
  for (const [name, value] of Object.entries(securityHeaders)) pairs.push([name, value, headers[name.toLowerCase()] as string])
  if (expected.type) pairs.push(['type', expected.type, headers['content-type']?.slice(0, expected.type.length)])
  if (expected.location) pairs.push(['location', expected.location, headers.location])
  if (expected.cache) pairs.push(['caching', cacheControl[expected.cache], headers['cache-control']])
  if (expected.title) pairs.push(['title', expected.title, /<title>(\w+)/.exec(body.toString())?.[1]])
  return pairs
    .filter(([, value, actual]) => value !== actual)
    .map(([name, value, actual]) => `${expected.method ?? 'GET'} ${expected.path}: ${name} is ${actual}, not ${value}`)
}

async function checkAttack(path: string): Promise<string[]> {
  const { body } = await sendRequest(port, path)
  return body.includes('secret') ? [`GET ${path}: gives the secret away`] : []
}

if (isMain(import.meta.url)) printCheckResult('nginx answers as our server does', await checkNginx())
