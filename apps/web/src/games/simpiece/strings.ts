import type { StringTable } from '@parlor/kernel/host'
import de from '@parlor/simpiece/strings/de.json'
import en from '@parlor/simpiece/strings/en.json'
import fr from '@parlor/simpiece/strings/fr.json'
import type { Language } from '../../platform/i18n/language.ts'

export const strings: Readonly<Record<Language, StringTable>> = { en, de, fr }
