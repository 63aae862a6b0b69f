import { limits } from './limits.ts'
import { finiteNumber, bool, nullable, record, text, integer, type ShapeType } from './shape.ts'

/** Names a person: 20 hex digits that say nothing about them. */
export const personIdShape = text(20, /^[0-9a-f]{20}$/)

const shownName = text(4 * limits.name)

/** What everybody may know about a person. `unique`: an account that holds its name for itself; older ones may share theirs until they choose another. */
export const personShape = record({ id: personIdShape, name: shownName, guest: bool, unique: bool })
export type Person = ShapeType<typeof personShape>

/** What a person knows about themselves. `email` is null for guests and for accounts without one. */
export const meShape = record({ id: personIdShape, name: shownName, guest: bool, unique: bool, email: nullable(text(254)) })
export type Me = ShapeType<typeof meShape>

/** A strength by Glicko-2 on the familiar scale, with how sure it is. */
export const ratingShape = record({ rating: finiteNumber, deviation: finiteNumber, games: integer(0, 1e9) })
export type Rating = ShapeType<typeof ratingShape>

/** How strong somebody is in the game of the table, for those beside them. */
export const shownRatingShape = record({ rating: integer(-10_000, 10_000), deviation: integer(0, 1_000) })
export type ShownRating = ShapeType<typeof shownRatingShape>

/** Above this deviation a rating says little: it is shown with a question mark and does not stand in the list. */
export const provisionalDeviation = 110
