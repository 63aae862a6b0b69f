import { colours, dots } from '@parlor/dots'
import type { ReactElement } from 'react'
import { SegmentedControl, Select, TextField } from '../../../../ui/field.tsx'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { strings } from '../../strings.ts'
import type { LevelEditor } from './use-level-editor.ts'

const longest = { name: 60, description: 300 }

/** Name and description of a level, its opponent and rules. */
export function LevelDetailsForm({ editor }: { editor: LevelEditor }): ReactElement {
  const { draft, change } = editor
  const { say, language } = useTranslator()
  const own = strings[language]
  const tell = (key: string) => say({ key }, own)
  const sides = colours.map((value) => ({ value, label: tell(`colour.${value}`) }))
  return (
    <section className="panel editor-details" aria-label={tell('editor.details')}>
      <TextField
        label={tell('editor.name')}
        value={draft.name}
        maxLength={longest.name}
        error={draft.name.trim() === '' ? tell('editor.needsName') : null}
        onChange={(name) => change((now) => ({ ...now, name }), 'name')}
      />
      <TextField
        label={tell('editor.description')}
        value={draft.description}
        maxLength={longest.description}
        error={draft.description.trim() === '' ? tell('editor.needsDescription') : null}
        onChange={(description) => change((now) => ({ ...now, description }), 'description')}
      />
      <Select
        label={tell('editor.opponent')}
        note={tell(`level.${draft.opponent}.line`)}
        value={draft.opponent}
        options={dots.strategy.levels.map(({ id }) => ({ value: id, label: tell(`level.${id}`) }))}
        onChange={(opponent) => change((now) => ({ ...now, opponent }))}
      />
      <SegmentedControl
        label={tell('editor.colour')}
        value={draft.colour}
        options={sides}
        onChange={(colour) => change((now) => ({ ...now, colour }))}
      />
      <SegmentedControl
        label={tell('editor.starter')}
        value={draft.starter}
        options={sides}
        onChange={(starter) => change((now) => ({ ...now, starter }))}
      />
    </section>
  )
}
