import { canonicalJson, isRejection, type Rejection } from '@parlor/kernel'
import {
  boardNamed,
  libraryOfState,
  maxSide,
  minSide,
  namesOf,
  parseBoard,
  parsePieces,
  sumzero,
  type SumZeroKinds,
  type SumZeroOptions,
} from '@parlor/sumzero'
import { useState, type ReactElement } from 'react'
import { Button } from '../../../house/button.tsx'
import { Choice, Stepper } from '../../../house/field.tsx'
import { FilePicker, useIntake } from '../../../house/file-picker.tsx'
import { Sketch } from '../../../house/sketch.tsx'
import { download } from '../../../table/download.ts'
import { useWords } from '../../../words/words.ts'
import type { OptionsProps } from '../../door.ts'
import { Shape } from '../shape.tsx'
import { strings } from '../strings.ts'
import './board-form.css'
import { rates } from './rates.ts'

const squares = [6, 7, 8, 10, 14] as const
/** Bytes of a file that are read at most: a board of 50 by 50 and twenty pieces stay far below. */
const largest = 20_000

/** The board and the pieces: sizes to choose from, and files of one's own. */
export function BoardForm({ values, onChange }: OptionsProps<SumZeroKinds>): ReactElement {
  const { say, language } = useWords()
  const tell = (key: string, params: Readonly<Record<string, string | number>> = {}) => say({ key, params }, strings[language])
  const { rows, cols, board } = values
  const square = board === '' && rows === cols ? squares.find((side) => side === rows) : undefined
  const resize = (size: { rows: number; cols: number }) => onChange({ ...values, ...size, board: '' })
  return (
    <div className="sz-form">
      <Rate values={values} tell={tell} />
      <Choice<number>
        label={tell('form.size')}
        value={square ?? 0}
        options={squares.map((side) => ({ value: side, label: `${side}×${side}` }))}
        onChange={(side) => resize({ rows: side, cols: side })}
      />
      <div className="sz-form-sides">
        <Stepper label={tell('option.rows')} value={rows} min={minSide} max={maxSide} onChange={(to) => resize({ rows: to, cols })} />
        <Stepper label={tell('option.cols')} value={cols} min={minSide} max={maxSide} onChange={(to) => resize({ rows, cols: to })} />
      </div>
      <OwnBoard values={values} onChange={onChange} tell={tell} />
      <OwnPieces values={values} onChange={onChange} tell={tell} />
    </div>
  )
}

type Tell = (key: string, params?: Readonly<Record<string, string | number>>) => string
type PartProps = OptionsProps<SumZeroKinds> & { readonly tell: Tell }

/** How even the chosen setting is, where that was measured. */
function Rate({ values, tell }: { values: SumZeroOptions; tell: Tell }): ReactElement | null {
  const chosen = canonicalJson(values)
  const preset = sumzero.game.options.presets.find(({ options }) => canonicalJson(options) === chosen)
  const rate = preset && rates[preset.id]
  if (!rate) return values.swap ? <p className="field-note">{tell('form.swapEvens')}</p> : null
  const [from, to] = rate
  return (
    <p className="sz-form-rate" data-even={to < 60}>
      {from === to ? tell('form.rateOne', { rate: to }) : tell('form.rate', { from, to })}
    </p>
  )
}

function OwnBoard({ values, onChange, tell }: PartProps): ReactElement {
  const { why, language } = useWords()
  const [wrong, setWrong] = useState<Rejection | null>(null)
  function read(text: string): void {
    const file = parseBoard(text)
    setWrong(isRejection(file) ? file : null)
    if (isRejection(file)) return
    onChange({ ...values, board: file.rows.join('/'), rows: file.rows.length, cols: file.rows[0]!.length })
  }
  const intake = useIntake(largest, read, setWrong)
  const shown = values.board !== '' && !isRejection(boardNamed(values.board))
  return (
    <fieldset className="sz-form-own" data-over={intake.over} {...intake.drop}>
      <legend className="field-label">{tell('form.ownBoard')}</legend>
      {shown && (
        <div className="sz-form-board">
          <Sketch game="sumzero" position={`${values.board} 45 0 - - 0/0 - cyan cyan drafts`} />
        </div>
      )}
      <div className="sz-form-acts">
        <FilePicker label={tell('form.load')} intake={intake} />
        <Button kind="quiet" icon="download" onClick={() => download('sumzero-board.json', exampleBoard)}>
          {tell('form.example')}
        </Button>
        {values.board !== '' && (
          <Button kind="quiet" icon="trash" onClick={() => onChange({ ...values, board: '' })}>
            {tell('form.removeBoard')}
          </Button>
        )}
      </div>
      {wrong && (
        <p className="field-error" role="alert">
          {why(wrong, strings[language])}
        </p>
      )}
    </fieldset>
  )
}

function OwnPieces({ values, onChange, tell }: PartProps): ReactElement {
  const { why, language } = useWords()
  const [wrong, setWrong] = useState<Rejection | null>(null)
  function read(text: string): void {
    const file = parsePieces(text)
    setWrong(isRejection(file) ? file : null)
    if (!isRejection(file)) onChange({ ...values, pieces: JSON.stringify(file) })
  }
  const intake = useIntake(largest, read, setWrong)
  const names = namesOf({ ...values, board: '', tetrominoes: false, pentominoes: false })
  return (
    <fieldset className="sz-form-own" data-over={intake.over} {...intake.drop}>
      <legend className="field-label">{tell('option.pieces')}</legend>
      {values.pieces !== '' && !isRejection(names) && (
        <ul className="sz-form-pieces">
          {libraryOfState(names).pieces.map(({ id, cost, cells }) => (
            <li key={id}>
              <Shape cells={cells} seat={0} />
              <span>
                {id} · {cost}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className="sz-form-acts">
        <FilePicker label={tell('form.load')} intake={intake} />
        <Button kind="quiet" icon="download" onClick={() => download('sumzero-pieces.json', examplePieces)}>
          {tell('form.example')}
        </Button>
        {values.pieces !== '' && (
          <Button kind="quiet" icon="trash" onClick={() => onChange({ ...values, pieces: '' })}>
            {tell('form.removePieces')}
          </Button>
        )}
      </div>
      {wrong && (
        <p className="field-error" role="alert">
          {why(wrong, strings[language])}
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
