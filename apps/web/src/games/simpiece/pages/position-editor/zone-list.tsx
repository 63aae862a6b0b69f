import type { ReactElement } from 'react'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { CardFace } from '../../card-face/card-face.tsx'
import { cardLabel } from '../../card-face/card-label.ts'
import { translatorFor } from '../../aria-labels.ts'
import type { DraftCard } from './position-draft.ts'

interface ZoneListProps {
  readonly title: string
  readonly list: readonly DraftCard[]
  readonly chosen: number | null
  readonly onChoose: (key: number | null) => void
  readonly onAdd?: () => void
  readonly adding?: boolean
}

/** The cards of a zone, to choose one of. */
export function ZoneList({ title, list, chosen, onChoose, onAdd, adding }: ZoneListProps): ReactElement {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  return (
    <div className="st-edit-zone" data-adding={adding}>
      <h3>
        {title}
        {onAdd && (
          <button type="button" aria-pressed={adding} onClick={onAdd}>
            {translate('table.edit.add')}
          </button>
        )}
      </h3>
      <ul>
        {list.map((one) => (
          <li key={one.key}>
            <button
              type="button"
              aria-pressed={chosen === one.key}
              aria-label={cardLabel(one.card, translator)}
              data-rested={one.rested}
              onClick={() => onChoose(chosen === one.key ? null : one.key)}
            >
              <CardFace card={one.card} size="mini" />
              {one.don > 0 && <b>{`◆${one.don}`}</b>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
