import type { GamePackage } from '@parlor/kernel'
import { botStrategy } from './bot.ts'
import { game } from './game.ts'
import { text } from './text.ts'
import type { SimPieceTypes } from './types.ts'

/** SimPiece: rules, strategy and text. */
export const simpiece: GamePackage<SimPieceTypes> = { game, strategy: botStrategy, text }

export { attributes, cardKinds, colours, keywords, rarities } from './card-definition.ts'
export type { Ability, Attribute, CardDefinition, CardKind, Colour, Keyword, Rarity } from './card-definition.ts'
export { cardsAllowedFor, checkDeck, deckSize, exportDeck, fillGaps, deckCardIndices, maxCopies, maxListedCopies } from './deck.ts'
export type { DeckDraft, DeckRow } from './deck.ts'
export { importDeck, maxDeckRows, maxImportLength } from './deck-list/import-deck.ts'
export { cleanName, maxCardName } from './deck-list/deck-line.ts'
export { soleCardNumber } from './deck-list/card-number.ts'
export { currentCardStatsOf } from './current-card-stats.ts'
export type { CurrentCardStats } from './current-card-stats.ts'
export { keywordBit, cards, cardIndexOf } from './card-pool.ts'
export type { CompiledCard, CardIndex } from './card-pool.ts'
export { puzzleOfDay, puzzles } from './puzzles.ts'
export type { Puzzle } from './puzzles.ts'
export { builtInDecks } from './built-in-decks.ts'
export { findWinThisTurn } from './strategy/find-win-this-turn.ts'
export { findLethal } from './strategy/lethal-search.ts'
export { costInHand, keywordsOf, powerOf } from './current-values.ts'
export { deckName } from './text.ts'
export { publiclyKnown } from './types.ts'
export type {
  Battle,
  DecisionKind,
  FieldCard,
  CardHandle,
  Phase,
  PickZone,
  SideView,
  SimPieceEvent,
  SimPieceTypes,
  SimPieceMove,
  SimPieceSeatSecret,
  SimPieceState,
  SimPieceView,
} from './types.ts'
export { abilityRulesText, rulesText } from './rules-text.ts'
