import { languages, type Rejection } from '@parlor/kernel'
import type { StringTable } from '@parlor/kernel/host'
import type { Translator } from '../../../../platform/i18n/translator.ts'

/** Prefixes of the string keys that name an option's values. */
const choiceNamePrefixes: Readonly<Record<string, string>> = {
  'levels.unknownTheme': 'theme',
  'levels.unknownOpponent': 'level',
  'levels.unknownStarter': 'colour',
  'levels.unknownColour': 'colour',
}

/** Describes a level's error for the player: the place, then the reason with names instead of ids. */
export function describeLevelError(rejection: Rejection, { say, why }: Pick<Translator, 'say' | 'why'>, own: StringTable): string {
  const { path, choices, key } = rejection.params ?? {}
  const params: Record<string, string | number> = { ...rejection.params }
  const names = choiceNamePrefixes[rejection.rejected]
  if (names && typeof choices === 'string')
    params['choices'] = choices
      .split(', ')
      .map((id) => say({ key: `${names}.${id}` }, own))
      .join(', ')
  if (rejection.rejected === 'levels.missingKey' && typeof key === 'string') params['key'] = describePathPart(key, say, own) ?? key
  const reason = why({ ...rejection, params }, own)
  const location = typeof path === 'string' ? describePath(path, say, own) : ''
  return location === '' ? reason : say({ key: 'levels.at', params: { place: location, said: reason } }, own)
}

/** `levels[2].name.de` as “Level 3, name, de”; empty for the whole file. */
function describePath(path: string, say: Translator['say'], own: StringTable): string {
  const location = path
    .split('.')
    .map((part) => describePathPart(part, say, own))
    .filter((part) => part !== null)
    .join(', ')
  return location.charAt(0).toUpperCase() + location.slice(1)
}

function describePathPart(part: string, say: Translator['say'], own: StringTable): string | null {
  const index = /^levels\[(\d+)\]$/.exec(part)?.[1]
  if (index !== undefined) return say({ key: 'levels.nth', params: { number: Number(index) + 1 } }, own)
  if ((languages as readonly string[]).includes(part)) return part
  return Object.hasOwn(own, `levels.part.${part}`) ? say({ key: `levels.part.${part}` }, own) : null
}
