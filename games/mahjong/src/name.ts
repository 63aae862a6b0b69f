import { reject, type Rejection } from '@parlor/kernel'

export const shortestName = 2
export const longestName = 16

/** The name under which a score is kept: trimmed, 2 to 16 letters, digits, spaces, underscores and hyphens of any script; or why not. */
export function readName(text: string): string | Rejection {
  const name = text.slice(0, 200).normalize('NFC').trim()
  if (name === '') return reject('name.missing')
  const stranger = [...name].find((character) => !/^[\p{L}\p{M}\p{Nd} _-]$/u.test(character))
  if (stranger !== undefined) return reject('name.badCharacter', { character: stranger })
  const length = [...name].length
  if (length < shortestName) return reject('name.tooShort', { min: shortestName })
  return length > longestName ? reject('name.tooLong', { max: longestName }) : name
}
