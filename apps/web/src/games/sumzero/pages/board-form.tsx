import { isRejection } from '@parlor/kernel'
import { canonicalJson } from '@parlor/kernel/host'
import {
  boardFromShape,
  pieceLibraryOfState,
  maxSide,
  minSide,
  boardAndPiecesAsText,
  sumzero,
  type SumZeroTypes,
  type SumZeroOptions,
} from '@parlor/sumzero'
import { useState, type ReactElement, type ReactNode } from 'react'
import { useCollection } from '../../../data/use-collection.ts'
import { saveItem } from '../../../features/collections/save-item.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { SegmentedControl, Select, Stepper } from '../../../ui/form-fields.tsx'
import { PositionThumbnail } from '../../../web-game/position-thumbnail.tsx'
import { useTranslator } from '../../../platform/i18n/translator.ts'
import type { OptionsFormProps } from '../../../web-game/web-game.ts'
import { PieceShape } from '../piece-shape.tsx'
import { strings } from '../strings.ts'
import './board-form.css'
import { ImportBoardDialog } from './boards/import-board-dialog.tsx'
import { boardKind, optionsWith, ownBoards, type OwnBoard } from './boards/own-boards.ts'
import { firstPlayerWinRates } from './first-player-win-rates.ts'

const squareSizes = [6, 7, 8, 10, 14] as const

/** Board and pieces: sizes, and those of one's own. */
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
        {(['rows', 'cols'] as const).map((side) => (
          <Stepper
            key={side}
            label={translate(`option.${side}`)}
            value={values[side]}
            min={minSide}
            max={maxSide}
            onChange={(length) => resize({ rows, cols, [side]: length })}
          />
        ))}
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
  const chosen = values.board !== ''
  return (
    <OwnChoice
      format="sumzero-board"
      labels={[translate('form.ownBoard'), translate('form.noBoard'), translate('form.otherBoard')]}
      chosen={chosen}
      values={values}
      onChange={onChange}
      without={{ ...values, board: '', budget: 0 }}
      translate={translate}
    >
      {chosen && !isRejection(boardFromShape(values.board)) && (
        <div className="sz-form-board">
          <PositionThumbnail game="sumzero" position={`${values.board} 45 0 - - 0/0 - cyan cyan drafts`} />
        </div>
      )}
    </OwnChoice>
  )
}

function CustomPieces({ values, onChange, translate }: PartProps): ReactElement {
  const chosen = values.pieces !== ''
  const names = boardAndPiecesAsText({ ...values, board: '', tetrominoes: false, pentominoes: false })
  return (
    <OwnChoice
      format="sumzero-pieces"
      labels={[translate('option.pieces'), translate('form.noPieces'), translate('form.otherPieces')]}
      chosen={chosen}
      values={values}
      onChange={onChange}
      without={{ ...values, pieces: '' }}
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
    </OwnChoice>
  )
}

interface OwnChoiceProps extends PartProps {
  readonly format: OwnBoard['format']
  /** Of the field, of no choice, and of one that is not among the player's own. */
  readonly labels: readonly [field: string, none: string, other: string]
  readonly chosen: boolean
  /** The options without a choice. */
  readonly without: SumZeroOptions
  readonly children: ReactNode
}

/** One of the player's boards or sets of pieces, or a new one from a file or a link. */
function OwnChoice({ format, labels, chosen, values, onChange, without, translate, children }: OwnChoiceProps): ReactElement {
  const [importing, setImporting] = useState(false)
  const items = (useCollection(ownBoards)?.items ?? []).filter(({ thing }) => thing.format === format)
  const [label, none, other] = labels
  const isChosen = ({ thing }: { thing: OwnBoard }) =>
    thing.format === 'sumzero-board' ? thing.rows.join('/') === values.board : JSON.stringify(thing) === values.pieces
  const current = chosen ? (items.find(isChosen)?.id ?? 'other') : 'none'
  function choose(id: string): void {
    const item = items.find((one) => one.id === id)
    if (item) onChange(optionsWith(values, item.thing))
    else if (id === 'none') onChange(without)
  }
  return (
    <div className="sz-form-own">
      <Select
        label={label}
        value={current}
        options={[
          { value: 'none', label: none },
          ...(current === 'other' ? [{ value: 'other', label: other }] : []),
          ...items.map(({ id, thing }) => ({ value: id, label: thing.name })),
        ]}
        onChange={choose}
      />
      {children}
      <div className="sz-form-actions">
        <Button kind="quiet" icon="upload" onClick={() => setImporting(true)}>
          {translate('boards.import')}
        </Button>
        <LinkButton kind="quiet" icon="brush" to="/sumzero/boards">
          {translate('boards.own')}
        </LinkButton>
      </div>
      {importing && (
        <ImportBoardDialog
          onBoard={(thing) => {
            setImporting(false)
            void saveItem(boardKind, thing, null)
            onChange(optionsWith(values, thing))
          }}
          onClose={() => setImporting(false)}
        />
      )}
    </div>
  )
}
