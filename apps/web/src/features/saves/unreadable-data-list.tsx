import type { ReactElement } from 'react'
import { gameInfoOf } from '../../web-game/game-infos.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.tsx'
import { quarantineFolder } from '../../platform/storage/quarantine.ts'
import { listDamagedNonMatchData, type DamagedNonMatchEntry } from '../../data/non-match-data.ts'
import { combineWithLocalStorage } from '../../platform/storage/combine-with-local-storage.ts'
import { openKeyValueStore, type KeyValueStore } from '../../platform/storage/key-value-store.ts'
import { downloadText } from '../../ui/download.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { loadGameBackupSupport } from './load-game-backup-support.ts'
import { useStored } from '../../platform/storage/use-stored.ts'

/** Unreadable data besides matches: the reason, and its raw text. Renders nothing where there is none. */
export function UnreadableDataList(): ReactElement | null {
  const { t } = useTranslator()
  const damaged = useStored(listDamaged)
  if (!damaged || damaged.length === 0) return null
  return (
    <section className="panel unreadable-data" aria-labelledby="unread-title">
      <h2 id="unread-title">{t('saves.unread')}</h2>
      <p>{t('saves.unreadNote')}</p>
      <ul className="saves">
        {damaged.map((one) => (
          <UnreadableItem key={one.key} unread={one} />
        ))}
      </ul>
    </section>
  )
}

const kinds = ['series', 'own', 'draft', 'lesson', 'local'] as const

function listDamaged(store: KeyValueStore): Promise<DamagedNonMatchEntry[]> {
  return listDamagedNonMatchData(combineWithLocalStorage(store), loadGameBackupSupport)
}

function UnreadableItem({ unread: { key: name, damaged } }: { unread: DamagedNonMatchEntry }): ReactElement {
  const { t, why, language } = useTranslator()
  const [folder = '', game = ''] = name.replace(quarantineFolder, '').split('/')
  const kind = kinds.find((one) => one === folder) ?? 'own'
  const title = `${t(`saves.unread.${kind}`)} · ${gameInfoOf(game)?.title[language] ?? game}`
  return (
    <li className="save" data-damaged>
      <div className="save-open">
        <span className="match-thumbnail">
          <Icon name="warning" />
        </span>
        <span className="save-text">
          <span className="save-title">{title}</span>
          <span className="save-details">{why(damaged)}</span>
          <span className="save-details">{name}</span>
        </span>
      </div>
      <IconButton icon="download" label={t('saves.downloadDamaged')} onClick={() => void downloadDamaged(name)} />
      <IconButton
        icon="trash"
        label={t('saves.deleteOf', { name: title })}
        onClick={() => void removeDamaged(name, t('saves.deleted', { name: title }), t('saves.undoDelete'))}
      />
    </li>
  )
}

async function downloadDamaged(key: string): Promise<void> {
  const text = await combineWithLocalStorage(await openKeyValueStore()).read(key)
  downloadText(`${key.replaceAll('/', '-')}.txt`, text ?? '')
}

/** Deletes at once; the toast offers undo. */
async function removeDamaged(key: string, text: string, undo: string): Promise<void> {
  const texts = combineWithLocalStorage(await openKeyValueStore())
  const stored = await texts.read(key)
  await texts.remove(key)
  toast({ text, action: { label: undo, perform: () => void (stored !== null && texts.write(key, stored)) } })
}
