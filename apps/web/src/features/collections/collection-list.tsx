import { useId, type ReactElement } from 'react'
import type { StoredItem } from '../../data/player-collection.ts'
import { useCollection } from '../../data/use-collection.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PositionThumbnail } from '../../web-game/position-thumbnail.tsx'
import './collection-list.css'
import { ItemTools } from './item-tools.tsx'
import { removeItem } from './save-item.ts'
import { wordsOf, type ListableItemType, type ItemStrings } from './collection-item-type.ts'

interface CollectionListProps<T> {
  readonly kind: ListableItemType<T>
  /** Below the heading, where there is anything. */
  readonly note?: string
  readonly noteOf?: (thing: T, words: ItemStrings) => string
  readonly openId?: string | undefined
  readonly onOpen: (item: StoredItem<T>) => void
  readonly onShare?: (item: StoredItem<T>) => void
  readonly onRename?: (id: string, name: string) => void
  /** Deletes more than the item; returns how to bring it back. */
  readonly onDelete?: (id: string) => Promise<() => Promise<void>>
}

/**
 * What a player made of one kind: to open, rename, share and delete; what cannot be read stays in the list with the reason.
 * Words: `own`, `ownNone`, `damaged`, `shareOf` and those of `ItemTools`.
 */
export function CollectionList<T>(props: CollectionListProps<T>): ReactElement | null {
  const { kind, note, noteOf = kind.noteOf, openId, onOpen, onShare, onRename } = props
  const { onDelete = (id: string) => removeItem(kind, id) } = props
  const words = wordsOf(kind, useTranslator())
  const { phrase, language } = words
  const content = useCollection(kind.collection)
  const title = useId()
  if (!content) return null
  const { items, damaged } = content
  const damagedName = phrase('damaged')
  return (
    <section className="own-items" aria-labelledby={title}>
      <h2 id={title}>{phrase('own')}</h2>
      {(items.length === 0 || note) && <p className="field-note">{items.length === 0 ? phrase('ownNone') : note}</p>}
      <ul className="own-item-list">
        {items.map((item) => {
          const { id, thing } = item
          const name = kind.nameOf(thing, language)
          return (
            <li key={id} className="own-item" data-open={id === openId}>
              <button type="button" className="own-item-open" onClick={() => onOpen(item)}>
                <span className="own-item-picture" style={kind.groundOf && { background: kind.groundOf(thing) }}>
                  <PositionThumbnail game={kind.game} position={kind.positionOf(thing)} />
                </span>
                <span className="own-item-name">{name}</span>
                <span className="own-item-description">{noteOf(thing, words)}</span>
              </button>
              <span className="own-item-tools">
                <ItemTools
                  name={name}
                  words={words}
                  onRename={(next) => {
                    onRename?.(id, next)
                    return kind.collection.put(id, kind.rename(thing, next), Date.now())
                  }}
                  onDelete={() => onDelete(id)}
                >
                  {onShare && <IconButton icon="share" label={phrase('shareOf', { name })} onClick={() => onShare(item)} />}
                </ItemTools>
              </span>
            </li>
          )
        })}
        {damaged.map(({ id, damaged: why }) => (
          <li key={id} className="own-item" data-damaged>
            <div className="own-item-open">
              <span className="own-item-picture">
                <Icon name="warning" />
              </span>
              <span className="own-item-name">{damagedName}</span>
              <span className="own-item-description">{words.describe(why)}</span>
            </div>
            <span className="own-item-tools">
              <ItemTools name={damagedName} words={words} onDelete={() => onDelete(id)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
