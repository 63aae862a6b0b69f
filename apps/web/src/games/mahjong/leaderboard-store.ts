import { isRejection, readJson, reject, type Rejection } from '@parlor/kernel'
import type { Match } from '@parlor/kernel/host'
import {
  dayOfSeed,
  addToLeaderboard,
  runModes,
  readLeaderboard,
  parsePlayerName,
  type LeaderboardEntry,
  type RunMode,
  type MahjongTypes,
} from '@parlor/mahjong'
import { create } from 'zustand'
import type { BackupReaders } from '../../data/backup-readers.ts'
import type { MatchResult } from '../../data/match-result.ts'
import { oddsShownIn, readOddsSeen } from './odds-shown.ts'
import { readPreferences } from './preferences.ts'

interface LeaderboardState {
  /** Name for new scores; empty before the first. */
  readonly name: string
  readonly leaderboards: Readonly<Record<RunMode, readonly LeaderboardEntry[]>>
  /** Damaged leaderboards, which are ignored; they stay stored until they are cleared or a score is entered. */
  readonly damaged: readonly RunMode[]
  /** Messages about damaged leaderboards. */
  readonly problems: readonly Rejection[]
}

/** localStorage keys. */
export const storageKeys = {
  name: 'parlor.mahjong.name',
  leaderboard: {
    instance: 'parlor.mahjong.leaderboard.classic',
    kind: 'parlor.mahjong.leaderboard.living',
    stakes: 'parlor.mahjong.leaderboard.stakes',
  },
} as const

const limits = { characters: 40_000, depth: 4 }

/** What this device stores of the game besides matches. */
export const useLeaderboardStore = create<LeaderboardState>(() => readStorage())

/** Reads everything again: when the menu page opens, and when another tab has written. */
export function reloadFromStorage(): void {
  useLeaderboardStore.setState(readStorage(), true)
}

function readStorage(): LeaderboardState {
  const problems: Rejection[] = []
  function sound<T>(value: T | Rejection, instead: T): T {
    if (!isRejection(value)) return value
    if (!problems.some(({ rejected }) => rejected === value.rejected)) problems.push(value)
    return instead
  }
  const storedName = readItem(storageKeys.name)
  const name = sound(storedName === null ? '' : readStoredName(storedName), '')
  const boards = { instance: readStoredBoard('instance'), kind: readStoredBoard('kind'), stakes: readStoredBoard('stakes') }
  const damaged = runModes.filter((rule) => isRejection(boards[rule]))
  const leaderboards = { instance: sound(boards.instance, []), kind: sound(boards.kind, []), stakes: sound(boards.stakes, []) }
  return { name, leaderboards, damaged, problems }
}

function readStoredName(text: string): string | Rejection {
  const name = parsePlayerName(text)
  return name === text ? name : reject('name.damaged')
}

function readStoredBoard(rule: RunMode): readonly LeaderboardEntry[] | Rejection {
  const json = readJson(readItem(storageKeys.leaderboard[rule]) ?? '[]', limits)
  return isRejection(json) ? reject('leaderboard.damaged') : readLeaderboard(json.value, rule)
}

export function savePlayerName(name: string): void {
  writeItem(storageKeys.name, name)
  useLeaderboardStore.setState({ name })
}

export function clearLeaderboard(rule: RunMode): void {
  try {
    localStorage.removeItem(storageKeys.leaderboard[rule])
  } catch {
    // Storage is unavailable: nothing was stored either.
  }
  setBoard(rule, [])
}

export function addScore(rule: RunMode, entry: LeaderboardEntry): void {
  const board = addToLeaderboard(useLeaderboardStore.getState().leaderboards[rule], entry)
  writeItem(storageKeys.leaderboard[rule], JSON.stringify(board))
  setBoard(rule, board)
}

/** Gives the score of a run that ended without a player's name its name. */
export function renameScore(rule: RunMode, { score, ts }: Pick<LeaderboardEntry, 'score' | 'ts'>, name: string): void {
  const board = useLeaderboardStore
    .getState()
    .leaderboards[rule].map((entry) => (entry.ts === ts && entry.score === score ? { ...entry, name } : entry))
  writeItem(storageKeys.leaderboard[rule], JSON.stringify(board))
  setBoard(rule, board)
}

/** Replaces a leaderboard; a damaged one and its message are gone. */
function setBoard(rule: RunMode, board: readonly LeaderboardEntry[]): void {
  const { leaderboards, damaged, problems } = useLeaderboardStore.getState()
  const left = damaged.filter((one) => one !== rule)
  useLeaderboardStore.setState({
    leaderboards: { ...leaderboards, [rule]: board },
    damaged: left,
    problems: left.length > 0 ? problems : problems.filter(({ rejected }) => rejected !== 'leaderboard.damaged'),
  })
}

/** Rank of the run that ended at this time, from 1; null when it is not listed. */
export function rankOf(board: readonly LeaderboardEntry[], score: number, ts: number): number | null {
  const index = board.findIndex((entry) => entry.ts === ts && entry.score === score)
  return index < 0 ? null : index + 1
}

/** True for a run that counts: completed, with a bet and a point at least, without help. */
export function isCountedRun({ outcome, practice, state }: Pick<Match<MahjongTypes>, 'outcome' | 'practice' | 'state'>): boolean {
  return outcome !== null && outcome.reason.startsWith('outcome.') && practice === null && state.bets > 0 && state.score > 0
}

/** Records the score of a finished run; called once per run. A daily run counts only for its day, which the shell records. */
export function recordFinishedRun(match: Match<MahjongTypes>, { at, id }: Pick<MatchResult, 'at' | 'id'>, fallbackName: string): void {
  if (!isCountedRun(match) || dayOfSeed(match.origin.seed) !== null) return
  reloadFromStorage()
  const odds = oddsShownIn(id)
  addScore(match.origin.options.honors, {
    name: useLeaderboardStore.getState().name || fallbackName,
    score: match.state.score,
    ts: at,
    ...(odds !== 'always' && { odds }),
  })
}

/** Backup readers for localStorage items, by the end of their key. */
export const localStorageBackupReaders: NonNullable<BackupReaders['local']> = {
  name: { read: readStoredName },
  'leaderboard.classic': { read: jsonReader((value) => readLeaderboard(value)), merge: mergeBoards },
  'leaderboard.living': { read: jsonReader((value) => readLeaderboard(value)), merge: mergeBoards },
  'leaderboard.stakes': { read: jsonReader((value) => readLeaderboard(value, 'stakes')), merge: mergeBoards },
  choices: { read: jsonReader(readPreferences) },
  odds: { read: jsonReader(readOddsSeen) },
}

function jsonReader<T>(read: (value: unknown) => T | Rejection): (text: string) => T | Rejection {
  return (text) => {
    const json = readJson(text, limits)
    return isRejection(json) ? json : read(json.value)
  }
}

/** The best of both; a run in both is listed once. */
function mergeBoards(mine: string, theirs: string): string {
  const [here, there] = [mine, theirs].map((text) => JSON.parse(text) as LeaderboardEntry[]) as [LeaderboardEntry[], LeaderboardEntry[]]
  return JSON.stringify(there.filter(({ score, ts }) => rankOf(here, score, ts) === null).reduce(addToLeaderboard, here))
}

function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Writes an item and reads it back. Without storage it is shown until the page closes, with a notice. */
function writeItem(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // What was not stored is not read back either.
  }
  if (readItem(key) === text) return
  const { problems } = useLeaderboardStore.getState()
  if (!problems.some(({ rejected }) => rejected === 'scores.notKept'))
    useLeaderboardStore.setState({ problems: [...problems, reject('scores.notKept')] })
}

if (typeof window !== 'undefined')
  window.addEventListener('storage', (event) => {
    if (event.key?.startsWith('parlor.mahjong.')) reloadFromStorage()
  })
