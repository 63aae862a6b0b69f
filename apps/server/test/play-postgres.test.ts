import { afterAll, describe } from 'vitest'
import { openPostgres } from '../proofs/test-databases.ts'
import { skipMissing } from './skip-missing.ts'
import { definePlayTests } from './play-suite.ts'

// An installed one that does not start is a failure, not a skip.
const postgres = await openPostgres(['fsync=off'])
afterAll(() => postgres?.close(), 60_000)

if (!postgres) skipMissing('PostgreSQL', 'play on it')

describe.each(postgres ? [[postgres.url]] : [])('on PostgreSQL', (url) => {
  definePlayTests({ database: { url } })
})
