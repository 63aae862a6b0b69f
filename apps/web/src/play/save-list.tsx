import { canonicalJson, isRejection, rngFrom, type Core } from '@parlor/kernel'
import { useMemo, useState, type ReactElement } from 'react'
import { Link } from 'react-router'
import { dayOf } from '../daily/day.ts'
import { cardOf } from '../games/cards.ts'
import type { GameDoor } from '../games/door.ts'
import { IconButton } from '../house/button.tsx'
import { Icon } from '../house/icon.tsx'
import { MatchSign } from '../house/match-sign.tsx'
import { toast } from '../house/toast.tsx'
import { namesOf } from '../session/names.ts'
import { personSeats } from '../session/player.ts'
import type { Save } from '../storage/save.ts'
import { openSaves, type Damaged, type Listed } from '../storage/saves.ts'
import { download } from '../table/download.ts'
import { NameSheet } from '../table/save-as.tsx'
import { useWords, type Words } from '../words/words.ts'
import { isDamage } from './damage.ts'
import { Reason } from './unopened.tsx'
import { useDoor } from './use-door.ts'

/** Saved matches with what can be done to them. */
export function SaveList({
  saves,
  most = Infinity,
  games = false,
}: {
  saves: readonly Listed[]
  most?: number
  games?: boolean
}): ReactElement {
  const { t } = useWords()
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
  const words = useWords()
  const { t } = words
  const door = useDoor(save.game)
  const [renaming, setRenaming] = useState(false)
  const strings = door?.strings[words.language]
  const seats = useMemo(() => {
    const nameOf = namesOf(save.players, strings ?? {}, words)
    return strings ? save.players.map((_, seat) => nameOf(seat)).join(' – ') : '…'
  }, [save.players, strings, words])
  const title = save.name ?? seats
  const ending = useMemo(() => door && endingOf(door, save), [door, save])
  const line = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ')
  return (
    <li className="save" data-over={save.over} data-room={save.game}>
      <Link className="save-open" to={`/${save.game}/${save.over ? 'replay' : 'play'}/${save.id}`}>
        <MatchSign game={save.game} position={save.record.snapshot} icon={save.over ? 'check' : 'play'} />
        <span className="save-words">
          <span className="save-title">{title}</span>
          <span className="save-about">
            {line(
              game ? (cardOf(save.game)?.title[words.language] ?? save.game) : null,
              save.name === null ? null : seats,
              door && placeOf(door, save, words),
            )}
          </span>
          <span className="save-about">
            <strong className="save-state" data-ending={ending}>
              {t(save.over ? `saves.${ending ?? 'over'}` : 'saves.running')}
            </strong>
            {` · ${line(t('saves.moves', { count: save.moves }), save.record.practice ? t('table.practice') : null, words.ago(save.updated))}`}
          </span>
        </span>
      </Link>
      <IconButton icon="edit" label={t('saves.renameOf', { name: title })} onClick={() => setRenaming(true)} />
      <IconButton
        icon="trash"
        label={t('saves.deleteOf', { name: title })}
        onClick={() => void remove(save.id, t('saves.deleted', { name: title }), t('saves.undoDelete'))}
      />
      {renaming && (
        <NameSheet
          title={t('saves.rename')}
          note={t('saves.nameNote')}
          start={save.name ?? ''}
          keep={async (name) => (await openSaves()).rename(save.id, name)}
          onClose={() => setRenaming(false)}
        />
      )}
    </li>
  )
}

/** The level, the preset or "a board of your own": what was played on. */
function placeOf(door: GameDoor, save: Save, { t, say, language }: Words): string {
  const label = save.series && (dayOf(save.series) === null ? door.series?.label(save.series, language) : t('daily.title'))
  if (label) return label
  const options = canonicalJson(save.record.origin.options)
  const preset = door.game.options.presets.find((one) => canonicalJson(one.options) === options)
  return preset ? say({ key: `preset.${preset.id}` }, door.strings[language]) : t('options.own')
}

/** How a finished match went for the only person at the table; null where that says nothing. */
function endingOf(door: GameDoor, { over, players, record }: Save): 'won' | 'lost' | 'drawn' | null {
  const [seat, ...others] = personSeats(players)
  if (!over || seat === undefined || others.length > 0 || players.length === 1 || record.snapshot === null) return null
  const state: unknown = door.game.notation.readState(record.snapshot, rngFrom(''))
  const outcome = isRejection(state) ? null : (state as Core).outcome
  if (!outcome) return null
  return outcome.ranks[seat] !== 1 ? 'lost' : outcome.ranks.every((rank) => rank === 1) ? 'drawn' : 'won'
}

function DamagedItem({ save }: { save: Damaged }): ReactElement {
  const { t, why } = useWords()
  const name = t('saves.damagedMatch')
  return (
    <li className="save" data-damaged>
      <div className="save-open">
        <span className="match-sign">
          <Icon name="warning" />
        </span>
        <span className="save-words">
          <span className="save-title">{name}</span>
          <span className="save-about">{isDamage(save.damaged) ? t('saves.cannotOpen') : why(save.damaged)}</span>
          {isDamage(save.damaged) && <Reason why={save.damaged} />}
        </span>
      </div>
      <IconButton
        icon="download"
        label={t('saves.downloadDamaged')}
        onClick={() => void openSaves().then(async (saves) => download(`${save.id}.txt`, await saves.raw(save.id)))}
      />
      <IconButton
        icon="trash"
        label={t('saves.deleteOf', { name })}
        onClick={() => void remove(save.id, t('saves.deleted', { name }), t('saves.undoDelete'))}
      />
    </li>
  )
}

/** Gone at once, with a way back. */
async function remove(id: string, text: string, undo: string): Promise<void> {
  const restore = await (await openSaves()).remove(id)
  toast({ text, action: { label: undo, perform: () => void restore() } })
}
