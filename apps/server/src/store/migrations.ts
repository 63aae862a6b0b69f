import { advisoryLockKeys } from './advisory-lock-keys.ts'
import { migrateAccountNames } from './account-names-migration.ts'
import { inTransaction, withoutQueryTimeout, type Client, type Pool } from './pool.ts'

/**
 * Schema migrations in order; released ones are never edited. Times are milliseconds since 1970 as float8 and JSON is text, so that both
 * databases return the same values.
 *
 * Table names that older nodes share: `house` holds server settings, `people` guests and accounts, `kept` account data, `sitting` seat
 * assignments, `waiting` the matchmaking queue, `wishes` quick-match requests with their match.
 */
const steps: readonly (string | ((client: Client) => Promise<void>))[] = [
  `CREATE TABLE house (name text PRIMARY KEY, value text NOT NULL);
   CREATE TABLE people (
     id text PRIMARY KEY, name text NOT NULL, account text UNIQUE, token text UNIQUE,
     created float8 NOT NULL, erased boolean NOT NULL DEFAULT false
   );
   CREATE TABLE kept (person text NOT NULL, name text NOT NULL, revision int NOT NULL, value text NOT NULL, PRIMARY KEY (person, name));
   CREATE TABLE matches (
     id text PRIMARY KEY, game text NOT NULL, version int NOT NULL, options text NOT NULL, secrets text NOT NULL,
     seed text NOT NULL, hash text NOT NULL, state text NOT NULL, seats text NOT NULL, host text NOT NULL, code text UNIQUE,
     visibility text NOT NULL, clock text NOT NULL, spectators text NOT NULL, absent text NOT NULL, ranked boolean NOT NULL,
     asked text UNIQUE, offer text, said text, rematch text NOT NULL DEFAULT '[]', next text, outcome text, share text UNIQUE,
     revision int NOT NULL DEFAULT 0, created float8 NOT NULL, started float8, ended float8
   );
   CREATE INDEX matches_lobby ON matches (created) WHERE state IN ('open', 'playing') AND visibility = 'public';
   CREATE TABLE sitting (match text NOT NULL, seat int NOT NULL, person text NOT NULL, since float8 NOT NULL, PRIMARY KEY (match, seat));
   CREATE INDEX sitting_person ON sitting (person, since);
   CREATE TABLE log (
     match text NOT NULL, seq int NOT NULL, mover text NOT NULL, entry text NOT NULL, at float8 NOT NULL, ends boolean NOT NULL,
     PRIMARY KEY (match, seq)
   );
   CREATE UNIQUE INDEX log_mover ON log (match, mover);
   CREATE INDEX log_ends ON log (match) WHERE ends;
   CREATE TABLE jobs (match text PRIMARY KEY, due float8 NOT NULL, lease float8 NOT NULL DEFAULT 0, node text NOT NULL DEFAULT '');
   CREATE INDEX jobs_due ON jobs (due);
   CREATE TABLE presence (match text NOT NULL, seat int NOT NULL, node text NOT NULL, until float8 NOT NULL, PRIMARY KEY (match, seat, node));
   CREATE TABLE waiting (
     person text PRIMARY KEY, ask text NOT NULL, game text NOT NULL, preset text NOT NULL, ranked boolean NOT NULL, secret text,
     rating float8 NOT NULL, since float8 NOT NULL, until float8 NOT NULL, match text
   );
   CREATE TABLE ratings (
     person text NOT NULL, game text NOT NULL, rating float8 NOT NULL, deviation float8 NOT NULL, volatility float8 NOT NULL,
     games int NOT NULL, updated float8 NOT NULL, PRIMARY KEY (person, game)
   );
   CREATE INDEX ratings_best ON ratings (game, rating);
   CREATE TABLE rating_points (
     person text NOT NULL, match text NOT NULL, game text NOT NULL, at float8 NOT NULL, before float8 NOT NULL, rating float8 NOT NULL,
     deviation float8 NOT NULL, PRIMARY KEY (person, match)
   );
   CREATE INDEX rating_points_graph ON rating_points (person, game, at);`,
  `CREATE TABLE "user" (
     id text PRIMARY KEY, name text NOT NULL, email text NOT NULL UNIQUE, "emailVerified" boolean NOT NULL, image text,
     "createdAt" timestamptz NOT NULL DEFAULT now(), "updatedAt" timestamptz NOT NULL DEFAULT now()
   );
   CREATE TABLE session (
     id text PRIMARY KEY, "expiresAt" timestamptz NOT NULL, token text NOT NULL UNIQUE, "createdAt" timestamptz NOT NULL DEFAULT now(),
     "updatedAt" timestamptz NOT NULL, "ipAddress" text, "userAgent" text, "userId" text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE
   );
   CREATE INDEX session_by_user ON session ("userId");
   CREATE TABLE account (
     id text PRIMARY KEY, "accountId" text NOT NULL, "providerId" text NOT NULL,
     "userId" text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE, "accessToken" text, "refreshToken" text, "idToken" text,
     "accessTokenExpiresAt" timestamptz, "refreshTokenExpiresAt" timestamptz, scope text, password text,
     "createdAt" timestamptz NOT NULL DEFAULT now(), "updatedAt" timestamptz NOT NULL
   );
   CREATE INDEX account_by_user ON account ("userId");
   CREATE TABLE verification (
     id text PRIMARY KEY, identifier text NOT NULL, value text NOT NULL, "expiresAt" timestamptz NOT NULL,
     "createdAt" timestamptz NOT NULL DEFAULT now(), "updatedAt" timestamptz NOT NULL DEFAULT now()
   );
   CREATE INDEX verification_identifier ON verification (identifier);`,
  // Partial indexes for frequent queries: only matches in progress, however many are over.
  `CREATE INDEX matches_playing ON matches (id) WHERE state = 'playing';
   CREATE INDEX matches_open ON matches (host) WHERE state = 'open';`,
  // Match by quick-match request, for idempotency.
  `CREATE TABLE wishes (ask text PRIMARY KEY, match text NOT NULL, at float8 NOT NULL);`,
  // One clock: time comparisons use the database's. Jobs in separate lanes; `jobs` was the single lane before.
  `CREATE FUNCTION now_ms() RETURNS float8 LANGUAGE sql STABLE AS 'SELECT floor(extract(epoch FROM statement_timestamp())::float8 * 1000)';
   CREATE TABLE match_jobs (
     match text NOT NULL, lane text NOT NULL, due float8 NOT NULL, owner text NOT NULL DEFAULT '', strong boolean NOT NULL DEFAULT false,
     lease float8 NOT NULL DEFAULT 0, node text NOT NULL DEFAULT '', claim int NOT NULL DEFAULT 0, PRIMARY KEY (match, lane)
   );
   CREATE INDEX match_jobs_due ON match_jobs (lane, due);
   INSERT INTO match_jobs (match, lane, due) SELECT match, 'clock', due FROM jobs;
   ALTER TABLE log ADD COLUMN waited float8 NOT NULL DEFAULT 0;
   ALTER TABLE matches ADD COLUMN "undoAsked" text, ADD COLUMN "undoMuted" text NOT NULL DEFAULT '[]';`,
  // Accounts by name.
  migrateAccountNames,
  // The server's part of every seed is fixed and published before a match needs it. A match without `deal` keeps its seed.
  `CREATE TABLE anchor_pages (page int PRIMARY KEY, at float8 NOT NULL, previous text NOT NULL, anchors text NOT NULL, hash text NOT NULL);
   CREATE TABLE chains (anchor text PRIMARY KEY, page int NOT NULL, place int NOT NULL, tip text NOT NULL);
   CREATE INDEX chains_next ON chains (page, place);
   ALTER TABLE matches ADD COLUMN deal text;
   ALTER TABLE matches ADD COLUMN commitments text;
   ALTER TABLE waiting ADD COLUMN commitment text;`,
  // Presence is written on change and valid while its node has heartbeats; snapshots of long logs; retention.
  `CREATE TABLE heartbeats (node text PRIMARY KEY, beat float8 NOT NULL);
   ALTER TABLE presence ADD COLUMN changed float8 NOT NULL DEFAULT 0;
   CREATE INDEX presence_changed ON presence (changed);
   CREATE TABLE snapshots (
     match text PRIMARY KEY, seq int NOT NULL, format int NOT NULL, version int NOT NULL, body text NOT NULL, sum text NOT NULL
   );
   CREATE INDEX matches_lobby_order ON matches (state, created DESC) WHERE visibility = 'public' AND state IN ('open', 'playing');
   CREATE INDEX matches_lobby_game ON matches (game, state, created DESC) WHERE visibility = 'public' AND state IN ('open', 'playing');
   CREATE INDEX matches_ended ON matches (ended) WHERE state = 'over';
   CREATE INDEX matches_closed ON matches (created) WHERE state = 'closed';
   ALTER TABLE people ADD COLUMN seen float8;
   UPDATE people SET seen = now_ms();
   CREATE INDEX people_idle ON people ((coalesce(seen, created))) WHERE account IS NULL;
   CREATE INDEX wishes_at ON wishes (at);
   CREATE INDEX log_ended ON log (at) WHERE ends;
   CREATE INDEX session_expires ON session ("expiresAt");`,
  // Ranked play: aborts, draw offers, presence without a break, and opponents of rated matches.
  `CREATE TABLE aborts (person text NOT NULL, match text NOT NULL, at float8 NOT NULL, PRIMARY KEY (person, match));
   ALTER TABLE matches ADD COLUMN draw text;
   ALTER TABLE presence ADD COLUMN since float8 NOT NULL DEFAULT 0;
   ALTER TABLE rating_points ADD COLUMN unproven boolean NOT NULL DEFAULT false;`,
  // Counting somebody's live matches must not take longer with every match they have played. Only marks what is over: older nodes do not.
  `ALTER TABLE sitting ADD COLUMN over boolean NOT NULL DEFAULT false;
   UPDATE sitting SET over = true FROM matches WHERE id = match AND state IN ('over', 'closed');
   CREATE INDEX sitting_live ON sitting (person) WHERE NOT over;`,
  // Bots' turns are fair by network too, and quick levels come before slower ones. Older nodes' turns are of no known network, and not quick.
  `ALTER TABLE match_jobs ADD COLUMN network text NOT NULL DEFAULT '', ADD COLUMN quick boolean NOT NULL DEFAULT false;`,
  // What a rating was not shown yet to have risen.
  `ALTER TABLE ratings ADD COLUMN held float8 NOT NULL DEFAULT 0;`,
  // Late copies of a queue request that was refused get the same answer.
  `CREATE TABLE queue_refusals (person text NOT NULL, ask text NOT NULL, why text NOT NULL, at float8 NOT NULL, PRIMARY KEY (person, ask));`,
  // A page of somebody's finished matches, however many there are; by a trigger, for nodes of any version. Matches nobody made a move in.
  // The best of a game.
  `ALTER TABLE sitting ADD COLUMN ended float8;
   UPDATE sitting SET over = true, ended = CASE WHEN m.state = 'over' THEN coalesce(m.ended, m.created) END
     FROM matches m WHERE m.id = match AND m.state IN ('over', 'closed');
   CREATE INDEX sitting_ended ON sitting (person, ended DESC) WHERE ended IS NOT NULL;
   CREATE FUNCTION mark_sitting_over() RETURNS trigger LANGUAGE plpgsql AS $body$ BEGIN
     UPDATE sitting SET over = true, ended = CASE WHEN NEW.state = 'over' THEN coalesce(NEW.ended, NEW.created) END WHERE match = NEW.id;
     RETURN NULL;
   END $body$;
   CREATE TRIGGER matches_over AFTER UPDATE ON matches FOR EACH ROW
     WHEN (NEW.state IN ('over', 'closed') AND OLD.state <> NEW.state) EXECUTE FUNCTION mark_sitting_over();
   ALTER TABLE matches ADD COLUMN unplayed boolean NOT NULL DEFAULT false;
   CREATE INDEX matches_unplayed ON matches (ended) WHERE unplayed;
   CREATE INDEX ratings_listed ON ratings (game, round(rating) DESC, person) WHERE round(deviation) <= 110;`,
  // Ranked matches are kept for good: retention does not look at them.
  `CREATE INDEX matches_casual_ended ON matches (ended) WHERE state = 'over' AND NOT ranked;`,
  // Why a result counted less, for its players.
  `ALTER TABLE rating_points ADD COLUMN reductions text NOT NULL DEFAULT '[]';`,
  // Tables somebody has opened that nobody has joined, and live matches they have not left, with seats at tables that wait: one that waits
  // counts from the start, and whoever fills the last seat need not look at the others. With the lock, those of the same person wait until
  // the transaction has ended and count what it has added: each query of a function looks at the tables anew.
  `CREATE FUNCTION table_counts(whose text, locking boolean, OUT open int, OUT live int) LANGUAGE plpgsql AS $body$ BEGIN
     IF locking THEN PERFORM pg_advisory_xact_lock(${advisoryLockKeys.tablesOfPerson}, hashtext(whose)); END IF;
     SELECT count(*) INTO open FROM matches WHERE host = whose AND state = 'open';
     SELECT count(*) INTO live FROM sitting s JOIN matches m ON m.id = s.match WHERE s.person = whose AND NOT s.over
       AND m.state IN ('open', 'dealing', 'playing')
       AND m.seats::jsonb @> jsonb_build_array(jsonb_build_object('person', whose, 'left', false));
   END $body$;`,
]

/** Tables in restore order. Unused chains are left out: restored later, they could have been used and revealed meanwhile. */
export const dumpedTables = [
  'house',
  'people',
  'kept',
  'matches',
  'sitting',
  'log',
  'snapshots',
  'jobs',
  'match_jobs',
  'ratings',
  'rating_points',
  'anchor_pages',
  'aborts',
  '"user"',
  'session',
  'account',
  'verification',
] as const

/** Current schema version. */
export const schemaVersion = steps.length

/**
 * Migrates to the current version, or to an older one for tests; nodes that start together take turns. Refuses a database of a newer
 * server.
 */
export async function migrate(pool: Pool, wanted = steps.length): Promise<void> {
  for (let left = maxDeadlocks; ; left--) {
    try {
      return await inTransaction(withoutQueryTimeout(pool), (client) => migrateTo(client, wanted))
    } catch (error) {
      if ((error as { code?: unknown }).code !== deadlockDetected || left === 0) throw error
    }
  }
}

/** A statement of a running node that holds one of the tables and waits for another ends the migration, which then begins anew. */
const deadlockDetected = '40P01'
const maxDeadlocks = 5

/** Within a transaction, up to that version. */
export async function migrateTo(client: Client, version: number): Promise<void> {
  // An index on a large table takes longer than any other statement may, and so does waiting for the node that makes it.
  await client.query('SET LOCAL statement_timeout = 0')
  await client.query('SELECT pg_advisory_xact_lock($1)', [advisoryLockKeys.migrations])
  await client.query('CREATE TABLE IF NOT EXISTS migrations (step int PRIMARY KEY, at float8 NOT NULL)')
  const done = await versionOf(client)
  if (done > steps.length) throw new Error(`The database has schema ${done} and this server knows ${steps.length}: start a newer server.`)
  if (done > version) throw new Error(`The database has schema ${done} already, and ${version} is wanted: take a new database.`)
  if (done > 0 && done < firstWithLanes && version >= firstWithLanes) await refuseOlderNodes(client)
  // All at once and first: a step that has changed one of them for minutes and then wants another is a deadlock with any node's write.
  if (done > 0 && done < lastOfManyTables && version >= lastOfManyTables)
    await client.query('LOCK TABLE ratings, matches, sitting IN ACCESS EXCLUSIVE MODE')
  for (let step = done; step < version; step++) {
    const change = steps[step]!
    if (typeof change === 'string') await client.query(change)
    else await change(client)
    await client.query('INSERT INTO migrations (step, at) VALUES ($1, $2)', [step + 1, Date.now()])
  }
}

/** The last step that changes `matches`, `sitting` and `ratings` together. */
const lastOfManyTables = 14

/**
 * Nodes from before this step would run jobs by rules that no longer hold: they have to be stopped first. Each holds this lock while it
 * runs.
 */
const firstWithLanes = 5

async function refuseOlderNodes(client: Client): Promise<void> {
  const { rows } = await client.query('SELECT pg_try_advisory_xact_lock($1) AS alone', [advisoryLockKeys.olderNodes])
  if (rows[0]!['alone'] !== true) throw new Error('Nodes of an older version use this database: stop all of them, then start this one.')
}

/** The database's schema version, without migrating it; 0 for one that no server was started on. */
export async function storedSchemaVersion(client: Client): Promise<number> {
  const { rows } = await client.query("SELECT to_regclass('migrations') IS NOT NULL AS made", [])
  return rows[0]!['made'] === true ? versionOf(client) : 0
}

async function versionOf(client: Client): Promise<number> {
  const { rows } = await client.query('SELECT coalesce(max(step), 0)::int AS done FROM migrations', [])
  return rows[0]!['done'] as number
}
