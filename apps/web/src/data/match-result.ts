import { isPlainObject, isRejection, readJson, reject, type Rejection } from '@parlor/kernel'
import { practiceReasons, type Match, type PracticeReason } from '@parlor/kernel/host'
import { personSeats, type Player } from './player.ts'
import { rejectUnexpectedKeys } from '../platform/storage/validation.ts'
import { isNonNegativeInteger, isMatchId } from './save.ts'
import { isSeriesMatchRef, type SeriesMatchRef } from './series-progress.ts'
import { openKeyValueStore, type KeyValueStore } from '../platform/storage/key-value-store.ts'
import { requestStoragePersistence } from '../platform/storage/storage-persistence.ts'

const matchEndings = ['won', 'lost', 'drawn', 'finished'] as const

/** Result of a finished match for the people at this device; input of statistics. */
export interface MatchResult {
  readonly v: 1
  readonly id: string
  readonly game: string
  readonly at: number
  /** Levels of the opponents, sorted and joined; `people` when several shared the device. */
  readonly opponent: string
  /** `finished` in a match without opponents. */
  readonly ending: (typeof matchEndings)[number]
  readonly score: number
  readonly moves: number
  readonly played: number
  readonly practice: PracticeReason | null
  /** Which match of which series it was. */
  readonly series?: SeriesMatchRef
  /** The game's statistics of the match, by name. */
  readonly marks?: Readonly<Record<string, number>>
}

const keys = ['v', 'id', 'game', 'at', 'opponent', 'ending', 'score', 'moves', 'played', 'practice'] as const
const limits = { characters: 4000, depth: 3 }
export const resultFolder = 'result/'

/** The result of a match that is over; null when no person took part. */
export function createMatchResult(
  match: Match,
  players: readonly Player[],
  about: Pick<MatchResult, 'id' | 'at' | 'played' | 'series'>,
): MatchResult | null {
  const people = personSeats(players)
  const { outcome } = match
  if (people.length === 0 || !outcome) return null
  const seat = people[0]!
  const alone = people.length === 1
  return {
    v: 1,
    ...about,
    game: match.game.id,
    opponent: alone ? opponentOf(players) : 'people',
    ending: alone && players.length > 1 ? endingOf(outcome.ranks, seat) : 'finished',
    score: outcome.scores[seat]!,
    moves: match.history.length,
    practice: match.practice,
  }
}

function opponentOf(players: readonly Player[]): string {
  const levels = players.flatMap((player) => (player.kind === 'bot' ? [player.level] : []))
  return levels.length === 0 ? 'nobody' : [...new Set(levels)].toSorted().join('+')
}

function endingOf(ranks: readonly number[], seat: number): MatchResult['ending'] {
  if (ranks[seat] !== 1) return 'lost'
  return ranks.every((rank) => rank === 1) ? 'drawn' : 'won'
}

export function parseResult(text: string): MatchResult | Rejection {
  const json = readJson(text, limits)
  return isRejection(json) ? json : checkResult(json.value)
}

export function checkResult(value: unknown): MatchResult | Rejection {
  if (!isPlainObject(value) || value['v'] !== 1) return reject('stats.notAResult')
  const stray = rejectUnexpectedKeys(value, keys, ['series', 'marks'])
  if (stray) return stray
  const wrong = Object.entries(checks).find(([key, fits]) => !fits(value[key]))
  return wrong ? reject('stats.badField', { key: wrong[0] }) : (value as unknown as MatchResult)
}

const checks: Readonly<Record<string, (value: unknown) => boolean>> = {
  id: isMatchId,
  game: (value) => typeof value === 'string' && /^[a-z]{2,20}$/.test(value),
  at: isNonNegativeInteger,
  opponent: (value) => typeof value === 'string' && value.length > 0 && value.length <= 200,
  ending: (value) => matchEndings.includes(value as MatchResult['ending']),
  score: (value) => typeof value === 'number' && Number.isFinite(value),
  moves: isNonNegativeInteger,
  played: isNonNegativeInteger,
  practice: (value) => value === null || practiceReasons.includes(value as PracticeReason),
  series: (value) => value === undefined || isSeriesMatchRef(value),
  marks: (value) => value === undefined || isMarks(value),
}

const mostMarks = 40

function isMarks(value: unknown): boolean {
  if (!isPlainObject(value) || Object.keys(value).length > mostMarks) return false
  return Object.entries(value).every(
    ([name, mark]) => /^[a-z][a-zA-Z]{0,29}$/.test(name) && typeof mark === 'number' && Number.isFinite(mark),
  )
}

/** One key per result: two tabs that finish at once lose nothing. */
export function resultKey(result: Pick<MatchResult, 'game' | 'id'>): string {
  return `${resultFolder}${result.game}/${result.id}`
}

/** Stores a result; the first one of a match stands, whatever is undone and played again. True when this was it. */
export async function saveResult(result: MatchResult, store?: KeyValueStore): Promise<boolean> {
  const opened = store ?? (await openKeyValueStore())
  if (await hasResult(result, opened)) return false
  await opened.write(resultKey(result), JSON.stringify(result))
  requestStoragePersistence()
  return true
}

/** Whether a match has a result. */
export async function hasResult(result: Pick<MatchResult, 'game' | 'id'>, store?: KeyValueStore): Promise<boolean> {
  return (await (store ?? (await openKeyValueStore())).read(resultKey(result))) !== null
}

/** All readable results of one game, or of all, oldest first. */
export async function listResults(game: string | null, store?: KeyValueStore): Promise<MatchResult[]> {
  const opened = store ?? (await openKeyValueStore())
  const names = await opened.keys(game === null ? resultFolder : `${resultFolder}${game}/`)
  const read = await Promise.all(names.map(async (name) => parseResult((await opened.read(name)) ?? '')))
  return read.filter((one): one is MatchResult => !isRejection(one)).toSorted((a, b) => a.at - b.at)
}
