export { quietTable } from './game.ts'
export type {
  AnyKinds,
  Audience,
  Core,
  Decision,
  EventCore,
  Game,
  Kinds,
  Notation,
  Outcome,
  Seat,
  Table,
  ViewCore,
  Viewer,
} from './game.ts'
export type { Ground, Grounds } from './grounds.ts'
export { hashJson, isWhole, seal } from './hash.ts'
export { canonicalJson, hasExactly, isPlain, readJson } from './json.ts'
export type { JsonLimits } from './json.ts'
export type { Judgement, Level, Policy, Sink } from './judgement.ts'
export { heardBy, isEntry, isPlayed, practiceReasons, resignReasons, stopKinds } from './log.ts'
export type { Deed, Entry, Heard, Origin, PracticeReason, ResignReason, StopKind } from './log.ts'
export { Match } from './match.ts'
export type { Checkpoint, Step } from './step.ts'
export { completeOptions, defaultOptions, defaultSecrets, noOptions, readOptions, readSecrets } from './options.ts'
export type { OptionField, OptionSchema } from './options.ts'
export { comesLast, ranksOf } from './outcome.ts'
export { answer, ask, clonePending, copyPending, everyoneBut, finish, owes, passTurn } from './pending.ts'
export { parseMatch, readMatch, readRecord, writeMatch } from './record.ts'
export type { MatchRecord, Relic } from './record.ts'
export { isRejection, reject } from './rejection.ts'
export type { Rejection } from './rejection.ts'
export { below, chance, copyRng, nextWord, pick, rngFrom, shuffle } from './rng.ts'
export type { Rng } from './rng.ts'
export type { Fixture, Series } from './series.ts'
export { sha256 } from './sha256.ts'
export { say, seatName } from './text.ts'
export type { GamePackage, Message, Text } from './text.ts'
export { languages, speak } from './words.ts'
export type { Language, Phrase, Strings } from './words.ts'
