import { afterAll, describe } from 'vitest'
import { openPostgres } from '../proofs/postgres.ts'
import { playing } from './playing.ts'

const postgres = await openPostgres(['fsync=off']).catch(() => null)
afterAll(() => postgres?.close(), 60_000)

describe.runIf(postgres)('on PostgreSQL', () => {
  playing({ place: { url: postgres?.url ?? '' } })
})
