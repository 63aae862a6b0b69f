import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listFilesBelow, projectRoot } from '../file-tree.ts'
import { changedFiles, specsByFolder, testsByPath, testsFor } from '../test-changed.ts'
import { createTempFolder } from './temp-folder.ts'

it('finds what is not committed, new files included, and else the last commit', async () => {
  const folder = createTempFolder({ 'a.ts': '1', 'b.ts': '1' })
  const git = (...args: string[]) => {
    const { status, stderr } = spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: folder })
    expect(status, String(stderr)).toBe(0)
  }
  git('init', '-q')
  git('add', '.')
  git('commit', '-qm', 'first')
  writeFileSync(join(folder, 'b.ts'), '2')
  git('commit', '-qam', 'second')
  expect(await changedFiles(undefined, folder)).toEqual(['b.ts'])
  writeFileSync(join(folder, 'a.ts'), '2')
  writeFileSync(join(folder, 'c.ts'), '1')
  expect(await changedFiles(undefined, folder)).toEqual(['a.ts', 'c.ts'])
  expect(await changedFiles('HEAD~1', folder)).toEqual(['a.ts', 'b.ts', 'c.ts'])
})

describe('what is run', () => {
  it('for rules: also the tests that load every game by name, and a word for the browser', () => {
    const { related, browser, commands } = testsFor(['games/dots/src/apply.ts', 'docs/design.md'])
    expect(related).toContain('games/dots/src/apply.ts')
    expect(related).toContain('apps/server/test/leak.test.ts')
    expect(related).not.toContain('docs/design.md')
    expect(browser).toEqual(['dots'])
    expect(commands).toEqual(['npm run test:unit -- apps/server apps/lab'])
  })

  it('for the template of new games: the test that makes one', () => {
    expect(testsFor(['tools/new-game/template/games/pebbles/src/apply.ts']).related).toContain('tools/test/new-game.test.ts')
  })

  it('for the web app and its browser tests', () => {
    expect(testsFor(['apps/web/src/ui/button.tsx', 'apps/web/e2e/shell.spec.ts'])).toEqual({
      related: ['apps/web/src/ui/button.tsx', 'tools/test/documents.test.ts'],
      browser: ['shell', 'pages'],
      commands: [],
    })
    expect(testsFor(['apps/web/src/session/online/api.ts']).browser).toEqual(['online', 'accounts', 'table'])
    expect(testsFor(['apps/web/src/games/dots/board.ts', 'games/domino/README.md']).browser).toEqual(['dots'])
  })

  it.each([
    ['docs/design.md', 'tools/test/documents.test.ts'],
    ['games/dots/README.md', 'tools/test/documents.test.ts'],
    ['games/sumzero/API.md', 'games/sumzero/test/write-api-document.test.ts'],
    ['games/dots/test/golden/quick.txt', 'games/dots/test/golden.test.ts'],
    ['games/simpiece/test/golden/cards.en.txt', 'games/simpiece/test/guards.test.ts'],
    ['games/dots/strings/en.json', 'apps/server/test/reserved-bot-names.test.ts'],
    ['tools/bootstrap.mjs', 'tools/test/bootstrap.test.ts'],
    ['deploy/online.conf', 'tools/test/deploy.test.ts'],
    ['Dockerfile', 'tools/test/check-game-list.test.ts'],
    ['apps/web/build/icons/dots.svg', 'apps/web/test/web-manifests.test.ts'],
  ])('for %s: %s, which reads it as text', (changed, test) => {
    expect(testsFor([changed]).related).toContain(test)
  })

  it('for nginx: also a word for its own check', () => {
    expect(testsFor(['deploy/nginx.conf']).commands).toEqual(['npm run check:nginx'])
  })

  it('names tests that exist, and has browser tests for every shared folder', () => {
    const missing = testsByPath.flatMap(([, tests]) => tests).filter((test) => !existsSync(join(projectRoot, test)))
    expect(missing).toEqual([])
    const specs = readdirSync(join(projectRoot, 'apps/web/e2e')).filter((file) => file.endsWith('.spec.ts'))
    const names = specsByFolder.flatMap(([, some]) => some)
    expect(names.filter((name) => !specs.some((file) => file.startsWith(name)))).toEqual([])
    const source = join(projectRoot, 'apps/web/src')
    const files = listFilesBelow(source).filter((path) => /\.tsx?$/.test(path) && !path.startsWith('games/'))
    expect(files.filter((path) => testsFor([`apps/web/src/${path}`]).browser.length === 0)).toEqual([])
  })
})
