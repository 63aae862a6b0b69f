import { lackedBy, type DominoKinds, type DominoView } from '@parlor/domino'
import { useState, type ReactElement } from 'react'
import { useParams } from 'react-router'
import { Dialog } from '../../house/dialog.tsx'
import { Switch } from '../../house/field.tsx'
import { Icon } from '../../house/icon.tsx'
import { setSettings, useSettings } from '../../settings/store.ts'
import { useWords } from '../../words/words.ts'
import type { TableProps } from '../door.ts'
import { FairDeal } from './fair.tsx'
import { knowledgeChoice } from './knowledge.ts'
import { scoreOf, shownFrom } from './shown.ts'
import { strings } from './strings.ts'

type Props = TableProps<DominoKinds>

/** Beside the table: who has how much, what passes have told, whether the deal was fair; on small screens behind a button. */
export function Panel(props: Props): ReactElement {
  const { say, language } = useWords()
  const [open, setOpen] = useState(false)
  const title = say({ key: 'panel.title' }, strings[language])
  return (
    <>
      <div className="domino-panel">
        <Contents {...props} />
      </div>
      <button type="button" className="control domino-panel-open" aria-label={title} title={title} onClick={() => setOpen(true)}>
        <Icon name="info" />
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title}>
        <div className="domino-panel-sheet">
          <Contents {...props} />
        </div>
      </Dialog>
    </>
  )
}

function Contents({ view, seat, nameOf }: Props): ReactElement {
  const words = useWords()
  const { match = '' } = useParams()
  const tell = (key: string, params?: Record<string, string | number>) =>
    words.say(params ? { key, params } : { key }, strings[words.language], nameOf)
  const shows = useSettings((settings) => settings.choices[knowledgeChoice] === 'shown')
  const shown = shownFrom(view)
  const over = view.outcome !== null
  return (
    <>
      <table className="domino-seats">
        <caption className="sr-only">{tell('panel.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{tell('panel.who')}</th>
            <th scope="col">{tell(over ? 'panel.pips' : 'panel.tiles')}</th>
            <th scope="col">{tell('panel.points')}</th>
          </tr>
        </thead>
        <tbody>
          {view.counts.map((count, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
            <tr key={at} data-turn={shown.turn === at}>
              <th scope="row">{nameOf(at)}</th>
              <td>{over && view.last ? view.last.pips[at] : count}</td>
              <td>{scoreOf(shown, at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {seat !== null && !over && <Knowledge view={view} seat={seat} nameOf={nameOf} tell={tell} />}
      {seat !== null && !over && (
        <Switch
          label={tell('knowledge.show')}
          note={tell('knowledge.note')}
          checked={shows}
          onChange={(on) => setSettings({ choices: { ...useSettings.getState().choices, [knowledgeChoice]: on ? 'shown' : 'hidden' } })}
        />
      )}
      <FairDeal match={match} view={view} />
    </>
  )
}

/** What each opponent has shown not to hold. */
function Knowledge(props: {
  view: DominoView
  seat: number
  nameOf: (seat: number) => string
  tell: (key: string, params?: Record<string, string | number>) => string
}): ReactElement | null {
  const { view, seat, nameOf, tell } = props
  const known = view.counts
    .flatMap((_, at) => (at === seat ? [] : [{ at, lacks: lackedBy(view, at) }]))
    .filter(({ lacks }) => lacks.length > 0)
  if (known.length === 0) return <p className="domino-known">{tell('knowledge.nothing')}</p>
  return (
    <ul className="domino-known">
      {known.map(({ at, lacks }) => (
        <li key={at}>{tell('knowledge.lacks', { who: nameOf(at), pips: lacks.join(', ') })}</li>
      ))}
    </ul>
  )
}
