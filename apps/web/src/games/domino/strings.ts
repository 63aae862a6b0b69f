import de from '@parlor/domino/strings/de.json'
import en from '@parlor/domino/strings/en.json'
import fr from '@parlor/domino/strings/fr.json'
import type { Strings } from '@parlor/kernel'
import type { Language } from '../../words/language.ts'

export const strings: Readonly<Record<Language, Strings>> = { en, de, fr }
