import type { StringTable } from '@parlor/kernel/host'
import de from '@parlor/pebbles/strings/de.json'
import en from '@parlor/pebbles/strings/en.json'
import fr from '@parlor/pebbles/strings/fr.json'
import type { Language } from '../../platform/i18n/language.ts'

export const strings: Readonly<Record<Language, StringTable>> = { en, de, fr }
