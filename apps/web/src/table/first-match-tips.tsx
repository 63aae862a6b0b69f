import { useEffect, useState, type ReactElement } from 'react'
import type { WebGame } from '../web-game/web-game.ts'
import { Button, IconButton, LinkButton } from '../ui/button.tsx'
import type { Session, TableState } from '../session/session.ts'
import { updateSettings, useSettings } from '../platform/settings/settings-store.ts'
import { listResults } from '../data/match-result.ts'
import { useTranslator } from '../platform/i18n/translator.ts'
import { focusBoard } from './focus-board.ts'
import { dailyKeyOf } from '../session/daily-challenge.ts'
import { useTableState } from './use-open-table.ts'

/** Moves that the last line stays longer. */
const lingering = 2

/** Tips for the first moves of the first match; never again once they were shown or dismissed. */
export function FirstMatchTips({ webGame, session }: { webGame: WebGame; session: Session }): ReactElement | null {
  const { t, say, language } = useTranslator()
  const strings = webGame.strings[language]
  const [wanted, dismiss] = useFirstMatch(webGame)
  const at = useTableState(session, (state) => coachLineAt(webGame, state))
  const over = useTableState(session, (state) => state.outcome !== null) || at >= coachLineCount(webGame)
  useEffect(() => {
    if (wanted && over) dismiss()
  }, [wanted, over, dismiss])
  const watches = useTableState(session, (state) => state.seat === null)
  if (!wanted || over || watches || !webGame.coach) return null
  const { lines, page } = webGame.coach
  function done(): void {
    dismiss()
    focusBoard()
  }
  return (
    <section className="first-match-tips" aria-label={t('table.coach')}>
      <p>{say({ key: lines[Math.min(at, lines.length - 1)]! }, strings)}</p>
      <div className="first-match-tips-actions">
        {page && (
          <LinkButton kind="quiet" icon="book" to={`/${webGame.game.id}/${page}`}>
            {say({ key: `page.${page}.title` }, strings)}
          </LinkButton>
        )}
        <Button kind="quiet" icon="check" onClick={done}>
          {t('table.coachDone')}
        </Button>
      </div>
      <IconButton icon="close" label={t('table.coachDone')} className="first-match-tips-close" onClick={done} />
    </section>
  )
}

/** The current line: chosen by the game, else one per own move. */
function coachLineAt({ coach }: WebGame, { view, seat, series, logLines }: TableState): number {
  return coach?.at ? coach.at(view, seat, dailyKeyOf(series) !== null) : logLines.filter((line) => line.seat === seat).length
}

function coachLineCount({ coach }: WebGame): number {
  return coach ? coach.lines.length + (coach.at ? 0 : lingering) : 0
}

function useFirstMatch(webGame: WebGame): [boolean, dismiss: () => void] {
  const { id } = webGame.game
  const key = `${id}.coached`
  const coached = useSettings((settings) => settings.choices[key] !== undefined)
  const [first, setFirst] = useState(false)
  useEffect(() => {
    let cancelled = false
    if (webGame.coach && !coached) void listResults(id).then((results) => !cancelled && setFirst(results.length === 0))
    return () => {
      cancelled = true
    }
  }, [webGame, id, coached])
  const [dismiss] = useState(() => () => void updateSettings({ choices: { ...useSettings.getState().choices, [key]: 'yes' } }))
  return [first && !coached, dismiss]
}
