import type { Message } from '@parlor/kernel'
import { formatMessage, type StringTable } from '@parlor/kernel/host'
import { create } from 'zustand'
import type en from '../../../strings/en.json'
import type { NestedRejection } from '../storage/validation.ts'
import { subscribeSettings, useSettings } from '../settings/settings-store.ts'
import { resolveLanguage, type Language } from './language.ts'

/** A key of the app's own strings; a key that does not exist is a type error. */
export type StringKey = keyof typeof en

type MessageParams = NonNullable<Message['params']>

export interface Translator {
  readonly language: Language
  /** A text of the app. */
  t(key: StringKey, params?: MessageParams): string
  /** A message of a game (its strings first, then the app's); `nameOf` names the seats. */
  say(message: Message, strings?: StringTable, nameOf?: (seat: number) => string): string
  /** The text of a rejection; of a nested one, with the reason of the part. */
  why(rejection: NestedRejection, strings?: StringTable): string
  /** Locale formatting of numbers, dates and lists. */
  number(value: number, options?: Intl.NumberFormatOptions): string
  date(time: number): string
  /** “A, B and C”. */
  list(parts: readonly string[]): string
  /** Relative time: “5 minutes ago”. */
  ago(time: number): string
}

// build/split-online-strings-plugin.ts splits every file into two.
const base = import.meta.glob<{ default: StringTable }>('../../../strings/*.json', { query: '?part=base' })
const online = import.meta.glob<{ default: StringTable }>('../../../strings/*.json', { query: '?part=online' })
const useLoadedTranslator = create<Translator>(() => createTranslator('en', {}))

/** The translator of the current language; components re-render when it changes. */
export function useTranslator(): Translator {
  return useLoadedTranslator()
}

/** The same outside React. */
export function currentTranslator(): Translator {
  return useLoadedTranslator.getState()
}

/** Loads the chosen language and follows the setting. Resolves when texts can be shown, rejects when none can be loaded. */
export async function startTranslations(): Promise<void> {
  subscribeSettings((now, before) => {
    // After a failed load the current language stays.
    if (now.language !== before.language) loadLanguage(wanted()).catch(() => {})
  })
  await loadLanguage(wanted()).catch(() => loadLanguage('en'))
}

function wanted(): Language {
  return resolveLanguage(useSettings.getState().language, navigator.languages)
}

let latest = 0
let parts: readonly (typeof base)[] = [base]

async function loadLanguage(language: Language): Promise<void> {
  const turn = ++latest
  const files = await Promise.all(parts.map((part) => part[`../../../strings/${language}.json`]!()))
  if (turn !== latest) return
  document.documentElement.lang = language
  useLoadedTranslator.setState(createTranslator(language, Object.assign({}, ...files.map((file) => file.default)) as StringTable), true)
}

let loadingOnline: Promise<void> | undefined

/** Loads a page of online play with the strings that only such pages use. */
export async function loadPageWithOnlineStrings<Page>(page: Promise<Page>): Promise<Page> {
  parts = [base, online]
  loadingOnline ??= loadLanguage(wanted()).catch((error: unknown) => {
    loadingOnline = undefined
    throw error
  })
  const [loaded] = await Promise.all([page, loadingOnline])
  return loaded
}

/** A translator over a loaded language file; exported for tests. */
export function createTranslator(language: Language, own: StringTable): Translator {
  const merged = new WeakMap<StringTable, StringTable>()
  function mergeStrings(strings: StringTable): StringTable {
    let found = merged.get(strings)
    if (!found) merged.set(strings, (found = { ...own, ...strings }))
    return found
  }
  const anonymous = (seat: number) => formatMessage(own, language, { key: 'house.seat', params: { number: seat + 1 } }, String)
  function say(message: Message, strings?: StringTable, nameOf: (seat: number) => string = anonymous): string {
    return formatMessage(strings ? mergeStrings(strings) : own, language, message, nameOf)
  }
  const number = (value: number, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options).format(value)
  function why({ rejected, params = {}, because }: NestedRejection, strings?: StringTable): string {
    // `count` chooses a plural form and must stay a number.
    const translatedParams = Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' && name !== 'count' ? number(value) : value,
    ])
    const reason = because ? { why: why(because, strings) } : {}
    // A newer server has reasons that this page does not know.
    const key = Object.hasOwn(strings ? mergeStrings(strings) : own, rejected) ? rejected : 'house.unknownReason'
    return say({ key, params: { ...(Object.fromEntries(translatedParams) as MessageParams), ...reason } }, strings)
  }
  return {
    language,
    t: (key, params) => say(params ? { key, params } : { key }),
    say,
    why,
    number,
    list: (parts) => new Intl.ListFormat(language, { type: 'conjunction' }).format(parts),
    ago: (time) => formatRelativeTime(language, time - Date.now()),
    date: (time) => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time),
  }
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

function formatRelativeTime(language: Language, difference: number): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  for (const [unit, length] of units) if (Math.abs(difference) >= length) return format.format(Math.round(difference / length), unit)
  return format.format(0, 'second')
}
