import type { Rejection } from '@parlor/kernel'
import { useId, type ReactElement } from 'react'
import type { PlayerCollection, StoredItem } from '../../data/player-collection.ts'
import { useCollection } from '../../data/use-collection.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PositionThumbnail } from '../../web-game/position-thumbnail.tsx'
import './collection-list.css'
import { ItemTools } from './item-tools.tsx'

interface CollectionListProps<T> {
  readonly collection: PlayerCollection<T>
  /** The game's words: `own`, `ownNone`, `damaged`, `shareOf` and those of `ItemTools`. */
  readonly phrase: (key: string, name: string) => string
  /** Why an item cannot be read. */
  readonly describe: (why: Rejection) => string
  readonly nameOf: (thing: T) => string
  readonly noteOf: (thing: T) => string
  readonly game: string
  /** The position that shows it. */
  readonly positionOf: (thing: T) => string
  /** Colour behind the picture. */
  readonly groundOf?: (thing: T) => string
  readonly rename: (thing: T, name: string) => T
  readonly openId?: string | undefined
  readonly onOpen: (item: StoredItem<T>) => void
  readonly onShare?: (item: StoredItem<T>) => void
  /** Deletes more than the item; returns how to bring it back. */
  readonly onDelete?: (id: string) => Promise<() => Promise<void>>
}

/** What a player made of one kind: to open, rename, share and delete; what cannot be read stays in the list with the reason. */
export function CollectionList<T>(props: CollectionListProps<T>): ReactElement | null {
  const { collection, phrase, describe, nameOf, noteOf, game, positionOf, groundOf, rename, openId, onOpen, onShare } = props
  const { onDelete = (id: string) => collection.remove(id) } = props
  const content = useCollection(collection)
  const title = useId()
  if (!content) return null
  const { items, damaged } = content
  const damagedName = phrase('damaged', '')
  return (
    <section className="own-items" aria-labelledby={title}>
      <h2 id={title}>{phrase('own', '')}</h2>
      {items.length === 0 && <p className="field-note">{phrase('ownNone', '')}</p>}
      <ul className="own-item-list">
        {items.map((item) => {
          const { id, thing } = item
          const name = nameOf(thing)
          return (
            <li key={id} className="own-item" data-open={id === openId}>
              <button type="button" className="own-item-open" onClick={() => onOpen(item)}>
                <span className="own-item-picture" style={groundOf && { background: groundOf(thing) }}>
                  <PositionThumbnail game={game} position={positionOf(thing)} />
                </span>
                <span className="own-item-name">{name}</span>
                <span className="own-item-description">{noteOf(thing)}</span>
              </button>
              <ItemTools
                name={name}
                phrase={phrase}
                onRename={(next) => collection.put(id, rename(thing, next), Date.now())}
                onDelete={() => onDelete(id)}
              >
                {onShare && <IconButton icon="share" label={phrase('shareOf', name)} onClick={() => onShare(item)} />}
              </ItemTools>
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
              <span className="own-item-description">{describe(why)}</span>
            </div>
            <ItemTools name={damagedName} phrase={phrase} onDelete={() => onDelete(id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
