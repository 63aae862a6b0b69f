import {
  templateToBoardText,
  startLayout,
  maxSide,
  minSide,
  readLayout,
  boardTemplateNames,
  textInLanguage,
  type DotsTypes,
  type DotsOptions,
} from '@parlor/dots'
import { isRejection } from '@parlor/kernel'
import { useId, type ReactElement } from 'react'
import { LinkButton } from '../../../../ui/button.tsx'
import { Stepper, TextField } from '../../../../ui/form-fields.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { PositionThumbnail } from '../../../../web-game/position-thumbnail.tsx'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import type { OptionsFormProps } from '../../../../web-game/web-game.ts'
import { strings } from '../../strings.ts'
import { useCollection } from '../../../../data/use-collection.ts'
import { ownLevels } from '../editor/own-level-store.ts'
import './board-form.css'

/** Board options: a template in any size, or a custom board. */
export function BoardForm({ values, onChange }: OptionsFormProps<DotsTypes>): ReactElement {
  const { say, language } = useTranslator()
  const own = strings[language]
  const translate = (key: string) => say({ key: `option.${key}` }, own)
  const custom = values.template === 'custom'
  return (
    <div className="board-form">
      <TemplateChoice values={values} onChange={onChange} />
      {custom ? (
        <OwnBoardChoice values={values} onChange={onChange} />
      ) : (
        (['rows', 'cols'] as const).map((side) => (
          <Stepper
            key={side}
            label={translate(side)}
            value={values[side]}
            min={minSide}
            max={maxSide}
            onChange={(size) => onChange({ ...values, [side]: size })}
          />
        ))
      )}
    </div>
  )
}

function TemplateChoice({ values, onChange }: OptionsFormProps<DotsTypes>): ReactElement {
  const { say, language } = useTranslator()
  const own = strings[language]
  const name = useId()
  const levels = useCollection(ownLevels)?.items
  const newest = levels?.[0]?.thing.cells.join('/')
  function choose(template: DotsOptions['template']): void {
    onChange(template === 'custom' ? withBoard(values, initialOwnBoard(values, newest)) : { ...values, template })
  }
  return (
    <fieldset className="templates">
      <legend className="field-label">{say({ key: 'option.template' }, own)}</legend>
      {boardTemplateNames.map((template) => {
        const cells =
          template === 'custom' ? (readableCells(values.cells) ?? newest ?? null) : templateToBoardText(template, values.rows, values.cols)
        return (
          <label key={template} className="template">
            <input type="radio" name={name} checked={values.template === template} onChange={() => choose(template)} />
            <span className="template-picture">
              {cells === null ? <Icon name="brush" size={28} /> : <PositionThumbnail game="dots" position={cells} />}
            </span>
            <span>{say({ key: `option.template.${template}` }, own)}</span>
          </label>
        )
      })}
    </fieldset>
  )
}

/** The player's custom boards, a link to the editor, and the board as text. */
function OwnBoardChoice({ values, onChange }: OptionsFormProps<DotsTypes>): ReactElement {
  const { say, why, language } = useTranslator()
  const own = strings[language]
  const name = useId()
  const levels = useCollection(ownLevels)?.items ?? []
  const refused = startLayout(values)
  return (
    <div className="own-boards">
      {levels.length > 0 && (
        <fieldset className="templates">
          <legend className="field-label">{say({ key: 'option.ownBoards' }, own)}</legend>
          {levels.map(({ id, thing }) => {
            const cells = thing.cells.join('/')
            return (
              <label key={id} className="template">
                <input type="radio" name={name} checked={values.cells === cells} onChange={() => onChange(withBoard(values, cells))} />
                <span className="template-picture">
                  <PositionThumbnail game="dots" position={cells} />
                </span>
                <span>{textInLanguage(thing.name, language)}</span>
              </label>
            )
          })}
        </fieldset>
      )}
      <p className="field-note">{say({ key: levels.length > 0 ? 'option.ownMore' : 'option.ownNone' }, own)}</p>
      <LinkButton icon="brush" to="/dots/editor">
        {say({ key: 'option.draw' }, own)}
      </LinkButton>
      <details className="board-text">
        <summary>
          {say({ key: 'option.asText' }, own)}
          <Icon name="down" size={20} />
        </summary>
        <TextField
          label={say({ key: 'option.cells' }, own)}
          note={say({ key: 'option.cells.help' }, own)}
          value={values.cells}
          maxLength={maxSide * (maxSide + 1) - 1}
          error={isRejection(refused) ? why(refused, own) : null}
          onChange={(cells) => onChange(withBoard(values, cells))}
        />
      </details>
    </div>
  )
}

/** A custom board sets the size. */
function withBoard(values: DotsOptions, cells: string): DotsOptions {
  const layout = readLayout(cells)
  const size = isRejection(layout) ? {} : { rows: layout.rows, cols: layout.cols }
  return { ...values, ...size, template: 'custom', cells }
}

/** Initial custom board: the previous one, the newest one drawn, or the current template. */
function initialOwnBoard({ template, rows, cols, cells }: DotsOptions, newest: string | undefined): string {
  return readableCells(cells) ?? newest ?? templateToBoardText(template === 'custom' ? 'open' : template, rows, cols)
}

function readableCells(cells: string): string | null {
  return isRejection(readLayout(cells)) ? null : cells
}
