import { isRejection, type Rejection } from '@parlor/kernel'
import { useState, type ReactElement } from 'react'
import { maxSaveNameLength } from '../../../../data/save.ts'
import { useCollection } from '../../../../data/use-collection.ts'
import { CollectionList } from '../../../../features/collections/collection-list.tsx'
import { ImportItemDialog } from '../../../../features/collections/import-item-dialog.tsx'
import { saveItem } from '../../../../features/collections/save-item.ts'
import { ShareItemDialog } from '../../../../features/collections/share-item-dialog.tsx'
import { wordsOf } from '../../../../features/collections/collection-item-type.ts'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { Button } from '../../../../ui/button.tsx'
import { SegmentedControl, TextField } from '../../../../ui/form-fields.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { canonicalPosition, ownPositions, positionGoals, positionKind, readOwnPosition, type OwnPosition } from './own-positions.ts'

type Details = Pick<OwnPosition, 'name' | 'goal'>

/** What is being edited: an item of the list, or a new one. */
export interface EditedPosition extends Details {
  readonly id: string | null
}

interface OwnPositionsProps {
  /** The edited position. */
  readonly position: string
  /** What was opened or saved last. */
  readonly shown: EditedPosition
  readonly onSaved: (saved: EditedPosition) => void
  readonly onShow: (id: string | null, thing: OwnPosition) => void
}

/** Name and goal of the edited position, and the player's list: to save, open, rename, share, import and delete. */
export function OwnPositions({ position, shown, onSaved, onShow }: OwnPositionsProps): ReactElement {
  const translator = useTranslator()
  const { phrase, describe } = wordsOf(positionKind, translator)
  const [importing, setImporting] = useState(false)
  // Kept here: typing a name must not render every card of the editor.
  const [typed, setTyped] = useState<Partial<Details>>({})
  const [from, setFrom] = useState(shown)
  if (from !== shown) {
    setFrom(shown)
    setTyped({})
  }
  const [shared, setShared] = useState<OwnPosition | null>(null)
  const item = useCollection(ownPositions)?.items.find(({ id }) => id === shown.id)
  const { name, goal }: Details = { ...(item?.thing ?? shown), ...typed }

  function edited(): OwnPosition | Rejection {
    return readOwnPosition({ format: 'simpiece-position', version: 1, name: name.trim(), goal, position: canonicalPosition(position) })
  }

  async function save(id: string | null): Promise<void> {
    const thing = edited()
    if (isRejection(thing)) return void toast({ text: describe(thing), tone: 'bad' })
    onSaved({ id: await saveItem(positionKind, thing, id), name: thing.name, goal: thing.goal })
  }

  function share(): void {
    const thing = edited()
    if (isRejection(thing)) toast({ text: describe(thing), tone: 'bad' })
    else setShared(thing)
  }

  return (
    <>
      <section className="st-edit-start" aria-label={phrase('details')}>
        <TextField
          label={translator.t('saves.name')}
          value={name}
          maxLength={maxSaveNameLength}
          onChange={(next) => setTyped({ ...typed, name: next })}
        />
        <SegmentedControl
          label={phrase('goal')}
          value={goal}
          options={positionGoals.map((one) => ({ value: one, label: phrase(`goal.${one}`) }))}
          onChange={(next) => setTyped({ ...typed, goal: next })}
        />
        <div className="st-edit-actions">
          <Button icon="save" onClick={() => void save(shown.id)}>
            {translator.t('saves.save')}
          </Button>
          {item && (
            <Button icon="copy" onClick={() => void save(null)}>
              {phrase('saveAsNew')}
            </Button>
          )}
          <Button icon="share" onClick={share}>
            {phrase('share')}
          </Button>
          <Button icon="upload" onClick={() => setImporting(true)}>
            {phrase('import')}
          </Button>
        </div>
      </section>
      <CollectionList
        kind={positionKind}
        openId={item?.id}
        onOpen={({ id, thing }) => {
          onShow(id, thing)
          scrollTo({ top: 0 })
        }}
        onShare={({ thing }) => setShared(thing)}
      />
      {importing && (
        <ImportItemDialog
          kind={positionKind}
          onOpen={([thing]) => {
            setImporting(false)
            onShow(null, thing!)
            toast({ text: phrase('opened', { name: thing!.name }), tone: 'good' })
          }}
          onClose={() => setImporting(false)}
        />
      )}
      {shared && <ShareItemDialog kind={positionKind} thing={shared} onClose={() => setShared(null)} />}
    </>
  )
}
