import { useEffect, useState } from 'react'
import { openSaves, type Listed } from '../storage/saves.ts'

/** The saves of this device, or of one game; listed again whenever something changes, in any tab. Null until first read. */
export function useSaves(game?: string): readonly Listed[] | null {
  const [listed, setListed] = useState<readonly Listed[] | null>(null)
  useEffect(() => {
    let gone = false
    let stop = (): void => {}
    void openSaves().then((saves) => {
      if (gone) return
      const read = (): void => void saves.list(game).then((list) => !gone && setListed(list))
      stop = saves.vault.watch(read)
      read()
    })
    return () => {
      gone = true
      stop()
    }
  }, [game])
  return listed
}
