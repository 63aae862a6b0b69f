import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { changedFiles, testsFor } from '../test-changed.ts'
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
    const { related, browser } = testsFor(['games/dots/src/apply.ts', 'docs/design.md'])
    expect(related).toContain('games/dots/src/apply.ts')
    expect(related).toContain('apps/server/test/leak.test.ts')
    expect(related).not.toContain('docs/design.md')
    expect(browser).toEqual(['dots'])
  })

  it('for the template of new games: the test that makes one', () => {
    expect(testsFor(['tools/new-game/template/games/pebbles/src/apply.ts']).related).toContain('tools/test/new-game.test.ts')
  })

  it('for the web app and its browser tests', () => {
    expect(testsFor(['apps/web/src/ui/button.tsx', 'apps/web/e2e/shell.spec.ts'])).toEqual({
      related: ['apps/web/src/ui/button.tsx'],
      browser: ['shell'],
    })
  })
})
