import { defaultOptions, type Game, type GamePackage, type GameTypes } from '@parlor/kernel'
import { onTestFinished } from 'vitest'
import { Scenario } from './scenario.ts'

/**
 * Begins a test that reads as a picture: `given(game, position).when('b2').then(position).happened('burst')`.
 * The options are made to fit the position where the game says how. When the test ends, so does the scenario: see `Scenario` for what may stay open.
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
