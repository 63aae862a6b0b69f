/**
 * The tutorial: a position, the allowed moves of the learner (Cyan), and Orange's answers. No moves listed means any;
 * of the answers the first legal one is played; `find` leaves the learner to find the move. A piece to be turned or flipped also fits as it
 * comes: whoever takes it gets the first pose that fits.
 */
export const lessons = [
  {
    id: 'lay',
    position: '5x5 4 0 O4,T4 L4,I4 0/0 - cyan cyan lays',
    seat: 0,
    tasks: [{ moves: [], replies: ['I4:1@a1', 'I4:1@e1', 'I4:0@a1', 'I4:0@a5', 'L4:0@a1', 'L4:0@d3'] }],
  },
  {
    id: 'turn',
    position: '..../#..#/#..#/#..# 4 0 I4 O4 0/0 - cyan cyan lays',
    seat: 0,
    tasks: [{ moves: ['I4:1@b1', 'I4:1@c1'], find: true }],
  },
  {
    id: 'flip',
    position: '#.../.#.#/#.../...# 4 0 L4 T4 0/0 - cyan cyan lays',
    seat: 0,
    tasks: [{ moves: ['L4:1@b1', 'L4:1@b2'], find: true }],
  },
  {
    id: 'draft',
    position: '4x4 4 1,1,0,0,0,0,0 - - 8/4 - cyan cyan drafts',
    seat: 0,
    tasks: [{ moves: ['buy I4', 'buy O4'], replies: ['buy O4', 'buy I4'] }],
  },
  {
    id: 'win',
    position: '3x5 4 0 I4,T4 O4 0/0 - cyan cyan lays',
    seat: 0,
    tasks: [{ moves: ['I4:0@a2', 'I4:0@b2', 'T4:0@b2', 'T4:1@d1', 'T4:2@b1', 'T4:3@a1'], find: true }],
  },
] as const
