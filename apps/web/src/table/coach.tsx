import { useEffect, useState, type ReactElement } from 'react'
import type { GameDoor } from '../games/door.ts'
import { Button, IconButton, LinkButton } from '../house/button.tsx'
import type { Session, TableState } from '../session/session.ts'
import { setSettings, useSettings } from '../settings/store.ts'
import { listResults } from '../storage/result.ts'
import { useWords } from '../words/words.ts'
import { focusBoard } from './focus.ts'
import { useTableState } from './use-table.ts'

/** How many moves longer the last line stays. */
const lingering = 2

/** A line or two for somebody's first moves; never again once they were made, or it was dismissed. */
export function Coach({ door, session }: { door: GameDoor; session: Session }): ReactElement | null {
  const { t, say, language } = useWords()
  const strings = door.strings[language]
  const [wanted, dismiss] = useFirstMatch(door)
  const at = useTableState(session, (state) => lineAt(door, state))
  const over = useTableState(session, (state) => state.outcome !== null) || at >= taughtBy(door)
  useEffect(() => {
    if (wanted && over) dismiss()
  }, [wanted, over, dismiss])
  if (!wanted || over || !door.coach) return null
  const { lines, page } = door.coach
  function done(): void {
    dismiss()
    focusBoard()
  }
  return (
    <section className="coach" aria-label={t('table.coach')}>
      <p>{say({ key: lines[Math.min(at, lines.length - 1)]! }, strings)}</p>
      <div className="coach-ways">
        {page && (
          <LinkButton kind="quiet" icon="book" to={`/${door.game.id}/${page}`}>
            {say({ key: `page.${page}.title` }, strings)}
          </LinkButton>
        )}
        <Button kind="quiet" icon="check" onClick={done}>
          {t('table.coachDone')}
        </Button>
      </div>
      <IconButton icon="close" label={t('table.coachDone')} className="coach-close" onClick={done} />
    </section>
  )
}

/** The line that is due: as the game says, else the next one with each move of one's own. */
function lineAt({ coach }: GameDoor, { view, seat, story }: TableState): number {
  return coach?.at ? coach.at(view, seat) : story.filter((line) => line.seat === seat).length
}

function taughtBy({ coach }: GameDoor): number {
  return coach ? coach.lines.length + (coach.at ? 0 : lingering) : 0
}

function useFirstMatch(door: GameDoor): [boolean, dismiss: () => void] {
  const { id } = door.game
  const key = `${id}.coached`
  const coached = useSettings((settings) => settings.choices[key] !== undefined)
  const [first, setFirst] = useState(false)
  useEffect(() => {
    let gone = false
    if (door.coach && !coached) void listResults(id).then((results) => !gone && setFirst(results.length === 0))
    return () => {
      gone = true
    }
  }, [door, id, coached])
  const [dismiss] = useState(() => () => void setSettings({ choices: { ...useSettings.getState().choices, [key]: 'yes' } }))
  return [first && !coached, dismiss]
}
