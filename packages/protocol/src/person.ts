import { limits } from './protocol-constants.ts'
import { finiteNumber, bool, nullable, strictObject, text, integer, type ShapeType } from './shape.ts'

/** Person id: 20 random hex digits. */
const personIdShape = text(20, /^[0-9a-f]{20}$/)

const shownName = text(4 * limits.name)

/** A person's public data. `unique`: an account that holds its name exclusively; older ones may share theirs until they choose another. */
export const personShape = strictObject({ id: personIdShape, name: shownName, guest: bool, unique: bool })
export type Person = ShapeType<typeof personShape>

/** A person's own data. `email` is null for guests and for accounts without one. */
export const meShape = strictObject({ id: personIdShape, name: shownName, guest: bool, unique: bool, email: nullable(text(254)) })
export type Me = ShapeType<typeof meShape>

/** A Glicko-2 rating on the usual scale, with its deviation. */
export const ratingShape = strictObject({ rating: finiteNumber, deviation: finiteNumber, games: integer(0, 1e9) })
export type Rating = ShapeType<typeof ratingShape>

/** Rating in the table's game, as shown to others. */
export const shownRatingShape = strictObject({ rating: integer(-10_000, 10_000), deviation: integer(0, 1_000) })
export type ShownRating = ShapeType<typeof shownRatingShape>

/** Above this deviation a rating is provisional: shown with a question mark and not on the leaderboard. */
export const provisionalDeviationThreshold = 110
