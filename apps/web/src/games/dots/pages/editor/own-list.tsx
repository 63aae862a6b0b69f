import { wordsIn, type DotsLevel } from '@parlor/dots'
import { useState, type ReactElement } from 'react'
import { IconButton } from '../../../../house/button.tsx'
import { Icon } from '../../../../house/icon.tsx'
import { toast } from '../../../../house/toast.tsx'
import type { Kept } from '../../../../storage/collection.ts'
import { NameSheet } from '../../../../table/save-as.tsx'
import { useWords } from '../../../../words/words.ts'
import { strings } from '../../strings.ts'
import { Picture } from '../picture.tsx'
import { complaint } from './complaint.ts'
import { ownLevels } from './kept.ts'
import { boardOfLevel } from './level.ts'
import { useDamagedLevels, useOwnLevels } from './use-own-levels.ts'

/** One's own levels, to open, rename and delete. */
export function OwnList({ openId, onOpen }: { openId: string; onOpen: (level: DotsLevel) => void }): ReactElement | null {
  const words = useWords()
  const { say, language } = words
  const own = strings[language]
  const levels = useOwnLevels()
  const damaged = useDamagedLevels()
  const [renaming, setRenaming] = useState<Kept<DotsLevel> | null>(null)
  if (!levels) return null
  return (
    <section className="own-levels" aria-labelledby="own-levels">
      <h2 id="own-levels">{say({ key: 'editor.own' }, own)}</h2>
      {levels.length === 0 && <p className="field-note">{say({ key: 'editor.ownNone' }, own)}</p>}
      <ul className="own-list">
        {levels.map((kept) => {
          const name = wordsIn(kept.thing.name, language)
          return (
            <li key={kept.id} className="own-level" data-open={kept.id === openId}>
              <button type="button" className="own-open" onClick={() => onOpen(kept.thing)}>
                <OwnPicture level={kept.thing} />
                <span className="own-name">{name}</span>
                <span className="own-about">{wordsIn(kept.thing.description, language)}</span>
              </button>
              <IconButton icon="edit" label={say({ key: 'editor.renameOf', params: { name } }, own)} onClick={() => setRenaming(kept)} />
              <IconButton
                icon="trash"
                label={say({ key: 'editor.deleteOf', params: { name } }, own)}
                onClick={() =>
                  void remove(kept.id, say({ key: 'editor.deleted', params: { name } }, own), say({ key: 'editor.undoDelete' }, own))
                }
              />
            </li>
          )
        })}
        {damaged.map((one) => {
          const name = say({ key: 'editor.damaged' }, own)
          return (
            <li key={one.id} className="own-level" data-damaged>
              <div className="own-open">
                <span className="own-picture">
                  <Icon name="warning" />
                </span>
                <span className="own-name">{name}</span>
                <span className="own-about">{complaint(one.damaged, words, own)}</span>
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
        <NameSheet
          title={say({ key: 'editor.rename' }, own)}
          note={say({ key: 'editor.renameNote' }, own)}
          start={wordsIn(renaming.thing.name, language)}
          keep={(name) => ownLevels.put(renaming.id, { ...renaming.thing, name }, Date.now())}
          onClose={() => setRenaming(null)}
        />
      )}
    </section>
  )
}

function OwnPicture({ level }: { level: DotsLevel }): ReactElement {
  const [position] = useState(() => boardOfLevel(level))
  return (
    <span className="own-picture">
      <Picture position={position} />
    </span>
  )
}

async function remove(id: string, text: string, undo: string): Promise<void> {
  const restore = await ownLevels.remove(id)
  toast({ text, action: { label: undo, perform: () => void restore() } })
}
