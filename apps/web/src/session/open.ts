import { isRejection, reject, type Rejection, type Relic, type Seat } from '@parlor/kernel'
import { fixtureAt } from '../daily/day.ts'
import type { GameDoor } from '../games/door.ts'
import { boardStyle } from '../settings/store.ts'
import { claimMatch } from '../storage/claim.ts'
import { hasResult } from '../storage/result.ts'
import { sealSave, type Save } from '../storage/save.ts'
import { keepSeal } from '../storage/seals.ts'
import { openSaves } from '../storage/saves.ts'
import { keepSetup, type Setup } from '../storage/setup.ts'
import { WorkerThinker } from '../worker/thinker.ts'
import { finishMatch, recount } from './finish.ts'
import { Grip } from './grip.ts'
import { LocalSession } from './local.ts'
import { beginMatch, resumeSave, savable, type Opening } from './opening.ts'
import { personSeats } from './player.ts'
import type { Line } from './story.ts'

/** A table somebody sits at. */
export interface OpenTable {
  readonly session: LocalSession
  /** Why the newest save could not be read and the one before it was taken. */
  readonly lost: Rejection | null
  close(): Promise<void>
}

/** Opens a saved match. `take` takes it away from another tab; otherwise that tab keeps it and this one only looks on. */
export async function openTable(
  door: GameDoor,
  id: string,
  take: boolean,
  told: (line: Line) => void,
): Promise<OpenTable | { readonly relic: Relic; readonly save: Save } | Rejection> {
  const saves = await openSaves()
  const claim = await claimMatch(id, take)
  const found = await saves.find(id)
  const opening = isRejection(found) ? found : openingOf(door, found.save)
  if (isRejection(opening) || isRejection(found) || 'relic' in opening) {
    claim?.release()
    return isRejection(opening) ? opening : isRejection(found) ? found : { relic: opening as Relic, save: found.save }
  }
  // A result that cannot be kept must not keep the match from being opened.
  if (claim) await recount(door, opening, found.save.updated).catch(() => undefined)
  // Before anything of the deal is seen.
  if (door.sealed && opening.match.line.length === 0) await keepSeal(id, opening.match.origin.seed)
  const counted = await hasResult({ game: door.game.id, id })
  const session = new LocalSession(
    { ...opening, counted },
    {
      pkg: door,
      thinker: new WorkerThinker(door.game.id),
      put: (save) => saves.put(save),
      putNow: (save) => void saves.putNow(save),
      keepResult: (result, match) => finishMatch(door, result, match, personSeats(opening.players)[0]!),
      speed: () => boardStyle(door.game.id).speed,
      pace: door.pace,
      // What counts for everybody is played against opponents as they were rated.
      effort: (level) => (opening.series ? null : (door.effort?.(level) ?? null)),
      ...(door.odds && { odds: (view: unknown, seat: Seat, moves: readonly unknown[]) => door.odds!(view, seat, moves) }),
      openly: (match) => door.openly?.(match) ?? false,
      told,
      seedAt: (place) => fixtureAt(door, place)?.seed ?? null,
      ...(door.sealed && { dealt: (dealt: Opening) => void keepSeal(dealt.id, dealt.match.origin.seed, { anew: true }) }),
      now: () => Date.now(),
    },
  )
  const grip = new Grip(session, claim, claimMatch)
  const going = () => session.rescue()
  window.addEventListener('pagehide', going)
  return {
    session,
    lost: found.lost,
    async close() {
      grip.stop()
      window.removeEventListener('pagehide', going)
      await session.close().finally(() => grip.release())
    },
  }
}

function openingOf(door: GameDoor, save: Save): Opening | Relic | Rejection {
  if (save.game !== door.game.id) return reject('record.otherGame', { game: save.game, expected: door.game.id })
  return resumeSave(door.game, save)
}

/** Deals a match, keeps it and remembers how it was set up; the id to go to. */
export async function startMatch(door: GameDoor, setup: Setup): Promise<string | Rejection> {
  const opening = beginMatch(door.game, setup, Date.now(), door.options?.isOwn)
  if (isRejection(opening)) return opening
  await keepSetup(door.game.id, setup)
  const kept = await keepOpening(opening)
  void openSaves().then((saves) => saves.tidy(door.game.id))
  return kept
}

/** A kept match that is still being played is looked ahead in: marks it as practice, unless another tab plays it just now. */
export async function markCopied(door: GameDoor, id: string): Promise<Rejection | null> {
  const claim = await claimMatch(id)
  if (!claim) return reject('saves.elsewhere')
  try {
    const saves = await openSaves()
    const found = await saves.find(id)
    const opening = isRejection(found) ? found : openingOf(door, found.save)
    if (isRejection(opening)) return opening
    if (isRejection(found) || 'relic' in opening || opening.match.outcome || opening.match.practice) return null
    opening.match.markPractice('branch')
    const put = await saves.put(sealSave({ ...savable(opening, opening.played, found.save.updated), revision: opening.revision + 1 }))
    return isRejection(put) ? put : null
  } finally {
    claim.release()
  }
}

/** Writes the first save of a match; the id to go to. */
export async function keepOpening(opening: Opening): Promise<string | Rejection> {
  const saves = await openSaves()
  const put = await saves.put(sealSave({ ...savable(opening, opening.played, Date.now()), revision: opening.revision + 1 }))
  return isRejection(put) ? put : opening.id
}
