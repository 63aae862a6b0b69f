import { describe, expect, it } from 'vitest'
import { checkStrings } from '../check-strings.ts'
import { languages } from '../languages.ts'
import { readFileTree, withFilesChanged, type FileTree } from '../file-tree.ts'
import { createTempFolder } from './temp-folder.ts'

const many = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`row.${i}`, `${i}`]))
const strings = {
  en: {
    ...many,
    'house.hello': 'Hello {name}',
    'house.dots': { one: 'one dot', other: '{count} dots' },
    'house.long': 'This is a whole sentence.',
  },
  de: {
    ...many,
    'house.hello': 'Hallo {name}',
    'house.dots': { one: 'ein Punkt', other: '{count} Punkte' },
    'house.long': 'Das ist ein ganzer Satz.',
  },
  fr: {
    ...many,
    'house.hello': 'Bonjour {name}',
    'house.dots': { one: 'un point', other: '{count} points' },
    'house.long': 'Voici une phrase entière.',
  },
}
const code = "t('house.hello')\nt('house.dots', { count })\nt(full ? 'house.long' : 'house.hello')\nt(`row.${i}`)\n"

function stringsIn(language: string): Record<string, unknown> {
  return (strings as Record<string, Record<string, unknown>>)[language] ?? strings.fr
}

function completeTree(): FileTree {
  const files: Record<string, string> = { 'apps/web/src/page.ts': code }
  for (const language of languages) files[`apps/web/strings/${language}.json`] = JSON.stringify(stringsIn(language))
  return readFileTree(createTempFolder(files))
}

function german(change: Record<string, unknown>): string[] {
  const text = JSON.stringify({ ...strings.de, ...change })
  return [...checkStrings(withFilesChanged(completeTree(), { 'apps/web/strings/de.json': text })).problems]
}

const de = 'apps/web/strings/de.json: “'

describe('check-strings', () => {
  it('accepts complete language files', () => {
    expect(checkStrings(completeTree()).problems).toEqual([])
  })

  it('tells opponents apart', () => {
    const problems = german({ 'level.easy': 'Leicht', 'level.hard': 'Leicht', 'level.hard.line': 'Leicht' })
    expect(problems).toContain('apps/web/strings/de.json: “level.easy” and “level.hard” are both “Leicht”')
    expect(problems.filter((problem) => problem.includes('are both'))).toHaveLength(1)
  })

  it.each([
    ['Voici : la phrase.', 1],
    ['Voici\u202f: la phrase.', 1],
    ['Voici\u00a0: la phrase.', 0],
    ['Vraiment ?', 1],
    ['Vraiment\u00a0!', 1],
    ['Vraiment\u202f?', 0],
    ['Une « phrase\u202f».', 1],
    ['Une «\u202fphrase\u202f».', 0],
  ])('requires no-break spaces at French punctuation: %j', (text, count) => {
    const fr = JSON.stringify({ ...strings.fr, 'house.long': text })
    expect(checkStrings(withFilesChanged(completeTree(), { 'apps/web/strings/fr.json': fr })).problems).toHaveLength(count)
  })

  it.each([
    ['a missing key', { 'house.hello': undefined }, [`${de}house.hello” is missing`]],
    ['an additional key', { 'house.extra': 'Zuviel' }, [`${de}house.extra” is not in English`]],
    ['an empty text', { 'house.long': ' ' }, [`${de}house.long” is empty`]],
    ['another parameter', { 'house.hello': 'Hallo {nam}' }, [`${de}house.hello” fills in {nam}, English {name}`]],
    [
      'no plural',
      { 'house.dots': '{count} Punkte' },
      [`${de}house.dots” has plural forms in one language and none in another`, `${de}house.dots” fills in {count}, English nothing`],
    ],
    ['a missing plural form', { 'house.dots': { other: '{count} Punkte' } }, [`${de}house.dots” lacks the form “one”`]],
    [
      'a plural form that German does not have',
      { 'house.dots': { one: 'ein', few: 'paar', other: 'viele' } },
      [`${de}house.dots” has a form “few”, which the language has not`],
    ],
    ['English left over', { 'house.long': strings.en['house.long'] }, [`${de}house.long” is the English sentence`]],
  ])('reports %s', (_, change, problems) => {
    expect(german(change)).toEqual(problems)
  })

  it('reports a confirm dialog whose two buttons are the same', () => {
    const text = "t('house.askNo')\nexport const x = <ConfirmDialog title={t('house.long')} yes={t('house.hello')} onClose={() => {}} />"
    const problemsWith = (hello: string) => {
      const files = languages.map((language) => {
        const own = { ...stringsIn(language), 'house.hello': language === 'fr' ? hello : `${language} {name}`, 'house.askNo': 'Non {name}' }
        return [`apps/web/strings/${language}.json`, JSON.stringify(own)]
      })
      return checkStrings(withFilesChanged(completeTree(), { ...Object.fromEntries(files), 'apps/web/src/x.tsx': text })).problems
    }
    expect(problemsWith('Oui {name}')).toEqual([])
    expect(problemsWith('Non {name}')).toEqual(['apps/web/src/x.tsx: “house.hello” says yes and no in “fr”'])
  })

  it('reports a missing file and a malformed one', () => {
    expect(checkStrings(withFilesChanged(completeTree(), { 'apps/web/strings/fr.json': null })).problems).toHaveLength(1)
    expect(checkStrings(withFilesChanged(completeTree(), { 'apps/web/strings/fr.json': '{"a":{"b":{"c":"d"}}}' })).problems).toHaveLength(1)
    expect(checkStrings(withFilesChanged(completeTree(), { 'apps/web/strings/fr.json': '{' })).problems).toHaveLength(1)
  })

  it('reports a key used in code that no language file has', () => {
    const problemsWith = (path: string, text: string) => checkStrings(withFilesChanged(completeTree(), { [path]: text })).problems
    expect(problemsWith('apps/web/src/x.tsx', "export const x = <p>{t('house.helo')}</p>")).toEqual([
      'apps/web/src/x.tsx:1: asks for “house.helo”, which no language file has',
    ])
    expect(problemsWith('apps/web/src/x.ts', "say({ key: on ? 'house.on' : 'house.hello', params: {} }, strings)")).toEqual([
      'apps/web/src/x.ts:1: asks for “house.on”, which no language file has',
    ])
    expect(problemsWith('apps/web/src/x.ts', 't(`rows.${i}`)')).toEqual([
      'apps/web/src/x.ts:1: asks for “rows.{…}”, which no language file has',
    ])
    expect(problemsWith('packages/kernel/src/x.ts', "\nreject('match.gone')")).toEqual([
      'packages/kernel/src/x.ts:2: asks for “match.gone”, which no language file has',
    ])
  })

  it('reports an unused key', () => {
    expect(
      checkStrings(withFilesChanged(completeTree(), { 'apps/web/src/page.ts': code.replace("t('house.dots', { count })\n", '') })).problems,
    ).toEqual(['apps/web/strings: nobody asks for “house.dots”'])
  })

  it('fails when it sees hardly any keys', () => {
    expect(checkStrings(readFileTree(createTempFolder({ 'README.md': 'x' }))).problems.join('\n')).toContain('only 0 keys seen')
  })
})
