import type { Seat } from './game.ts'

/** Every supported language. */
export const languages = ['en', 'de', 'fr'] as const
export type Language = (typeof languages)[number]

/** One text of a language, or one per plural form of its `count` parameter. */
type Translation = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** A language file: flat keys, `{name}` as placeholder for a parameter. */
export type StringTable = Readonly<Record<string, Translation>>

/** An untranslated message: a key of the game's strings, with parameters that may themselves be messages. */
export interface Message {
  readonly key: string
  readonly params?: Readonly<Record<string, string | number | Message>>
}

/** Builds a message. */
export function msg(key: string, params?: Message['params']): Message {
  return params ? { key, params } : { key }
}

/** A seat's display name; the page or the lab fills it in ("you", "Easy", "Red"). */
export function seatNameMessage(seat: Seat): Message {
  return { key: 'seat', params: { seat } }
}

/** Translates a message. `name` returns the display name of a seat; a missing key comes back in brackets, so that the gap shows. */
export function formatMessage(strings: StringTable, language: string, message: Message, name: (seat: number) => string): string {
  const { key, params = {} } = message
  if (key === 'seat') return name(Number(params['seat']))
  const phrase = Object.hasOwn(strings, key) ? strings[key]! : `[${key}]`
  const template = typeof phrase === 'string' ? phrase : (phrase[pluralRules(language).select(Number(params['count']))] ?? phrase.other)
  return template.replaceAll(/\{(\w+)\}/g, (slot, param: string) => {
    const value = params[param]
    if (value === undefined) return slot
    return typeof value === 'object' ? formatMessage(strings, language, value, name) : String(value)
  })
}

const rules = new Map<string, Intl.PluralRules>()

function pluralRules(language: string): Intl.PluralRules {
  let found = rules.get(language)
  if (!found) rules.set(language, (found = new Intl.PluralRules(language)))
  return found
}
