import type { MusicPiece } from '../../platform/sound/compose-music.ts'

export const music: MusicPiece = {
  root: 98,
  scale: [0, 2, 4, 7, 9],
  chords: [
    [0, 2, 3],
    [4, 1, 3],
    [0, 3, 4],
    [1, 2, 4],
  ],
  bar: 8,
}
