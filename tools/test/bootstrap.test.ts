import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { nodeVersionProblem } from '../bootstrap.mjs'
import { sourceHash } from '../build.ts'
import { npmErrorAdvice, installHash, isInstalled } from '../install.mjs'
import { acquireLock } from '../lock.mjs'
import { projectRoot } from '../file-tree.ts'
import { createTempFolder } from './temp-folder.ts'

describe('bootstrap', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.11.1'])('runs on Node %s', (version) => {
    expect(nodeVersionProblem(version)).toBeNull()
  })

  it.each(['18.20.8', '20.18.3', '16.0.0', '8.17.0'])('refuses Node %s and says what to do', (version) => {
    expect(nodeVersionProblem(version)).toBe(
      `Parlor needs Node 20.19 or newer and this is Node ${version}: install a current one from https://nodejs.org and run the command again.`,
    )
  })

  it('lists its commands and exits with 2 for an unknown command', () => {
    const { status, stderr } = spawnSync(process.execPath, [join(projectRoot, 'tools/bootstrap.mjs'), 'fly'], { encoding: 'utf8' })
    expect(status).toBe(2)
    expect(stderr).toMatch(/^Usage: .*start\|dev\|build\|test/)
  })

  it('has a command for every npm script', () => {
    const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
    const source = readFileSync(join(projectRoot, 'tools/bootstrap.mjs'), 'utf8')
    const ours = Object.entries(scripts).filter(([, script]) => script.includes('bootstrap'))
    expect(ours.length).toBeGreaterThan(12)
    for (const [name, script] of ours) {
      expect(script).toBe(`node tools/bootstrap.mjs ${name}`)
      expect(source).toMatch(new RegExp(`^ {2}'?${name}'?: \\[`, 'm'))
    }
  })
})

describe('an install', () => {
  const manifest = (dependencies: object) => JSON.stringify({ name: 'toy', dependencies, scripts: { start: 'x' } })
  const project = () =>
    createTempFolder({
      'package.json': manifest({ a: '1.0.0', b: '1.0.0' }),
      'package-lock.json': '{}',
      'games/toy/package.json': manifest({}),
    })

  it('is repeated when the lock file, a dependency or a workspace changes, and only then', () => {
    const folder = project()
    const before = installHash(folder)
    writeFileSync(join(folder, 'package.json'), manifest({ b: '1.0.0', a: '1.0.0' }).replace('"x"', '"y"'))
    expect(installHash(folder)).toBe(before)
    writeFileSync(join(folder, 'games/toy/package.json'), manifest({ a: '2.0.0' }))
    const changed = installHash(folder)
    expect(changed).not.toBe(before)
    writeFileSync(join(folder, 'package-lock.json'), '{ "packages": {} }')
    expect(installHash(folder)).not.toBe(changed)
  })

  it('is up to date when its stamp matches', () => {
    const folder = project()
    expect(isInstalled(folder)).toBe(false)
    mkdirSync(join(folder, 'node_modules'))
    writeFileSync(join(folder, 'node_modules/.parlor-install'), installHash(folder))
    expect(isInstalled(folder)).toBe(true)
    writeFileSync(join(folder, 'package-lock.json'), '{ }')
    expect(isInstalled(folder)).toBe(false)
  })

  it.each([
    ['ECONNREFUSED', 'registry'],
    ['E404', 'registry'],
    ['ENOSPC', 'disk space'],
    ['EACCES', 'belong to you'],
    ['EUSAGE', 'npm install'],
    ['EWHATEVER', 'set right'],
  ])('that fails with %s says what to do', (code, advice) => {
    expect(npmErrorAdvice(code)).toContain(advice)
  })
})

describe('a lock', () => {
  it('is held by one at a time', async () => {
    const path = join(createTempFolder({}), 'some.lock')
    const order: string[] = []
    const work = async (name: string) => {
      const unlock = await acquireLock(path, 'waiting')
      order.push(`${name} in`)
      await new Promise((resolve) => setTimeout(resolve, 20))
      order.push(`${name} out`)
      unlock()
    }
    await Promise.all([work('first'), work('second')])
    expect(order.map((one) => one.split(' ')[1])).toEqual(['in', 'out', 'in', 'out'])
  })

  it('is taken from a holder that died', async () => {
    const { pid } = spawnSync(process.execPath, ['--version'])
    const path = join(createTempFolder({ 'some.lock/pid': String(pid) }), 'some.lock')
    const unlock = await acquireLock(path, 'waiting')
    expect(readFileSync(join(path, 'pid'), 'utf8')).toBe(String(process.pid))
    unlock()
  })
})

it('a build is stale when a source changes, not when a test does', () => {
  const folder = createTempFolder({
    'package-lock.json': '{}',
    'apps/web/src/main.ts': '1',
    'games/toy/strings/en.json': '{}',
    'apps/web/e2e/a.spec.ts': '1',
  })
  const before = sourceHash(folder)
  writeFileSync(join(folder, 'apps/web/e2e/a.spec.ts'), '2')
  expect(sourceHash(folder)).toBe(before)
  writeFileSync(join(folder, 'games/toy/strings/en.json'), '{"title":"Toy"}')
  expect(sourceHash(folder)).not.toBe(before)
})
