import type { Game, GamePackage, GameTypes } from '@parlor/kernel'
import { describe, expect, it } from 'vitest'
import { invariantNames, formatFailure, type InvariantFailure } from './invariant-names.ts'
import { checkStrategy } from './check-strategy.ts'
import { defaultCheckSettings, type CheckSettings } from './check-matches.ts'
import { checkMatches } from './check-matches.ts'

const timeout = 600_000
/** Random matches per preset on which the strategy is checked. */
const strategyMatches = 3
/** Matches per game in which views are advanced by events; its presets share them. */
const advancedMatches = 300

/**
 * Registers the contract tests of a game: one group per preset, one test per invariant, on random matches.
 * Given the whole package, its strategy is checked too. Call it at the top of `test/contract.test.ts`.
 */
export function contract<K extends GameTypes>(
  subject: Game<K> | GamePackage<K>,
  presets?: readonly { readonly id: string; readonly options: K['Options'] }[],
  settings: Partial<CheckSettings<K>> = {},
): void {
  const game = 'game' in subject ? subject.game : subject
  const checked = presets ?? game.options.presets
  const advanced = Math.ceil(advancedMatches / checked.length)
  const all = { ...defaultCheckSettings, advanced, ...settings } as CheckSettings<K>
  for (const { id, options } of checked)
    describe(`${game.id} keeps its invariants: ${id}`, () => {
      let found: InvariantFailure[] | null = null
      for (const invariant of all.invariants ?? invariantNames)
        it(
          invariant,
          () => {
            found ??= checkMatches(game, options, all)
            const broken = found.filter((failure) => failure.invariant === invariant).map(formatFailure)
            expect(broken.join('\n\n')).toBe('')
          },
          timeout,
        )
      for (const pkg of 'game' in subject ? [subject] : [])
        it('strategy', () => expect(checkStrategy(pkg, options, strategyMatches, all.seed).join('\n')).toBe(''), timeout)
    })
}
