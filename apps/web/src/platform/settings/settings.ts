import { hasExactKeys, isPlainObject, languages, readJson, reject, type Language, type Rejection } from '@parlor/kernel'
import { colourBlindChoices, type ColourBlindChoice } from './board-style.ts'

export const motionChoices = ['system', 'reduced', 'full'] as const
export const contrastChoices = ['system', 'high', 'normal'] as const
export const textSizeChoices = ['small', 'normal', 'large', 'huge'] as const
/** 0 is instant. */
export const animationSpeeds = [1, 2, 4, 0] as const

/** The player's settings for the whole app. */
export interface Settings {
  readonly language: Language | 'auto'
  /** Effects, 0 to 100. */
  readonly volume: number
  /** Silences effects and music alike. */
  readonly muted: boolean
  readonly music: number
  readonly musicOn: boolean
  readonly motion: (typeof motionChoices)[number]
  readonly contrast: (typeof contrastChoices)[number]
  readonly safeColours: ColourBlindChoice
  readonly textSize: (typeof textSizeChoices)[number]
  readonly speed: (typeof animationSpeeds)[number]
  /** Shows what a hovered or focused move would do. */
  readonly preview: boolean
  /** Single-letter shortcuts at the table. */
  readonly letterKeys: boolean
  /** Board theme by game; a game without an entry uses its first. */
  readonly themes: Readonly<Record<string, string>>
  /** Settings of games and of online play, by `<game>.<choice>`: a level set, a minimum strength of opponents. */
  readonly choices: Readonly<Record<string, string>>
}

export const defaultSettings: Settings = {
  language: 'auto',
  volume: 80,
  muted: false,
  music: 40,
  musicOn: false,
  motion: 'system',
  contrast: 'system',
  safeColours: false,
  textSize: 'normal',
  speed: 1,
  preview: true,
  letterKeys: true,
  themes: {},
  choices: {},
}

/** Parsed settings with their problems: a bad value falls back alone, the others stay. */
interface SettingsReadResult {
  readonly settings: Settings
  readonly problems: readonly Rejection[]
}

type SettingCheck = (value: unknown) => boolean

const checks: { readonly [K in keyof Settings]: SettingCheck } = {
  language: oneOf(['auto', ...languages]),
  volume: percent,
  muted: isBoolean,
  music: percent,
  musicOn: isBoolean,
  motion: oneOf(motionChoices),
  contrast: oneOf(contrastChoices),
  safeColours: oneOf(colourBlindChoices),
  textSize: oneOf(textSizeChoices),
  speed: oneOf(animationSpeeds),
  preview: isBoolean,
  letterKeys: isBoolean,
  themes: isThemes,
  choices: isChoices,
}

const limits = { characters: 10_000, depth: 4 }

/** Reads stored settings strictly. A missing key takes its default (older version); anything else wrong is reported. */
export function parseSettings(text: string | null): SettingsReadResult {
  if (text === null) return { settings: defaultSettings, problems: [] }
  const json = readJson(text, limits)
  if ('rejected' in json) return { settings: defaultSettings, problems: [json] }
  if (!hasExactKeys(json.value, ['v', 'settings']) || json.value['v'] !== 1 || !isPlainObject(json.value['settings']))
    return { settings: defaultSettings, problems: [reject('settings.notSettings')] }
  return readEntries(json.value['settings'])
}

/** The inverse of `readSettings`. */
export function serialiseSettings(settings: Settings): string {
  return JSON.stringify({ v: 1, settings })
}

function readEntries(stored: Record<string, unknown>): SettingsReadResult {
  const settings: Record<string, unknown> = { ...defaultSettings }
  const problems: Rejection[] = []
  for (const [key, value] of Object.entries(stored)) {
    if (!Object.hasOwn(checks, key)) problems.push(reject('settings.unknownKey', { key: key.slice(0, 40) }))
    else if (!checks[key as keyof Settings](value)) problems.push(reject('settings.badValue', { key }))
    else settings[key] = value
  }
  return { settings: settings as unknown as Settings, problems }
}

function oneOf(values: readonly unknown[]): SettingCheck {
  return (value) => values.includes(value) && !Object.is(value, -0)
}

function percent(value: unknown): boolean {
  return Number.isInteger(value) && !Object.is(value, -0) && (value as number) >= 0 && (value as number) <= 100
}

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean'
}

const name = /^[a-z][a-zA-Z0-9-]{0,39}$/

const choice = /^[a-z]{2,20}\.[a-z][a-zA-Z0-9-]{0,39}$/
/** Some choices are numbers. */
const chosenValue = /^[a-zA-Z0-9][a-zA-Z0-9-]{0,39}$/

function isChoices(value: unknown): boolean {
  return (
    isPlainObject(value) &&
    Object.entries(value).every(([key, chosen]) => choice.test(key) && typeof chosen === 'string' && chosenValue.test(chosen))
  )
}

function isThemes(value: unknown): boolean {
  return (
    isPlainObject(value) && Object.entries(value).every(([game, theme]) => name.test(game) && typeof theme === 'string' && name.test(theme))
  )
}
