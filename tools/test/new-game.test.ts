import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkExports } from '../check-exports.ts'
import { checkGameList } from '../check-game-list.ts'
import { checkGames } from '../check-games.ts'
import { checkLayers } from '../check-layers.ts'
import { checkStrings } from '../check-strings.ts'
import { projectRoot, readFileTree, templateFolder } from '../file-tree.ts'
import { isInstalled } from '../install.mjs'
import { gameIdProblem, namesFor } from '../new-game/game-id.ts'
import { runProgram, runTool } from '../run-program.ts'
import { copyProject } from './project-copy.ts'

const tree = readFileTree(projectRoot)
const template = readFileTree(join(projectRoot, templateFolder))

describe('the id of a new game', () => {
  it.each([
    [undefined, /^Name the game/],
    ['x', /cannot be an id/],
    ['Chess', /cannot be an id/],
    ['9mens', /cannot be an id/],
    ['go9', /cannot be an id/],
    ['../dots', /cannot be an id/],
    ['a'.repeat(21), /cannot be an id/],
    ['dots', /a game “dots” already/],
    ['settings', /address of a page/],
    ['assets', /address of a page/],
    ['kernel', /one of our packages/],
    ['class', /means something else/],
    ['state', /means something else/],
    ['game', /means something else/],
    ['toast', /classes in apps\/web\/src\/.*\.css/],
  ])('%s is refused', (id, why) => {
    expect(gameIdProblem(id, tree, template)).toMatch(why)
  })

  it.each(['pebbles', 'reversi', 'go', 'a'.repeat(20)])('%s is taken', (id) => {
    expect(gameIdProblem(id, tree, template)).toBeNull()
    expect(namesFor(id).rulePrefix).toMatch(/^[A-Z]{2,6}$/)
  })
})

describe('npm run new-game', () => {
  // Long: lines break elsewhere than in the template.
  const id = 'quoitsandhorseshoess'
  const own = [`games/${id}`, `apps/web/src/games/${id}`, `apps/web/test/${id}-table.test.ts`]
  let copy = ''
  let made: Awaited<ReturnType<typeof runProgram>>

  const run = (...args: string[]) => runProgram(process.execPath, ['--import', 'tsx', ...args], { cwd: copy })
  const tool = (name: string, ...args: string[]) => runTool(name, args, { cwd: copy }, copy)
  const lockProblem = () =>
    // Errors are told also where the tests themselves were started with `npm run -s`.
    runProgram('npm', ['ci', '--dry-run', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: copy })

  beforeAll(async () => {
    copy = copyProject()
    made = await run('tools/new-game.ts', id)
  })
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  it('says what to do next', () => {
    expect(made.output).toContain(`play    http://localhost:5173/${id}/`)
    expect(made.code).toBe(0)
  })

  it('leaves no name of the template behind', () => {
    const { paths, text } = readFileTree(copy)
    const files = paths.filter((path) => path.includes(id))
    expect(files.length).toBe(template.paths.length)
    expect(files.filter((path) => /pebbles|PEB\d/i.test(path + text(path)))).toEqual([])
  })

  it.each(Object.entries({ checkLayers, checkExports, checkGames, checkGameList, checkStrings }))('passes %s', (_, check) => {
    const { problems } = check(readFileTree(copy))
    // What the project itself has to put right is no fault of the game.
    const older = problems.length > 0 ? check(tree).problems : []
    expect(problems.filter((problem) => !older.includes(problem))).toEqual([])
  })

  it('passes the linter and the formatter', async () => {
    expect(await tool('oxlint', ...own)).toMatchObject({ code: 0 })
    expect(await tool('oxfmt', '--check', '.')).toMatchObject({ code: 0 })
  })

  it.each([`games/${id}`, `games/${id}/test`, 'apps/web', 'apps/web/test', 'packages/protocol'])('has sound types: %s', async (project) => {
    expect(await tool('typescript', '-p', project, '--pretty', 'false')).toMatchObject({ code: 0, output: '' })
  })

  it('keeps the contract and passes its own tests', async () => {
    const { code, output } = await tool('vitest', 'run', ...own, 'apps/web/test/tokens.test.ts', 'apps/web/test/web-manifests.test.ts')
    expect(code, output).toBe(0)
  })

  it('is built into the app', async () => {
    const web = join(copy, 'apps/web')
    const { code, output } = await runTool('vite', ['build', '--logLevel', 'warn'], { cwd: web }, web)
    expect(code, output).toBe(0)
    expect(existsSync(join(web, `dist/${id}/index.html`)), 'its page').toBe(true)
    expect(existsSync(join(web, `dist/icons/${id}-512.png`)), 'its icon').toBe(true)
  })

  it('is played by bots in the lab and offered by the server', async () => {
    const watched = await run('apps/lab/src/main.ts', 'watch', id, '--bots', 'master,easy', '--seed', '1')
    expect(watched, watched.output).toMatchObject({ code: 0 })
    writeFileSync(
      join(copy, 'apps/server/listed.ts'),
      `import { games } from './src/games.ts'\nconsole.log(games.map(({ game }) => game.id).join())\n`,
    )
    expect((await run('apps/server/listed.ts')).output).toContain(id)
  })

  it('needs no install, and its lock is one that npm ci accepts', async () => {
    expect(isInstalled(copy)).toBe(true)
    expect(await lockProblem()).toMatchObject({ code: 0 })
    const lock = join(copy, 'package-lock.json')
    const text = readFileSync(lock, 'utf8')
    writeFileSync(lock, text.replace(new RegExp(`    "node_modules/@parlor/${id}": \\{[^}]*\\},\n`), ''))
    const refused = await lockProblem()
    writeFileSync(lock, text)
    expect(refused.output, 'a lock without the link is accepted as well, so this test shows nothing').toContain('EUSAGE')
  })

  it('refuses to make it twice, and changes nothing then', async () => {
    const before = readFileTree(copy)
    const texts = before.paths.map((path) => before.text(path))
    expect(await run('tools/new-game.ts', id)).toMatchObject({ code: 2, output: `There is a game “${id}” already; choose another id.\n` })
    const after = readFileTree(copy)
    expect(after.paths).toEqual(before.paths)
    expect(after.paths.map((path) => after.text(path))).toEqual(texts)
  })
})
