import { colours, dots } from '@parlor/dots'
import type { ReactElement } from 'react'
import { SegmentedControl, Select, TextField } from '../../../../ui/form-fields.tsx'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { strings } from '../../strings.ts'
import type { LevelEditor } from './use-level-editor.ts'

const longest = { name: 60, description: 300 }

/** Name and description of a level, its opponent and rules. */
export function LevelDetailsForm({ editor }: { editor: LevelEditor }): ReactElement {
  const { draft, change } = editor
  const { say, language } = useTranslator()
  const own = strings[language]
  const translate = (key: string) => say({ key }, own)
  const sides = colours.map((value) => ({ value, label: translate(`colour.${value}`) }))
  return (
    <section className="panel editor-details" aria-label={translate('editor.details')}>
      <TextField
        label={translate('editor.name')}
        value={draft.name}
        maxLength={longest.name}
        error={draft.name.trim() === '' ? translate('editor.needsName') : null}
        onChange={(name) => change((now) => ({ ...now, name }), 'name')}
      />
      <TextField
        label={translate('editor.description')}
        value={draft.description}
        maxLength={longest.description}
        error={draft.description.trim() === '' ? translate('editor.needsDescription') : null}
        onChange={(description) => change((now) => ({ ...now, description }), 'description')}
      />
      <Select
        label={translate('editor.opponent')}
        note={translate(`level.${draft.opponent}.line`)}
        value={draft.opponent}
        options={dots.strategy.levels.map(({ id }) => ({ value: id, label: translate(`level.${id}`) }))}
        onChange={(opponent) => change((now) => ({ ...now, opponent }))}
      />
      <SegmentedControl
        label={translate('editor.colour')}
        value={draft.colour}
        options={sides}
        onChange={(colour) => change((now) => ({ ...now, colour }))}
      />
      <SegmentedControl
        label={translate('editor.starter')}
        value={draft.starter}
        options={sides}
        onChange={(starter) => change((now) => ({ ...now, starter }))}
      />
    </section>
  )
}
