import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reject, msg, seatNameMessage } from '@parlor/kernel'
import { describe, expect, it } from 'vitest'
import { isOnlineKey, splitOnlineStringsPlugin } from '../build/split-online-strings-plugin.ts'
import { resolveLanguage, languages, type Language } from '../src/platform/i18n/language.ts'
import { createTranslator } from '../src/platform/i18n/translator.ts'
import en from '../strings/en.json' with { type: 'json' }

function stringsOf(language: Language): Record<string, string> {
  return JSON.parse(readFileSync(new URL(`../strings/${language}.json`, import.meta.url), 'utf8')) as Record<string, string>
}

describe('the language', () => {
  it.each([
    ['auto', ['de-AT', 'en'], 'de'],
    ['auto', ['pt-BR', 'fr-CA', 'de'], 'fr'],
    ['auto', ['DE'], 'de'],
    ['auto', ['tlh', 'x'], 'en'],
    ['auto', [], 'en'],
    ['fr', ['de-AT', 'en'], 'fr'],
  ] as const)('is %s with %j: %s', (choice, preferred, expected) => {
    expect(resolveLanguage(choice, preferred)).toBe(expected)
  })
})

describe('a translator', () => {
  const translator = createTranslator('en', {
    'a.hello': 'Hello {name}',
    'a.count': { one: '{count} dot', other: '{count} dots' },
    'house.seat': 'Seat {number}',
  })

  it('fills in parameters and plurals', () => {
    expect(translator.say(msg('a.hello', { name: 'Ada' }))).toBe('Hello Ada')
    expect(translator.say(msg('a.count', { count: 1 }))).toBe('1 dot')
    expect(translator.say(msg('a.count', { count: 5 }))).toBe('5 dots')
  })

  it('shows missing keys', () => {
    expect(translator.say(msg('a.gone'))).toBe('[a.gone]')
  })

  it('prefers the strings of the game and falls back to the app', () => {
    const game = { 'a.hello': 'Welcome {name}' }
    expect(translator.say(msg('a.hello', { name: 'Ada' }), game)).toBe('Welcome Ada')
    expect(translator.say(msg('a.count', { count: 2 }), game)).toBe('2 dots')
  })

  it('names seats, by name or by number', () => {
    expect(translator.say(msg('a.hello', { name: seatNameMessage(1) }))).toBe('Hello Seat 2')
    expect(translator.say(msg('a.hello', { name: seatNameMessage(1) }), undefined, (seat) => ['Red', 'Blue'][seat]!)).toBe('Hello Blue')
  })

  it('translates rejections', () => {
    expect(translator.why(reject('a.hello', { name: 'x' }))).toBe('Hello x')
  })

  it('formats times relative to now', () => {
    const now = Date.now()
    expect(translator.ago(now - 5 * 60_000)).toBe('5 minutes ago')
    expect(translator.ago(now - 26 * 3_600_000)).toBe('yesterday')
    expect(translator.ago(now)).toBe('now')
  })
})

describe.each(languages)('the language file %s', (language) => {
  it('has texts for all rejections of the settings', () => {
    const translator = createTranslator(language, stringsOf(language))
    const reasons = [
      reject('settings.notSettings'),
      reject('settings.unknownKey', { key: 'colour' }),
      reject('settings.badValue', { key: 'volume' }),
      reject('json.malformed'),
      reject('json.tooDeep', { depth: 9, limit: 4 }),
      reject('json.tooLarge', { characters: 20_000, limit: 10_000 }),
      reject('json.forbiddenKey', { key: '__proto__' }),
    ]
    for (const reason of reasons) expect(translator.why(reason)).not.toMatch(/\[|\{/)
  })
})

describe('the strings of online play', () => {
  it('are not used by pages that load without them', () => {
    const src = join(import.meta.dirname, '../src')
    const paths = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path))
    const withThem = /^((features|session)\/online\/|table\/(replay-page|use-replay)\.)/
    const said = paths
      .filter((path) => !withThem.test(path))
      .flatMap((path) => [...readFileSync(join(src, path), 'utf8').matchAll(/'([a-z]+\.[\w.]+)'/g)].map(([, key]) => key!))
    const all: Record<string, unknown> = en
    expect(said.filter((key) => key in all).length).toBeGreaterThan(300)
    expect(said.filter((key) => key in all && isOnlineKey(key))).toEqual([])
  })

  it('are split off completely', () => {
    const { transform } = splitOnlineStringsPlugin() as { transform: (code: string, id: string) => { code: string } | null }
    const part = (name: string) =>
      JSON.parse(transform(JSON.stringify(en), `/apps/web/strings/en.json?part=${name}`)!.code.replace(/^export default /, '')) as object
    expect({ ...part('base'), ...part('online') }).toEqual(en)
    expect(Object.keys(part('base')).length + Object.keys(part('online')).length).toBe(Object.keys(en).length)
    expect(transform('{}', '/apps/web/strings/en.json')).toBeNull()
  })
})
