import type { Outcome, Seat } from '@parlor/kernel'
import { useCallback, useEffect, useMemo, useState, type ReactElement } from 'react'
import { useParams } from 'react-router'
import type { GameDoor } from '../games/door.ts'
import { LinkButton } from '../house/button.tsx'
import { Choice as ChoiceField } from '../house/field.tsx'
import { Page } from '../house/page.tsx'
import { Waiting } from '../house/waiting.tsx'
import { useDoor } from '../play/use-door.ts'
import { keptMatch, lastFinished, type KeptMatch } from '../session/kept.ts'
import { namesOf } from '../session/names.ts'
import { personSeats } from '../session/player.ts'
import { verdict as verdictWords, whyOver } from '../table/result.tsx'
import { useWords } from '../words/words.ts'
import './analysis.css'
import { choicesOf, turningPoints } from './choice.ts'
import { Graph } from './graph.tsx'
import { Moves, showRow } from './moves.tsx'
import { Sum } from './sum.tsx'
import { useVerdicts } from './use-verdicts.ts'

/** `/dots/analysis/<match>`: how the chances went, and what each of one's moves was worth; without a match, the last one finished. */
export default function AnalysisPage(): ReactElement {
  const { game = '', match: wanted } = useParams()
  const { t, say, language } = useWords()
  const door = useDoor(game)
  const kept = useFinished(door, wanted)
  if (!door || kept === undefined) return <Waiting />
  const title = say({ key: 'title' }, door.strings[language])
  return (
    <Page title={t('analysis.title')} back={{ to: `/${game}/`, label: title }}>
      {kept?.match.outcome ? (
        <Analysis key={kept.id} door={door} kept={kept} outcome={kept.match.outcome} />
      ) : (
        <>
          <p className="game-line">{t(kept ? 'analysis.running' : wanted === undefined ? 'analysis.none' : 'saves.notFound')}</p>
          <LinkButton kind="primary" icon="play" to={`/${game}/play/${kept ? kept.id : 'new'}`}>
            {t(kept ? 'replay.goOn' : 'options.play')}
          </LinkButton>
        </>
      )}
    </Page>
  )
}

function useFinished(door: GameDoor | null, wanted: string | undefined): KeptMatch | null | undefined {
  const [kept, setKept] = useState<KeptMatch | null | undefined>(undefined)
  useEffect(() => {
    if (!door) return
    let here = true
    void (wanted === undefined ? lastFinished(door) : keptMatch(door, wanted)).then((found) => here && setKept(found))
    return () => {
      here = false
    }
  }, [door, wanted])
  return kept
}

function Analysis({ door, kept, outcome }: { door: GameDoor; kept: KeptMatch; outcome: Outcome }): ReactElement {
  const words = useWords()
  const { t } = words
  const strings = door.strings[words.language]
  const { match, players, id } = kept
  const people = personSeats(players)
  const seats = people.length > 0 ? people : players.map((_, seat) => seat)
  const [seat, setSeat] = useState<Seat>(seats[0]!)
  const [opened, setOpened] = useState<number | null>(null)
  const choices = useMemo(() => choicesOf(match, seat), [match, seat])
  const judging = useVerdicts(door, choices, seat)
  const { verdicts } = judging
  const nameOf = useMemo(() => namesOf(players, strings, words), [players, strings, words])
  const turns = useMemo(() => (judging.state === 'done' ? turningPoints(verdicts) : []), [judging.state, verdicts])
  const moveWords = useCallback(
    (move: unknown, view: unknown) => words.say(door.text.move(move as never, view as never), strings, nameOf),
    [words, door, strings, nameOf],
  )
  /** Opens a move in the list and goes there. */
  function show(index: number): void {
    setOpened(index)
    showRow(index)
  }
  function look(other: Seat): void {
    setSeat(other)
    setOpened(null)
  }
  const ending = verdictWords(outcome, players, words, nameOf, strings)
  const judged = { choices, verdicts, turns, moveWords }
  return (
    <div className="analysis">
      <p className="analysis-how">{`${ending}. ${whyOver(outcome, match.line.at(-1)!.deed.seat, words, strings, nameOf)}`}</p>
      {seats.length > 1 && (
        <ChoiceField
          label={t('analysis.whose')}
          value={seat}
          options={seats.map((value) => ({ value, label: nameOf(value) }))}
          onChange={look}
        />
      )}
      {choices.length === 0 ? (
        <p>{t('analysis.nothing')}</p>
      ) : (
        <>
          <Sum judging={judging} count={choices.length} turns={turns} choices={choices} onShow={show} />
          <Graph {...judged} share={shareOf(outcome, seat)} ending={ending} onShow={show} />
          <Moves {...judged} door={door} kept={kept} seat={seat} opened={opened} onOpen={setOpened} />
        </>
      )}
      {door.Analysis && <door.Analysis match={match} id={id} view={match.view(seat)} />}
      <LinkButton icon="eye" to={`/${door.game.id}/replay/${id}`}>
        {t('table.replay')}
      </LinkButton>
    </div>
  )
}

/** What the seat had of the win in the end. */
function shareOf({ ranks }: Outcome, seat: Seat): number {
  return ranks[seat] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0
}
