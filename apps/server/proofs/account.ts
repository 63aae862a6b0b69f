import type { Me } from '@parlor/protocol'
import { Guest } from './client.ts'

export const password = 'a long enough secret'

/** A name that no other has, also when it is folded. */
export function freshName(id: string): string {
  const letters = 'abcdefghkp'
  return `Zz${[...BigInt(`0x${id}`).toString()]
    .map((digit) => letters[Number(digit)])
    .join('')
    .slice(0, 20)}`
}

/** Somebody with an account, as a ranked match needs one. */
export async function signUp(base: string, name?: string, email: string | null = null): Promise<{ guest: Guest; me: Me; name: string }> {
  const guest = await new Guest(base).arrive()
  const called = name ?? freshName(guest.person)
  return { guest, me: await guest.ask('enlist', { name: called, password, email }), name: called }
}
