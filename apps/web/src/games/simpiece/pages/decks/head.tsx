import { useState, type ReactElement } from 'react'
import { Button, IconButton } from '../../../../house/button.tsx'
import { toast } from '../../../../house/toast.tsx'
import { nameLimit } from '../../../../storage/save.ts'
import { useWords } from '../../../../words/words.ts'
import { teller } from '../../face/label.ts'
import { strings } from '../../strings.ts'
import { ImportSheet } from './import-sheet.tsx'
import { ShareSheet } from './share-sheet.tsx'
import type { Easel } from './use-deck.ts'

/** Above a deck being built: its name, and what can be done with the whole of it. */
export function Head({ easel, fallback, onWrong }: { easel: Easel; fallback: string; onWrong: () => void }): ReactElement {
  const words = useWords()
  const tell = teller(words)
  const { deck, dirty, wrong, change } = easel
  const [name, setName] = useState<string | null>(null)
  const [sheet, setSheet] = useState<'share' | 'import' | null>(null)
  /** A name may be empty while it is typed, but not afterwards. */
  function named(): void {
    setName(null)
    easel.rest()
  }
  async function save(): Promise<void> {
    const [reason] = wrong
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
          maxLength={nameLimit}
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
      {sheet === 'share' && <ShareSheet deck={deck} onClose={() => setSheet(null)} />}
      {sheet === 'import' && (
        <ImportSheet
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
