import { textInLanguage, type DotsLevel } from '@parlor/dots'
import type { ReactElement } from 'react'
import { useCollection } from '../../../../data/use-collection.ts'
import { ItemTools } from '../../../../features/collections/item-tools.tsx'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { PositionPicture } from '../../../../web-game/position-picture.tsx'
import { strings } from '../../strings.ts'
import { describeLevelError } from './describe-level-error.ts'
import { ownLevels } from './own-level-store.ts'

/** The player's custom levels, to open, rename and delete. */
export function OwnLevelList({ openId, onOpen }: { openId: string; onOpen: (level: DotsLevel) => void }): ReactElement | null {
  const translator = useTranslator()
  const { say, language } = translator
  const own = strings[language]
  const phrase = (key: string, name: string) => say({ key: `editor.${key}`, params: { name } }, own)
  const collection = useCollection(ownLevels)
  if (!collection) return null
  const { items, damaged } = collection
  const damagedName = say({ key: 'editor.damaged' }, own)
  return (
    <section className="own-levels" aria-labelledby="own-levels">
      <h2 id="own-levels">{say({ key: 'editor.own' }, own)}</h2>
      {items.length === 0 && <p className="field-note">{say({ key: 'editor.ownNone' }, own)}</p>}
      <ul className="own-level-list">
        {items.map(({ id, thing }) => {
          const name = textInLanguage(thing.name, language)
          return (
            <li key={id} className="own-level" data-open={id === openId}>
              <button type="button" className="own-level-open" onClick={() => onOpen(thing)}>
                <span className="own-level-picture">
                  <PositionPicture game="dots" position={thing.cells.join('/')} />
                </span>
                <span className="own-level-name">{name}</span>
                <span className="own-level-description">{textInLanguage(thing.description, language)}</span>
              </button>
              <ItemTools
                name={name}
                phrase={phrase}
                onRename={(next) => ownLevels.put(id, { ...thing, name: next }, Date.now())}
                onDelete={() => ownLevels.remove(id)}
              />
            </li>
          )
        })}
        {damaged.map(({ id, damaged: why }) => (
          <li key={id} className="own-level" data-damaged>
            <div className="own-level-open">
              <span className="own-level-picture">
                <Icon name="warning" />
              </span>
              <span className="own-level-name">{damagedName}</span>
              <span className="own-level-description">{describeLevelError(why, translator, own)}</span>
            </div>
            <ItemTools name={damagedName} phrase={phrase} onDelete={() => ownLevels.remove(id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
