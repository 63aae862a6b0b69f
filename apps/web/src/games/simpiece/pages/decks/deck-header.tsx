import { useState, type ReactElement } from 'react'
import { Button, IconButton } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { maxSaveNameLength } from '../../../../data/save.ts'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { translatorFor } from '../../card-face/card-label.ts'
import { strings } from '../../strings.ts'
import { ImportDeckDialog } from './import-deck-dialog.tsx'
import { ShareDeckDialog } from './share-deck-dialog.tsx'
import type { DeckEditor } from './use-deck-editor.ts'

/** Header of the deck editor: the name, and actions on the whole deck. */
export function DeckHeader({ easel, fallback, onWrong }: { easel: DeckEditor; fallback: string; onWrong: () => void }): ReactElement {
  const words = useTranslator()
  const tell = translatorFor(words)
  const { deck, dirty, problems, change } = easel
  const [name, setName] = useState<string | null>(null)
  const [sheet, setSheet] = useState<'share' | 'import' | null>(null)
  /** A name may be empty only while it is typed. */
  function named(): void {
    setName(null)
    easel.finishGesture()
  }
  async function save(): Promise<void> {
    const [reason] = problems
    if (reason) {
      onWrong()
      return void toast({ text: tell('deck.notSaved', { why: words.why(reason, strings[words.language]) }), tone: 'bad' })
    }
    const place = await easel.save()
    toast(
      place === 'memory'
        ? { text: tell('deck.notKept', { name: deck.name }), tone: 'bad' }
        : { text: tell('deck.saved', { name: deck.name }), tone: 'good' },
    )
  }
  return (
    <div className="sp-head">
      <label className="sp-head-name">
        <span className="sr-only">{tell('deck.name')}</span>
        <input
          className="text-input"
          type="text"
          value={name ?? deck.name}
          maxLength={maxSaveNameLength}
          autoComplete="off"
          onBlur={named}
          onChange={({ target }) => {
            setName(target.value)
            change((now) => ({ ...now, name: target.value.trim() || fallback }), 'name')
          }}
        />
      </label>
      <div className="sp-head-tools">
        <IconButton icon="undo" label={tell('deck.undo')} disabled={!easel.canUndo} onClick={easel.undo} />
        <IconButton icon="redo" label={tell('deck.redo')} disabled={!easel.canRedo} onClick={easel.redo} />
        <IconButton icon="upload" label={tell('deck.import')} onClick={() => setSheet('import')} />
        <IconButton
          icon="share"
          label={tell('deck.share')}
          disabled={deck.rows.length === 0 && deck.leader === null}
          onClick={() => setSheet('share')}
        />
        <Button kind="primary" icon={dirty ? 'save' : 'check'} onClick={() => void save()}>
          {tell(dirty ? 'deck.save' : 'deck.isSaved')}
        </Button>
      </div>
      {sheet === 'share' && <ShareDeckDialog deck={deck} onClose={() => setSheet(null)} />}
      {sheet === 'import' && (
        <ImportDeckDialog
          onDeck={(sent) => {
            setSheet(null)
            change((now) => ({ ...now, leader: sent.leader, rows: sent.rows }))
            toast({ text: tell('deck.replaced'), action: { label: tell('deck.undo'), perform: easel.undo } })
          }}
          onClose={() => setSheet(null)}
        />
      )}
    </div>
  )
}
