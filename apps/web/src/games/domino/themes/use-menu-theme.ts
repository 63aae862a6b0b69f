import { isRejection } from '@parlor/kernel'
import { useEffect, useState } from 'react'
import { useBoardStyle } from '../../../platform/settings/settings-store.ts'
import { readThemeFile } from './load-theme.ts'
import { classicTheme } from './classic-theme.ts'
import { serverThemeSource, themesPath } from './theme-source.ts'
import { themeSourceFor } from './theme-store.ts'
import type { ThemeColours } from './theme.ts'
import { reportThemeProblem } from './current-theme-loader.ts'

/** The part of a theme that the menu uses. */
interface MenuTheme {
  /** URL of the background image. */
  readonly image: string
  readonly colours: ThemeColours
}

/** The current theme for the menu; updates when another is chosen. Null until it is loaded. */
export function useMenuTheme(): MenuTheme | null {
  const { theme, highContrast } = useBoardStyle('domino')
  const [worn, setWorn] = useState<MenuTheme | null>(null)
  useEffect(() => {
    let mounted = true
    let address: string | null = null
    async function dress(): Promise<void> {
      const source = themeSourceFor({ theme, highContrast })
      const found = await readThemeFile(source)
      if (isRejection(found))
        reportThemeProblem({ rejected: found.rejected, params: { theme: source.label, file: 'theme.json', ...found.params } })
      const described = isRejection(found) ? classicTheme : found
      const home = isRejection(found) ? serverThemeSource('classic') : source
      if (!home.onServer) {
        const bytes = await home.bytes(described.menuBackground)
        if (!isRejection(bytes)) address = URL.createObjectURL(new Blob([bytes]))
      }
      const image = address ?? `${themesPath}${home.onServer ? home.id : 'classic'}/${encodeURI(described.menuBackground)}`
      if (mounted) setWorn({ image, colours: described.colors })
      else if (address) URL.revokeObjectURL(address)
    }
    void dress()
    return () => {
      mounted = false
      if (address) URL.revokeObjectURL(address)
    }
  }, [theme, highContrast])
  return worn
}
