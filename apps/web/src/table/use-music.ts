import { useEffect } from 'react'
import type { MusicPiece } from '../platform/sound/compose-music.ts'
import { startMusic, stopMusic } from '../platform/sound/sound-player.ts'

/** Plays this piece while the table is open. */
export function useMusic(music: MusicPiece | undefined): void {
  useEffect(() => {
    if (music) startMusic(music)
    return stopMusic
  }, [music])
}
