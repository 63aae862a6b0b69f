import type { CardDefinition } from '../../card-definition.ts'
import { redCards } from './red.ts'

/** OP05, colour by colour: the cards that joined together. Those that join later stand in an entry of their own. */
export const op05: readonly CardDefinition[] = redCards
