import type { Language } from '../platform/i18n/language.ts'

/** What the lobby shows of a game, extracted from its package at build time. */
export interface GameInfo {
  readonly id: string
  readonly title: Readonly<Record<Language, string>>
  readonly line: Readonly<Record<Language, string>>
  /** Names of its opponents, by level. */
  readonly levels: Readonly<Record<Language, Readonly<Record<string, string>>>>
  /** Label of a match of its series with a `{number}` placeholder; null for a game without series. */
  readonly series: Readonly<Record<Language, string>> | null
  /** URL of the lobby art as JSON; not bundled, so that the first load stays small. */
  readonly miniature: string
}
