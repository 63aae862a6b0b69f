import { Aborts } from './aborts.ts'
import { HashChains } from './hash-chains.ts'
import { DatabaseClock } from './database-clock.ts'
import { JobQueue } from './job-queue.ts'
import { PasswordFailures } from './password-failures.ts'
import { LogStore } from './log-store.ts'
import { Matches } from './matches.ts'
import { migrate } from './migrations.ts'
import { PersonNames } from './person-names.ts'
import { People } from './people.ts'
import { openPool, type DatabaseLocation, type Pool } from './pool.ts'
import { PresenceTable } from './presence-table.ts'
import { MatchmakingQueue } from './matchmaking-queue.ts'
import { Ratings } from './ratings.ts'
import { Snapshots } from './snapshots.ts'
import { QuickMatchRequests } from './quick-match-requests.ts'

/** All tables of one database. */
export interface Stores {
  readonly pool: Pool
  readonly log: LogStore
  readonly matches: Matches
  readonly people: People
  readonly jobs: JobQueue
  readonly clock: DatabaseClock
  readonly names: PersonNames
  readonly passwordFailures: PasswordFailures
  readonly presence: PresenceTable
  readonly ratings: Ratings
  readonly matchmakingQueue: MatchmakingQueue
  readonly quickMatchRequests: QuickMatchRequests
  readonly aborts: Aborts
  readonly chains: HashChains
  readonly snapshots: Snapshots
  close(): Promise<void>
}

/** Opens and migrates the database. */
export async function openStores(database: DatabaseLocation, node: string): Promise<Stores> {
  const pool = await openPool(database)
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
    log: new LogStore(pool.urgent, 'url' in database ? 2 : 1),
    matches: new Matches(pool),
    people: new People(pool),
    jobs: new JobQueue(pool.urgent, node),
    clock,
    names: new PersonNames(pool),
    passwordFailures: new PasswordFailures(pool),
    presence: new PresenceTable(pool.urgent, node),
    ratings: new Ratings(pool),
    matchmakingQueue: new MatchmakingQueue(pool),
    quickMatchRequests: new QuickMatchRequests(pool),
    aborts: new Aborts(pool),
    chains: new HashChains(pool),
    snapshots: new Snapshots(pool),
    close: () => pool.end(),
  }
}
