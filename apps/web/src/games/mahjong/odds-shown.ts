import { hasExactKeys, isPlainObject, isRejection, readJson, reject, type Rejection } from '@parlor/kernel'
import { isMatchId } from '../../data/save.ts'
import { oddsAids, type OddsAid } from '@parlor/mahjong'

/** The odds seen in a run so far, and whether a bet was made with them. */
interface OddsSeen {
  readonly odds: OddsAid
  readonly begun: boolean
}

/** By run, the latest last; a run that is not in it was played with the odds always shown, as all were once. */
type OddsSeenByRun = Readonly<Record<string, OddsSeen>>

const oddsSeenKey = 'parlor.mahjong.odds'

/** Maximum number of runs remembered. */
const most = 60
const oddsSeenLimits = { characters: 10_000, depth: 4 }

/** Remembers what a run shows of its odds: the strongest counts, from the first hand on. */
export function noteOddsShown(run: string, odds: OddsAid, begun: boolean): void {
  // A run online is on no leaderboard of this device.
  if (!isMatchId(run)) return
  const all = readStored()
  const before = all[run]
  if (!before && begun) return
  // The same run before its first bet again was dealt anew.
  const seen = before && (begun || !before.begun) ? { odds: strongerAid(before.odds, odds), begun } : { odds, begun }
  if (before?.odds === seen.odds && before.begun === seen.begun) return
  const { [run]: _, ...others } = all
  const kept = Object.entries({ ...others, [run]: seen }).slice(-most)
  try {
    localStorage.setItem(oddsSeenKey, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // What cannot be remembered counts as always shown.
  }
}

/** The strongest odds that a run has shown. */
export function oddsShownIn(run: string): OddsAid {
  return readStored()[run]?.odds ?? 'always'
}

function strongerAid(one: OddsAid, other: OddsAid): OddsAid {
  return oddsAids[Math.min(oddsAids.indexOf(one), oddsAids.indexOf(other))]!
}

/** Reads the stored runs strictly. */
export function readOddsSeen(value: unknown): OddsSeenByRun | Rejection {
  if (!isPlainObject(value)) return reject('json.notAnObject')
  const sound = Object.entries(value).every(
    ([run, seen]) =>
      isMatchId(run) &&
      hasExactKeys(seen, ['odds', 'begun']) &&
      oddsAids.includes(seen['odds'] as OddsAid) &&
      typeof seen['begun'] === 'boolean',
  )
  return sound ? (value as OddsSeenByRun) : reject('json.notAnObject')
}

function readStored(): OddsSeenByRun {
  try {
    const json = readJson(localStorage.getItem(oddsSeenKey) ?? '{}', oddsSeenLimits)
    const read = isRejection(json) ? json : readOddsSeen(json.value)
    return isRejection(read) ? {} : read
  } catch {
    return {}
  }
}
