import { maxSide, minSide } from '@parlor/dots'
import type { ReactElement } from 'react'
import { announce } from '../../../../ui/announcer.tsx'
import { IconButton } from '../../../../ui/button.tsx'
import { SegmentedControl, Select, Stepper } from '../../../../ui/form-fields.tsx'
import type { IconName } from '../../../../ui/icon.tsx'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { diamondPath } from '../../svg-paths.ts'
import { strings } from '../../strings.ts'
import { TemplateButtons } from '../board-form/template-buttons.tsx'
import { brushShortcuts, brushNames, paintsDots, type BrushName } from './brush.ts'
import {
  applyTemplate,
  emptyGrid,
  maxStartDots,
  resizeGrid,
  symmetries,
  transformGrid,
  boardTransforms,
  type BoardGrid,
  type Symmetry,
  type BoardTransform,
} from './level-draft.ts'
import type { LevelEditor } from './use-level-editor.ts'

function useTranslate(): (key: string, params?: Readonly<Record<string, string | number>>) => string {
  const { say, language } = useTranslator()
  return (key, params = {}) => say({ key: `editor.${key}`, params }, strings[language])
}

interface PaletteProps {
  readonly brush: BrushName
  readonly dots: number
  readonly onBrush: (brush: BrushName) => void
  readonly onDots: (dots: number) => void
}

/** Brush, and its number of dots. */
export function BrushPalette({ brush, dots, onBrush, onDots }: PaletteProps): ReactElement {
  const translate = useTranslate()
  return (
    <div className="palette">
      <fieldset className="palette-brushes">
        <legend className="sr-only">{translate('brush')}</legend>
        {brushNames.map((name) => (
          <label key={name} className="swatch" title={`${translate(`brush.${name}`)} (${brushShortcuts[name].toUpperCase()})`}>
            <input
              type="radio"
              name="brush"
              checked={brush === name}
              onChange={() => onBrush(name)}
              aria-label={translate(`brush.${name}`)}
            />
            <BrushSwatch name={name} />
            <span aria-hidden="true">{translate(`brush.${name}`)}</span>
          </label>
        ))}
      </fieldset>
      <SegmentedControl
        bare
        label={translate('dots')}
        value={paintsDots(brush) ? dots : null}
        disabled={!paintsDots(brush)}
        options={Array.from({ length: maxStartDots }, (_, i) => ({ value: i + 1, label: String(i + 1) }))}
        onChange={onDots}
      />
    </div>
  )
}

/** The brush as it looks on the board: a shape besides the colour. */
function BrushSwatch({ name }: { name: BrushName }): ReactElement {
  return (
    <svg className="swatch-symbol" data-brush={name} viewBox="-12 -12 24 24" width="28" height="28" aria-hidden="true" focusable="false">
      {name === 'red' && <circle r="8" />}
      {name === 'blue' && <path d={diamondPath(9.8)} />}
      {name === 'neutral' && <circle r="6.5" />}
      {name === 'block' && <path d="M-8 -4 -2 -9 7 -7 9 2 4 9 -6 7Z M-8 -4 0 -1 9 2 M0 -1 4 9" />}
      {name === 'empty' && <circle r="8" />}
    </svg>
  )
}

const turnIcons: Readonly<Record<BoardTransform, IconName>> = { across: 'flipAcross', down: 'flipDown', right: 'turn', swap: 'swap' }

/** Undo and redo, and transformations of the whole board. */
export function EditorToolbar({ editor }: { editor: LevelEditor }): ReactElement {
  const translate = useTranslate()
  function done(what: string, { rows, cols }: BoardGrid): void {
    announce(translate('turned', { what, rows, cols }))
  }
  function turnAll(turn: BoardTransform): void {
    editor.change((draft) => transformGrid(draft, turn))
    done(translate(`turn.${turn}`), transformGrid(editor.draft, turn))
  }
  function clear(): void {
    editor.change((draft) => ({ ...draft, ...emptyGrid(draft.rows, draft.cols) }))
    done(translate('clear'), editor.draft)
  }
  return (
    <div className="editor-toolbar" role="toolbar" aria-label={translate('tools')}>
      <IconButton icon="undo" label={translate('undo')} disabled={!editor.canUndo} onClick={editor.undo} />
      <IconButton icon="redo" label={translate('redo')} disabled={!editor.canRedo} onClick={editor.redo} />
      <span className="editor-gap" />
      {boardTransforms.map((turn) => (
        <IconButton key={turn} icon={turnIcons[turn]} label={translate(`turn.${turn}`)} onClick={() => turnAll(turn)} />
      ))}
      <span className="editor-gap" />
      <IconButton icon="eraser" label={translate('clear')} onClick={clear} />
    </div>
  )
}

/** Size, template, and symmetry. */
export function BoardShapeForm(props: { editor: LevelEditor; symmetry: Symmetry; onSymmetry: (symmetry: Symmetry) => void }): ReactElement {
  const { editor, symmetry, onSymmetry } = props
  const { draft, change } = editor
  const { say, language } = useTranslator()
  const own = strings[language]
  const translate = useTranslate()
  return (
    <section className="panel editor-shape" aria-label={translate('shape')}>
      <Stepper
        label={say({ key: 'option.rows' }, own)}
        value={draft.rows}
        min={minSide}
        max={maxSide}
        onChange={(rows) => change((now) => resizeGrid(now, rows, now.cols))}
      />
      <Stepper
        label={say({ key: 'option.cols' }, own)}
        value={draft.cols}
        min={minSide}
        max={maxSide}
        onChange={(cols) => change((now) => resizeGrid(now, now.rows, cols))}
      />
      <TemplateButtons
        label={translate('template')}
        rows={draft.rows}
        cols={draft.cols}
        onDraw={(template) => change((now) => applyTemplate(now, template))}
      />
      <Select
        label={translate('symmetry')}
        note={translate('symmetryNote')}
        value={symmetry}
        options={symmetries.map((value) => ({ value, label: translate(`symmetry.${value}`) }))}
        onChange={onSymmetry}
      />
    </section>
  )
}
