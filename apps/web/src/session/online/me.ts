import { isRejection, type Rejection } from '@parlor/kernel'
import type { Me } from '@parlor/protocol'
import { create } from 'zustand'
import { apiRequest } from './api.ts'

/** Who plays here online: null before anybody has asked, or why nobody could be found out. */
export const useMe = create<{ readonly me: Me | Rejection | null }>(() => ({ me: null }))

let pendingIdentification: Promise<Me | Rejection> | null = null

/** Makes sure the server knows who is here; whoever is new becomes a guest. */
export function ensureIdentified(): Promise<Me | Rejection> {
  pendingIdentification ??= apiRequest('ensureGuest').then((me) => {
    pendingIdentification = null
    // Whoever is known stays: the page under them holds what they have typed.
    if (!isRejection(me) || me.rejected !== 'online.outdated' || !currentMe()) useMe.setState({ me })
    return me
  })
  return pendingIdentification
}

/** The person here, once they have arrived. */
function currentMe(): Me | null {
  const { me } = useMe.getState()
  return me && !isRejection(me) ? me : null
}
