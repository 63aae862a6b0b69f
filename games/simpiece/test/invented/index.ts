import type { Scenario } from '../card-scenario.ts'
import { inventedBarScenarios } from './bars.ts'
import { inventedChangeScenarios } from './changes.ts'
import { inventedChoiceScenarios } from './choices.ts'
import { inventedCostScenarios } from './costs.ts'
import { inventedEventScenarios } from './events.ts'
import { inventedHandScenarios } from './hands.ts'
import { inventedLifeScenarios } from './life.ts'
import { inventedPowerScenarios } from './powers.ts'
import { inventedPriceScenarios } from './prices.ts'
import { inventedReactionScenarios } from './reactions.ts'
import { inventedReplacementScenarios } from './replacements.ts'
import { inventedValueScenarios } from './values.ts'
import { inventedZoneScenarios } from './zones.ts'

/** Every scenario of every invented card. */
export const inventedScenarios: readonly Scenario[] = [
  ...inventedValueScenarios,
  ...inventedChangeScenarios,
  ...inventedBarScenarios,
  ...inventedReplacementScenarios,
  ...inventedReactionScenarios,
  ...inventedZoneScenarios,
  ...inventedLifeScenarios,
  ...inventedChoiceScenarios,
  ...inventedCostScenarios,
  ...inventedPriceScenarios,
  ...inventedEventScenarios,
  ...inventedHandScenarios,
  ...inventedPowerScenarios,
]
