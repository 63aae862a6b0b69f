import { describe, expect, it } from 'vitest'
import { defaultSettings, parseSettings, serialiseSettings, type Settings } from '../src/platform/settings/settings.ts'
import { boardStyleFrom } from '../src/platform/settings/settings-store.ts'

function stored(settings: unknown, v: unknown = 1): string {
  return JSON.stringify({ v, settings })
}

describe('stored settings', () => {
  it('round-trip', () => {
    const settings: Settings = {
      ...defaultSettings,
      language: 'fr',
      volume: 0,
      motion: 'reduced',
      speed: 0,
      textSize: 'huge',
      themes: { dots: 'deepSpace' },
    }
    expect(parseSettings(serialiseSettings(settings))).toEqual({ settings, problems: [] })
  })

  it('are the defaults when nothing is stored', () => {
    expect(parseSettings(null)).toEqual({ settings: defaultSettings, problems: [] })
  })

  it('of an older version get defaults for missing keys, without a message', () => {
    expect(parseSettings(stored({ volume: 20 }))).toEqual({ settings: { ...defaultSettings, volume: 20 }, problems: [] })
  })

  it.each([
    ['language', 'es'],
    ['language', null],
    ['volume', 101],
    ['volume', -1],
    ['volume', 49.5],
    ['volume', '80'],
    ['muted', 1],
    ['music', null],
    ['musicOn', 'yes'],
    ['motion', 'none'],
    ['contrast', true],
    ['safeColours', 'true'],
    ['textSize', 'tiny'],
    ['speed', 3],
    ['speed', '1'],
    ['preview', []],
    ['letterKeys', {}],
    ['themes', ['dots']],
    ['themes', { dots: 7 }],
    ['themes', { dots: '<b>' }],
    ['themes', { 'a b': 'petri' }],
  ])('drop an invalid %s (%j) and keep the rest', (key, value) => {
    const { settings, problems } = parseSettings(stored({ ...defaultSettings, music: 15, [key]: value }))
    expect(problems).toEqual([{ rejected: 'settings.badValue', params: { key } }])
    expect(settings).toEqual({ ...defaultSettings, music: key === 'music' ? defaultSettings.music : 15 })
  })

  it('report unknown keys', () => {
    const { settings, problems } = parseSettings(stored({ volume: 5, colour: 'red' }))
    expect(problems).toEqual([{ rejected: 'settings.unknownKey', params: { key: 'colour' } }])
    expect(settings).toEqual({ ...defaultSettings, volume: 5 })
  })

  it.each([
    ['{"v":1,', 'json.malformed'],
    ['', 'json.malformed'],
    ['null', 'settings.notSettings'],
    ['[]', 'settings.notSettings'],
    ['{"v":1}', 'settings.notSettings'],
    [stored({}, 2), 'settings.notSettings'],
    [stored([]), 'settings.notSettings'],
    ['{"v":1,"settings":{"__proto__":{"volume":1}}}', 'json.forbiddenKey'],
    [stored({ themes: [[[[1]]]] }), 'json.tooDeep'],
    [stored({ language: 'x'.repeat(20_000) }), 'json.tooLarge'],
    ['{"v":1,"settings":{"volume":-0}}', 'settings.badValue'],
    ['{"v":1,"settings":{"speed":-0}}', 'settings.badValue'],
  ])('that are not settings (%#) are refused with %s', (text, reason) => {
    const { settings, problems } = parseSettings(text)
    expect(problems.map((problem) => problem.rejected)).toEqual([reason])
    expect(settings).toEqual(defaultSettings)
  })
})

describe('the style of a board', () => {
  const calm = { reducedMotion: false, highContrast: false }
  const devicePreferences = { reducedMotion: true, highContrast: true }

  it('follows the device until the player chooses', () => {
    expect(boardStyleFrom(defaultSettings, devicePreferences, 'dots')).toMatchObject(devicePreferences)
    expect(boardStyleFrom(defaultSettings, calm, 'dots')).toMatchObject(calm)
    expect(boardStyleFrom({ ...defaultSettings, motion: 'full', contrast: 'normal' }, devicePreferences, 'dots')).toMatchObject(calm)
    expect(boardStyleFrom({ ...defaultSettings, motion: 'reduced', contrast: 'high' }, calm, 'dots')).toMatchObject(devicePreferences)
  })

  it('names the theme of its own game', () => {
    const settings = { ...defaultSettings, themes: { dots: 'circuit' } }
    expect(boardStyleFrom(settings, calm, 'dots').theme).toBe('circuit')
    expect(boardStyleFrom(settings, calm, 'domino').theme).toBe('')
  })
})
