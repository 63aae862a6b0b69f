import type { Outcome, Seat } from '@parlor/kernel'
import { useCallback, useEffect, useMemo, useState, type ReactElement } from 'react'
import { Navigate, useParams } from 'react-router'
import type { WebGame } from '../../web-game/web-game.ts'
import { LinkButton } from '../../ui/button.tsx'
import { SegmentedControl } from '../../ui/form-fields.tsx'
import { Page } from '../../ui/page.tsx'
import { LoadingPlaceholder } from '../../ui/loading-placeholder.tsx'
import { analysisPath } from '../../web-game/analysis-link.ts'
import { useGame } from '../../web-game/use-game.ts'
import { loadSavedMatch, loadLastFinishedMatch } from '../../session/load-saved-match.ts'
import type { LocalMatch } from '../../session/local-match.ts'
import { seatNamesFor } from '../../session/seat-names.ts'
import { personSeats } from '../../data/player.ts'
import { describeOutcome, describeEndReason } from '../../table/result-panel.tsx'
import { useTranslator } from '../../platform/i18n/translator.ts'
import './analysis.css'
import './chance-graph.css'
import './move-list.css'
import { decisionPointsOf, findTurningPoints } from './move-evaluation.ts'
import { ChanceGraph } from './chance-graph.tsx'
import { MoveList, scrollToMove } from './move-list.tsx'
import { AnalysisSummary } from './analysis-summary.tsx'
import { useMoveEvaluations } from './use-move-evaluations.ts'

/** `/dots/analysis/<match>`: winning chances over the match, and a grade per own move; without a match, the last finished one. */
export default function AnalysisPage(): ReactElement {
  const { game = '', match: wanted } = useParams()
  const { t, say, language } = useTranslator()
  const webGame = useGame(game)
  const stored = useSavedMatch(webGame, wanted)
  if (!webGame || stored === undefined) return <LoadingPlaceholder />
  if (webGame.reportPage) return <Navigate replace to={analysisPath(webGame, wanted)} />
  const title = say({ key: 'title' }, webGame.strings[language])
  return (
    <Page title={t('analysis.title')} back={{ to: `/${game}/`, label: title }}>
      {stored?.match.outcome ? (
        <MatchAnalysis key={stored.id} webGame={webGame} stored={stored} outcome={stored.match.outcome} />
      ) : (
        <>
          <p className="page-subtitle">{t(stored ? 'analysis.running' : wanted === undefined ? 'analysis.none' : 'saves.notFound')}</p>
          <LinkButton kind="primary" icon="play" to={`/${game}/play/${stored ? stored.id : 'new'}`}>
            {t(stored ? 'replay.goOn' : 'options.play')}
          </LinkButton>
        </>
      )}
    </Page>
  )
}

function useSavedMatch(webGame: WebGame | null, wanted: string | undefined): LocalMatch | null | undefined {
  const [stored, setStored] = useState<LocalMatch | null | undefined>(undefined)
  useEffect(() => {
    if (!webGame) return
    let here = true
    void (wanted === undefined ? loadLastFinishedMatch(webGame) : loadSavedMatch(webGame, wanted)).then((found) => here && setStored(found))
    return () => {
      here = false
    }
  }, [webGame, wanted])
  return stored
}

function MatchAnalysis({ webGame, stored, outcome }: { webGame: WebGame; stored: LocalMatch; outcome: Outcome }): ReactElement {
  const translator = useTranslator()
  const { t } = translator
  const strings = webGame.strings[translator.language]
  const { match, players, id } = stored
  const people = personSeats(players)
  const seats = people.length > 0 ? people : players.map((_, seat) => seat)
  const [seat, setSeat] = useState<Seat>(seats[0]!)
  const [opened, setOpened] = useState<number | null>(null)
  const choices = useMemo(() => decisionPointsOf(match, seat), [match, seat])
  const progress = useMoveEvaluations(webGame, choices, seat)
  const { evaluations } = progress
  const nameOf = useMemo(() => seatNamesFor(players, strings, translator), [players, strings, translator])
  const turningPoints = useMemo(() => (progress.state === 'done' ? findTurningPoints(evaluations) : []), [progress.state, evaluations])
  const moveWords = useCallback(
    (move: unknown, view: unknown) => translator.say(webGame.text.move(move as never, view as never), strings, nameOf),
    [translator, webGame, strings, nameOf],
  )
  /** Opens a move in the list and scrolls to it. */
  function show(index: number): void {
    setOpened(index)
    scrollToMove(index)
  }
  function look(other: Seat): void {
    setSeat(other)
    setOpened(null)
  }
  const ending = describeOutcome(outcome, players, translator, nameOf, strings)
  const evaluated = { choices, evaluations, turningPoints, moveWords }
  return (
    <div className="analysis">
      <p className="analysis-outcome">{`${ending}. ${describeEndReason(outcome, match.history.at(-1)!.entry.seat, translator, strings, nameOf)}`}</p>
      {seats.length > 1 && (
        <SegmentedControl
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
          <AnalysisSummary progress={progress} count={choices.length} turningPoints={turningPoints} choices={choices} onShow={show} />
          <ChanceGraph {...evaluated} share={winShareOf(outcome, seat)} ending={ending} onShow={show} />
          <MoveList {...evaluated} webGame={webGame} stored={stored} opened={opened} onOpen={setOpened} />
        </>
      )}
      <LinkButton icon="eye" to={`/${webGame.game.id}/replay/${id}`}>
        {t('table.replay')}
      </LinkButton>
    </div>
  )
}

/** The seat's final win share. */
function winShareOf({ ranks }: Outcome, seat: Seat): number {
  return ranks[seat] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0
}
