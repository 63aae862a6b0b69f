import { useCallback, type ReactElement } from 'react'
import { Button } from '../../../../house/button.tsx'
import { ShareSheet as Sheet } from '../../../../house/share-sheet.tsx'
import { toast } from '../../../../house/toast.tsx'
import { downloadBlob } from '../../../../table/download.ts'
import { useWords } from '../../../../words/words.ts'
import { teller } from '../../face/label.ts'
import { writeDeckLink, type Sent } from './link.ts'
import { fileName } from './names.ts'
import { writeText } from './reading.ts'

/** The deck as a link that holds all of it, as a list, or as a file. */
export function ShareSheet({ deck, onClose }: { deck: Sent; onClose: () => void }): ReactElement {
  const words = useWords()
  const tell = teller(words)
  const write = useCallback(async () => `${location.origin}/simpiece/decks#${await writeDeckLink(deck)}`, [deck])
  const text = writeText(deck)
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      toast({ text: tell('deck.listCopied'), tone: 'good' })
    } catch {
      toast({ text: words.t('share.notCopied'), tone: 'bad' })
    }
  }
  return (
    <Sheet
      title={tell('deck.shareTitle', { name: deck.name })}
      note={tell('deck.shareNote')}
      subject={deck.name}
      writeLink={write}
      onFile={() => downloadBlob(`${fileName(deck.name)}.txt`, new Blob([text], { type: 'text/plain' }))}
      onClose={onClose}
    >
      <label className="field">
        <span className="field-label">{tell('deck.list')}</span>
        <textarea className="text-input sp-list-text" rows={6} readOnly value={text} onFocus={({ target }) => target.select()} />
      </label>
      <Button icon="copy" onClick={() => void copy()}>
        {tell('deck.copyList')}
      </Button>
    </Sheet>
  )
}
