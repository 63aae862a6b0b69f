import type { GamePackage } from '@parlor/kernel'
import { botStrategy } from './bot.ts'
import { game } from './game.ts'
import { levelsForBalanceTest } from './levels-for-balance-test.ts'
import { text } from './text.ts'
import type { DotsTypes } from './types.ts'

/** Dots: rules, strategy, text and levels. */
export const dots: GamePackage<DotsTypes> = { game, strategy: botStrategy, text, boardVariants: levelsForBalanceTest }

export { balanceCriterion, isBalanced, balanceBot } from './balance-criterion.ts'
export { boardGeometryOf, cellName, maxSide, moveAt } from './board-geometry.ts'
export { checkLayout, minSide, readLayout, writeLayout } from './board-layout.ts'
export type { BoardLayout } from './board-layout.ts'
export { lessons } from './lessons.ts'
export {
  levelFields,
  opponentFor,
  matchOptionsOfLevel,
  parseLevelSet,
  readLevel,
  readLevelSet,
  levelSetFields,
  shippedLevelSetIds,
  themes,
  textInLanguage,
} from './level.ts'
export type { DotsLevel, LevelSet } from './level.ts'
export { cellsInDanger, previewMove } from './preview.ts'
export type { MovePreview } from './preview.ts'
export {
  addResult,
  emptyProgress,
  levelMatchSetup,
  readProgress,
  levelResultOf,
  scoreIfWon,
  seriesId,
  levelSetStandingOf,
} from './level-set-progress.ts'
export type { LevelResult, LevelSetProgress } from './level-set-progress.ts'
export { startLayout } from './setup.ts'
export { templateToBoardText, boardTemplateNames } from './board-templates.ts'
export type { BoardTemplateName } from './board-templates.ts'
export { blockedCell, colours, unowned } from './types.ts'
export type { Colour, DotsEvent, DotsTypes, DotsMove, DotsOptions, DotsState, DotsView } from './types.ts'
