import type { Game, GamePackage, Kinds } from '@parlor/kernel'
import { describe, expect, it } from 'vitest'
import { promises, writeFailure, type Failure } from './failure.ts'
import { judge } from './judgement.ts'
import { defaultSettings, type SurveySettings } from './settings.ts'
import { survey } from './survey.ts'

const patience = 600_000
/** Random matches per preset on which a judgement is tried. */
const judged = 3

/**
 * Registers the tests that prove a game keeps its promises: one group per preset, one test per promise, on random matches.
 * Given the whole package, what it says about playing well is tried too. Call it at the top of `test/contract.test.ts`.
 */
export function contract<K extends Kinds>(
  subject: Game<K> | GamePackage<K>,
  presets?: readonly { readonly id: string; readonly options: K['Options'] }[],
  settings: Partial<SurveySettings<K>> = {},
): void {
  const game = 'game' in subject ? subject.game : subject
  const all = { ...defaultSettings, ...settings } as SurveySettings<K>
  for (const { id, options } of presets ?? game.options.presets)
    describe(`${game.id} keeps its promises: ${id}`, () => {
      let found: Failure[] | null = null
      for (const promise of all.promises ?? promises)
        it(
          promise,
          () => {
            found ??= survey(game, options, all)
            const broken = found.filter((failure) => failure.promise === promise).map(writeFailure)
            expect(broken.join('\n\n')).toBe('')
          },
          patience,
        )
      for (const pkg of 'game' in subject ? [subject] : [])
        it('judgement', () => expect(judge(pkg, options, judged, all.seed).join('\n')).toBe(''), patience)
    })
}
