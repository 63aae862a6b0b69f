import { describe, expect, it } from 'vitest'
import { checkLayers } from '../check-layers.ts'
import { readFileTree, withFilesChanged, projectRoot } from '../file-tree.ts'
import { createTempFolder } from './temp-folder.ts'

const tree = readFileTree(projectRoot)

/** Each violation as a file to add to the real tree, and a piece of what must be said about it. */
const violations: readonly [what: string, path: string, text: string, said: RegExp][] = [
  [
    'kernel imports bots',
    'packages/kernel/src/x.ts',
    `import { a } from '@parlor/bots'`,
    /kernel\/src\/x\.ts:1: kernel may not import @parlor\/bots/,
  ],
  ['… for a type only', 'packages/kernel/src/x.ts', `import type { Bot } from '@parlor/bots'`, /kernel may not import @parlor\/bots/],
  ['… inside a type', 'packages/kernel/src/x.ts', `export type B = import('@parlor/bots').Bot`, /kernel may not import @parlor\/bots/],
  ['… when asked for', 'packages/kernel/src/x.ts', `export const b = () => import('@parlor/bots')`, /kernel may not import @parlor\/bots/],
  ['… by passing it on', 'packages/kernel/src/x.ts', `export { a } from '@parlor/bots'`, /kernel may not import @parlor\/bots/],
  [
    '… past its entry point',
    'packages/kernel/src/x.ts',
    `import '../../bots/src/bot.ts'`,
    /reaches into packages\/bots\/src\/bot\.ts: import a package by its entry point/,
  ],
  ['bots know a game by name', 'packages/bots/src/x.ts', `import { dots } from '@parlor/dots'`, /bots may not import @parlor\/dots/],
  ['a game imports bots', 'games/dots/src/x.ts', `import { a } from '@parlor/bots'`, /games may not import @parlor\/bots/],
  [
    'bots know all games',
    'packages/bots/src/x.ts',
    'export const a = (id: string) => import(`@parlor/${id}`)',
    /bots may not import @parlor\/\*/,
  ],
  [
    'a game knows all games',
    'games/dots/src/x.ts',
    'export const a = (id: string) => import(`@parlor/${id}`)',
    /games may not import @parlor\/\*/,
  ],
  ['a game reads the list of games', 'games/dots/src/x.ts', `import a from '../../../games.json'`, /reaches into games\.json/],
  [
    'a game imports what hosts need',
    'games/dots/src/x.ts',
    `import { Match } from '@parlor/kernel/host'`,
    /games may not import @parlor\/kernel\/host/,
  ],
  [
    '… for a type only',
    'games/dots/src/x.ts',
    `import type { Match } from '@parlor/kernel/host'`,
    /games may not import @parlor\/kernel\/host/,
  ],
  ['a game imports the testkit', 'games/dots/src/x.ts', `import { a } from '@parlor/testkit'`, /games may not import @parlor\/testkit/],
  ['a game imports Node', 'games/dots/src/x.ts', `import { readFileSync } from 'node:fs'`, /games may not import node:fs/],
  ['a game imports a library', 'games/dots/src/x.ts', `import { produce } from 'immer'`, /games may not import immer/],
  ['a game imports its own test', 'games/dots/src/x.ts', `import './../test/naive.ts'`, /the product imports a test/],
  ['a game declares a global', 'games/dots/src/x.ts', `declare const document: { title: string }`, /may not contain ambient declarations/],
  ['… for everybody', 'games/dots/src/x.ts', `declare global { var now: number }\nexport {}`, /contain ambient declarations/],
  ['… by a function', 'games/dots/src/x.ts', `declare function fetch(to: string): void\nexport {}`, /contain ambient declarations/],
  ['… by a reference', 'games/dots/src/x.ts', `/// <reference lib="dom" />\nexport {}`, /x\.ts:1: games may not contain ambient/],
  ['a game in another dialect', 'games/dots/src/x.mjs', `import { readFileSync } from 'node:fs'`, /games may not import node:fs/],
  [
    'a game asks for another',
    'games/dots/src/x.ts',
    'export const a = () => import(`../../domino/src/index.ts`)',
    /reaches into games\/domino/,
  ],
  [
    'a pure package widens its lib',
    'games/dots/tsconfig.json',
    `{ "compilerOptions": { "lib": ["dom"] } }`,
    /games\/dots\/tsconfig\.json: sets "lib"/,
  ],
  ['web imports the testkit', 'apps/web/src/x.ts', `import { a } from '@parlor/testkit'`, /web may not import @parlor\/testkit/],
  ['web goes past an entry point', 'apps/web/src/x.ts', `import { a } from '@parlor/kernel/src/match.ts'`, /is not an entry point/],
  ['web imports the lab', 'apps/web/src/x.ts', `import { a } from '@parlor/lab'`, /web may not import @parlor\/lab/],
  ['the app imports a game', 'apps/web/src/ui/x.ts', `import { dots } from '@parlor/dots'`, /imports @parlor\/dots/],
  ['… by its folder', 'apps/web/src/ui/x.ts', `import '../games/dots/themes.ts'`, /imports apps\/web\/src\/games\/dots\/themes\.ts/],
  ['the session imports a game', 'apps/web/src/session/x.ts', `import '../games/dots/index.ts'`, /the app serves every game/],
  [
    'the app globs a game',
    'apps/web/src/ui/x.ts',
    `export const a = import.meta.glob('/src/games/dots/*.ts')`,
    /imports apps\/web\/src\/games\/dots\/\*\.ts/,
  ],
  [
    '… from all the disk',
    'apps/web/src/ui/x.ts',
    `export const a = import.meta.glob('/../../games/dots/src/*.ts')`,
    /reaches into games\/dots\/src/,
  ],
  [
    'a game imports by variable',
    'games/dots/src/x.ts',
    `const n = 'node:fs'\nexport const a = import(n)`,
    /x\.ts:2: games may not import what/,
  ],
  ['a game hands Math on', 'games/dots/src/x.ts', `const source = Math\nexport const a = source.random()`, /x\.ts:1: Math used as a value/],
  ['… or takes it apart', 'games/dots/src/x.ts', `const { random } = Math\nexport const a = random()`, /Math used as a value/],
  ['… or indexes it', 'games/dots/src/x.ts', `export const a = Math['random']()`, /Math used as a value/],
  ['the lobby imports Phaser', 'apps/web/src/ui/x.ts', `import Phaser from 'phaser'`, /Phaser stays behind/],
  ['a game page imports another', 'apps/web/src/games/dots/x.ts', `import '../domino/board.ts'`, /games know nothing of each other/],
  [
    'settings import the translator',
    'apps/web/src/platform/settings/x.ts',
    `import { t } from '../i18n/translator.ts'`,
    /x\.ts:1: apps\/web\/src\/platform\/settings\/ imports apps\/web\/src\/platform\/i18n\/, listed later in webFolderOrder/,
  ],
  [
    'folders of one row import each other',
    'apps/web/src/platform/sound/x.ts',
    `import '../workers/bot-engine.ts'`,
    /platform\/sound\/ imports apps\/web\/src\/platform\/workers\/, listed in the same row/,
  ],
  ['… for a type only', 'apps/web/src/ui/x.ts', `import type { Save } from '../data/save.ts'`, /ui\/ imports apps\/web\/src\/data\//],
  [
    '… when it is needed',
    'apps/web/src/table/x.ts',
    `export const a = () => import('../features/daily/daily-page.tsx')`,
    /table\/ imports apps\/web\/src\/features\//,
  ],
  ['… a stylesheet', 'apps/web/src/table/x.ts', `import '../features/saves/saves.css'`, /table\/ imports apps\/web\/src\/features\//],
  [
    'a session imports what only its online part knows',
    'apps/web/src/session/x.ts',
    `import { a } from './online/api.ts'`,
    /session\/ imports apps\/web\/src\/session\/online\//,
  ],
  [
    'a feature imports the root',
    'apps/web/src/features/rules/x.ts',
    `import { App } from '../../app.tsx'`,
    /features\/ imports apps\/web\/src\/, /,
  ],
  [
    'a feature imports another',
    'apps/web/src/features/rules/x.ts',
    `import { a } from '../saves/save-list.tsx'`,
    /feature rules imports feature saves/,
  ],
  ['an undeclared library', 'apps/web/src/x.ts', `import lodash from 'lodash'`, /imports lodash, which its manifest does not list/],
  ['a tool imports the product', 'tools/x.ts', `import '../packages/kernel/src/rng.ts'`, /tools look at the tree/],
  ['a folder nobody knows', 'extras/x.ts', `export {}`, /lies in no layer/],
  ['a file too long for a game', 'games/dots/src/x.ts', 'export {}\n'.repeat(301), /^games\/dots\/src\/x\.ts: 301 lines, the limit is 300/],
  ['a file too long for an app', 'apps/web/src/x.ts', 'export {}\n'.repeat(301), /^apps\/web\/src\/x\.ts: 301 lines, the limit is 300/],
  [
    'a file too long in a folder called data',
    'apps/web/src/data/x.ts',
    'export {}\n'.repeat(301),
    /^apps\/web\/src\/data\/x\.ts: 301 lines, the limit is 300/,
  ],
  ['a style sheet too long', 'apps/web/src/x.css', 'a {}\n'.repeat(301), /^apps\/web\/src\/x\.css: 301 lines, the limit is 300/],
]

describe('check-layers', () => {
  it.each(violations)('catches: %s', (_, path, text, said) => {
    const { problems } = checkLayers(withFilesChanged(tree, { [path]: text }))
    expect(problems.filter((problem) => said.test(problem))).toHaveLength(1)
  })

  it('lets comments, strings, golden games, Math’s own functions and gathering all games be', () => {
    const changed = withFilesChanged(tree, {
      'games/dots/test/x.ts': `import { Match } from '@parlor/kernel/host'\n`,
      'games/dots/src/y.ts': `export const a = Math.floor(Math.PI)\n`,
      'apps/web/src/ui/x.ts': `export const a = import.meta.glob('/src/games/*/index.ts')\nimport './button.tsx'\n`,
      'apps/web/src/features/statistics/x.ts': `import '../saves/save-list.tsx'\nimport '../../platform/i18n/translator.ts'\n`,
      'apps/web/src/x.ts': `import './features/rules/rules-page.tsx'\n`,
      'apps/lab/src/x.ts': `const n = './y.ts'\nexport const a = () => import(n)\nexport const b = Math\n`,
      'games/dots/src/x.ts': `// import '@parlor/bots'\n/* import 'node:fs' */\nexport const text = "import '@parlor/bots'"\n`,
      'games/dots/test/golden/long.ts': 'export {}\n'.repeat(1000),
    })
    expect(checkLayers(changed).problems).toEqual(checkLayers(tree).problems)
  })

  it('fails when it has looked at too little to mean anything', () => {
    const { problems } = checkLayers(readFileTree(createTempFolder({ 'packages/kernel/src/index.ts': 'export {}' })))
    expect(problems.join('\n')).toMatch(/kernel: only 1 files seen.*wrong place/)
    expect(problems.join('\n')).toMatch(/imports: only 0 seen/)
  })
})
