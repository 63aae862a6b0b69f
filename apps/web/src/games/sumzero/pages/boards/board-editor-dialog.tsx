import { isRejection, type Rejection } from '@parlor/kernel'
import { parseCustomFile, type BoardFile } from '@parlor/sumzero'
import { useRef, useState, type MouseEvent, type ReactElement } from 'react'
import { maxSaveNameLength } from '../../../../data/save.ts'
import { wordsOf } from '../../../../features/collections/collection-item-type.ts'
import { useAutosave } from '../../../../game-ui/use-autosave.ts'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextField } from '../../../../ui/form-fields.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { PositionPicture } from '../../../../web-game/position-picture.tsx'
import { boardDrafts, boardKind, maxRowsText, positionOf, type BoardDraft, type OwnBoard } from './own-boards.ts'

interface BoardEditorDialogProps {
  /** The board as it is stored, or a blank one. */
  readonly first: BoardFile
  /** Empty for a board that was never saved. */
  readonly draftId: string
  /** What was drawn of it before. */
  readonly draft: BoardDraft | null
  readonly onSave: (board: BoardFile) => void
  readonly onClose: () => void
}

type Drawing = Pick<BoardDraft, 'name' | 'rows'>

/** Draws a board: rows as text, and a picture of them in which a tap blocks or frees a square. Closed without a decision, it keeps the drawing. */
export function BoardEditorDialog({ first, draftId, draft, onSave, onClose }: BoardEditorDialogProps): ReactElement {
  const translator = useTranslator()
  const { t } = translator
  const { phrase, describe } = wordsOf(boardKind, translator)
  const storedRows = first.rows.join('\n')
  const isChanged = (one: Drawing | null): one is Drawing => one !== null && (one.name !== null || one.rows !== storedRows)
  const [drawing, setDrawing] = useState<Drawing>(() => draft ?? { name: null, rows: storedRows })
  const keepDraft = (one: Drawing) => boardDrafts.put(draftId, { updated: Date.now(), name: one.name, rows: one.rows })
  const dropUnwritten = useAutosave(drawing, (one) => (isChanged(one) ? keepDraft(one) : boardDrafts.remove(draftId)))
  const picture = useRef<HTMLDivElement>(null)
  const name = drawing.name ?? first.name
  const rows = drawing.rows.trim().split(/\s*\n\s*/)
  const board = parseCustomFile(JSON.stringify({ ...first, name: name.trim(), rows }))
  const refused = isRejection(board) ? (board as Rejection) : null

  function toggle({ clientX, clientY }: MouseEvent): void {
    const at = squareAt(picture.current!, clientX, clientY)
    const row = at && rows[at.y]
    if (!row || row[at.x] === undefined) return
    const changed = row.slice(0, at.x) + (row[at.x] === '#' ? '.' : '#') + row.slice(at.x + 1)
    setDrawing({ ...drawing, rows: rows.with(at.y, changed).join('\n') })
  }

  async function discard(): Promise<void> {
    dropUnwritten()
    onClose()
    if (!isChanged(drawing)) return void (await boardDrafts.remove(draftId))
    await keepDraft(drawing)
    const restore = await boardDrafts.remove(draftId)
    toast({ text: phrase('discarded', { name }), action: { label: phrase('undoDelete'), perform: () => void restore() } })
  }

  function save(): void {
    dropUnwritten()
    onSave(board as BoardFile)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={phrase('draw')}
      actions={
        <>
          <Button onClick={() => void discard()}>{t('house.cancel')}</Button>
          <Button kind="primary" icon="save" disabled={refused !== null} onClick={save}>
            {t('saves.save')}
          </Button>
        </>
      }
    >
      <div className="dialog-fields">
        {isChanged(draft) && <p role="status">{phrase('unfinished')}</p>}
        <TextField
          label={t('saves.name')}
          value={name}
          maxLength={maxSaveNameLength}
          onChange={(typed) => setDrawing({ ...drawing, name: typed === first.name ? null : typed })}
        />
        {!refused && (
          <div className="sz-board-canvas" role="presentation" ref={picture} onClick={toggle}>
            <PositionPicture game="sumzero" position={positionOf(board as OwnBoard)} />
          </div>
        )}
        <label className="field">
          <span className="field-label">{phrase('rows')}</span>
          <textarea
            className="text-input sz-board-rows"
            rows={Math.min(12, rows.length + 1)}
            value={drawing.rows}
            maxLength={maxRowsText}
            spellCheck={false}
            aria-invalid={refused !== null || undefined}
            onChange={({ target }) => setDrawing({ ...drawing, rows: target.value })}
          />
          <span className="field-note">{phrase('rowsNote')}</span>
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
