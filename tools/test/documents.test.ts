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

function fullPath(path: string): string {
  const [short] = Object.keys(prefixes).filter((prefix) => path.startsWith(prefix))
  return short === undefined ? path : prefixes[short as keyof typeof prefixes] + path.slice(short.length)
}

describe('a document', () => {
  it.each(documents)('%s names files that exist', (name) => {
    const missing = pathsIn(readFileSync(join(root, name), 'utf8')).filter((path) => !existsSync(join(root, fullPath(path))))
    expect(missing).toEqual([])
  })

  it('docs/a-move.md names each file once', () => {
    const paths = pathsIn(readFileSync(join(root, 'docs/a-move.md'), 'utf8'))
    expect(paths.length).toBeGreaterThan(50)
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([])
  })
})
