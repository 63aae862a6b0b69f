import { isRejection, readJson, reject, type Rejection } from '@parlor/kernel'
import { canonicalJson, Match, readMatch, writeMatch, type MatchRecord } from '@parlor/kernel/host'
import { isGameId, loadGame } from '../../web-game/registry.ts'
import { saveNewMatch } from '../../session/open-table.ts'
import { localMatchOf } from '../../session/local-match.ts'
import { personPlayer } from '../../data/player.ts'
import { newMatchId, newSeed } from '../../data/random-id.ts'
import { checkBackup, isBackup, type Backup } from '../../data/backup.ts'
import type { NestedRejection } from '../../platform/storage/validation.ts'
import { withSaveChecksum } from '../../data/save.ts'
import { openSaveStore } from '../../data/save-store.ts'
import { checkSharedMatch, readMatchLink, type SharedMatch } from '../../data/shared-match.ts'
import { loadGameBackupSupport } from './load-game-backup-support.ts'

/** Parsed import: one match, or a backup. */
type ImportedText = { readonly kind: 'match'; readonly shared: SharedMatch } | { readonly kind: 'data'; readonly bundle: Backup }

/** Maximum file size. */
export const maxFileSize = 64_000_000
const limits = { characters: maxFileSize, depth: 70 }
const maxMatchLength = 5_000_000

/** Parses a link, a match file, or a backup file. */
export async function readImportText(text: string): Promise<ImportedText | NestedRejection> {
  const trimmed = text.trim()
  if (trimmed === '') return reject('share.empty')
  if (!/^[[{]/.test(trimmed)) {
    const at = trimmed.indexOf('#m=')
    const shared = at < 0 ? reject('share.notALink') : await readMatchLink(trimmed.slice(at))
    return isRejection(shared) ? shared : { kind: 'match', shared }
  }
  const json = readJson(trimmed, limits)
  if (isRejection(json)) return json
  if (isBackup(json.value)) {
    const bundle = await checkBackup(json.value, loadGameBackupSupport)
    return isRejection(bundle) ? bundle : { kind: 'data', bundle }
  }
  // Only a backup may be this large.
  if (trimmed.length > maxMatchLength) return reject('share.largeMatch', { characters: trimmed.length, limit: maxMatchLength })
  const shared = checkSharedMatch(json.value)
  return isRejection(shared) ? shared : { kind: 'match', shared }
}

/** URL of an imported match, and whether it existed before. */
interface ImportedMatch {
  readonly path: string
  readonly already: boolean
}

/** Saves a shared match once, however often it is imported. Continuing somebody else's match is practice. */
export async function saveSharedMatch({ players, record }: SharedMatch): Promise<ImportedMatch | Rejection> {
  const playable: boolean = isGameId(record.game)
  if (!playable) return reject('share.unknownGame', { game: record.game.slice(0, 40) })
  const webGame = await loadGame(record.game)
  const match = readMatch(webGame.game, record)
  if (isRejection(match)) return match
  if (match instanceof Match) {
    const seated = players?.length === match.seatCount ? players : null
    const branch = match.branch(match.history.length)
    const known = await findSameMatch([record, writeMatch(branch)])
    if (known) return { path: `/${record.game}/replay/${known}`, already: true }
    const id = await saveNewMatch({ ...localMatchOf(branch, seated, Date.now()), kept: true })
    return isRejection(id) ? id : { path: `/${record.game}/replay/${id}`, already: false }
  }
  const known = await findSameMatch([record])
  if (known) return { path: `/${record.game}/replay/${known}`, already: true }
  const now = Date.now()
  const lastState = withSaveChecksum({
    id: newMatchId(),
    game: record.game,
    name: null,
    players: players ?? [personPlayer],
    botSeed: newSeed(),
    revision: 1,
    created: now,
    updated: now,
    played: 0,
    moves: record.log.length,
    over: true,
    kept: true,
    record,
  })
  const put = await (await openSaveStore()).put(lastState)
  return isRejection(put) ? put : { path: `/${record.game}/replay/${lastState.id}`, already: false }
}

/** Id of a save of one of these matches: same origin and same log. */
async function findSameMatch(records: readonly MatchRecord[]): Promise<string | null> {
  const contents = new Set(records.map(contentOf))
  const listed = await (await openSaveStore()).list(records[0]!.game)
  const found = listed.find((one) => !('damaged' in one) && contents.has(contentOf(one.record)))
  return found?.id ?? null
}

function contentOf({ origin, log }: MatchRecord): string {
  return canonicalJson([origin, log])
}
