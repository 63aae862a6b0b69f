import { pipsLackedBy, type DominoTypes, type DominoView } from '@parlor/domino'
import { useState, type ReactElement } from 'react'
import { useParams } from 'react-router'
import { Dialog } from '../../ui/dialog.tsx'
import { Switch } from '../../ui/form-fields.tsx'
import { Icon } from '../../ui/icon.tsx'
import { updateSettings, useSettings } from '../../platform/settings/settings-store.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import type { GameTableProps } from '../../web-game/web-game.ts'
import { DealFairnessCheck } from './deal-fairness-check.tsx'
import { showMissingPipsKey } from './preference-keys.ts'
import { shownScoreOf, displayedTableOf } from './displayed-table.ts'
import { strings } from './strings.ts'

type Props = GameTableProps<DominoTypes>

/** Side panel: scores, what passes reveal, the deal check; behind a button on small screens. */
export function Panel(props: Props): ReactElement {
  const { say, language } = useTranslator()
  const [open, setOpen] = useState(false)
  const title = say({ key: 'panel.title' }, strings[language])
  return (
    <>
      <div className="domino-panel">
        <PanelContents {...props} />
      </div>
      <button type="button" className="control domino-panel-open" aria-label={title} title={title} onClick={() => setOpen(true)}>
        <Icon name="info" />
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title}>
        <div className="domino-panel-dialog">
          <PanelContents {...props} />
        </div>
      </Dialog>
    </>
  )
}

function PanelContents({ view, seat, nameOf }: Props): ReactElement {
  const translator = useTranslator()
  const { match = '' } = useParams()
  const translate = (key: string, params?: Record<string, string | number>) =>
    translator.say(params ? { key, params } : { key }, strings[translator.language], nameOf)
  const shows = useSettings((settings) => settings.choices[showMissingPipsKey] === 'shown')
  const shown = displayedTableOf(view)
  const over = view.outcome !== null
  return (
    <>
      <table className="domino-seats">
        <caption className="sr-only">{translate('panel.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{translate('panel.who')}</th>
            <th scope="col">{translate(over ? 'panel.pips' : 'panel.tiles')}</th>
            <th scope="col">{translate('panel.points')}</th>
          </tr>
        </thead>
        <tbody>
          {view.counts.map((count, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
            <tr key={at} data-turn={shown.turn === at}>
              <th scope="row">{nameOf(at)}</th>
              <td>{over && view.last ? view.last.pips[at] : count}</td>
              <td>{shownScoreOf(shown, at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {seat !== null && !over && <MissingPipsList view={view} seat={seat} nameOf={nameOf} translate={translate} />}
      {seat !== null && !over && (
        <Switch
          label={translate('knowledge.show')}
          note={translate('knowledge.note')}
          checked={shows}
          onChange={(on) =>
            updateSettings({ choices: { ...useSettings.getState().choices, [showMissingPipsKey]: on ? 'shown' : 'hidden' } })
          }
        />
      )}
      <DealFairnessCheck match={match} view={view} />
    </>
  )
}

/** Pips each opponent is known to lack. */
function MissingPipsList(props: {
  view: DominoView
  seat: number
  nameOf: (seat: number) => string
  translate: (key: string, params?: Record<string, string | number>) => string
}): ReactElement | null {
  const { view, seat, nameOf, translate } = props
  const known = view.counts
    .flatMap((_, at) => (at === seat ? [] : [{ at, lacks: pipsLackedBy(view, at) }]))
    .filter(({ lacks }) => lacks.length > 0)
  if (known.length === 0) return <p className="domino-knowledge">{translate('knowledge.nothing')}</p>
  return (
    <ul className="domino-knowledge">
      {known.map(({ at, lacks }) => (
        <li key={at}>{translate('knowledge.lacks', { who: nameOf(at), pips: lacks.join(', ') })}</li>
      ))}
    </ul>
  )
}
