import de from '@parlor/dots/strings/de.json'
import en from '@parlor/dots/strings/en.json'
import fr from '@parlor/dots/strings/fr.json'
import type { Strings } from '@parlor/kernel'
import type { Language } from '../../words/language.ts'

export const strings: Readonly<Record<Language, Strings>> = { en, de, fr }
