import { cards, type CardIndex } from '@parlor/simpiece'
import { useState, type ReactElement, type RefObject } from 'react'
import { TextField } from '../../../../ui/form-fields.tsx'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { CardFace } from '../../card-face/card-face.tsx'
import { cardLabel } from '../../card-face/card-label.ts'
import { translatorFor } from '../../aria-labels.ts'

const most = 24

/** Cards to add, by search text; Leaders where a Leader is to be replaced. */
export function CardFinder(props: {
  at: RefObject<HTMLElement | null>
  title: string
  fits: (card: CardIndex) => boolean
  leader: boolean
  onPick: (card: CardIndex) => void
}): ReactElement {
  const { at, title, fits, leader, onPick } = props
  const translator = useTranslator()
  const translate = translatorFor(translator)
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const hits = cards
    .filter((card) => (leader ? card.kind === 'leader' : fits(card.no)))
    .filter(({ name, id, types }) => [name, id, ...types].some((text) => text.toLowerCase().includes(wanted)))
    .slice(0, most)
  return (
    <section ref={at} className="st-edit-finder" tabIndex={-1} aria-labelledby="st-edit-finder">
      <h2 id="st-edit-finder">{leader ? translate('table.edit.otherLeader') : title}</h2>
      <TextField label={translate('table.edit.search')} value={query} maxLength={40} onChange={setQuery} />
      <ul>
        {hits.map(({ no }) => (
          <li key={no}>
            <button type="button" aria-label={cardLabel(no, translator)} onClick={() => onPick(no)}>
              <CardFace card={no} size="hand" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
