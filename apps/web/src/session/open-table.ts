import { isRejection, reject, type Rejection, type Seat } from '@parlor/kernel'
import type { UnreplayableMatch } from '@parlor/kernel/host'
import { seriesMatchSetupAt } from './daily-challenge.ts'
import type { WebGame } from '../web-game/web-game.ts'
import { toast } from '../ui/toast.tsx'
import { currentTranslator } from '../platform/i18n/translator.ts'
import { boardStyle } from '../platform/settings/settings-store.ts'
import { lockMatchForTab, type TabLock } from '../platform/storage/tab-lock.ts'
import { hasResult } from '../data/match-result.ts'
import { withSaveChecksum, type Save } from '../data/save.ts'
import { saveLocalSeedCommitment } from '../data/seed-commitments.ts'
import { openSaveStore, type SaveStore } from '../data/save-store.ts'
import { noteDailyAttempt } from './note-daily-attempt.ts'
import { saveSetup, type MatchSetup } from '../data/match-setup.ts'
import type { StorageKind } from '../platform/storage/storage-backend.ts'
import { WorkerBotEngine } from '../platform/workers/worker-bot-engine.ts'
import { recordFinishedMatch, recordMissedResult } from './record-result.ts'
import { MatchLock } from './match-lock.ts'
import { LocalSession } from './local-session.ts'
import { dealMatch, localMatchFromSave, saveContentOf, type LocalMatch } from './local-match.ts'
import { personSeats } from '../data/player.ts'
import type { LogLine } from './log-lines.ts'

/** An open table. */
export interface OpenTable {
  readonly session: LocalSession
  /** Why the newest save could not be read and the previous one was used. */
  readonly lost: Rejection | null
  close(): Promise<void>
}

/** Opens a saved match. `take` takes its lock from another tab; otherwise this tab is read-only. */
export async function openTable(
  webGame: WebGame,
  id: string,
  take: boolean,
  onLogLine: (line: LogLine) => void,
): Promise<OpenTable | UnreplayableMatch | Rejection> {
  const tabLock = await lockMatchForTab(id, take)
  try {
    const opened = await openLockedTable(webGame, id, tabLock, onLogLine)
    if (!('session' in opened)) tabLock?.release()
    return opened
  } catch (error) {
    tabLock?.release()
    throw error
  }
}

async function openLockedTable(
  webGame: WebGame,
  id: string,
  tabLock: TabLock | null,
  onLogLine: (line: LogLine) => void,
): Promise<OpenTable | UnreplayableMatch | Rejection> {
  const saves = await openSaveStore()
  const found = await saves.find(id)
  if (isRejection(found)) return found
  const localMatch = readLocalMatch(webGame, found.save)
  if (isRejection(localMatch) || 'lastState' in localMatch) return localMatch
  // A result that cannot be stored must not prevent opening the match.
  if (tabLock) await recordMissedResult(webGame, localMatch, found.save.updated).catch(() => undefined)
  // Stored before any of the deal is shown.
  if (webGame.showsCommitment && localMatch.match.history.length === 0) await saveLocalSeedCommitment(id, localMatch.match.origin.seed)
  const counted = await hasResult({ game: webGame.game.id, id })
  const session = new LocalSession(
    { ...localMatch, counted },
    {
      pkg: webGame,
      engine: new WorkerBotEngine(webGame.game.id),
      put: (save) => putWithAttempt(session, saves, save),
      putNow: (save) => void saves.putSync(save),
      keepResult: (result, match) => recordFinishedMatch(webGame, result, match, personSeats(localMatch.players)[0]!),
      speed: () => boardStyle(webGame.game.id).speed,
      pace: webGame.thinkingTime,
      automaticMove: webGame.automaticMove,
      // Ranked challenges use opponents as they were rated.
      effort: (level) => (localMatch.series ? null : (webGame.effort?.(level) ?? null)),
      ...(webGame.odds && { odds: (view: unknown, seat: Seat, moves: readonly unknown[]) => webGame.odds!(view, seat, moves) }),
      isHintShown: (view, daily) => webGame.isHintShown?.(view as never, daily) ?? false,
      isOpenInformation: (match) => webGame.isOpenInformation?.(match) ?? false,
      onLogLine,
      onHintFailed: () => void toast({ text: currentTranslator().t('table.hintFailed'), tone: 'bad', brief: true }),
      seedAt: (seriesRef) => seriesMatchSetupAt(webGame, seriesRef)?.seed ?? null,
      ...(webGame.showsCommitment && {
        dealt: (dealt: LocalMatch) => void saveLocalSeedCommitment(dealt.id, dealt.match.origin.seed, { anew: true }),
      }),
      now: () => Date.now(),
    },
  )
  const matchLock = new MatchLock(session, tabLock, lockMatchForTab)
  const going = () => session.saveBeforeUnload()
  window.addEventListener('pagehide', going)
  return {
    session,
    lost: found.lost,
    async close() {
      matchLock.stop()
      window.removeEventListener('pagehide', going)
      await session.close().finally(() => matchLock.release())
    },
  }
}

/** Another match of the day was begun in another tab, or before this one's deletion was undone: a further save tells that this one is practice. */
async function putWithAttempt(session: LocalSession, saves: SaveStore, save: Save): Promise<StorageKind | Rejection> {
  if (!(await noteDailyAttempt(save, saves.store))) session.markRepeated(save.id)
  return saves.put(save)
}

function readLocalMatch(webGame: WebGame, save: Save): LocalMatch | UnreplayableMatch | Rejection {
  if (save.game !== webGame.game.id) return reject('record.otherGame', { game: save.game, expected: webGame.game.id })
  return localMatchFromSave(webGame.game, save)
}

/** Deals a match, saves it and its setup; returns the id. */
export async function startMatch(webGame: WebGame, setup: MatchSetup): Promise<string | Rejection> {
  const localMatch = dealMatch(webGame.game, setup, Date.now(), webGame.customOptions?.isOwn)
  if (isRejection(localMatch)) return localMatch
  await saveSetup(webGame.game.id, setup)
  const saved = await saveNewMatch(localMatch)
  void openSaveStore().then((saves) => saves.deleteOldSaves(webGame.game.id))
  return saved
}

/** Marks an unfinished saved match as practice because its continuation is being explored, unless another tab plays it now. */
export async function markAsPractice(webGame: WebGame, id: string): Promise<Rejection | null> {
  const tabLock = await lockMatchForTab(id)
  if (!tabLock) return reject('saves.elsewhere')
  try {
    const saves = await openSaveStore()
    const found = await saves.find(id)
    const localMatch = isRejection(found) ? found : readLocalMatch(webGame, found.save)
    if (isRejection(localMatch)) return localMatch
    if (isRejection(found) || 'lastState' in localMatch || localMatch.match.outcome || localMatch.match.practice) return null
    localMatch.match.markPractice('branch')
    const put = await saves.put(nextSave(localMatch, found.save.updated))
    return isRejection(put) ? put : null
  } finally {
    tabLock.release()
  }
}

/** Writes the first save of a match; returns the id. */
export async function saveNewMatch(localMatch: LocalMatch): Promise<string | Rejection> {
  const saves = await openSaveStore()
  const put = await saves.put(nextSave(localMatch, Date.now()))
  return isRejection(put) ? put : localMatch.id
}

function nextSave(localMatch: LocalMatch, updated: number): Save {
  return withSaveChecksum({ ...saveContentOf(localMatch, localMatch.played, updated), revision: localMatch.revision + 1 })
}
