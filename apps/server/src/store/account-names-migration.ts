import { isRejection } from '@parlor/kernel'
import { foldName, readAccountName } from '@parlor/protocol'
import { defaultGuestName } from './person-names.ts'
import type { Client, Row } from './pool.ts'

const page = 1_000

/**
 * Migration step. `folded` is the look-alike key of a chosen name; `name_unique`: an account holds it exclusively. An account's e-mail
 * moves to `people`; "user".email stays the sign-in address. Password failure counters expire after a quarter of an hour and are not
 * dumped. Of accounts with look-alike names the oldest holds it; the others, and those whose name would be refused today, keep theirs
 * without holding it. Guests whose name looks like an account's get their default name.
 */
export async function migrateAccountNames(client: Client): Promise<void> {
  await client.query(
    `ALTER TABLE people ADD COLUMN folded text;
     ALTER TABLE people ADD COLUMN name_unique boolean NOT NULL DEFAULT false;
     ALTER TABLE people ADD COLUMN email text;
     CREATE INDEX people_folded ON people (folded) WHERE folded IS NOT NULL;
     CREATE UNIQUE INDEX people_name_unique ON people (folded) WHERE name_unique;
     CREATE TABLE password_failures (key text PRIMARY KEY, failures int NOT NULL, since timestamptz NOT NULL);
     UPDATE people SET email = u.email FROM "user" u WHERE u.id = people.account;`,
  )
  await foldNames(client)
}

async function foldNames(client: Client): Promise<void> {
  const held = new Set<string>()
  // Accounts first, oldest first; the cursor keeps one page in memory.
  await client.query(
    `DECLARE people_to_fold NO SCROLL CURSOR FOR SELECT id, name, account FROM people
     WHERE NOT erased AND (account IS NOT NULL OR name !~ '^Guest [0-9A-F]{4}$') ORDER BY account IS NULL, created, id`,
  )
  for (;;) {
    const { rows } = await client.query(`FETCH ${page} FROM people_to_fold`)
    if (rows.length === 0) break
    const changes = rows.map((row) => foldedRow(row, held))
    const column = <K extends keyof (typeof changes)[number]>(name: K) => changes.map((change) => change[name])
    await client.query(
      `UPDATE people SET name = c.name, folded = c.folded, name_unique = c.name_unique
       FROM unnest($1::text[], $2::text[], $3::text[], $4::boolean[]) AS c (id, name, folded, name_unique) WHERE people.id = c.id`,
      [column('id'), column('name'), column('folded'), column('unique')],
    )
  }
  await client.query('CLOSE people_to_fold')
}

function foldedRow({ id, name, account }: Row, held: Set<string>): { id: string; name: string; folded: string | null; unique: boolean } {
  const folded = foldName(name as string)
  if (account === null)
    return held.has(folded) ? { id, name: defaultGuestName(id), folded: null, unique: false } : { id, name, folded, unique: false }
  const unique = !held.has(folded) && !isRejection(readAccountName(name))
  if (unique) held.add(folded)
  return { id, name, folded, unique }
}
