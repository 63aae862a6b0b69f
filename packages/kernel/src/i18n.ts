import type { Message } from './game-package.ts'

/** The languages that everything is written in. */
export const languages = ['en', 'de', 'fr'] as const
export type Language = (typeof languages)[number]

/** One text of a language, or one per plural form of its `count` parameter. */
export type Translation = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** A language file: flat keys, `{name}` where a parameter goes. */
export type StringTable = Readonly<Record<string, Translation>>

/** Turns a message into words. `name` says who sits where; a key that is missing comes back in brackets, so that a gap shows. */
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
