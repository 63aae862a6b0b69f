import { isRejection, type Rejection } from '@parlor/kernel'
import { parseCustomFile, type BoardFile } from '@parlor/sumzero'
import { useRef, useState, type MouseEvent, type ReactElement } from 'react'
import { maxSaveNameLength } from '../../../../data/save.ts'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextField } from '../../../../ui/form-fields.tsx'
import { PositionPicture } from '../../../../web-game/position-picture.tsx'
import { useBoardWords } from './board-words.ts'
import { positionOf, type OwnBoard } from './own-boards.ts'

/** Draws a board: rows as text, and a picture of them in which a tap blocks or frees a square. */
export function BoardEditorDialog(props: { first: BoardFile; onSave: (board: BoardFile) => void; onClose: () => void }): ReactElement {
  const { first, onSave, onClose } = props
  const { t } = useTranslator()
  const { translate, describe } = useBoardWords()
  const [name, setName] = useState(first.name)
  const [text, setText] = useState(first.rows.join('\n'))
  const picture = useRef<HTMLDivElement>(null)
  const rows = text.trim().split(/\s*\n\s*/)
  const board = parseCustomFile(JSON.stringify({ ...first, name: name.trim(), rows }))
  const refused = isRejection(board) ? (board as Rejection) : null

  function toggle({ clientX, clientY }: MouseEvent): void {
    const at = squareAt(picture.current!, clientX, clientY)
    const row = at && rows[at.y]
    if (!row || row[at.x] === undefined) return
    const changed = row.slice(0, at.x) + (row[at.x] === '#' ? '.' : '#') + row.slice(at.x + 1)
    setText(rows.with(at.y, changed).join('\n'))
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={translate('draw')}
      actions={
        <>
          <Button onClick={onClose}>{t('house.cancel')}</Button>
          <Button kind="primary" icon="save" disabled={refused !== null} onClick={() => onSave(board as BoardFile)}>
            {t('saves.save')}
          </Button>
        </>
      }
    >
      <div className="dialog-fields">
        <TextField label={t('saves.name')} value={name} maxLength={maxSaveNameLength} onChange={setName} />
        {!refused && (
          <div className="sz-board-canvas" role="presentation" ref={picture} onClick={toggle}>
            <PositionPicture game="sumzero" position={positionOf(board as OwnBoard)} />
          </div>
        )}
        <label className="field">
          <span className="field-label">{translate('rows')}</span>
          <textarea
            className="text-input sz-board-rows"
            rows={Math.min(12, rows.length + 1)}
            value={text}
            spellCheck={false}
            aria-invalid={refused !== null || undefined}
            onChange={({ target }) => setText(target.value)}
          />
          <span className="field-note">{translate('rowsNote')}</span>
        </label>
        <div role="alert">{refused && <p className="field-error">{describe(refused)}</p>}</div>
      </div>
    </Dialog>
  )
}

/** The square of the drawn sheet under a point of the page. */
function squareAt(picture: HTMLElement, clientX: number, clientY: number): { readonly x: number; readonly y: number } | null {
  // The sheet lies askew: its own matrix leads back to squares.
  const matrix = picture.querySelector<SVGGElement>('svg > g')?.getScreenCTM()?.inverse()
  if (!matrix) return null
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix)
  return x < 0 || y < 0 ? null : { x: Math.floor(x), y: Math.floor(y) }
}
