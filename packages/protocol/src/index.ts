export { readResponse } from './read-response.ts'
export { clientMessageKinds, reactions, readClientMessage } from './client-message.ts'
export type { ClientMessage, ClientMessageOf, Reaction } from './client-message.ts'
export { rejectionCodes, refuse } from './rejection-codes.ts'
export {
  anchorsPerPage,
  followHashChain,
  chainLength,
  commitmentOf,
  isAnchorPageIntact,
  anchorPageHash,
  seatsWithReplacedWord,
  replacementWordFor,
  combineSeed,
  storedDealEvidenceShape,
  verifyDeal,
} from './provably-fair.ts'
export type { AnchorLocation, AnchorPageSummary, AnchorPage, DealProblem, ServerDealEvidence, StoredDealEvidence } from './provably-fair.ts'
export { closeCodes, limits, protocolHeader, protocolVersion } from './protocol-constants.ts'
export { foldName } from './fold-name.ts'
export { displayNameProblem, readAccountName, readDisplayName, readGuestName } from './display-name.ts'
export { provisionalDeviationThreshold } from './person.ts'
export type { Me, ShownRating } from './person.ts'
export { createRaceGame, raceIfSolo } from './race.ts'
export type { RaceView, RaceRun } from './race.ts'
export { gameList, type ListedGame } from './game-list.ts'
export {
  hasMinimumMoves,
  isDrawOfferOpen,
  mayPlayAgain,
  minimumRankedMoves,
  rankedClock,
  rankedRules,
  ratingReductions,
} from './ranked-rules.ts'
export { requestBodyShapes, accountDataNameShape, pathOf, routes, shareTokenShape, socketPath } from './routes.ts'
export type { RatingReduction } from './ranked-rules.ts'
export type { RatingChange, Responses, RequestBodies, RevisionedAccountData, AccountDataName, RouteName } from './routes.ts'
export { readWithShape } from './shape.ts'
export { gameIdShape, inviteCodeShape, matchIdShape } from './table.ts'
export type {
  AbsencePolicy,
  ClockSettings,
  ClockReading,
  MatchHistoryEntry,
  LobbyTable,
  NewTable,
  OwnUnfinishedTable,
  SpectatorPolicy,
  TableInfo,
  TableSeat,
} from './table.ts'
export { readServerMessage } from './server-message.ts'
export type { Presence, ServerMessage, ServerMessageOf, WireLogLine, VisibleStep, UndoOption } from './server-message.ts'
