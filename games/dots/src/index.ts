import type { GamePackage } from '@parlor/kernel'
import { judgement } from './bot.ts'
import { game } from './game.ts'
import { grounds } from './grounds.ts'
import { text } from './text.ts'
import type { DotsKinds } from './types.ts'

/** Dots: rules, judgement, words and levels. */
export const dots: GamePackage<DotsKinds> = { game, judgement, text, grounds }

export { evenness, isEven, referee } from './balance.ts'
export { boardOf, cellName, maxSide, moveAt } from './board.ts'
export type { Board } from './board.ts'
export { checkLayout, minSide, readLayout, writeLayout } from './layout.ts'
export type { Layout } from './layout.ts'
export { lessons } from './lessons.ts'
export {
  levelKeys,
  opponentFor,
  optionsOf,
  parseLevelSet,
  readLevel,
  readLevelSet,
  setKeys,
  shippedSets,
  themes,
  wordsIn,
} from './level.ts'
export type { DotsLevel, LevelSet, Theme, Words } from './level.ts'
export { cellsInDanger, previewMove } from './preview.ts'
export type { Preview } from './preview.ts'
export { addResult, beginSet, fixtureOf, readProgress, resultOf, scoreIfWon, seriesId, standingOf } from './series.ts'
export type { LevelResult, Progress, Standing } from './series.ts'
export { layoutOf } from './setup.ts'
export { drawTemplate, templates } from './template.ts'
export type { Template } from './template.ts'
export { block, colours, nobody } from './types.ts'
export type { CellAfter, Colour, DotsEvent, DotsKinds, DotsMove, DotsOptions, DotsState, DotsView, Position } from './types.ts'
