import { create } from 'zustand'

/** Whether page and server have different protocol versions: only a reload helps. */
export const useProtocolOutdated = create<{ readonly outdated: boolean }>(() => ({ outdated: false }))

export function markProtocolOutdated(): void {
  useProtocolOutdated.setState({ outdated: true })
}
