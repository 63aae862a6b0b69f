import { drawTemplate, templates, type Template } from '@parlor/dots'
import type { ReactElement } from 'react'
import { Sketch } from '../../../../house/sketch.tsx'
import { useWords } from '../../../../words/words.ts'
import { strings } from '../../strings.ts'
import './board-form.css'

export const drawable = templates.filter((template): template is Exclude<Template, 'custom'> => template !== 'custom')

/** The shapes a board can take, as buttons that draw one. */
export function TemplateButtons(props: {
  label: string
  rows: number
  cols: number
  onDraw: (template: Exclude<Template, 'custom'>) => void
}): ReactElement {
  const { label, rows, cols, onDraw } = props
  const { say, language } = useWords()
  return (
    <fieldset className="templates templates-row">
      <legend className="field-label">{label}</legend>
      <div className="template-strip">
        {drawable.map((template) => (
          <button key={template} type="button" className="template" onClick={() => onDraw(template)}>
            <span className="template-picture">
              <Sketch game="dots" position={drawTemplate(template, rows, cols)} />
            </span>
            <span>{say({ key: `option.template.${template}` }, strings[language])}</span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
