import { expect, test } from 'vitest'
import { listFilesBelow, projectRoot, readText } from '../file-tree.ts'

const definitions = 'apps/web/src/ui/style/breakpoints.css'
const read = (path: string) => readText(projectRoot, path)
const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!)

const sheets = listFilesBelow(projectRoot).filter((path) => /^apps\/web\/src\/.*\.css$/.test(path) && path !== definitions)
const queries = sheets.flatMap((path) => names(read(path), /@media ([^{]*)\{/g).map((query) => ({ path, query })))
const defined = names(read(definitions), /@custom-media (--[\w-]+)/g)

test('style sheets ask for no size of the screen but the named ones', () => {
  expect(queries.length).toBeGreaterThan(80)
  expect(queries.filter(({ query }) => /\d|orientation/.test(query))).toEqual([])
})

test('every named size is defined once, and used', () => {
  const used = new Set(queries.flatMap(({ query }) => names(query, /\((--[\w-]+)\)/g)))
  expect([...used].toSorted()).toEqual(defined.toSorted())
})
