import { hasExactly, isRejection, readJson, reject, type Match, type Rejection } from '@parlor/kernel'
import { dailyRun, dayOf, enter, readLeaderboard, readName, type Entry, type HonourRule, type MahjongKinds } from '@parlor/mahjong'
import { create } from 'zustand'
import type { Keeping } from '../../storage/keeping.ts'
import type { Result } from '../../storage/result.ts'
import { readChoices } from './choices.ts'

/** The score of a day's run; the first one of a day counts. */
export interface DayScore {
  readonly day: string
  readonly score: number
  readonly bets: number
}

interface Kept {
  /** Under which scores are kept; empty before the first. */
  readonly name: string
  readonly leaderboards: Readonly<Record<HonourRule, readonly Entry[]>>
  readonly days: readonly DayScore[]
  /** What was damaged and is ignored. */
  readonly problems: readonly Rejection[]
}

/** Where things lie in localStorage. */
export const keys = {
  name: 'parlor.mahjong.name',
  leaderboard: { instance: 'parlor.mahjong.leaderboard.classic', kind: 'parlor.mahjong.leaderboard.living' },
  days: 'parlor.mahjong.daily',
} as const

const limits = { characters: 40_000, depth: 4 }
const mostDays = 400

/** What this device keeps of the game, besides matches. */
export const useKept = create<Kept>(() => readAll())

/** Reads everything again: when the landing page opens, and when another tab has written. */
export function reread(): void {
  useKept.setState(readAll(), true)
}

function readAll(): Kept {
  const problems: Rejection[] = []
  function sound<T>(value: T | Rejection, instead: T): T {
    if (!isRejection(value)) return value
    if (!problems.some(({ rejected }) => rejected === value.rejected)) problems.push(value)
    return instead
  }
  const storedName = load(keys.name)
  const name = sound(storedName === null ? '' : nameFrom(storedName), '')
  const board = (rule: HonourRule) => sound(fromJson(keys.leaderboard[rule], readLeaderboard, 'leaderboard.damaged'), [])
  const leaderboards = { instance: board('instance'), kind: board('kind') }
  const days = sound(fromJson(keys.days, readDays, 'daily.damaged'), [])
  return { name, leaderboards, days, problems }
}

function nameFrom(text: string): string | Rejection {
  const name = readName(text)
  return name === text ? name : reject('name.damaged')
}

function fromJson<T>(key: string, read: (value: unknown) => T | Rejection, damaged: string): T | Rejection {
  const json = readJson(load(key) ?? '[]', limits)
  return isRejection(json) ? reject(damaged) : read(json.value)
}

function readDays(value: unknown): DayScore[] | Rejection {
  if (!Array.isArray(value) || value.length > mostDays) return reject('daily.damaged')
  const fits = (value as unknown[]).every(
    (one) =>
      hasExactly(one, ['day', 'score', 'bets']) &&
      typeof one['day'] === 'string' &&
      !isRejection(dailyRun(one['day'])) &&
      isCount(one['bets'], 201) &&
      isCount(one['score'], one['bets']),
  )
  return fits ? (value as DayScore[]) : reject('daily.damaged')
}

function isCount(value: unknown, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most
}

export function keepName(name: string): void {
  store(keys.name, name)
  useKept.setState({ name })
}

/** Wipes one leaderboard. */
export function clearLeaderboard(rule: HonourRule): void {
  try {
    localStorage.removeItem(keys.leaderboard[rule])
  } catch {
    // Nothing was stored either.
  }
  useKept.setState({ leaderboards: { ...useKept.getState().leaderboards, [rule]: [] } })
}

export function enterScore(rule: HonourRule, entry: Entry): void {
  const { leaderboards } = useKept.getState()
  const board = enter(leaderboards[rule], entry)
  store(keys.leaderboard[rule], JSON.stringify(board))
  useKept.setState({ leaderboards: { ...leaderboards, [rule]: board } })
}

function enterDay(score: DayScore): void {
  const { days } = useKept.getState()
  if (days.some(({ day }) => day === score.day)) return
  const kept = [...days, score].slice(-mostDays)
  store(keys.days, JSON.stringify(kept))
  useKept.setState({ days: kept })
}

/** Whether a run counts: played to its end, without help. */
export function counts({ outcome, practice }: Pick<Match<MahjongKinds>, 'outcome' | 'practice'>): boolean {
  return outcome !== null && outcome.reason.startsWith('outcome.') && practice === null
}

/** Keeps the score of a run that is over; the page calls it once per run. A daily run counts for its day alone. */
export function finished(match: Match<MahjongKinds>, { at }: Pick<Result, 'at'>, fallbackName: string): void {
  if (!counts(match)) return
  reread()
  const { score, bets } = match.state
  const day = dayOf(match.origin.seed)
  if (day !== null) enterDay({ day, score, bets })
  else enterScore(match.origin.options.honors, { name: useKept.getState().name || fallbackName, score, ts: at })
}

/** What of it travels with all data of the device, by the end of its key. */
export const local: NonNullable<Keeping['local']> = {
  name: { read: nameFrom },
  'leaderboard.classic': { read: parsed(readLeaderboard), join: joinBoards },
  'leaderboard.living': { read: parsed(readLeaderboard), join: joinBoards },
  daily: { read: parsed(readDays), join: joinDays },
  choices: { read: parsed(readChoices) },
}

function parsed<T>(read: (value: unknown) => T | Rejection): (text: string) => T | Rejection {
  return (text) => {
    const json = readJson(text, limits)
    return isRejection(json) ? json : read(json.value)
  }
}

/** The best of both; a run that is on both stands once. */
function joinBoards(mine: string, theirs: string): string {
  const [here, there] = [mine, theirs].map((text) => JSON.parse(text) as Entry[]) as [Entry[], Entry[]]
  const known = new Set(here.map((entry) => JSON.stringify(entry)))
  return JSON.stringify(there.filter((entry) => !known.has(JSON.stringify(entry))).reduce(enter, here))
}

function joinDays(mine: string, theirs: string): string {
  const [here, there] = [mine, theirs].map((text) => JSON.parse(text) as DayScore[]) as [DayScore[], DayScore[]]
  const others = there.filter(({ day }) => !here.some((one) => one.day === day))
  return JSON.stringify([...here, ...others].toSorted((a, b) => a.day.localeCompare(b.day)).slice(-mostDays))
}

function load(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text and reads it back. A device that keeps nothing still shows it until the page closes, and says so. */
function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // What was not kept is not read back either.
  }
  if (load(key) === text) return
  const { problems } = useKept.getState()
  if (!problems.some(({ rejected }) => rejected === 'scores.notKept'))
    useKept.setState({ problems: [...problems, reject('scores.notKept')] })
}

if (typeof window !== 'undefined')
  window.addEventListener('storage', (event) => {
    if (event.key?.startsWith('parlor.mahjong.')) reread()
  })
