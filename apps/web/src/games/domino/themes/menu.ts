import { isRejection } from '@parlor/kernel'
import { useEffect, useState } from 'react'
import { useBoardStyle } from '../../../settings/store.ts'
import { describe } from './art.ts'
import { classic } from './classic.ts'
import { served, shelf } from './source.ts'
import { sourceFor, useShelf } from './store.ts'
import type { Colours } from './theme.ts'
import { tellProblem } from './wardrobe.ts'

/** What the menu wears of a theme. */
export interface MenuTheme {
  /** The address of the picture behind it. */
  readonly picture: string
  readonly colours: Colours
}

/** The theme in force, for the menu; changes without a reload when another is chosen. Null until it is known. */
export function useMenuTheme(): MenuTheme | null {
  const { theme, highContrast } = useBoardStyle('domino')
  const tried = useShelf((state) => state.tried)
  const [worn, setWorn] = useState<MenuTheme | null>(null)
  useEffect(() => {
    let here = true
    let address: string | null = null
    async function dress(): Promise<void> {
      const source = sourceFor({ theme, highContrast })
      const found = await describe(source)
      if (isRejection(found)) tellProblem({ rejected: found.rejected, params: { theme: source.id, file: 'theme.json', ...found.params } })
      const described = isRejection(found) ? classic : found
      const home = isRejection(found) ? served('classic') : source
      if (home.brought) {
        const bytes = await home.bytes(described.menuBackground)
        if (!isRejection(bytes)) address = URL.createObjectURL(new Blob([bytes]))
      }
      const picture = address ?? `${shelf}${home.brought ? 'classic' : home.id}/${encodeURI(described.menuBackground)}`
      if (here) setWorn({ picture, colours: described.colors })
      else if (address) URL.revokeObjectURL(address)
    }
    void dress()
    return () => {
      here = false
      if (address) URL.revokeObjectURL(address)
    }
  }, [theme, highContrast, tried])
  return worn
}
