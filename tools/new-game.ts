import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { exitWithMessage, isMain } from './command-line.ts'
import { projectRoot, readFileTree, templateFolder } from './file-tree.ts'
import { markInstalled } from './install.mjs'
import { gameIdProblem } from './new-game/game-id.ts'
import { planGame } from './new-game/plan-game.ts'
import { runTool } from './run-program.ts'

/** Makes a small complete game that can be played at once, and names it wherever games are named. Returns one sentence when it may not. */
async function createGame(id: string | undefined): Promise<string | null> {
  const tree = readFileTree(projectRoot)
  const template = readFileTree(join(projectRoot, templateFolder))
  const problem = gameIdProblem(id, tree, template)
  if (problem) return problem
  const files = planGame(id!, tree, template)
  for (const [path, text] of files) {
    mkdirSync(dirname(join(projectRoot, path)), { recursive: true })
    writeFileSync(join(projectRoot, path), text)
  }
  // Names of another length break lines elsewhere.
  const { code, output } = await runTool(
    'oxfmt',
    [...files.keys()].filter((path) => /\.(tsx?|css|json)$/.test(path) && !path.includes('lock')),
  )
  if (code !== 0) return `The game is made, but its files could not be formatted: ${output}`
  linkPackage(id!)
  return null
}

/** What `npm ci` would do about the new package, so that nothing needs to be installed again. */
function linkPackage(id: string): void {
  const link = join(projectRoot, 'node_modules', '@parlor', id)
  // Windows links folders without special rights only by junctions, which want a full path.
  if (!existsSync(link)) symlinkSync(process.platform === 'win32' ? join(projectRoot, 'games', id) : `../../games/${id}`, link, 'junction')
  markInstalled(projectRoot)
}

function nextSteps(id: string): string {
  return `The game “${id}” is made. It has rules, bots, three languages, a picture, an icon and tests.

  run     npm run dev
  play    http://localhost:5173/${id}/
  change  games/${id}/src/types.ts and apply.ts    what a state is and what a move does
          games/${id}/strings/en.json, de, fr      what it is called and what people read
          apps/web/src/games/${id}/table-view.tsx  what people see
  test    npm run test:unit -- games/${id}
          npm run check

docs/making-a-game.md explains every file of it.
`
}

if (isMain(import.meta.url)) {
  const [id, ...more] = process.argv.slice(2)
  const problem = more.length > 0 ? 'Usage: npm run new-game <id>' : await createGame(id)
  if (problem) exitWithMessage(problem, 2)
  process.stdout.write(nextSteps(id!))
}
