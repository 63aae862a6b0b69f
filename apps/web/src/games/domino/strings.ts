import type { StringTable } from '@parlor/kernel/host'
import { stringTablesByLanguage } from '../../platform/i18n/language.ts'

export const strings = stringTablesByLanguage(
  import.meta.glob<StringTable>('../../../../../games/domino/strings/*.json', { eager: true, import: 'default' }),
)
