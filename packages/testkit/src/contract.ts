import type { Game, Kinds } from '@parlor/kernel'
import { describe, expect, it } from 'vitest'
import { promises, writeFailure, type Failure } from './failure.ts'
import { defaultSettings, type SurveySettings } from './settings.ts'
import { survey } from './survey.ts'

/**
 * Registers the tests that prove a game keeps its promises: one group per preset, one test per promise, on random matches.
 * Call it at the top of `test/contract.test.ts`.
 */
export function contract<K extends Kinds>(
  game: Game<K>,
  presets: readonly { readonly id: string; readonly options: K['Options'] }[] = game.options.presets,
  settings: Partial<SurveySettings<K>> = {},
): void {
  const all = { ...defaultSettings, ...settings } as SurveySettings<K>
  for (const { id, options } of presets)
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
          600_000,
        )
    })
}
