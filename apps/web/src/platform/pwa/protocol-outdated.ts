import { create } from 'zustand'

/** Whether page and server speak different versions of the protocol: only a reload helps. */
export const useProtocolOutdated = create<{ readonly outdated: boolean }>(() => ({ outdated: false }))

export function markProtocolOutdated(): void {
  useProtocolOutdated.setState({ outdated: true })
}
