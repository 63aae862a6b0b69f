import { languages, type Language } from '@parlor/kernel'
import type { StringTable } from '@parlor/kernel/host'

export { languages, type Language }

/** A language's own name, for the language field. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** Language files by language, from what the bundler found by their paths. */
export function stringTablesByLanguage(files: Readonly<Record<string, StringTable>>): Readonly<Record<Language, StringTable>> {
  const entries = Object.entries(files).map(([path, table]) => [/(\w+)\.json$/.exec(path)![1]!, table] as const)
  return Object.fromEntries(entries) as Record<Language, StringTable>
}

function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value)
}

/** The player's choice, or the first supported language of the browser, or English. */
export function resolveLanguage(choice: Language | 'auto', preferred: readonly string[]): Language {
  if (choice !== 'auto') return choice
  for (const tag of preferred) {
    const primary = tag.toLowerCase().split('-')[0]
    if (isLanguage(primary)) return primary
  }
  return 'en'
}
