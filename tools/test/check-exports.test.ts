import { describe, expect, it } from 'vitest'
import { checkExports } from '../check-exports.ts'
import { projectRoot, readFileTree, withFilesChanged } from '../file-tree.ts'
import { createTempFolder } from './temp-folder.ts'

const tree = readFileTree(projectRoot)

/** Files to add to the real tree, and what must be said about them: one problem, or none. */
const plants: readonly [what: string, files: Readonly<Record<string, string>>, said: RegExp | null][] = [
  ['a function that nobody imports', { 'tools/x.ts': 'export function a() {}' }, /^tools\/x\.ts:1: no other file imports a$/],
  ['… a type', { 'tools/x.ts': '\nexport interface A {}' }, /^tools\/x\.ts:2: no other file imports A$/],
  ['… a class', { 'tools/x.ts': 'export class A {}' }, /imports A$/],
  ['… one of several names', { 'tools/x.ts': 'export const { a, b: [c] } = d', 'tools/y.ts': `import { a } from './x.ts'` }, /imports c$/],
  ['… a list', { 'tools/x.ts': 'const a = 1\nexport { a as b }' }, /imports b$/],
  ['… the default export', { 'tools/x.ts': 'export default 1' }, /imports the default export$/],
  ['… but by its own file', { 'tools/x.ts': `export const a = 1\nimport { a as b } from './x.ts'` }, /imports a$/],
  ['… but in a comment', { 'tools/x.ts': 'export const a = 1', 'tools/y.ts': `// import { a } from './x.ts'` }, /imports a$/],
  ['… but of another file', { 'tools/x.ts': 'export const a = 1', 'tools/y.ts': `import { a } from './z.ts'` }, /imports a$/],
  ['what is imported', { 'tools/x.ts': 'export const a = 1', 'tools/y.ts': `import { a as b } from './x.ts'` }, null],
  ['… for a type only', { 'tools/x.ts': 'export type A = 1', 'tools/y.ts': `import { type A } from './x.ts'` }, null],
  ['… inside a type', { 'tools/x.ts': 'export type A = 1', 'tools/y.ts': `type B = import('./x.ts').A` }, null],
  ['… by a test', { 'tools/x.ts': 'export const a = 1', 'tools/test/y.ts': `import { a } from '../x.ts'` }, null],
  ['… when it is needed', { 'tools/x.ts': 'export const a = 1', 'tools/y.ts': `const { a } = await import('./x.ts')` }, null],
  ['… and then another name', { 'tools/x.ts': 'export const a = 1', 'tools/y.ts': `const { b } = await import('./x.ts')` }, /imports a$/],
  [
    '… and the same name of another file',
    {
      'tools/x.ts': 'export const a = 1',
      'tools/y.ts': `import { a } from './z.ts'\nconst { b } = await import('./x.ts')\na(b)`,
      'tools/z.ts': 'export const a = 1',
    },
    /^tools\/x\.ts:1: no other file imports a$/,
  ],
  ['a page that is loaded later', { 'tools/x.ts': 'export default 1', 'tools/y.ts': `lazy(() => import('./x.ts'))` }, null],
  ['a namespace', { 'tools/x.ts': 'export const a = 1', 'tools/y.ts': `import * as x from './x.ts'\nx.a()` }, null],
  ['… of which one name is used', { 'tools/x.ts': 'export const a = 1', 'tools/y.ts': `import * as x from './x.ts'\nx.b()` }, /imports a$/],
  ['what a glob finds', { 'tools/x/y.ts': 'export default 1', 'tools/z.ts': `import.meta.glob('./*/y.ts')` }, null],
  [
    'what a glob does not find',
    { 'tools/x/y.ts': 'export default 1', 'tools/z.ts': `import.meta.glob('./*/z.ts')` },
    /the default export$/,
  ],
  [
    'what a computed package name finds',
    {
      'games/dots/src/index.ts': `${tree.text('games/dots/src/index.ts')}\nexport const a = 1`,
      'apps/lab/src/x.ts': 'const { a } = await import(`@parlor/${b}`)',
    },
    null,
  ],
  ['a worker', { 'tools/x.ts': 'export default 1', 'tools/y.ts': `new Worker(new URL('./x.ts', import.meta.url))` }, null],
  [
    'a name passed on to nobody',
    {
      'packages/bots/src/index.ts': `${tree.text('packages/bots/src/index.ts')}\nexport { a } from './x.ts'`,
      'packages/bots/src/x.ts': '',
    },
    /^packages\/bots\/src\/index\.ts:\d+: no other file imports a$/,
  ],
  [
    '… and on again',
    {
      'tools/x.ts': 'export const a = 1',
      'tools/y.ts': `export * from './x.ts'`,
      'tools/z.ts': `export { a } from './y.ts'`,
      'tools/w.ts': `import { a } from './z.ts'`,
    },
    null,
  ],
  [
    'what hosts import from the games’ entry of the kernel',
    {
      'packages/kernel/src/index.ts': `${tree.text('packages/kernel/src/index.ts')}\nexport { a } from './x.ts'`,
      'packages/kernel/src/x.ts': 'export const a = 1',
      'apps/lab/src/x.ts': `import { a } from '@parlor/kernel'`,
      'games/dots/test/x.ts': `import { a } from '@parlor/kernel'`,
    },
    /^packages\/kernel\/src\/index\.ts:\d+: exports a, but no game imports it: export it from host\.ts$/,
  ],
  [
    'a name with two entries',
    {
      'packages/kernel/src/host.ts': `${tree.text('packages/kernel/src/host.ts')}\nexport { reject } from './rejection.ts'`,
      'apps/lab/src/x.ts': `import { reject } from '@parlor/kernel/host'`,
    },
    /^packages\/kernel\/src\/host\.ts: exports reject, and so does packages\/kernel\/src\/index\.ts: a name has one entry$/,
  ],
]

describe('check-exports', () => {
  const before = new Set(checkExports(tree).problems)

  it.each(plants)('%s', (_, files, said) => {
    const problems = checkExports(withFilesChanged(tree, files)).problems.filter((problem) => !before.has(problem))
    if (said === null) expect(problems).toEqual([])
    else expect(problems).toEqual([expect.stringMatching(said)])
  })

  it('says when an exception is not needed any more', () => {
    const { problems } = checkExports(withFilesChanged(tree, { 'games/sumzero/src/api/index.ts': '' }))
    expect(problems.join('\n')).toMatch(/the exception “the game’s specification .*” excuses nothing any more/)
  })

  it('fails when it has looked at too little to mean anything', () => {
    const { problems } = checkExports(readFileTree(createTempFolder({ 'packages/kernel/src/index.ts': 'export {}' })))
    expect(problems).toContain('exports: only 0 seen: this check looked at the wrong place')
  })
})
