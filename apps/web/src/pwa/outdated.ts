import { create } from 'zustand'

/** Whether page and server speak different versions of the protocol: only a reload helps. */
export const useOutdated = create<{ readonly outdated: boolean }>(() => ({ outdated: false }))

export function markOutdated(): void {
  useOutdated.setState({ outdated: true })
}
