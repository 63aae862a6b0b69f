import { reject, type Rejection } from '@parlor/kernel'

const minNameLength = 2
const maxNameLength = 16

/** Normalises a player name: trimmed, 2 to 16 letters, digits, spaces, underscores and hyphens of any script; else the rejection. */
export function parsePlayerName(text: string): string | Rejection {
  const name = text.slice(0, 200).normalize('NFC').trim()
  if (name === '') return reject('name.missing')
  const stranger = [...name].find((character) => !/^[\p{L}\p{M}\p{Nd} _-]$/u.test(character))
  if (stranger !== undefined) return reject('name.badCharacter', { character: stranger })
  const length = [...name].length
  if (length < minNameLength) return reject('name.tooShort', { min: minNameLength })
  return length > maxNameLength ? reject('name.tooLong', { max: maxNameLength }) : name
}
