import type { MusicPiece } from '../../platform/sound/compose-music.ts'

export const music: MusicPiece = {
  root: 110,
  scale: [0, 2, 3, 7, 9, 10],
  chords: [
    [0, 2, 3],
    [1, 3, 5],
    [0, 3, 4],
    [2, 4, 5],
  ],
  bar: 9,
}
