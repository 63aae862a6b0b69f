import type { Outcome, Seat } from '@parlor/kernel'
import { useCallback, useEffect, useMemo, useState, type ReactElement } from 'react'
import { useParams } from 'react-router'
import type { WebGame } from '../../web-game/web-game.ts'
import { LinkButton } from '../../ui/button.tsx'
import { SegmentedControl as ChoiceField } from '../../ui/field.tsx'
import { Page } from '../../ui/page.tsx'
import { LoadingPlaceholder } from '../../ui/loading-placeholder.tsx'
import { useGame } from '../../web-game/use-game.ts'
import { loadStoredMatch, loadLastFinished, type StoredMatch } from '../../session/stored-match.ts'
import { seatNamesFor } from '../../session/seat-names.ts'
import { personSeats } from '../../data/player.ts'
import { describeOutcome as verdictWords, describeEndReason } from '../../table/result-panel.tsx'
import { useTranslator } from '../../platform/i18n/translator.ts'
import './analysis.css'
import { moveChoicesOf, turningPoints } from './move-evaluation.ts'
import { ChanceGraph } from './chance-graph.tsx'
import { MoveList, scrollToMove } from './move-list.tsx'
import { AnalysisSummary } from './analysis-summary.tsx'
import { useMoveEvaluations } from './use-move-evaluations.ts'

/** `/dots/analysis/<match>`: how the chances went, and what each of one's moves was worth; without a match, the last one finished. */
export default function AnalysisPage(): ReactElement {
  const { game = '', match: wanted } = useParams()
  const { t, say, language } = useTranslator()
  const webGame = useGame(game)
  const kept = useStoredMatch(webGame, wanted)
  if (!webGame || kept === undefined) return <LoadingPlaceholder />
  const title = say({ key: 'title' }, webGame.strings[language])
  return (
    <Page title={t('analysis.title')} back={{ to: `/${game}/`, label: title }}>
      {kept?.match.outcome ? (
        <MatchAnalysis key={kept.id} webGame={webGame} kept={kept} outcome={kept.match.outcome} />
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

function useStoredMatch(webGame: WebGame | null, wanted: string | undefined): StoredMatch | null | undefined {
  const [kept, setKept] = useState<StoredMatch | null | undefined>(undefined)
  useEffect(() => {
    if (!webGame) return
    let here = true
    void (wanted === undefined ? loadLastFinished(webGame) : loadStoredMatch(webGame, wanted)).then((found) => here && setKept(found))
    return () => {
      here = false
    }
  }, [webGame, wanted])
  return kept
}

function MatchAnalysis({ webGame, kept, outcome }: { webGame: WebGame; kept: StoredMatch; outcome: Outcome }): ReactElement {
  const words = useTranslator()
  const { t } = words
  const strings = webGame.strings[words.language]
  const { match, players, id } = kept
  const people = personSeats(players)
  const seats = people.length > 0 ? people : players.map((_, seat) => seat)
  const [seat, setSeat] = useState<Seat>(seats[0]!)
  const [opened, setOpened] = useState<number | null>(null)
  const choices = useMemo(() => moveChoicesOf(match, seat), [match, seat])
  const judging = useMoveEvaluations(webGame, choices, seat)
  const { verdicts } = judging
  const nameOf = useMemo(() => seatNamesFor(players, strings, words), [players, strings, words])
  const turns = useMemo(() => (judging.state === 'done' ? turningPoints(verdicts) : []), [judging.state, verdicts])
  const moveWords = useCallback(
    (move: unknown, view: unknown) => words.say(webGame.text.move(move as never, view as never), strings, nameOf),
    [words, webGame, strings, nameOf],
  )
  /** Opens a move in the list and goes there. */
  function show(index: number): void {
    setOpened(index)
    scrollToMove(index)
  }
  function look(other: Seat): void {
    setSeat(other)
    setOpened(null)
  }
  const ending = verdictWords(outcome, players, words, nameOf, strings)
  const judged = { choices, verdicts, turns, moveWords }
  return (
    <div className="analysis">
      <p className="analysis-how">{`${ending}. ${describeEndReason(outcome, match.history.at(-1)!.entry.seat, words, strings, nameOf)}`}</p>
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
          <AnalysisSummary judging={judging} count={choices.length} turns={turns} choices={choices} onShow={show} />
          <ChanceGraph {...judged} share={winShareOf(outcome, seat)} ending={ending} onShow={show} />
          <MoveList {...judged} webGame={webGame} kept={kept} seat={seat} opened={opened} onOpen={setOpened} />
        </>
      )}
      {webGame.Analysis && <webGame.Analysis match={match} id={id} view={match.view(seat)} />}
      <LinkButton icon="eye" to={`/${webGame.game.id}/replay/${id}`}>
        {t('table.replay')}
      </LinkButton>
    </div>
  )
}

/** What the seat had of the win in the end. */
function winShareOf({ ranks }: Outcome, seat: Seat): number {
  return ranks[seat] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0
}
