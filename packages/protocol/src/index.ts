export { readAnswer } from './answer.ts'
export { askKinds, reactions, readAsk } from './ask.ts'
export type { Ask, AskOf, Reaction } from './ask.ts'
export { codes, refuse } from './code.ts'
export type { Code } from './code.ts'
export {
  anchorsPerPage,
  chainBack,
  chainLength,
  commitmentOf,
  dealProblems,
  isPage,
  pageHash,
  replacedSeats,
  replacementOf,
  seedOf,
  storedDealShape,
  verifyDeal,
} from './fair.ts'
export type { Anchor, AnchorHead, AnchorPage, Deal, DealProblem, Evidence, Fair, StoredDeal } from './fair.ts'
export { closeCodes, limits, protocolHeader, protocolVersion } from './limit.ts'
export { foldName } from './fold.ts'
export { readAccountName, readName } from './name.ts'
export { certainDeviation } from './person.ts'
export type { Me, Rating, ShownStrength } from './person.ts'
export { race } from './race.ts'
export type { RaceView, Run } from './race.ts'
export { isDrawOpen, rankedMinimum, rankedRules } from './ranked.ts'
export { bodies, keptName, pathOf, routes, shareToken, socketPath } from './route.ts'
export type { Answers, Bodies, Kept, KeptName, OwnStanding, RouteName, Standing } from './route.ts'
export { readAs } from './shape.ts'
export type { Shape } from './shape.ts'
export { gameId, inviteCode, matchId, personSeats } from './table.ts'
export type { Absent, Clock, ClockReading, LobbyTable, NewTable, OwnTable, Spectators, TableInfo, TableSeat } from './table.ts'
export { presences, readTell } from './tell.ts'
export type { Finished, Presence, Tell, TellOf, ToldLine, ToldStep, ToldUndo } from './tell.ts'
