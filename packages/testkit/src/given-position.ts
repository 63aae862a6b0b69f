import type { Game, GamePackage, GameTypes } from '@parlor/kernel'
import { defaultOptions } from '@parlor/kernel/host'
import { onTestFinished } from 'vitest'
import { Scenario } from './scenario.ts'

/**
 * Starts a scenario: `given(game, position).when('b2').then(position).happened('burst')`.
 * The options are fitted to the position where the game supports it. The scenario is finished when the test ends: see `Scenario` for what may stay open.
 */
export function given<K extends GameTypes>(
  subject: Game<K> | GamePackage<K>,
  position: string,
  extra: { readonly options?: K['Options']; readonly seed?: string } = {},
): Scenario<K> {
  const game = 'game' in subject ? subject.game : subject
  const scenario = new Scenario(game, position, extra.options ?? defaultOptions(game.options), extra.seed ?? 'given')
  onTestFinished(({ task }) => {
    if (!task.result?.errors?.length) scenario.checkNothingOpen()
  })
  return scenario
}
