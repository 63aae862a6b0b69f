import { Aborts } from './aborts.ts'
import { Chains } from './chains.ts'
import { DatabaseClock } from './database-clock.ts'
import { JobQueue } from './jobs.ts'
import { PasswordFailures } from './failures.ts'
import { Log } from './log.ts'
import { Matches } from './matches.ts'
import { migrate } from './migrations.ts'
import { Names } from './names.ts'
import { People } from './people.ts'
import { openPool, type Place, type Pool } from './pool.ts'
import { PresenceTable } from './presence.ts'
import { Queue } from './queue.ts'
import { Ratings } from './ratings.ts'
import { Snapshots } from './snapshots.ts'
import { Wishes } from './wishes.ts'

/** Everything that is kept, in one database. */
export interface Stores {
  readonly pool: Pool
  readonly log: Log
  readonly matches: Matches
  readonly people: People
  readonly jobs: JobQueue
  readonly clock: DatabaseClock
  readonly names: Names
  readonly failures: PasswordFailures
  readonly presence: PresenceTable
  readonly ratings: Ratings
  readonly queue: Queue
  readonly wishes: Wishes
  readonly aborts: Aborts
  readonly chains: Chains
  readonly snapshots: Snapshots
  close(): Promise<void>
}

/** Opens the database and brings it up to date. */
export async function openStores(place: Place, node: string): Promise<Stores> {
  const pool = await openPool(place)
  const clock = new DatabaseClock(pool)
  try {
    await migrate(pool)
    await clock.synchronize()
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    pool,
    log: new Log(pool, 'url' in place ? 2 : 1),
    matches: new Matches(pool),
    people: new People(pool),
    jobs: new JobQueue(pool, node),
    clock,
    names: new Names(pool),
    failures: new PasswordFailures(pool),
    presence: new PresenceTable(pool, node),
    ratings: new Ratings(pool),
    queue: new Queue(pool),
    wishes: new Wishes(pool),
    aborts: new Aborts(pool),
    chains: new Chains(pool),
    snapshots: new Snapshots(pool),
    close: () => pool.end(),
  }
}
