import de from '@parlor/domino/strings/de.json'
import en from '@parlor/domino/strings/en.json'
import fr from '@parlor/domino/strings/fr.json'
import type { StringTable } from '@parlor/kernel/host'
import type { Language } from '../../platform/i18n/language.ts'

export const strings: Readonly<Record<Language, StringTable>> = { en, de, fr }
