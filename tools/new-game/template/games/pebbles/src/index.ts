import type { GamePackage } from '@parlor/kernel'
import { botStrategy } from './bot.ts'
import { game } from './game.ts'
import { text } from './text.ts'
import type { PebblesTypes } from './types.ts'

/** Pebbles: rules, strategy and text. */
export const pebbles: GamePackage<PebblesTypes> = { game, strategy: botStrategy, text }

export { players } from './types.ts'
export type { PebblesEvent, PebblesMove, PebblesTypes, PebblesView } from './types.ts'
