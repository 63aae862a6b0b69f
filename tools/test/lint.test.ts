import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { runTool } from '../run-program.ts'
import { projectRoot, readText } from '../file-tree.ts'
import { createTempFolder } from './temp-folder.ts'

/** One file per fault, with the rule that must report it. */
const faults: readonly [path: string, text: string, rule: string][] = [
  ['packages/kernel/src/chance.ts', 'export const roll = () => Math.random()', 'no-restricted-properties'],
  ['games/dots/src/chance.ts', 'export const roll = () => Math.random()', 'no-restricted-properties'],
  ['packages/bots/src/clock.ts', 'export const now = () => Date.now()', 'no-restricted-globals'],
  ['games/dots/src/clock.ts', 'export const now = () => new Date()', 'no-restricted-globals'],
  ['games/dots/src/format.ts', 'export const now = () => new Intl.DateTimeFormat().format()', 'no-restricted-properties'],
  ['apps/web/src/play/kept.ts', "export const kept = () => localStorage.getItem('mine')", 'no-restricted-globals'],
  ['apps/web/src/games/dots/kept.ts', "export const kept = () => window.localStorage.getItem('mine')", 'no-restricted-properties'],
  ['games/dots/src/timer.ts', 'export const later = (f: () => void) => setTimeout(f, 1)', 'no-restricted-globals'],
  ['games/dots/src/copy.ts', 'export const copy = (s: object) => structuredClone(s)', 'no-restricted-globals'],
  ['games/dots/src/talk.ts', "console.log('hello')", 'no-console'],
  ['packages/kernel/src/any.ts', 'export function loose(x: any): void { void x }', 'no-explicit-any'],
  ['packages/kernel/src/one.ts', "import { two } from './two.ts'\nexport const one = () => two", 'no-cycle'],
  ['packages/kernel/src/two.ts', "import { one } from './one.ts'\nexport const two = () => one", 'no-cycle'],
  ['apps/web/src/lost.ts', 'async function work(): Promise<void> {}\nexport function start(): void { work() }', 'no-floating-promises'],
  ['apps/web/src/markup.tsx', 'export const X = (p: { text: string }) => <p dangerouslySetInnerHTML={{ __html: p.text }} />', 'no-danger'],
  ['apps/web/src/inner.ts', 'export const put = (e: HTMLElement, t: string) => { e.innerHTML = t }', 'no-restricted-properties'],
  ['apps/web/src/literal.tsx', 'export const X = () => <p>Words without a key</p>', 'jsx-no-literals'],
  ['apps/web/src/picture.tsx', "export const X = () => <img src='/a.png' />", 'alt-text'],
  ['apps/web/src/button.tsx', 'export const X = (p: { go: () => void }) => <button onClick={p.go} />', 'button-has-type'],
  [
    'apps/web/src/hook.tsx',
    "import { useState } from 'react'\nexport function X(p: { on: boolean }) { if (p.on) useState(0); return null }",
    'rules-of-hooks',
  ],
  ['games/dots/test/only.test.ts', "import { it } from 'vitest'\nit.only('one', () => {})", 'no-focused-tests'],
  ['games/dots/test/skip.test.ts', "import { it } from 'vitest'\nit.skip('one', () => {})", 'no-disabled-tests'],
  ['tools/later.ts', '// TODO: all of it\nexport {}', 'no-warning-comments'],
]

let found: { filename: string; code: string }[] = []

beforeAll(async () => {
  const config = {
    compilerOptions: {
      target: 'es2023',
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2023', 'dom'],
      strict: true,
      jsx: 'react-jsx',
      types: [],
      noEmit: true,
      allowImportingTsExtensions: true,
    },
  }
  const folder = createTempFolder({
    '.oxlintrc.json': readText(projectRoot, '.oxlintrc.json'),
    'tsconfig.json': JSON.stringify(config),
    ...Object.fromEntries(faults.map(([path, text]) => [path, `${text}\n`])),
  })
  const { output } = await runTool('oxlint', ['-f', 'json', '.'], { cwd: folder })
  const { diagnostics } = JSON.parse(output) as { diagnostics: typeof found }
  found = diagnostics.map(({ filename, code }) => ({ filename: filename.replace(`${folder}/`, ''), code }))
})

describe('the linter', () => {
  it.each(faults)('reports %s', (path, _, rule) => {
    expect(
      found
        .filter(({ filename }) => join(filename) === join(path))
        .map(({ code }) => code)
        .join(' '),
    ).toContain(`(${rule})`)
  })
})
