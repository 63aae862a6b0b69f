import { useState, type ReactElement } from 'react'
import { ImportItemDialog } from '../../../../features/collections/import-item-dialog.tsx'
import { tellKept } from '../../../../features/collections/save-item.ts'
import { Button, IconButton } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { maxSaveNameLength } from '../../../../data/save.ts'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { translatorFor } from '../../card-face/card-label.ts'
import { strings } from '../../strings.ts'
import { cardsOf } from './deck.ts'
import { deckKind } from './deck-kind.ts'
import { ShareDeckDialog } from './share-deck-dialog.tsx'
import type { DeckEditor } from './use-deck-editor.ts'

/** Header of the deck editor: the name, and actions on the whole deck. */
export function DeckHeader({ editor, fallback, onWrong }: { editor: DeckEditor; fallback: string; onWrong: () => void }): ReactElement {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  const { deck, dirty, problems, change } = editor
  const [name, setName] = useState<string | null>(null)
  const [dialog, setDialog] = useState<'share' | 'import' | null>(null)
  /** A name may be empty only while it is typed. */
  function fillEmptyName(): void {
    setName(null)
    editor.finishGesture()
  }
  async function save(): Promise<void> {
    const reason = problems.find(({ rejected }) => rejected !== 'deck.gaps')
    if (reason) {
      onWrong()
      return void toast({ text: translate('deck.notSaved', { why: translator.why(reason, strings[translator.language]) }), tone: 'bad' })
    }
    const storageKind = await editor.save()
    if (storageKind) tellKept(deckKind, deck, storageKind, problems.length > 0 ? 'keptWithGaps' : 'kept')
  }
  return (
    <div className="sp-head">
      <label className="sp-head-name">
        <span className="sr-only">{translate('deck.name')}</span>
        <input
          className="text-input"
          type="text"
          value={name ?? deck.name}
          maxLength={maxSaveNameLength}
          autoComplete="off"
          onBlur={fillEmptyName}
          onChange={({ target }) => {
            setName(target.value)
            change((now) => ({ ...now, name: target.value.trim() || fallback }), 'name')
          }}
        />
      </label>
      <div className="sp-head-tools">
        <IconButton icon="undo" label={translate('deck.undo')} disabled={!editor.canUndo} onClick={editor.undo} />
        <IconButton icon="redo" label={translate('deck.redo')} disabled={!editor.canRedo} onClick={editor.redo} />
        <IconButton icon="upload" label={translate('deck.import')} onClick={() => setDialog('import')} />
        <IconButton
          icon="share"
          label={translate('deck.share')}
          disabled={deck.rows.length === 0 && deck.leader === null}
          onClick={() => setDialog('share')}
        />
        <Button kind="primary" icon={dirty ? 'save' : 'check'} onClick={() => void save()}>
          {translate(dirty ? 'deck.save' : 'deck.isSaved')}
        </Button>
      </div>
      {dialog === 'share' && <ShareDeckDialog deck={deck} onClose={() => setDialog(null)} />}
      {dialog === 'import' && (
        <ImportItemDialog
          kind={deckKind}
          onOpen={([sent]) => {
            setDialog(null)
            change(({ id, name: called }) => ({ id, name: called, ...cardsOf(sent!) }))
            toast({ text: translate('deck.replaced'), action: { label: translate('deck.undo'), perform: editor.undo } })
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  )
}
