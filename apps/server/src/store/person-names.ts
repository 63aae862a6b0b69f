import { foldName } from '@parlor/protocol'
import { advisoryLockKeys } from './advisory-lock-keys.ts'
import { inTransaction, type Client, type Pool } from './pool.ts'

/** Name of guests who have chosen none, or whose name an account has taken. */
export function defaultGuestName(id: string): string {
  return `Guest ${id.slice(0, 4).toUpperCase()}`
}

/** The same as an SQL expression on a row of people. */
const defaultGuestNameSql = `'Guest ' || upper(left(id, 4))`

/** `displaced`: guests of that name, who got their default name back. */
type NameClaimResult = { readonly taken: true } | { readonly taken: false; readonly displaced: readonly string[] }

/** Unique account names; a guest's name never looks like an account's. */
export class PersonNames {
  readonly #pool: Pool

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /** Sign-in address of the account that holds a look-alike of this name. */
  async signInAddressOf(name: string): Promise<string | null> {
    const { rows } = await this.#pool.query(
      'SELECT u.email FROM people p JOIN "user" u ON u.id = p.account WHERE p.folded = $1 AND p.name_unique',
      [foldName(name)],
    )
    return (rows[0]?.['email'] as string | undefined) ?? null
  }

  renameGuest(person: string, name: string): Promise<boolean> {
    const folded = foldName(name)
    return inTransaction(this.#pool, async (client) => {
      await lock(client, folded)
      if (await isHeld(client, folded, person)) return false
      const { rowCount } = await client.query('UPDATE people SET name = $2, folded = $3 WHERE id = $1 AND account IS NULL', [
        person,
        name,
        folded,
      ])
      return rowCount === 1
    })
  }

  /** Claims a unique name and frees the previous one. */
  renameAccount(person: string, name: string): Promise<NameClaimResult> {
    return this.#claim(person, name, 'UPDATE people SET name = $2, folded = $3, name_unique = true WHERE id = $1', [])
  }

  /** Turns a guest into an account with a unique name; from then on only the account signs in. */
  createAccount(person: string, account: string, name: string, email: string | null): Promise<NameClaimResult> {
    return this.#claim(
      person,
      name,
      'UPDATE people SET name = $2, folded = $3, name_unique = true, account = $4, email = $5, token = NULL WHERE id = $1 AND account IS NULL',
      [account, email],
    )
  }

  #claim(person: string, name: string, update: string, values: readonly unknown[]): Promise<NameClaimResult> {
    const folded = foldName(name)
    return inTransaction(this.#pool, async (client) => {
      await lock(client, folded)
      if (await isHeld(client, folded, person)) return { taken: true }
      const { rowCount } = await client.query(update, [person, name, folded, ...values])
      if (rowCount !== 1) return { taken: true }
      const { rows } = await client.query(
        `UPDATE people SET name = ${defaultGuestNameSql}, folded = NULL WHERE folded = $1 AND account IS NULL AND id <> $2 RETURNING id`,
        [folded, person],
      )
      return { taken: false, displaced: rows.map(({ id }) => id as string) }
    })
  }
}

/** Serialises a guest and an account that claim the same name at once. */
async function lock(client: Client, folded: string): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1::int, hashtext($2))', [advisoryLockKeys.personNames, folded])
}

async function isHeld(client: Client, folded: string, person: string): Promise<boolean> {
  const { rows } = await client.query('SELECT 1 FROM people WHERE folded = $1 AND name_unique AND id <> $2', [folded, person])
  return rows.length > 0
}
