import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]
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

describe('a document', () => {
  it.each(documents)('%s names files that exist', (name) => {
    const missing = pathsIn(readFileSync(join(root, name), 'utf8')).filter((path) => !existsSync(join(root, fullPath(path))))
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
