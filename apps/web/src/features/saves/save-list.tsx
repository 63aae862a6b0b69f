import { isRejection, rngFrom, type StateCore } from '@parlor/kernel'
import { canonicalJson } from '@parlor/kernel/host'
import { useMemo, useState, type ReactElement } from 'react'
import { Link } from 'react-router'
import { dailyKeyOf } from '../../session/daily-challenge.ts'
import { noteDailyAttempt } from '../../session/note-daily-attempt.ts'
import { gameInfoOf } from '../../web-game/game-infos.ts'
import type { WebGame } from '../../web-game/web-game.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MatchThumbnail } from '../../web-game/match-thumbnail.tsx'
import { toast } from '../../ui/toast.tsx'
import { seatNamesFor } from '../../session/seat-names.ts'
import { personSeats } from '../../data/player.ts'
import type { Save } from '../../data/save.ts'
import { openSaveStore, type DamagedSave, type SaveOrDamagedSave } from '../../data/save-store.ts'
import { downloadText } from '../../ui/download.ts'
import { SaveUnderNameDialog } from '../../table/save-under-name-dialog.tsx'
import { useTranslator, type Translator } from '../../platform/i18n/translator.ts'
import { isDamagedDataRejection } from '../../data/damaged-data-rejection.ts'
import { DamageDetails } from '../../table/match-unavailable.tsx'
import { useGame } from '../../web-game/use-game.ts'
import './saves.css'

/** Saved matches with their actions. */
export function SaveList({
  saves,
  most = Infinity,
  games = false,
}: {
  saves: readonly SaveOrDamagedSave[]
  most?: number
  games?: boolean
}): ReactElement {
  const { t } = useTranslator()
  const begun = saves.filter((save) => 'damaged' in save || save.record.log.length > 0 || save.over || save.name !== null)
  if (begun.length === 0) return <p className="saves-none">{t('saves.none')}</p>
  return (
    <ul className="saves">
      {begun
        .slice(0, most)
        .map((save) =>
          'damaged' in save ? <DamagedItem key={save.id} save={save} /> : <SaveItem key={save.id} save={save} game={games} />,
        )}
    </ul>
  )
}

function SaveItem({ save, game }: { save: Save; game: boolean }): ReactElement {
  const translator = useTranslator()
  const { t } = translator
  const webGame = useGame(save.game)
  const [renaming, setRenaming] = useState(false)
  const strings = webGame?.strings[translator.language]
  const seats = useMemo(() => {
    const nameOf = seatNamesFor(save.players, strings ?? {}, translator)
    return strings ? save.players.map((_, seat) => nameOf(seat)).join(' – ') : '…'
  }, [save.players, strings, translator])
  const title = save.name ?? seats
  const ending = useMemo(() => webGame && endingOf(webGame, save), [webGame, save])
  const line = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ')
  return (
    <li className="save" data-over={save.over} data-game={save.game}>
      <Link className="save-open" to={`/${save.game}/${save.over ? 'replay' : 'play'}/${save.id}`}>
        <MatchThumbnail game={save.game} position={save.record.snapshot} icon={save.over ? 'check' : 'play'} />
        <span className="save-text">
          <span className="save-title">{title}</span>
          <span className="save-details">
            {line(
              game ? (gameInfoOf(save.game)?.title[translator.language] ?? save.game) : null,
              save.name === null ? null : seats,
              webGame && describeBoard(webGame, save, translator),
            )}
          </span>
          <span className="save-details">
            <strong className="save-state" data-ending={ending}>
              {t(save.over ? `saves.${ending ?? 'over'}` : 'saves.running')}
            </strong>
            {` · ${line(t('saves.moves', { count: save.moves }), save.record.practice ? t('table.practice') : null, translator.ago(save.updated))}`}
          </span>
        </span>
      </Link>
      <IconButton icon="edit" label={t('saves.renameOf', { name: title })} onClick={() => setRenaming(true)} />
      <IconButton
        icon="trash"
        label={t('saves.deleteOf', { name: title })}
        onClick={() => void removeSave(save.id, t('saves.deleted', { name: title }), t('saves.undoDelete'))}
      />
      {renaming && (
        <SaveUnderNameDialog
          title={t('saves.rename')}
          note={t('saves.nameNote')}
          start={save.name ?? ''}
          keep={async (name) => (await openSaveStore()).rename(save.id, name)}
          onClose={() => setRenaming(false)}
        />
      )}
    </li>
  )
}

/** Label of the board: the level, the preset or "a board of your own". */
function describeBoard(webGame: WebGame, save: Save, { t, say, language }: Translator): string {
  const label = save.series && (dailyKeyOf(save.series) ? t('daily.title') : webGame.series?.label(save.series, language))
  if (label) return label
  const options = canonicalJson(save.record.origin.options)
  const preset = webGame.game.options.presets.find((one) => canonicalJson(one.options) === options)
  return preset ? say({ key: `preset.${preset.id}` }, webGame.strings[language]) : t('options.own')
}

/** Result of a finished match for the only person; null where there is none. */
function endingOf(webGame: WebGame, { over, players, record }: Save): 'won' | 'lost' | 'drawn' | null {
  const [seat, ...others] = personSeats(players)
  if (!over || seat === undefined || others.length > 0 || players.length === 1 || record.snapshot === null) return null
  const state: unknown = webGame.game.notation.readState(record.snapshot, rngFrom(''))
  const outcome = isRejection(state) ? null : (state as StateCore).outcome
  if (!outcome) return null
  return outcome.ranks[seat] !== 1 ? 'lost' : outcome.ranks.every((rank) => rank === 1) ? 'drawn' : 'won'
}

function DamagedItem({ save }: { save: DamagedSave }): ReactElement {
  const { t, why } = useTranslator()
  const name = t('saves.damagedMatch')
  return (
    <li className="save" data-damaged>
      <div className="save-open">
        <span className="match-thumbnail">
          <Icon name="warning" />
        </span>
        <span className="save-text">
          <span className="save-title">{name}</span>
          <span className="save-details">{isDamagedDataRejection(save.damaged) ? t('saves.cannotOpen') : why(save.damaged)}</span>
          {isDamagedDataRejection(save.damaged) && <DamageDetails why={save.damaged} />}
        </span>
      </div>
      <IconButton
        icon="download"
        label={t('saves.downloadDamaged')}
        onClick={() => void openSaveStore().then(async (saves) => downloadText(`${save.id}.txt`, await saves.readRaw(save.id)))}
      />
      <IconButton
        icon="trash"
        label={t('saves.deleteOf', { name })}
        onClick={() => void removeSave(save.id, t('saves.deleted', { name }), t('saves.undoDelete'))}
      />
    </li>
  )
}

/** Deletes at once; the toast offers undo. */
async function removeSave(id: string, text: string, undo: string): Promise<void> {
  const saves = await openSaveStore()
  const found = await saves.find(id)
  if (!isRejection(found)) await noteDailyAttempt(found.save, saves.store)
  const restore = await saves.remove(id)
  toast({ text, action: { label: undo, perform: () => void restore() } })
}
