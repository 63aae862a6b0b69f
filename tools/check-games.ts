import { posix } from 'node:path'
import { isMain, printCheckResult, type CheckResult } from './command-line.ts'
import { parseSource } from './parse-source.ts'
import { languages } from './languages.ts'
import { listFolders, readFileTree, projectRoot, type FileTree } from './file-tree.ts'

/** Files required in every game package. A trailing slash: a folder with at least one file. */
export const requiredFiles: readonly string[] = [
  'package.json',
  'README.md',
  'RULES.md',
  ...['types', 'setup', 'copy-state', 'moves', 'apply', 'score', 'view', 'advance', 'notation', 'text', 'bot', 'game', 'index'].map(
    (name) => `src/${name}.ts`,
  ),
  'test/contract.test.ts',
  'test/rules/',
  'test/golden/',
  ...languages.map((language) => `strings/${language}.json`),
]

/** Files required in the web folder of a game: one of the names per row. */
export const requiredWebFiles: readonly (readonly string[])[] = [
  ['index.ts', 'index.tsx'],
  ['view-model.ts'],
  ['drawing.ts'],
  ['board.ts', 'board.tsx'],
  ['panel.tsx'],
  ['table-view.tsx'],
]

const id = '[A-Z]{2,6}\\d+[a-z]?'

/** Checks that every game has the required files, that tests cite all numbered rules, and only those. */
export function checkGames(tree: FileTree): CheckResult {
  const problems: string[] = []
  const games = listFolders(tree, 'games')
  if (games.length === 0) problems.push('games: there is no game here, so this check looked at the wrong place')
  let rules = 0
  for (const game of games) {
    const folder = `games/${game}`
    for (const name of requiredFiles) if (!exists(tree, `${folder}/${name}`)) problems.push(`${folder}/${name}: missing`)
    const contract = `${folder}/test/contract.test.ts`
    if (tree.has(contract) && !parseSource(contract, tree.text(contract)).calls.has('contract'))
      problems.push(`${contract}: does not call contract()`)
    const webFolder = `apps/web/src/games/${game}`
    for (const names of requiredWebFiles)
      if (!names.some((name) => exists(tree, `${webFolder}/${name}`))) problems.push(`${webFolder}/${names[0]}: missing`)
    const rulesOfGame = new Set(['apply', 'moves', 'setup', 'game', 'bot'].map((name) => `${folder}/src/${name}.ts`))
    for (const path of filesLoadedBy(tree, `${webFolder}/drawing.ts`))
      if (rulesOfGame.has(path)) problems.push(`${webFolder}/drawing.ts: loads rules, ${path}: it is drawn where the game is not loaded`)
    if (!tree.has(`${folder}/RULES.md`)) continue
    const numbered = readRuleIds(tree.text(`${folder}/RULES.md`))
    rules += numbered.length
    problems.push(...checkRules(folder, numbered, citedRules(tree, folder)))
  }
  return { problems, summary: `${games.length} games, ${rules} rules` }
}

/** All files that a file loads when it runs; of a package only those that hold an imported name. */
function filesLoadedBy(tree: FileTree, start: string): ReadonlySet<string> {
  const loaded = new Set<string>()
  const visit = (path: string): void => {
    if (loaded.has(path) || !tree.has(path) || !/\.tsx?$/.test(path)) return
    loaded.add(path)
    for (const { to, kind, names } of parseSource(path, tree.text(path)).imports) {
      if (kind !== 'static') continue
      if (to.startsWith('.')) visit(posix.join(posix.dirname(path), to))
      else if (to.startsWith('@parlor/')) visitPackage(`games/${to.slice('@parlor/'.length)}/src`, names)
    }
  }
  const visitPackage = (folder: string, names: readonly string[] | null): void => {
    const index = `${folder}/index.ts`
    if (!tree.has(index)) return
    for (const { name, from } of parseSource(index, tree.text(index)).exports)
      if (names === null || names.includes(name)) visit(from ? posix.join(folder, from.to) : index)
  }
  visit(start)
  return loaded
}

function exists(tree: FileTree, path: string): boolean {
  return path.endsWith('/') ? tree.paths.some((one) => one.startsWith(path)) : tree.has(path) && tree.text(path).trim() !== ''
}

/** Rule ids in a RULES.md: the first word of a heading, a list item, a table row or a paragraph. */
export function readRuleIds(text: string): string[] {
  const pattern = new RegExp(`^\\s*(?:#{1,6}\\s+|[-*+]\\s+|\\|\\s*)?(?:\\*\\*|\`|\\[)*(${id})\\b`, 'gm')
  return [...text.matchAll(pattern)].map((match) => match[1]!)
}

/** Rule ids cited in brackets by a game's tests, with file and line; only string literals within tests count. */
function citedRules(tree: FileTree, folder: string): Map<string, string> {
  const cited = new Map<string, string>()
  for (const path of tree.paths.filter((one) => one.startsWith(`${folder}/test/`) && one.endsWith('.test.ts')))
    for (const { parts, line } of parseSource(path, tree.text(path)).textLiterals.filter(({ inTest }) => inTest))
      for (const [, inside] of parts.join(' ').matchAll(new RegExp(`\\[(${id}(?:[, ]+${id})*)\\]`, 'g')))
        for (const one of inside!.split(/[, ]+/)) cited.set(one, `${path}:${line}`)
  return cited
}

function checkRules(folder: string, rules: readonly string[], cited: ReadonlyMap<string, string>): string[] {
  const problems: string[] = []
  if (rules.length < 5) problems.push(`${folder}/RULES.md: only ${rules.length} numbered rules found (a line begins with DOT1 or the like)`)
  const prefixes = new Set(rules.map(prefixOf))
  if (prefixes.size > 1) problems.push(`${folder}/RULES.md: rules are numbered under several names (${[...prefixes].join(', ')})`)
  for (const [i, rule] of rules.entries()) {
    if (rules.indexOf(rule) !== i) problems.push(`${folder}/RULES.md: ${rule} stands there twice`)
    else if (!cited.has(rule)) problems.push(`${folder}/RULES.md: no test cites [${rule}]`)
  }
  for (const [rule, where] of cited) if (!rules.includes(rule)) problems.push(`${where}: cites [${rule}], which RULES.md does not state`)
  return problems
}

function prefixOf(rule: string): string {
  return rule.replace(/\d.*$/, '')
}

if (isMain(import.meta.url)) printCheckResult('games are complete', checkGames(readFileTree(projectRoot)))
