import { useEffect, useState } from 'react'
import { openVault, type VaultStatus } from './vault.ts'

/** What to say about each trouble. */
export const troubleWords = { none: 'saves.noStorage', refused: 'saves.fullStorage', late: 'saves.lateStorage' } as const

/** How well this browser keeps things; null until that is known. */
export function useVaultStatus(): VaultStatus | null {
  const [status, setStatus] = useState<VaultStatus | null>(null)
  useEffect(() => {
    let gone = false
    let stop = (): void => {}
    void openVault().then((vault) => {
      if (gone) return
      setStatus(vault.status.getState())
      stop = vault.status.subscribe(setStatus)
    })
    return () => {
      gone = true
      stop()
    }
  }, [])
  return status
}
