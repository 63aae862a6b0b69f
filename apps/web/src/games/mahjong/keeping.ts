import { isRejection, readJson, reject, type Match, type Rejection } from '@parlor/kernel'
import { dayOf, enter, honourRules, readLeaderboard, readName, type Entry, type HonourRule, type MahjongKinds } from '@parlor/mahjong'
import { create } from 'zustand'
import type { Keeping } from '../../storage/keeping.ts'
import type { Result } from '../../storage/result.ts'
import { readChoices } from './choices.ts'

interface Kept {
  /** Under which scores are kept; empty before the first. */
  readonly name: string
  readonly leaderboards: Readonly<Record<HonourRule, readonly Entry[]>>
  /** Leaderboards that were damaged and are ignored; they lie there until they are cleared or a score is entered. */
  readonly damaged: readonly HonourRule[]
  /** What to tell about what was damaged. */
  readonly problems: readonly Rejection[]
}

/** Where things lie in localStorage. */
export const keys = {
  name: 'parlor.mahjong.name',
  leaderboard: { instance: 'parlor.mahjong.leaderboard.classic', kind: 'parlor.mahjong.leaderboard.living' },
} as const

const limits = { characters: 40_000, depth: 4 }

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
  const boards = { instance: boardOf('instance'), kind: boardOf('kind') }
  const damaged = honourRules.filter((rule) => isRejection(boards[rule]))
  return { name, leaderboards: { instance: sound(boards.instance, []), kind: sound(boards.kind, []) }, damaged, problems }
}

function nameFrom(text: string): string | Rejection {
  const name = readName(text)
  return name === text ? name : reject('name.damaged')
}

function boardOf(rule: HonourRule): readonly Entry[] | Rejection {
  const json = readJson(load(keys.leaderboard[rule]) ?? '[]', limits)
  return isRejection(json) ? reject('leaderboard.damaged') : readLeaderboard(json.value)
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
  showBoard(rule, [])
}

export function enterScore(rule: HonourRule, entry: Entry): void {
  const board = enter(useKept.getState().leaderboards[rule], entry)
  store(keys.leaderboard[rule], JSON.stringify(board))
  showBoard(rule, board)
}

/** What lay in its place is gone, and with it what there was to tell about that. */
function showBoard(rule: HonourRule, board: readonly Entry[]): void {
  const { leaderboards, damaged, problems } = useKept.getState()
  const left = damaged.filter((one) => one !== rule)
  useKept.setState({
    leaderboards: { ...leaderboards, [rule]: board },
    damaged: left,
    problems: left.length > 0 ? problems : problems.filter(({ rejected }) => rejected !== 'leaderboard.damaged'),
  })
}

/** On which place of a leaderboard the run stands that ended at this moment, from 1; null when on none. */
export function placeOf(board: readonly Entry[], score: number, ts: number): number | null {
  const place = board.findIndex((entry) => entry.ts === ts && entry.score === score)
  return place < 0 ? null : place + 1
}

/** Whether a run counts: played to its end, without help. */
export function counts({ outcome, practice }: Pick<Match<MahjongKinds>, 'outcome' | 'practice'>): boolean {
  return outcome !== null && outcome.reason.startsWith('outcome.') && practice === null
}

/** Keeps the score of a run that is over; the page calls it once per run. A daily run counts for its day alone, and the house keeps that. */
export function finished(match: Match<MahjongKinds>, { at }: Pick<Result, 'at'>, fallbackName: string): void {
  if (!counts(match) || dayOf(match.origin.seed) !== null) return
  reread()
  enterScore(match.origin.options.honors, { name: useKept.getState().name || fallbackName, score: match.state.score, ts: at })
}

/** What of it travels with all data of the device, by the end of its key. */
export const local: NonNullable<Keeping['local']> = {
  name: { read: nameFrom },
  'leaderboard.classic': { read: parsed(readLeaderboard), join: joinBoards },
  'leaderboard.living': { read: parsed(readLeaderboard), join: joinBoards },
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
