import { isPlainObject, readJson, reject, type Rejection } from '@parlor/kernel'

/** Required images, by their key in `theme.json`. */
export const imageKeys = ['spriteSheet', 'tileBack', 'tableBackground', 'menuBackground', 'gameBackground'] as const
export type ImageKey = (typeof imageKeys)[number]

/** Required colours. */
export const colourKeys = [
  'tableColor',
  'highlightColor',
  'validSlotColor',
  'textColor',
  'scoreColor',
  'buttonColor',
  'buttonHoverColor',
  'passButtonColor',
] as const
export type ThemeColours = Readonly<Record<(typeof colourKeys)[number], string>>

/** Sounds the table plays; a theme may name more, and a missing one is silent. */
export const soundKeys = [
  'tilePlace',
  'tilePickup',
  'pass',
  'gameStart',
  'gameOver',
  'gameWin',
  'gameLose',
  'buttonClick',
  'tileDeal',
] as const
export type SoundKey = (typeof soundKeys)[number]

/** A parsed `theme.json`; paths are relative to its folder. */
export interface Theme extends Readonly<Record<ImageKey, string>> {
  readonly name: string
  readonly spriteSheetData: string
  readonly sounds: Readonly<Record<string, string>>
  readonly colors: ThemeColours
  readonly avatarImage: string | null
}

const limits = { characters: 20_000, depth: 3 }
const longestName = 60
const longestPath = 200
const mostSounds = 40

const required = ['name', 'spriteSheetData', ...imageKeys, 'colors'] as const
const optional = ['sounds', 'avatarImage'] as const

/** Parses a `theme.json` strictly: what is missing, unknown, too long or of the wrong type is rejected by name. */
export function readTheme(text: string): Theme | Rejection {
  const json = readJson(text, limits)
  if ('rejected' in json) return reject('theme.badJson')
  const value = json.value
  if (!isPlainObject(value)) return reject('theme.notTheme')
  const known = new Set<string>([...required, ...optional])
  for (const key of Object.keys(value)) if (!known.has(key)) return reject('theme.unknownKey', { key: shorten(key) })
  for (const key of required) if (!Object.hasOwn(value, key)) return reject('theme.missingKey', { key })
  if (!isName(value['name'])) return reject('theme.badName', { limit: longestName })
  for (const key of ['spriteSheetData', ...imageKeys, 'avatarImage'])
    if (Object.hasOwn(value, key) && !isPath(value[key])) return reject('theme.badPath', { key })
  return readColours(value['colors']) ?? readSounds(value['sounds']) ?? themeFrom(value)
}

function readColours(value: unknown): Rejection | null {
  if (!isPlainObject(value)) return reject('theme.missingKey', { key: 'colors' })
  for (const key of Object.keys(value))
    if (!(colourKeys as readonly string[]).includes(key)) return reject('theme.unknownKey', { key: `colors.${shorten(key)}` })
  for (const key of colourKeys) {
    if (!Object.hasOwn(value, key)) return reject('theme.missingKey', { key: `colors.${key}` })
    if (typeof value[key] !== 'string' || !/^#[0-9a-f]{6}$/i.test(value[key])) return reject('theme.badColour', { key: `colors.${key}` })
  }
  return null
}

/** An open map: a theme may name sounds that nothing plays yet. */
function readSounds(value: unknown): Rejection | null {
  if (value === undefined) return null
  if (!isPlainObject(value) || Object.keys(value).length > mostSounds) return reject('theme.badSounds', { limit: mostSounds })
  for (const [key, path] of Object.entries(value)) {
    if (!/^[a-z][a-z0-9]{0,39}$/i.test(key)) return reject('theme.unknownKey', { key: `sounds.${shorten(key)}` })
    if (!isPath(path)) return reject('theme.badPath', { key: `sounds.${key}` })
  }
  return null
}

function themeFrom(value: Record<string, unknown>): Theme {
  const { name, sounds = {}, colors, avatarImage = null } = value
  const paths = Object.fromEntries(['spriteSheetData', ...imageKeys].map((key) => [key, value[key]]))
  return { ...paths, name, sounds, colors, avatarImage } as Theme
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '' && value.length <= longestName
}

/** A path inside the theme's own folder: not absolute, no `..`, no URL. */
function isPath(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > longestPath) return false
  return /^[\w][\w. -]*(\/[\w][\w. -]*)*$/.test(value) && !/\.\.|\.$|\s$/.test(value)
}

function shorten(key: string): string {
  return key.slice(0, 40)
}
