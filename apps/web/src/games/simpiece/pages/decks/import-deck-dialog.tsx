import { isRejection, type Rejection } from '@parlor/kernel'
import { checkDeck } from '@parlor/simpiece'
import { useState, type ReactElement } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FilePicker, useFileInput } from '../../../../ui/file-picker.tsx'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { translatorFor } from '../../card-face/card-label.ts'
import { strings } from '../../strings.ts'
import { isDeckLink, readDeckLink, type SharedDeck } from './deck-link.ts'
import { readDeckText } from './deck-text.ts'

/** Larger files are not read, in bytes. */
const fileLimit = 100_000

/**
 * Imports a deck from a list, a link or a file. An unreadable one is rejected; one that breaks the deck rules can still be opened and
 * edited.
 */
export function ImportDeckDialog({ onDeck, onClose }: { onDeck: (deck: SharedDeck) => void; onClose: () => void }): ReactElement {
  const translator = useTranslator()
  const { t, language, why } = translator
  const translate = translatorFor(translator)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<readonly Rejection[]>([])
  const [readable, setReadable] = useState<SharedDeck | null>(null)
  const intake = useFileInput(fileLimit, take, (refused) => showResult(null, [refused]))

  function showResult(deck: SharedDeck | null, reasons: readonly Rejection[]): void {
    setReadable(deck)
    setProblem(reasons)
  }

  async function take(given: string): Promise<void> {
    setText(given)
    const fragment = /#.*$/.exec(given.trim())?.[0] ?? ''
    const deck = isDeckLink(fragment) ? await readDeckLink(fragment) : readUnnamedDeck(given)
    if (isRejection(deck)) return showResult(null, [deck])
    const reasons = checkDeck(deck)
    if (reasons.length === 0) return onDeck(deck)
    showResult(deck, reasons)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={translate('deck.import')}
      actions={
        <>
          <Button onClick={onClose}>{t('house.cancel')}</Button>
          {readable && (
            <Button icon="edit" onClick={() => onDeck(readable)}>
              {translate('deck.openAnyway')}
            </Button>
          )}
          <Button kind="primary" disabled={text.trim() === ''} onClick={() => void take(text)}>
            {translate('deck.open')}
          </Button>
        </>
      }
    >
      <div className="dialog-fields" data-over={intake.over} {...intake.drop}>
        <p>{translate('deck.importNote')}</p>
        <label className="field">
          <span className="field-label">{translate('deck.importText')}</span>
          <textarea
            className="text-input sp-list-text"
            rows={8}
            value={text}
            spellCheck={false}
            placeholder={'1xOP01-001\n4xOP01-016\n4xOP01-025'}
            aria-invalid={problem.length > 0 || undefined}
            onChange={({ target }) => {
              setText(target.value)
              showResult(null, [])
            }}
          />
        </label>
        <div role="alert">
          {problem.length > 0 && (
            <ul className="sp-wrong">
              {problem.map((reason) => (
                <li key={JSON.stringify(reason)} className="field-error">
                  {why(reason, strings[language])}
                </li>
              ))}
            </ul>
          )}
        </div>
        <FilePicker label={translate('deck.chooseFile')} accept=".txt,text/plain" intake={intake} />
      </div>
    </Dialog>
  )
}

function readUnnamedDeck(text: string): SharedDeck | Rejection {
  const draft = readDeckText(text)
  return isRejection(draft) ? draft : { ...draft, name: '' }
}
