import { isRejection, type Rejection } from '@parlor/kernel'
import type { Me } from '@parlor/protocol'
import { create } from 'zustand'
import { apiRequest } from './api.ts'

/** The online identity: null before the first request, a rejection when it failed. */
export const useMe = create<{ readonly me: Me | Rejection | null }>(() => ({ me: null }))

let pendingIdentification: Promise<Me | Rejection> | null = null

/** Gets the identity from the server; a new visitor becomes a guest. */
export function ensureIdentified(): Promise<Me | Rejection> {
  pendingIdentification ??= apiRequest('ensureGuest').then((me) => {
    pendingIdentification = null
    // A known identity stays: replacing it would drop what was typed on the page.
    if (!isRejection(me) || me.rejected !== 'online.outdated' || !currentMe()) useMe.setState({ me })
    return me
  })
  return pendingIdentification
}

/** The identity, once it is known. */
function currentMe(): Me | null {
  const { me } = useMe.getState()
  return me && !isRejection(me) ? me : null
}
