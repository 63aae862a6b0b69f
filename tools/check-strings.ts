import { languages } from './languages.ts'
import { isMain, printCheckResult, type CheckResult } from './command-line.ts'
import { keysInCode, type KeyUse } from './string-keys.ts'
import { listFolders, readFileTree, projectRoot, type FileTree } from './file-tree.ts'

type Phrase = string | Readonly<Record<string, string>>
type Strings = Readonly<Record<string, Phrase>>

/** Compares the language files of the app and of every game with each other and with the keys used in code. */
export function checkStrings(tree: FileTree): CheckResult {
  const problems: string[] = []
  const groups = ['apps/web', ...listFolders(tree, 'games').map((game) => `games/${game}`)]
  const known = new Map<string, Set<string>>()
  let count = 0
  for (const group of groups) {
    const files = new Map<string, Strings>()
    for (const language of languages) {
      const path = `${group}/strings/${language}.json`
      const strings = tree.has(path) ? readStrings(tree.text(path)) : null
      if (strings) files.set(language, strings)
      else problems.push(`${path}: missing, or not a flat table of texts`)
    }
    const english = files.get('en') ?? {}
    known.set(group, new Set(Object.keys(english)))
    count += Object.keys(english).length
    for (const [language, strings] of files)
      problems.push(...checkLanguageFile(`${group}/strings/${language}.json`, language, strings, english))
  }
  if (count < 50) problems.push(`strings: only ${count} keys seen, so this check looked at the wrong place`)
  problems.push(...checkKeyUse(known, keysInCode(tree)), ...checkConfirmButtons(tree))
  return { problems, summary: `${count} keys in ${languages.length} languages` }
}

function readStrings(text: string): Strings | null {
  try {
    const value = JSON.parse(text) as Record<string, unknown>
    return Object.values(value).every(isPhrase) ? (value as Strings) : null
  } catch {
    return null
  }
}

function isPhrase(value: unknown): boolean {
  if (typeof value === 'string') return true
  return typeof value === 'object' && value !== null && Object.values(value).every((form) => typeof form === 'string')
}

/** Two opponents of a game with one name cannot be told apart. */
function checkLevelNames(path: string, strings: Strings): string[] {
  const names = Object.entries(strings).filter(
    (entry): entry is [string, string] => /^level\.\w+$/.test(entry[0]) && typeof entry[1] === 'string',
  )
  const seen = new Map<string, string>()
  return names.flatMap(([key, name]) => {
    const other = seen.get(name)
    seen.set(name, key)
    return other === undefined ? [] : [`${path}: “${other}” and “${key}” are both “${name}”`]
  })
}

/** A breaking space, or one of the wrong width, at French punctuation. */
const misspaced = /[ \u00a0][;!?»]|«[ \u00a0]|[ \u202f]:(?!\w)/

function checkLanguageFile(path: string, language: string, strings: Strings, english: Strings): string[] {
  const problems = checkLevelNames(path, strings)
  for (const key of Object.keys(english)) if (!Object.hasOwn(strings, key)) problems.push(`${path}: “${key}” is missing`)
  for (const [key, phrase] of Object.entries(strings)) {
    const model = english[key]
    if (model === undefined) {
      problems.push(`${path}: “${key}” is not in English`)
      continue
    }
    const forms = typeof phrase === 'string' ? [phrase] : Object.values(phrase)
    if (forms.some((form) => form.trim() === '')) problems.push(`${path}: “${key}” is empty`)
    if (language === 'fr' && forms.some((form) => misspaced.test(form)))
      problems.push(`${path}: “${key}” wants U+202F before ; ! ? » and after «, and U+00A0 before :`)
    if (typeof phrase !== typeof model) problems.push(`${path}: “${key}” has plural forms in one language and none in another`)
    if (typeof phrase !== 'string') problems.push(...checkPluralForms(`${path}: “${key}”`, language, phrase))
    if (placeholdersOf(phrase) !== placeholdersOf(model))
      problems.push(`${path}: “${key}” fills in ${placeholdersOf(phrase) || 'nothing'}, English ${placeholdersOf(model) || 'nothing'}`)
    if (language !== 'en' && isSentence(phrase) && phrase === model) problems.push(`${path}: “${key}” is the English sentence`)
  }
  return problems
}

/** Requires the forms `one` and `other`; only plural categories of the language are allowed. */
function checkPluralForms(where: string, language: string, forms: Readonly<Record<string, string>>): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  const problems = ['one', 'other'].filter((form) => !Object.hasOwn(forms, form)).map((form) => `${where} lacks the form “${form}”`)
  for (const form of Object.keys(forms))
    if (!pluralCategories.includes(form as Intl.LDMLPluralRule)) problems.push(`${where} has a form “${form}”, which the language has not`)
  return problems
}

function isSentence(phrase: Phrase): phrase is string {
  return typeof phrase === 'string' && phrase.split(/\s+/).length >= 4 && /[a-z]{3}/.test(phrase)
}

/** Placeholders of all forms; `count` is optional in plurals (“one dot”). */
function placeholdersOf(phrase: Phrase): string {
  const text = typeof phrase === 'string' ? phrase : Object.values(phrase).join(' ')
  const names = new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!))
  if (typeof phrase !== 'string') names.delete('count')
  return [...names]
    .sort()
    .map((name) => `{${name}}`)
    .join(' ')
}

/** The two buttons of a confirm dialog must differ in every language. */
function checkConfirmButtons(tree: FileTree): string[] {
  const problems: string[] = []
  for (const path of tree.paths) {
    if (!/^apps\/web\/src\/.*\.tsx$/.test(path)) continue
    const game = /^apps\/web\/src\/games\/([^/]+)\//.exec(path)?.[1]
    const groups = [...(game ? [`games/${game}`] : []), 'apps/web']
    for (const [, yesLabel] of tree.text(path).matchAll(/<ConfirmDialog\b[^]*?\byes=\{([^}]*)\}/g)) {
      const key = /^\w+\('([\w.]+)'\)$/.exec(yesLabel!)?.[1]
      if (key === undefined) problems.push(`${path}: the answer “${yesLabel}” of a question is not a key that can be checked`)
      else
        for (const language of languages) {
          const files = groups.map((group) => `${group}/strings/${language}.json`).filter((file) => tree.has(file))
          const strings = files.map((file) => readStrings(tree.text(file)) ?? {})
          const yes = strings.find((own) => Object.hasOwn(own, key))?.[key]
          if (yes !== undefined && yes === strings.at(-1)?.['house.askNo'])
            problems.push(`${path}: “${key}” says yes and no in “${language}”`)
        }
    }
  }
  return problems
}

/** Keys used in code must exist where they are looked up; unused keys are dead text. */
function checkKeyUse(known: ReadonlyMap<string, ReadonlySet<string>>, uses: readonly KeyUse[]): string[] {
  const problems: string[] = []
  const allKeys = [...known.values()].flatMap((keys) => [...keys])
  const appKeys = [...(known.get('apps/web') ?? [])]
  for (const use of uses) {
    if (!use.mustExist) continue
    const own = use.group.startsWith('games/')
      ? [...(known.get(use.group) ?? []), ...appKeys]
      : use.group === 'apps/web'
        ? allKeys
        : appKeys
    if (!own.some((key) => use.pattern.test(key))) problems.push(`${use.where}: asks for “${use.text}”, which no language file has`)
  }
  const exact = new Set(uses.filter(({ exact }) => exact).map(({ text }) => text))
  const open = uses.filter(({ exact }) => !exact)
  for (const [group, keys] of known)
    for (const key of keys)
      if (!exact.has(key) && !open.some(({ pattern }) => pattern.test(key))) problems.push(`${group}/strings: nobody asks for “${key}”`)
  return problems
}

if (isMain(import.meta.url)) printCheckResult('strings are complete', checkStrings(readFileTree(projectRoot)))
