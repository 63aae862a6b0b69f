import { templateToBoardText, boardTemplateNames, type BoardTemplateName } from '@parlor/dots'
import type { ReactElement } from 'react'
import { PositionThumbnail } from '../../../../web-game/position-thumbnail.tsx'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { strings } from '../../strings.ts'
import './board-form.css'

const drawableTemplates = boardTemplateNames.filter((template): template is Exclude<BoardTemplateName, 'custom'> => template !== 'custom')

/** Board templates as buttons that show each. */
export function TemplateButtons(props: {
  label: string
  rows: number
  cols: number
  onDraw: (template: Exclude<BoardTemplateName, 'custom'>) => void
}): ReactElement {
  const { label, rows, cols, onDraw } = props
  const { say, language } = useTranslator()
  return (
    <fieldset className="templates templates-row">
      <legend className="field-label">{label}</legend>
      <div className="template-strip">
        {drawableTemplates.map((template) => (
          <button key={template} type="button" className="template" onClick={() => onDraw(template)}>
            <span className="template-picture">
              <PositionThumbnail game="dots" position={templateToBoardText(template, rows, cols)} />
            </span>
            <span>{say({ key: `option.template.${template}` }, strings[language])}</span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
