import { describe, expect, it } from 'vitest'
import { checkGameList, listedGames } from '../check-game-list.ts'
import { projectRoot, readFileTree, withFilesChanged } from '../file-tree.ts'

const tree = readFileTree(projectRoot)
const ids = listedGames(tree)

function changed(path: string, change: (text: string) => string | null): readonly string[] {
  const before = tree.text(path)
  const after = change(before)
  expect(after, `nothing was planted in ${path}`).not.toBe(before)
  return checkGameList(withFilesChanged(tree, { [path]: after })).problems
}

describe('check-game-list', () => {
  it('finds nothing in the tree as it is', () => {
    expect(checkGameList(tree)).toEqual({ problems: [], summary: `${ids.length} games` })
    expect(ids).toContain('dots')
  })

  it.each([
    ['Dockerfile', /^COPY games\/dots\/.*\n/m],
    ['package-lock.json', /^ {4}"games\/dots": \{/m],
    ['apps/web/src/ui/style/tokens.css', /^\[data-game='dots'\]/m],
    ['apps/lab/package.json', /^ *"@parlor\/dots".*\n/m],
    ['apps/server/package.json', /^ *"@parlor\/dots".*\n/m],
    ['apps/web/package.json', /^ *"@parlor\/dots".*\n/m],
  ])('misses a game in %s', (path, line) => {
    expect(changed(path, (text) => text.replace(line, ''))).toEqual([`${path}: dots is missing`])
  })

  it.each([
    ['Dockerfile', (text: string) => text.replace('COPY games/dots/', 'COPY games/chess/package.json games/chess/\nCOPY games/dots/')],
    ['apps/web/src/ui/style/tokens.css', (text: string) => `${text}\n[data-game='chess'] {\n}\n`],
    ['apps/lab/package.json', (text: string) => text.replace('"@parlor/dots"', '"@parlor/chess": "0.1.0",\n    "@parlor/dots"')],
  ])('finds a game in %s that is not listed', (path, plant) => {
    expect(changed(path, plant)).toEqual([`${path}: chess is not in games.json`])
  })

  it('misses an icon, and a folder of rules or of the web app', () => {
    const gone = (prefix: string) => Object.fromEntries(tree.paths.filter((path) => path.startsWith(prefix)).map((path) => [path, null]))
    const problemsWithout = (prefix: string) => checkGameList(withFilesChanged(tree, gone(prefix))).problems
    expect(problemsWithout('apps/web/build/icons/dots.svg')).toEqual([
      'apps/web/build/icons/dots.svg: missing; every game has its own icon',
    ])
    expect(problemsWithout('games/dots/')).toEqual(['games/: dots is missing'])
    expect(problemsWithout('apps/web/src/games/dots/')).toEqual(['apps/web/src/games/: dots is missing'])
  })

  it('finds a folder of rules that is not listed', () => {
    expect(checkGameList(withFilesChanged(tree, { 'games/chess/src/index.ts': '' })).problems).toEqual([
      'games/: chess is not in games.json',
    ])
  })

  it.each([
    ['colour', '"#080d0f"', '"teal"'],
    ['orientation', '"landscape"', '"sideways"'],
    ['minimumRankedMoves', '"minimumRankedMoves": 5', '"minimumRankedMoves": 0'],
    ['substituteLevel', '"hard"', '""'],
  ])('refuses a wrong %s', (field, value, wrong) => {
    expect(changed('games.json', (text) => text.replace(value, wrong))[0]).toContain(`"${field}" of`)
  })

  it('refuses a game listed twice and an unknown field', () => {
    const twice = (text: string) => JSON.stringify([...(JSON.parse(text) as object[]), ...(JSON.parse(text) as object[]).slice(0, 1)])
    expect(changed('games.json', twice)).toEqual([`games.json: ${ids[0]} stands there twice`])
    expect(changed('games.json', (text) => text.replace('"colour"', '"color": "#fff", "colour"'))[0]).toContain('unknown "color"')
  })
})
