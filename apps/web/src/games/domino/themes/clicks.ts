import { isRejection } from '@parlor/kernel'
import { useEffect } from 'react'
import { boardStyle } from '../../../settings/store.ts'
import { playClip } from '../../../sound/sound.ts'
import { describe, soundsOf, type Art } from './art.ts'
import type { Source } from './source.ts'
import { sourceFor } from './store.ts'
import type { SoundKey } from './theme.ts'

let known: { readonly source: Source; readonly sound: Art['sound'] } | null = null

/** Plays a sound of the theme in use; what it does not have is silent. */
export async function playThemeSound(name: SoundKey): Promise<void> {
  const source = sourceFor(boardStyle('domino'))
  if (known?.source.id !== source.id || known.source.brought !== source.brought) {
    const theme = await describe(source)
    known = { source, sound: isRejection(theme) ? () => Promise.resolve(null) : soundsOf(source, theme) }
  }
  const bytes = await known.sound(name)
  if (bytes) playClip(bytes)
}

/** Every button of the room clicks like wood. */
export function useClicks(): void {
  useEffect(() => {
    function clicked(event: MouseEvent): void {
      const target = event.target instanceof Element ? event.target.closest('button, a[href], summary, label') : null
      if (target && !target.closest('.stage-mirror')) void playThemeSound('buttonClick')
    }
    document.addEventListener('click', clicked)
    return () => document.removeEventListener('click', clicked)
  }, [])
}
