import type { StringTable } from '@parlor/kernel/host'
import { tablesByLanguage } from '../../platform/i18n/language.ts'

export const strings = tablesByLanguage(
  import.meta.glob<StringTable>('../../../../../games/pebbles/strings/*.json', { eager: true, import: 'default' }),
)
