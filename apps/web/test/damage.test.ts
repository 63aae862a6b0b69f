import { reject } from '@parlor/kernel'
import { expect, test } from 'vitest'
import { isDamageRejection } from '../src/data/damage.ts'

test.each(['json.malformed', 'json.tooDeep', 'saves.damaged', 'saves.badField', 'saves.notASave', 'record.damaged', 'record.badMove'])(
  '%s is damage: the match can only be deleted',
  (code) => {
    expect(isDamageRejection(reject(code))).toBe(true)
  },
)

test.each(['saves.notFound', 'saves.newerFormat', 'saves.elsewhere', 'record.newerVersion', 'record.otherGame', 'record.noMigration'])(
  '%s has words of its own',
  (code) => {
    expect(isDamageRejection(reject(code))).toBe(false)
  },
)
