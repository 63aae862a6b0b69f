import type { Match, Outcome, Seat } from '@parlor/kernel'
import { useEffect, useMemo, useState, type ReactElement } from 'react'
import { useParams } from 'react-router'
import type { GameDoor } from '../games/door.ts'
import { Button, LinkButton } from '../house/button.tsx'
import { Choice as ChoiceField } from '../house/field.tsx'
import { Page } from '../house/page.tsx'
import { Waiting } from '../house/waiting.tsx'
import { useDoor } from '../play/use-door.ts'
import { keptMatch, lastFinished, type KeptMatch } from '../session/kept.ts'
import { namesOf } from '../session/names.ts'
import { personSeats } from '../session/player.ts'
import { verdict as verdictWords } from '../table/result.tsx'
import { useWords, type Words } from '../words/words.ts'
import './analysis.css'
import { accuracyOf, choicesOf, gradeOf, turningPoints, type Choice, type Verdict } from './choice.ts'
import { Graph } from './graph.tsx'
import { useVerdicts, type Judging } from './use-verdicts.ts'

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
  const choices = useMemo(() => choicesOf(match, seat), [match, seat])
  const judging = useVerdicts(door, choices, seat)
  const nameOf = useMemo(() => namesOf(players, strings, words), [players, strings, words])
  const turns = judging.state === 'done' ? turningPoints(judging.verdicts) : []
  return (
    <div className="analysis">
      <p className="analysis-how">{verdictWords(outcome, players, words, nameOf)}</p>
      {seats.length > 1 && (
        <ChoiceField
          label={t('analysis.whose')}
          value={seat}
          options={seats.map((value) => ({ value, label: nameOf(value) }))}
          onChange={setSeat}
        />
      )}
      {choices.length === 0 ? (
        <p>{t('analysis.nothing')}</p>
      ) : (
        <>
          <Progress judging={judging} count={choices.length} turns={turns} choices={choices} />
          <Graph choices={choices} verdicts={judging.verdicts} share={shareOf(outcome, seat)} turns={turns} />
          <Moves door={door} match={match} id={id} choices={choices} verdicts={judging.verdicts} turns={turns} />
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

interface ProgressProps {
  readonly judging: Judging
  readonly count: number
  readonly turns: readonly Verdict[]
  readonly choices: readonly Choice[]
}

/** How far the judge is, and in the end what it thinks of the whole. */
function Progress({ judging, count, turns, choices }: ProgressProps): ReactElement {
  const words = useWords()
  const { t, number } = words
  const { verdicts, state, stop, goOn } = judging
  const percent = (share: number) => number(share, { style: 'percent', maximumFractionDigits: 0 })
  const done = verdicts.length
  const sum = state === 'done' ? turnWords(turns, choices, words) : null
  return (
    <div className="analysis-sum">
      <p role="status">
        {sum ? (
          <>
            <strong className="analysis-accuracy numbers">{percent(accuracyOf(verdicts) ?? 1)}</strong> {t('analysis.accuracy')} {sum}
          </>
        ) : state === 'failed' ? (
          t('analysis.failed')
        ) : (
          t(state === 'stopped' ? 'analysis.stopped' : 'analysis.working', { done, count })
        )}
      </p>
      {state !== 'done' && (
        <>
          <progress max={count} value={done} aria-label={t('analysis.progress')} />
          {state === 'working' ? (
            <Button icon="close" onClick={stop}>
              {t('analysis.stop')}
            </Button>
          ) : (
            <Button icon="play" onClick={goOn}>
              {t('analysis.goOn')}
            </Button>
          )}
        </>
      )}
    </div>
  )
}

/** "Turning point: move 4 gave away 30%.", or all of them where there were several. */
function turnWords(turns: readonly Verdict[], choices: readonly Choice[], { t, number, language }: Words): string {
  const told = turns.map(({ at, best, played }) => ({
    number: choices.findIndex((choice) => choice.at === at) + 1,
    loss: number(best - played, { style: 'percent', maximumFractionDigits: 0 }),
  }))
  if (told.length < 2) return told[0] ? t('analysis.turn', told[0]) : t('analysis.sound')
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(told.map((one) => t('analysis.turnAt', one)))
  return t('analysis.turns', { list })
}

interface MovesProps {
  readonly door: GameDoor
  readonly match: Match
  readonly id: string
  readonly choices: readonly Choice[]
  readonly verdicts: readonly Verdict[]
  readonly turns: readonly Verdict[]
}

/** Each choice with its grade, what was better, and the way back into it. */
function Moves({ door, id, choices, verdicts, turns }: MovesProps): ReactElement {
  const { t, say, number, language } = useWords()
  const strings = door.strings[language]
  const percent = (share: number) => number(share, { style: 'percent', maximumFractionDigits: 0 })
  const move = (one: unknown, view: unknown) => say(door.text.move(one as never, view as never), strings)
  return (
    <ol className="analysis-moves">
      {choices.map((choice, index) => {
        const verdict = verdicts[index]
        const grade = verdict && gradeOf(verdict)
        return (
          <li key={choice.at} className="analysis-move" data-grade={grade} data-turn={turns.some(({ at }) => at === choice.at)}>
            <span className="analysis-number numbers">{index + 1}</span>
            <span className="analysis-words">
              {move(choice.played, choice.view)}
              {verdict && grade !== 'best' && grade !== 'good' && (
                <span className="analysis-better">{t('analysis.better', { move: move(verdict.bestMove, choice.view) })}</span>
              )}
            </span>
            <span className="analysis-chance numbers">{verdict ? percent(verdict.played) : '…'}</span>
            <span className="analysis-grade">{grade ? t(`analysis.grade.${grade}`) : ''}</span>
            <LinkButton kind="quiet" icon="branch" to={`/${door.game.id}/replay/${id}?at=${choice.at}`}>
              {t('analysis.look')}
            </LinkButton>
          </li>
        )
      })}
    </ol>
  )
}
