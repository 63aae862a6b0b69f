import { textInLanguage, type DotsLevel } from '@parlor/dots'
import { useState, type ReactElement } from 'react'
import { IconButton } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { toast } from '../../../../ui/toast.tsx'
import type { StoredItem } from '../../../../data/player-collection.ts'
import { SaveUnderNameDialog } from '../../../../table/save-under-name-dialog.tsx'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { strings } from '../../strings.ts'
import { StaticBoard } from '../static-board.tsx'
import { describeLevelError } from './describe-level-error.ts'
import { ownLevels } from './own-level-store.ts'
import { boardOfLevel } from './level-file.ts'
import { useDamagedLevels, useOwnLevels } from './use-own-levels.ts'

/** The player's custom levels, to open, rename and delete. */
export function OwnLevelList({ openId, onOpen }: { openId: string; onOpen: (level: DotsLevel) => void }): ReactElement | null {
  const translator = useTranslator()
  const { say, language } = translator
  const own = strings[language]
  const levels = useOwnLevels()
  const damaged = useDamagedLevels()
  const [renaming, setRenaming] = useState<StoredItem<DotsLevel> | null>(null)
  if (!levels) return null
  return (
    <section className="own-levels" aria-labelledby="own-levels">
      <h2 id="own-levels">{say({ key: 'editor.own' }, own)}</h2>
      {levels.length === 0 && <p className="field-note">{say({ key: 'editor.ownNone' }, own)}</p>}
      <ul className="own-level-list">
        {levels.map((stored) => {
          const name = textInLanguage(stored.thing.name, language)
          return (
            <li key={stored.id} className="own-level" data-open={stored.id === openId}>
              <button type="button" className="own-level-open" onClick={() => onOpen(stored.thing)}>
                <OwnLevelThumbnail level={stored.thing} />
                <span className="own-level-name">{name}</span>
                <span className="own-level-description">{textInLanguage(stored.thing.description, language)}</span>
              </button>
              <IconButton icon="edit" label={say({ key: 'editor.renameOf', params: { name } }, own)} onClick={() => setRenaming(stored)} />
              <IconButton
                icon="trash"
                label={say({ key: 'editor.deleteOf', params: { name } }, own)}
                onClick={() =>
                  void remove(stored.id, say({ key: 'editor.deleted', params: { name } }, own), say({ key: 'editor.undoDelete' }, own))
                }
              />
            </li>
          )
        })}
        {damaged.map((one) => {
          const name = say({ key: 'editor.damaged' }, own)
          return (
            <li key={one.id} className="own-level" data-damaged>
              <div className="own-level-open">
                <span className="own-level-picture">
                  <Icon name="warning" />
                </span>
                <span className="own-level-name">{name}</span>
                <span className="own-level-description">{describeLevelError(one.damaged, translator, own)}</span>
              </div>
              <IconButton
                icon="trash"
                label={say({ key: 'editor.deleteOf', params: { name } }, own)}
                onClick={() =>
                  void remove(one.id, say({ key: 'editor.deleted', params: { name } }, own), say({ key: 'editor.undoDelete' }, own))
                }
              />
            </li>
          )
        })}
      </ul>
      {renaming && (
        <SaveUnderNameDialog
          title={say({ key: 'editor.rename' }, own)}
          note={say({ key: 'editor.renameNote' }, own)}
          start={textInLanguage(renaming.thing.name, language)}
          keep={(name) => ownLevels.put(renaming.id, { ...renaming.thing, name }, Date.now())}
          onClose={() => setRenaming(null)}
        />
      )}
    </section>
  )
}

function OwnLevelThumbnail({ level }: { level: DotsLevel }): ReactElement {
  const [position] = useState(() => boardOfLevel(level))
  return (
    <span className="own-level-picture">
      <StaticBoard position={position} />
    </span>
  )
}

async function remove(id: string, text: string, undo: string): Promise<void> {
  const restore = await ownLevels.remove(id)
  toast({ text, action: { label: undo, perform: () => void restore() } })
}
