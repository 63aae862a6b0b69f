export { quietSink } from './game.ts'
export type {
  AnyGameTypes,
  Audience,
  StateCore,
  Decision,
  EventCore,
  Game,
  GameTypes,
  Notation,
  Outcome,
  Seat,
  EventSink,
  ViewCore,
  Viewer,
} from './game.ts'
export type { BoardVariant, BoardVariants } from './board-variants.ts'
export { hashJson, checksumOk, withChecksum } from './hash.ts'
export { canonicalJson, hasExactKeys, isPlainObject, readJson } from './json.ts'
export type { JsonLimits } from './json.ts'
export type { Strategy, Level, Policy, HashSink } from './strategy.ts'
export { eventsFor, isLogEntry, isMoveEntry, practiceReasons, resignReasons, stopKinds } from './log.ts'
export type { HistoryEntry, LogEntry, AddressedEvent, Origin, PracticeReason, ResignReason, StopKind } from './log.ts'
export { Match } from './match.ts'
export type { Checkpoint, Step } from './step.ts'
export { completeOptions, defaultOptions, defaultSecrets, noOptions, readOptions, readSecrets } from './options.ts'
export type { OptionField, OptionSchema } from './options.ts'
export { rankLast, ranksOf } from './outcome.ts'
export { answerDecision, addDecision, clonePending, copyPending, everyoneExcept, setOutcome, decisionOf, passTurn } from './pending.ts'
export { parseMatch, readMatch, readRecord, writeMatch } from './match-record.ts'
export type { MatchRecord, UnreplayableMatch } from './match-record.ts'
export { isRejection, reject } from './rejection.ts'
export type { Rejection } from './rejection.ts'
export { randomInt, randomChance, copyRng, nextRandomWord, pickRandom, rngFrom, shuffle } from './rng.ts'
export type { Rng } from './rng.ts'
export type { ReadonlyMatch } from './readonly-match.ts'
export type { SeriesMatch, Series } from './series.ts'
export { sha256 } from './sha256.ts'
export type { GamePackage, GameText } from './game-package.ts'
export { languages, formatMessage, msg, seatName } from './i18n.ts'
export type { Language, Message, Translation, StringTable } from './i18n.ts'
