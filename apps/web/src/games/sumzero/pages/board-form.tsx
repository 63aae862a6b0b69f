import { isRejection, type Rejection } from '@parlor/kernel'
import { canonicalJson } from '@parlor/kernel/host'
import {
  boardFromShape,
  pieceLibraryOfState,
  maxSide,
  minSide,
  boardAndPiecesAsText,
  parseBoardFile,
  parsePiecesFile,
  sumzero,
  type SumZeroTypes,
  type SumZeroOptions,
} from '@parlor/sumzero'
import { useState, type ReactElement, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SegmentedControl, Stepper } from '../../../ui/form-fields.tsx'
import { FilePicker, useFileInput } from '../../../ui/file-picker.tsx'
import { PositionThumbnail } from '../../../web-game/position-thumbnail.tsx'
import { downloadText } from '../../../ui/download.ts'
import { useTranslator } from '../../../platform/i18n/translator.ts'
import type { OptionsFormProps } from '../../../web-game/web-game.ts'
import { PieceShape } from '../piece-shape.tsx'
import { strings } from '../strings.ts'
import './board-form.css'
import { firstPlayerWinRates } from './first-player-win-rates.ts'

const squareSizes = [6, 7, 8, 10, 14] as const
/** Maximum bytes read of a file: a board of 50 by 50 and twenty pieces are far below. */
const largest = 20_000

/** Board and pieces: sizes, and custom files. */
export function BoardForm({ values, onChange }: OptionsFormProps<SumZeroTypes>): ReactElement {
  const { say, language } = useTranslator()
  const translate = (key: string, params: Readonly<Record<string, string | number>> = {}) => say({ key, params }, strings[language])
  const { rows, cols, board } = values
  const square = board === '' && rows === cols ? squareSizes.find((side) => side === rows) : undefined
  // Another board has another default budget.
  const resize = (size: { rows: number; cols: number }) => onChange({ ...values, ...size, board: '', budget: 0 })
  return (
    <div className="sz-form">
      <WinRateNote values={values} translate={translate} />
      <SegmentedControl<number>
        label={translate('form.size')}
        value={square ?? 0}
        options={squareSizes.map((side) => ({ value: side, label: `${side}×${side}` }))}
        onChange={(side) => resize({ rows: side, cols: side })}
      />
      <div className="sz-form-sides">
        <Stepper label={translate('option.rows')} value={rows} min={minSide} max={maxSide} onChange={(to) => resize({ rows: to, cols })} />
        <Stepper label={translate('option.cols')} value={cols} min={minSide} max={maxSide} onChange={(to) => resize({ rows, cols: to })} />
      </div>
      <CustomBoard values={values} onChange={onChange} translate={translate} />
      <CustomPieces values={values} onChange={onChange} translate={translate} />
    </div>
  )
}

type Translate = (key: string, params?: Readonly<Record<string, string | number>>) => string
type PartProps = OptionsFormProps<SumZeroTypes> & { readonly translate: Translate }

/** Measured balance of the chosen setting, and the effect of the swap rule. */
function WinRateNote({ values, translate }: { values: SumZeroOptions; translate: Translate }): ReactElement | null {
  const chosen = canonicalJson(values)
  const preset = sumzero.game.options.presets.find(({ options }) => canonicalJson(options) === chosen)
  const rate = preset && firstPlayerWinRates[preset.id]
  if (!rate) return values.swap ? <p className="field-note">{translate('form.swapLast')}</p> : null
  const { share, from, to, games } = rate
  return (
    <p className="sz-form-rate" data-even={from <= 55 && to >= 45}>
      {from >= 95 ? translate('form.rateOne', { rate: share }) : translate('form.rate', { rate: share, from, to, count: games })}
    </p>
  )
}

function CustomBoard({ values, onChange, translate }: PartProps): ReactElement {
  function read(text: string): Rejection | null {
    const file = parseBoardFile(text)
    if (isRejection(file)) return file
    onChange({ ...values, board: file.rows.join('/'), rows: file.rows.length, cols: file.rows[0]!.length, budget: 0 })
    return null
  }
  const chosen = values.board !== ''
  return (
    <CustomFile
      legend={translate('form.ownBoard')}
      example={['sumzero-board.json', exampleBoard]}
      read={read}
      removal={chosen ? [translate('form.removeBoard'), () => onChange({ ...values, board: '', budget: 0 })] : null}
      translate={translate}
    >
      {chosen && !isRejection(boardFromShape(values.board)) && (
        <div className="sz-form-board">
          <PositionThumbnail game="sumzero" position={`${values.board} 45 0 - - 0/0 - cyan cyan drafts`} />
        </div>
      )}
    </CustomFile>
  )
}

function CustomPieces({ values, onChange, translate }: PartProps): ReactElement {
  function read(text: string): Rejection | null {
    const file = parsePiecesFile(text)
    if (isRejection(file)) return file
    onChange({ ...values, pieces: JSON.stringify(file) })
    return null
  }
  const chosen = values.pieces !== ''
  const names = boardAndPiecesAsText({ ...values, board: '', tetrominoes: false, pentominoes: false })
  return (
    <CustomFile
      legend={translate('option.pieces')}
      example={['sumzero-pieces.json', examplePieces]}
      read={read}
      removal={chosen ? [translate('form.removePieces'), () => onChange({ ...values, pieces: '' })] : null}
      translate={translate}
    >
      {chosen && !isRejection(names) && (
        <ul className="sz-form-pieces">
          {pieceLibraryOfState(names).pieces.map(({ id, cost, cells }) => (
            <li key={id}>
              <PieceShape cells={cells} seat={0} />
              <span>
                {id} · {cost}
              </span>
            </li>
          ))}
        </ul>
      )}
    </CustomFile>
  )
}

/** A custom file: opened or dropped here, shown, removed; a rejection is shown below. */
function CustomFile(props: {
  legend: string
  example: readonly [name: string, text: string]
  /** Accepts the file, or returns why not. */
  read: (text: string) => Rejection | null
  removal: readonly [label: string, remove: () => void] | null
  translate: PartProps['translate']
  children: ReactNode
}): ReactElement {
  const { legend, example, read, removal, translate, children } = props
  const { why, language } = useTranslator()
  const [problem, setProblem] = useState<Rejection | null>(null)
  const intake = useFileInput(largest, (text) => setProblem(read(text)), setProblem)
  return (
    <fieldset className="sz-form-own" data-over={intake.over} {...intake.drop}>
      <legend className="field-label">{legend}</legend>
      {children}
      <div className="sz-form-actions">
        <FilePicker label={translate('form.load')} intake={intake} />
        <Button kind="quiet" icon="download" onClick={() => downloadText(...example)}>
          {translate('form.example')}
        </Button>
        {removal && (
          <Button kind="quiet" icon="trash" onClick={removal[1]}>
            {removal[0]}
          </Button>
        )}
      </div>
      {problem && (
        <p className="field-error" role="alert">
          {why(problem, strings[language])}
        </p>
      )}
    </fieldset>
  )
}

const exampleBoard = JSON.stringify(
  {
    format: 'sumzero-board',
    version: 1,
    name: 'Ring',
    rows: ['........', '........', '........', '...##...', '...##...', '........', '........', '........'],
  },
  null,
  2,
)

const examplePieces = JSON.stringify(
  {
    format: 'sumzero-pieces',
    version: 1,
    name: 'Small change',
    pieces: [
      {
        id: 'I2',
        cells: [
          [0, 0],
          [1, 0],
        ],
      },
      {
        id: 'I3',
        cells: [
          [0, 0],
          [1, 0],
          [2, 0],
        ],
      },
      {
        id: 'V3',
        cost: 4,
        cells: [
          [0, 0],
          [0, 1],
          [1, 1],
        ],
      },
    ],
  },
  null,
  2,
)
