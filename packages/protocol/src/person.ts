import { reject, type Rejection } from '@parlor/kernel'
import { limits } from './limit.ts'
import { decimal, flag, nullable, record, text, whole, type Read } from './shape.ts'

/** Names a person: 20 hex digits that say nothing about them. */
export const personId = text(20, /^[0-9a-f]{20}$/)

/** A name as it is shown: trimmed, composed, spaces single; letters, marks, digits, punctuation and symbols, but nothing invisible or that turns text around. */
export function readName(value: unknown): string | Rejection {
  if (typeof value !== 'string' || value.length > 4 * limits.name) return reject('person.badName', { limit: limits.name })
  const name = value.normalize('NFC').replaceAll(/ +/g, ' ').trim()
  const length = [...name].length
  if (length < 1 || length > limits.name || !/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u.test(name) || !/[\p{L}\p{N}]/u.test(name))
    return reject('person.badName', { limit: limits.name })
  return name
}

const shownName = text(4 * limits.name)

/** What everybody may know about a person. */
export const personShape = record({ id: personId, name: shownName, guest: flag })
export type Person = Read<typeof personShape>

/** What a person knows about themselves. `email` is null for guests. */
export const meShape = record({ id: personId, name: shownName, guest: flag, email: nullable(text(254)) })
export type Me = Read<typeof meShape>

/** A strength by Glicko-2 on the familiar scale, with how sure it is. */
export const ratingShape = record({ rating: decimal, deviation: decimal, games: whole(0, 1e9) })
export type Rating = Read<typeof ratingShape>
