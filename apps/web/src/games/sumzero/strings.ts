import type { Strings } from '@parlor/kernel'
import de from '@parlor/sumzero/strings/de.json'
import en from '@parlor/sumzero/strings/en.json'
import fr from '@parlor/sumzero/strings/fr.json'
import type { Language } from '../../words/language.ts'

export const strings: Readonly<Record<Language, Strings>> = { en, de, fr }
