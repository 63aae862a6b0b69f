import type { ReactElement } from 'react'
import { cardOf } from '../games/cards.ts'
import { IconButton } from '../house/button.tsx'
import { Icon } from '../house/icon.tsx'
import { toast } from '../house/toast.tsx'
import { asideFolder } from '../storage/aside.ts'
import { damagedExtras, type DamagedExtra } from '../storage/extras.ts'
import { withLocal } from '../storage/local.ts'
import { openVault, type Vault } from '../storage/vault.ts'
import { download } from '../table/download.ts'
import { useWords } from '../words/words.ts'
import { openKeeper } from './open-keeper.ts'
import { useKept } from './use-kept.ts'

/** What was kept beside matches and cannot be read: why, and what is left of it. Nothing where all is well. */
export function UnreadList(): ReactElement | null {
  const { t } = useWords()
  const damaged = useKept(list)
  if (!damaged || damaged.length === 0) return null
  return (
    <section className="panel unread" aria-labelledby="unread-title">
      <h2 id="unread-title">{t('saves.unread')}</h2>
      <p>{t('saves.unreadNote')}</p>
      <ul className="saves">
        {damaged.map((one) => (
          <Unread key={one.key} unread={one} />
        ))}
      </ul>
    </section>
  )
}

const kinds = ['series', 'own', 'draft', 'lesson', 'local'] as const

function list(vault: Vault): Promise<DamagedExtra[]> {
  return damagedExtras(withLocal(vault), openKeeper)
}

function Unread({ unread: { key: name, damaged } }: { unread: DamagedExtra }): ReactElement {
  const { t, why, language } = useWords()
  const [folder = '', game = ''] = name.replace(asideFolder, '').split('/')
  const kind = kinds.find((one) => one === folder) ?? 'own'
  const title = `${t(`saves.unread.${kind}`)} · ${cardOf(game)?.title[language] ?? game}`
  return (
    <li className="save" data-damaged>
      <div className="save-open">
        <span className="match-sign">
          <Icon name="warning" />
        </span>
        <span className="save-words">
          <span className="save-title">{title}</span>
          <span className="save-about">{why(damaged)}</span>
          <span className="save-about">{name}</span>
        </span>
      </div>
      <IconButton icon="download" label={t('saves.downloadDamaged')} onClick={() => void save(name)} />
      <IconButton
        icon="trash"
        label={t('saves.deleteOf', { name: title })}
        onClick={() => void remove(name, t('saves.deleted', { name: title }), t('saves.undoDelete'))}
      />
    </li>
  )
}

async function save(key: string): Promise<void> {
  const text = await withLocal(await openVault()).read(key)
  download(`${key.replaceAll('/', '-')}.txt`, text ?? '')
}

/** Gone at once, with a way back. */
async function remove(key: string, text: string, undo: string): Promise<void> {
  const texts = withLocal(await openVault())
  const kept = await texts.read(key)
  await texts.remove(key)
  toast({ text, action: { label: undo, perform: () => void (kept !== null && texts.write(key, kept)) } })
}
