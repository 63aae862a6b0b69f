import { useMemo, useState, type ReactElement } from 'react'
import { Link } from 'react-router'
import { cardOf } from '../games/cards.ts'
import { IconButton } from '../house/button.tsx'
import { Icon } from '../house/icon.tsx'
import { toast } from '../house/toast.tsx'
import { namesOf } from '../session/names.ts'
import type { Save } from '../storage/save.ts'
import { openSaves, type Damaged, type Listed } from '../storage/saves.ts'
import { download } from '../table/download.ts'
import { NameSheet } from '../table/save-as.tsx'
import { useWords } from '../words/words.ts'
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
  const begun = saves.filter((save) => 'damaged' in save || save.moves > 0 || save.over || save.name !== null)
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
  const known = cardOf(save.game)
  return (
    <li className="save" data-over={save.over}>
      <Link className="save-open" to={`/${save.game}/${save.over ? 'replay' : 'play'}/${save.id}`}>
        <Icon name={save.over ? 'check' : 'play'} size={20} />
        <span className="save-title">{title}</span>
        <span className="save-about">
          {[
            game ? (known?.title[words.language] ?? save.game) : null,
            save.name === null ? null : seats,
            save.series ? door?.series?.label(save.series, words.language) : null,
            t(save.over ? 'saves.over' : 'saves.running'),
            t('saves.moves', { count: save.moves }),
            save.record.practice ? t('table.practice') : null,
            words.date(save.updated),
          ]
            .filter(Boolean)
            .join(' · ')}
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

function DamagedItem({ save }: { save: Damaged }): ReactElement {
  const { t, why } = useWords()
  const name = t('saves.damagedMatch')
  return (
    <li className="save" data-damaged>
      <p className="save-open">
        <Icon name="warning" size={20} />
        <span className="save-title">{name}</span>
        <span className="save-about">{why(save.damaged)}</span>
      </p>
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
