import type { GamePackage } from '@parlor/kernel'
import { judgement } from './bot.ts'
import { game } from './game.ts'
import { text } from './text.ts'
import type { SimPieceKinds } from './types.ts'

/** SimPiece: rules, judgement and words. */
export const simpiece: GamePackage<SimPieceKinds> = { game, judgement, text }

export { attributes, cardKinds, colours, keywords, languages, rarities } from './card.ts'
export type { Ability, Attribute, CardDefinition, CardKind, Colour, Keyword, Language, Rarity } from './card.ts'
export { allowedFor, checkDeck, deckSize, exportDeck, importDeck, listOf, mostCopies } from './deck.ts'
export type { DeckDraft, DeckRow } from './deck.ts'
export { figuresOf } from './figures.ts'
export type { Figures } from './figures.ts'
export { bitOf, cards, numberOf } from './pool.ts'
export type { Card, CardNo } from './pool.ts'
export { puzzleOf, puzzles } from './puzzles.ts'
export type { Puzzle } from './puzzles.ts'
export { readyDecks } from './ready.ts'
export { foreseen, sureties } from './skill/foresee.ts'
export type { Sight } from './skill/foresee.ts'
export { findLethal } from './skill/lethal.ts'
export type { Lethal } from './skill/lethal.ts'
export { costInHand, keywordsOf, powerOf } from './standing.ts'
export { deckName, nameOf, phaseName } from './text.ts'
export { hidden, open, pooled } from './types.ts'
export type {
  Battle,
  DecisionKind,
  Fielded,
  Frame,
  Handle,
  Phase,
  PickZone,
  Prompt,
  Seen,
  SideView,
  SimPieceEvent,
  SimPieceKinds,
  SimPieceMove,
  SimPieceOptions,
  SimPieceSecret,
  SimPieceState,
  SimPieceView,
} from './types.ts'
export { abilityWords, rulesText } from './wording.ts'
