import { limits } from './limit.ts'
import { decimal, flag, nullable, record, text, whole, type Read } from './shape.ts'

/** Names a person: 20 hex digits that say nothing about them. */
export const personId = text(20, /^[0-9a-f]{20}$/)

const shownName = text(4 * limits.name)

/** What everybody may know about a person. `unique`: an account that holds its name for itself; older ones may share theirs until they choose another. */
export const personShape = record({ id: personId, name: shownName, guest: flag, unique: flag })
export type Person = Read<typeof personShape>

/** What a person knows about themselves. `email` is null for guests and for accounts without one. */
export const meShape = record({ id: personId, name: shownName, guest: flag, unique: flag, email: nullable(text(254)) })
export type Me = Read<typeof meShape>

/** A strength by Glicko-2 on the familiar scale, with how sure it is. */
export const ratingShape = record({ rating: decimal, deviation: decimal, games: whole(0, 1e9) })
export type Rating = Read<typeof ratingShape>

/** How strong somebody is in the game of the table, for those beside them. */
export const strengthShape = record({ rating: whole(-10_000, 10_000), deviation: whole(0, 1_000) })
export type ShownStrength = Read<typeof strengthShape>

/** Above this deviation a rating says little: it is shown with a question mark and does not stand in the list. */
export const certainDeviation = 110
