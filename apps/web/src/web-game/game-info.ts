import type { Language } from '../platform/i18n/language.ts'

/** What the lobby knows about a game: words and a picture, taken out of its package at build time. */
export interface GameInfo {
  readonly id: string
  readonly title: Readonly<Record<Language, string>>
  readonly line: Readonly<Record<Language, string>>
  /** What its opponents are called, by level. */
  readonly levels: Readonly<Record<Language, Readonly<Record<string, string>>>>
  /** A match of its series, with a place for its `{number}`; null for a game without. */
  readonly series: Readonly<Record<Language, string>> | null
  /** Where its `Miniature` lies as JSON; not in the code, so that five pictures do not weigh on the first load. */
  readonly miniature: string | null
}
