import de from '@parlor/dots/strings/de.json'
import en from '@parlor/dots/strings/en.json'
import fr from '@parlor/dots/strings/fr.json'
import type { StringTable } from '@parlor/kernel/host'
import type { Language } from '../../platform/i18n/language.ts'

export const strings: Readonly<Record<Language, StringTable>> = { en, de, fr }
