import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listFilesBelow, listFolders, projectRoot as root, readFileTree, templateFolder } from '../file-tree.ts'

const tree = readFileTree(root)
const documents = tree.paths.filter((path) => /^([^/]+|docs\/.+|fixtures\/README|games\/[^/]+\/[^/]+)\.md$/.test(path))
const gameFolders = [...listFolders(tree, 'games').map((id) => `games/${id}`), `${templateFolder}/games/pebbles`]
/** Abbreviations of folders in the documents. */
const prefixes = { 'web/': 'apps/web/src/', 'server/': 'apps/server/src/', 'proofs/': 'apps/server/proofs/' } as const

/** File paths in code spans, without patterns and placeholders. */
function pathsIn(text: string): string[] {
  return [
    ...text.matchAll(/`((?:apps|packages|games|tools|deploy|docs|web|server|proofs)\/[\w./-]+\.(?:tsx?|mjs|json|md|css|conf))`/g),
  ].map(([, path]) => path!)
}

/** Code blocks whose first line names a file, ```ts path/to/file.ts: the file and the code. */
function codeBlocksIn(text: string): { path: string; code: string }[] {
  return [...text.matchAll(/^```\w+ (\S+)\n([^]*?)\n```$/gm)].map(([, path, code]) => ({ path: path!, code: code! }))
}

function fullPath(path: string): string {
  const [short] = Object.keys(prefixes).filter((prefix) => path.startsWith(prefix))
  return short === undefined ? path : prefixes[short as keyof typeof prefixes] + path.slice(short.length)
}

/** Paths of the tree that comments name; strings that look like comments count too. */
function pathsInComments(code: string): string[] {
  const comments = [...code.matchAll(/\/\*[^]*?\*\/|(?<!:)\/\/.*/g)].map(([comment]) => comment).join('\n')
  const named = /(?<![\w/.@-])((?:apps|packages|games|tools|deploy|docs|build|fixtures)\/[\w./-]*\w\.(?:tsx?|mjs|json|md|css|conf))\b/g
  return [...comments.matchAll(named)].map(([, path]) => path!)
}

describe('a document', () => {
  it.each(documents)('%s names files that exist', (name) => {
    const missing = pathsIn(readFileSync(join(root, name), 'utf8')).filter((path) => !existsSync(join(root, fullPath(path))))
    expect(missing).toEqual([])
  })

  it('fixtures/README.md names files of its folder', () => {
    const named = [...tree.text('fixtures/README.md').matchAll(/`((?:device|files|records|online)\/[\w./-]+)`/g)].map(([, path]) => path!)
    expect(named.length).toBeGreaterThan(8)
    expect(named.filter((path) => !existsSync(join(root, 'fixtures', path)))).toEqual([])
  })

  it.each(gameFolders)('%s/README.md names every source file, or its folder, and no other', (folder) => {
    const spans = [...readFileSync(join(root, folder, 'README.md'), 'utf8').matchAll(/`([^`]+)`/g)].map(([, span]) => span!)
    const sources = listFilesBelow(join(root, folder, 'src'))
    expect(sources.filter((path) => !spans.includes(path) && !spans.includes(`${path.split('/')[0]}/`))).toEqual([])
    expect(spans.filter((span) => /^[\w/-]+\.ts$/.test(span) && !sources.includes(span))).toEqual([])
  })

  it('README.md names the file of each lab command that is called otherwise', () => {
    const readme = tree.text('README.md').replaceAll('\n', ' ')
    const files = tree.paths.filter((path) => path.startsWith('apps/lab/src/commands/'))
    expect(files.length).toBeGreaterThan(10)
    const missing = files.filter((path) => {
      const [, name] = /^ {2}name: '([\w-]+)',$/m.exec(tree.text(path))!
      const file = path.split('/').at(-1)!
      return file !== `${name}.ts` && !readme.includes(`\`${name}\` (\`${file}\`)`)
    })
    expect(missing).toEqual([])
  })

  it.each(documents)('%s shows code as it stands in its files', (name) => {
    const changed = codeBlocksIn(readFileSync(join(root, name), 'utf8')).filter(
      ({ path, code }) => !existsSync(join(root, path)) || !`\n${readFileSync(join(root, path), 'utf8')}`.includes(`\n${code}\n`),
    )
    expect(changed).toEqual([])
  })

  it('docs/making-a-game.md shows every rule of its game, and no source by halves', () => {
    const blocks = codeBlocksIn(readFileSync(join(root, 'docs/making-a-game.md'), 'utf8'))
    const folder = 'tools/new-game/template/games/pebbles/src'
    const rules = readdirSync(join(root, folder)).map((file) => `${folder}/${file}`)
    expect(rules.length).toBeGreaterThan(10)
    const sources = blocks.map(({ path }) => path).filter((path) => !path.includes('/test/'))
    const linesOf = (code: string) => code.split('\n').filter((line) => line !== '')
    for (const file of new Set([...rules, ...sources])) {
      const shown = blocks.filter(({ path }) => path === file).flatMap(({ code }) => linesOf(code))
      expect(shown, file).toEqual(linesOf(readFileSync(join(root, file), 'utf8')))
    }
  })

  it('docs/a-move.md names each file once', () => {
    const paths = pathsIn(readFileSync(join(root, 'docs/a-move.md'), 'utf8'))
    expect(paths.length).toBeGreaterThan(50)
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([])
  })
})

it('comments in the code name files that exist', () => {
  const sources = tree.paths.filter((path) => /\.(tsx?|mjs|css)$/.test(path) && !/\/(test|e2e)\//.test(path))
  const named = sources.flatMap((path) => pathsInComments(tree.text(path)).map((to) => ({ path, to })))
  expect(named.length).toBeGreaterThan(10)
  const packageOf = (path: string) => path.split('/', 2).join('/')
  const missing = named.filter(({ path, to }) => !existsSync(join(root, to)) && !existsSync(join(root, packageOf(path), to)))
  expect(missing).toEqual([])
})

/** The part of a document below a heading. */
function sectionOf(document: string, heading: string): string {
  const text = readFileSync(join(root, document), 'utf8')
  const start = text.indexOf(`## ${heading}\n`)
  expect(start, `${document}: ${heading}`).toBeGreaterThan(0)
  return text.slice(start).split(/\n## /)[0]!
}

describe('the ladder', () => {
  it.each([
    ['dots', 'The opponents of Dots'],
    ['sumzero', 'SumZero'],
  ])(
    'of %s says nothing that the benchmarks refute: what its intervals order is ordered so there, and what they do not is told',
    (game, heading) => {
      const section = sectionOf('docs/ladder.md', game)
      const rungs = section.matchAll(/^\| `(\w+)` \|.*?\| (-?\d+) \| (-?\d+) – (-?\d+) \|/gm)
      const ratings = new Map(
        [...rungs].map(([, level, elo, low, high]) => [level!, { elo: Number(elo), low: Number(low), high: Number(high) }]),
      )
      const rows = sectionOf('docs/benchmarks.md', heading).matchAll(/^\| `(\w+)` \| `(\w+)` \|.*? \| (\d+(?:\.\d+)?) % \| [\d.]+ –/gm)
      const duels = [...rows].map(([, first, second, share]) => ({
        winner: Number(share) > 50 ? first! : second!,
        loser: Number(share) > 50 ? second! : first!,
        share: share!,
      }))
      const known = duels.filter(({ winner, loser }) => ratings.has(winner) && ratings.has(loser))
      expect(known.length).toBeGreaterThan(3)
      for (const { winner, loser, share } of known) {
        const [one, other] = [ratings.get(winner)!, ratings.get(loser)!]
        expect(one.high, `${winner}, ${loser}`).toBeGreaterThan(other.low)
        if (one.elo < other.elo) expect(section.replaceAll('\n', ' ')).toContain(`${share} %`)
      }
    },
  )
})
