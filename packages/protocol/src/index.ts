export { askShape, reactions, readAsk, undoSteps } from './ask.ts'
export type { Ask, AskOf, Reaction } from './ask.ts'
export { codes, refuse } from './code.ts'
export type { Code } from './code.ts'
export { closeCodes, limits, protocolVersion } from './limit.ts'
export { meShape, personId, personShape, ratingShape, readName } from './person.ts'
export type { Me, Person, Rating } from './person.ts'
export { race, raceSeats } from './race.ts'
export type { RaceView, Run } from './race.ts'
export { bodies, keptName, keptNames, pathOf, routes, shareToken, socketPath } from './route.ts'
export type { Answers, Bodies, Greeting, Kept, KeptName, RatingPoint, RouteName, Standing } from './route.ts'
export { readAs } from './shape.ts'
export type { Read, Shape } from './shape.ts'
export {
  absentShape,
  clockShape,
  gameId,
  inviteCode,
  lobbyTable,
  matchId,
  newTableShape,
  personSeats,
  spectatorsShape,
  tableShape,
  tableStates,
  visibilities,
} from './table.ts'
export type { Absent, Clock, ClockReading, LobbyTable, NewTable, Spectators, TableInfo, TableSeat, WantedSeat } from './table.ts'
export { finishedShape, presences, readTell } from './tell.ts'
export type { Finished, Presence, Tell, TellOf, ToldLine, ToldStep, ToldUndo } from './tell.ts'
