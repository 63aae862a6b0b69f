/** The lessons: a position, and the bets that the learner may make; no bets listed means any, `find` leaves the learner to find the bet. */
export const lessons = [
  {
    id: 'total',
    position: 'classic bets 0 score 0 streak 0 out 0\nhand 2m 3m 1s 4p\ndraw 9m 8p 5s 7s 1p 6m 9s 2p\ndiscard',
    seat: 0,
    tasks: [{ moves: ['higher'], find: true }],
  },
  {
    id: 'honours',
    position: 'living bets 4 score 2 streak 0 out 0\nvalues 5 5 5 5 5 5 5\nhand E 2m 3m 4m\ndraw 9s 8s E 7p 1p 6m 9m 2p\ndiscard',
    seat: 0,
    tasks: [{ moves: ['higher'], find: true }],
  },
  {
    id: 'tie',
    position: 'classic bets 9 score 6 streak 2 out 0\nhand 5m 5m 5m 5m\ndraw 4s 6s 5s 5p 5s 5p 5s 5p\ndiscard',
    seat: 0,
    tasks: [{ moves: [] }],
  },
  {
    id: 'reshuffle',
    position: 'classic bets 32 score 23 streak 1 out 0\nhand 6m 7s 8p 4m\ndraw 9s 8s 7p 5p\ndiscard 1m 2m 3m 1p',
    seat: 0,
    tasks: [{ moves: ['higher'], find: true }],
  },
  {
    id: 'steer',
    position:
      'living bets 198 score 100 streak 1 out 2\nvalues 9 5 5 5 5 5 5\nhand E 2m 3m 4m\ndraw 9s 8s 7s 6s 2p 1s 5p 9p 3s 8p 4m 6m\ndiscard',
    seat: 0,
    tasks: [{ moves: ['lower'], find: true }],
  },
] as const
