import { isMain, printCheckResult, type CheckResult } from './command-line.ts'
import { listFolders, projectRoot, readFileTree, type FileTree } from './file-tree.ts'

/** Ids are names of folders, packages and constants; readers of saves, settings and online messages take letters only. */
export const gameIdPattern = /^[a-z]{2,20}$/

/** What games.json says of a game; the meaning of the fields stands in packages/protocol/src/game-list.ts. */
const fields: Readonly<Record<string, (value: unknown) => boolean>> = {
  id: (value) => typeof value === 'string' && gameIdPattern.test(value),
  colour: (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value),
  orientation: (value) => value === 'any' || value === 'landscape' || value === 'portrait',
  substituteLevel: (value) => typeof value === 'string' && value !== '',
  minimumRankedMoves: (value) => Number.isInteger(value) && (value as number) >= 1,
}

const apps = ['lab', 'server', 'web'] as const

/** Ids of the games in games.json, in their order. */
export function listedGames(tree: FileTree): string[] {
  return (JSON.parse(tree.text('games.json')) as { id: string }[]).map(({ id }) => id)
}

/** Compares games.json with everything that has to name a game and cannot read it: folders, manifests, the Dockerfile, tokens, icons. */
export function checkGameList(tree: FileTree): CheckResult {
  const rows = JSON.parse(tree.text('games.json')) as Record<string, unknown>[]
  const ids = rows.map(({ id }) => String(id))
  const problems = rows.flatMap((row) => rowProblems(row))
  for (const id of ids.filter((one, i) => ids.indexOf(one) !== i)) problems.push(`games.json: ${id} stands there twice`)
  const demand = (path: string, found: readonly string[]) => {
    for (const id of ids) if (!found.includes(id)) problems.push(`${path}: ${id} is missing`)
    for (const id of found) if (!ids.includes(id)) problems.push(`${path}: ${id} is not in games.json`)
  }
  demand('games/', listFolders(tree, 'games'))
  demand('apps/web/src/games/', listFolders(tree, 'apps/web/src/games'))
  const found = (path: string, pattern: RegExp) => [...tree.text(path).matchAll(pattern)].map((match) => match[1]!)
  demand('Dockerfile', found('Dockerfile', /^COPY games\/(\w+)\/package\.json/gm))
  demand('package-lock.json', found('package-lock.json', /^ {4}"games\/(\w+)": \{/gm))
  demand('apps/web/src/ui/style/tokens.css', found('apps/web/src/ui/style/tokens.css', /^\[data-game='(\w+)'\]/gm))
  const packages = new Set(listFolders(tree, 'packages'))
  for (const app of apps) {
    const path = `apps/${app}/package.json`
    const { dependencies = {} } = JSON.parse(tree.text(path)) as { dependencies?: Record<string, string> }
    const ours = Object.keys(dependencies).flatMap((name) => (name.startsWith('@parlor/') ? [name.slice('@parlor/'.length)] : []))
    demand(
      path,
      ours.filter((name) => !packages.has(name)),
    )
  }
  for (const id of ids)
    if (!tree.has(`apps/web/build/icons/${id}.svg`)) problems.push(`apps/web/build/icons/${id}.svg: missing; every game has its own icon`)
  return { problems, summary: `${ids.length} games` }
}

function rowProblems(row: Record<string, unknown>): string[] {
  const id = String(row['id'])
  return [
    ...Object.entries(fields).flatMap(([name, fits]) =>
      fits(row[name]) ? [] : [`games.json: "${name}" of ${id} cannot be ${JSON.stringify(row[name])}`],
    ),
    ...Object.keys(row).flatMap((name) => (name in fields ? [] : [`games.json: ${id} has an unknown "${name}"`])),
  ]
}

if (isMain(import.meta.url)) printCheckResult('games.json is right', checkGameList(readFileTree(projectRoot)))
