/**
 * The tutorial, each lesson on a 3×3: a position, the allowed moves of the learner (Red), and Blue's answers.
 * No moves listed means any; of the answers the first legal one is played; `find` leaves the learner to find the move.
 */
export const lessons = [
  { id: 'place', position: '.../.../... red', seat: 0, tasks: [{ moves: [], replies: ['c3', 'a1'] }, { moves: [] }] },
  { id: 'room', position: 'a../.../..A red', seat: 0, tasks: [{ moves: ['a1'] }] },
  { id: 'burst', position: 'b../.../..A red', seat: 0, tasks: [{ moves: ['a1'] }] },
  { id: 'take', position: 'bB./A../..A red', seat: 0, tasks: [{ moves: ['a1'] }] },
  { id: 'chain', position: 'bCB/.a./..A red', seat: 0, tasks: [{ moves: ['a1'] }] },
  { id: 'win', position: 'bCB/bDA/bbB red', seat: 0, tasks: [{ moves: ['a1'], find: true }] },
] as const
