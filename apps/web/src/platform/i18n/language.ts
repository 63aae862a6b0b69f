import { languages, type Language } from '@parlor/kernel'

export { languages, type Language }

/** Each language's own name, for the language field. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', fr: 'Français' }

function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value)
}

/** The player's choice, or the first supported language of the browser, or English. */
export function chooseLanguage(choice: Language | 'auto', preferred: readonly string[]): Language {
  if (choice !== 'auto') return choice
  for (const tag of preferred) {
    const primary = tag.toLowerCase().split('-')[0]
    if (isLanguage(primary)) return primary
  }
  return 'en'
}
