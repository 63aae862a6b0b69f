import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@parlor/kernel'
import { foldName, readAccountName } from '@parlor/protocol'
import { describe, expect, it } from 'vitest'
import { games } from '../src/games.ts'

describe('names of bot levels', () => {
  const levelNames = games.flatMap(({ game }) =>
    languages.flatMap((language) => {
      const file = join(import.meta.dirname, '../../../games', game.id, 'strings', `${language}.json`)
      const strings = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
      return Object.entries(strings).flatMap(([key, text]) => (/^level\.\w+$/.test(key) && typeof text === 'string' ? [text] : []))
    }),
  )

  it('are not allowed as account names', () => {
    expect(levelNames.length).toBeGreaterThan(60)
    const allowed = levelNames.filter((name) => readAccountName(name) === name)
    expect(allowed, 'not in botLevelNames of packages/protocol/src/display-name.ts').toEqual([])
    expect(levelNames.map(foldName)).not.toContain('')
  })
})
