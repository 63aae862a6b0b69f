import { afterAll, describe } from 'vitest'
import { openPostgres } from '../proofs/postgres.ts'
import { missing } from './missing.ts'
import { playing } from './playing.ts'

// One that is there and does not start is a failure, not an absence.
const postgres = await openPostgres(['fsync=off'])
afterAll(() => postgres?.close(), 60_000)

if (!postgres) missing('PostgreSQL', 'play on it')

describe.each(postgres ? [[postgres.url]] : [])('on PostgreSQL', (url) => {
  playing({ place: { url } })
})
