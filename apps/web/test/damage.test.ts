import { reject } from '@parlor/kernel'
import { expect, test } from 'vitest'
import { isDamagedDataRejection } from '../src/data/damaged-data-rejection.ts'

test.each(['json.malformed', 'json.tooDeep', 'saves.damaged', 'saves.badField', 'saves.notASave', 'record.damaged', 'record.badMove'])(
  '%s is damage: the match can only be deleted',
  (code) => {
    expect(isDamagedDataRejection(reject(code))).toBe(true)
  },
)

test.each(['saves.notFound', 'saves.newerFormat', 'saves.elsewhere', 'record.newerVersion', 'record.otherGame', 'record.noMigration'])(
  '%s has words of its own',
  (code) => {
    expect(isDamagedDataRejection(reject(code))).toBe(false)
  },
)
