import type { MusicPiece } from '../../platform/sound/compose-music.ts'

export const music: MusicPiece = {
  root: 130.8,
  scale: [0, 2, 5, 7, 9],
  chords: [
    [0, 3, 4],
    [2, 4, 1],
    [0, 2, 3],
    [1, 3, 4],
  ],
  bar: 10,
}
