import type { MusicPiece } from '../../platform/sound/compose-music.ts'

export const music: MusicPiece = {
  root: 98,
  scale: [0, 2, 3, 7, 8, 10],
  chords: [
    [0, 3, 2],
    [4, 0, 3],
    [1, 3, 5],
    [0, 2, 4],
  ],
  bar: 12,
}
