import { isRejection } from '@parlor/kernel'
import { useEffect } from 'react'
import { boardStyle } from '../../../platform/settings/settings-store.ts'
import { playClip } from '../../../platform/sound/sound-player.ts'
import { readThemeFile, themeSoundLoader, type LoadedTheme } from './load-theme.ts'
import type { ThemeSource } from './theme-source.ts'
import { themeSourceFor } from './theme-store.ts'
import type { SoundKey } from './theme.ts'

let known: { readonly source: ThemeSource; readonly sound: LoadedTheme['sound'] } | null = null

/** Plays a sound of the current theme; silent where it has none. */
async function playThemeSound(name: SoundKey): Promise<void> {
  const source = themeSourceFor(boardStyle('domino'))
  if (known?.source.id !== source.id) {
    const theme = await readThemeFile(source)
    known = { source, sound: isRejection(theme) ? () => Promise.resolve(null) : themeSoundLoader(source, theme) }
  }
  const bytes = await known.sound(name)
  if (bytes) playClip(bytes)
}

/** Click sounds for every button of the game's pages. */
export function useClickSounds(): void {
  useEffect(() => {
    function onClick(event: MouseEvent): void {
      const target = event.target instanceof Element ? event.target.closest('button, a[href], summary, label') : null
      if (target && !target.closest('.table-view')) void playThemeSound('buttonClick')
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
}
