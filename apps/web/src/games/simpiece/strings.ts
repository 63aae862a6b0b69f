import type { Strings } from '@parlor/kernel'
import de from '@parlor/simpiece/strings/de.json'
import en from '@parlor/simpiece/strings/en.json'
import fr from '@parlor/simpiece/strings/fr.json'
import type { Language } from '../../words/language.ts'

export const strings: Readonly<Record<Language, Strings>> = { en, de, fr }
