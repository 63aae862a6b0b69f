import { useEffect, useState } from 'react'
import { readProgress, type KeptSeries, type Progress } from '../storage/series.ts'
import { openVault } from '../storage/vault.ts'

/** How far a series has come; read again whenever something changes, in any tab. Null until first read. */
export function useProgress(game: string, series: KeptSeries | null): Progress | null {
  const [progress, setProgress] = useState<Progress | null>(null)
  useEffect(() => {
    if (!series) return
    let gone = false
    let stop = (): void => {}
    void openVault().then((vault) => {
      if (gone) return
      const read = (): void => void readProgress(game, series, vault).then((found) => !gone && setProgress(found))
      stop = vault.watch(read)
      read()
    })
    return () => {
      gone = true
      stop()
    }
  }, [game, series])
  return progress?.id === series?.id ? progress : null
}
