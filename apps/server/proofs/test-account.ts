import type { Me } from '@parlor/protocol'
import { TestClient } from './test-client.ts'

export const testPassword = 'a long enough secret'

/** A unique name, also when folded. */
export function freshAccountName(id: string): string {
  const letters = 'abcdefghkp'
  return `Zz${[...BigInt(`0x${id}`).toString()]
    .map((digit) => letters[Number(digit)])
    .join('')
    .slice(0, 20)}`
}

/** A client with an account, as ranked play needs. */
export async function signUp(
  base: string,
  name?: string,
  email: string | null = null,
): Promise<{ guest: TestClient; me: Me; name: string }> {
  const guest = await new TestClient(base).becomeGuest()
  const called = name ?? freshAccountName(guest.person)
  return { guest, me: await guest.requestOrThrow('signUp', { name: called, password: testPassword, email }), name: called }
}
