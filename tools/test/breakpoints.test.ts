import { expect, test } from 'vitest'
import { listFilesBelow, projectRoot, readText } from '../file-tree.ts'

const definitions = 'apps/web/src/ui/style/breakpoints.css'
const inCode = 'apps/web/src/ui/screen-size.ts'
const read = (path: string) => readText(projectRoot, path)
const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!)

const sources = listFilesBelow(projectRoot).filter((path) => path.startsWith('apps/web/src/'))
const sheets = sources.filter((path) => path.endsWith('.css') && path !== definitions)
const queries = sheets.flatMap((path) => names(read(path), /@media ([^{]*)\{/g).map((query) => ({ path, query })))
const defined = names(read(definitions), /@custom-media (--[\w-]+)/g)
const containers = new Set(sheets.flatMap((path) => names(read(path), /@container (?:not )?([^{]*) \{/g)))

test('style sheets ask for no size of the screen but the named ones', () => {
  expect(queries.length).toBeGreaterThan(80)
  expect(queries.filter(({ query }) => /\d|orientation/.test(query))).toEqual([])
})

test('every named size is defined once, and used', () => {
  const used = new Set(queries.flatMap(({ query }) => names(query, /\((--[\w-]+)\)/g)))
  expect([...used].toSorted()).toEqual(defined.toSorted())
})

test('the layout changes at thirteen sizes of the screen or of a container', () => {
  expect(defined.length + containers.size).toBeLessThanOrEqual(13)
})

test('the sizes of containers are those that the design guide lists', () => {
  const listed = names(read('docs/design.md'), /^\| `(\(.*?)` \|/gm)
  expect(listed.toSorted()).toEqual([...containers].toSorted())
})

test('code asks for sizes of the screen by the same names, and nowhere else', () => {
  const sizes = [...read(inCode).matchAll(/^ {2}(\w+): '(\(.*\))',$/gm)]
  expect(sizes.length).toBeGreaterThan(2)
  for (const [, name, query] of sizes) expect(read(definitions)).toContain(`@custom-media --${name} ${query};`)
  const asks = /['"`]\((?:min-|max-)?(?:width|height|orientation)\b/
  const asking = sources.filter((path) => /\.tsx?$/.test(path) && asks.test(read(path)))
  expect(asking).toEqual([inCode])
})
