import { choicesOf, domino, turningPoint, type Choice, type DominoKinds, type Judged } from '@parlor/domino'
import type { Match } from '@parlor/kernel'
import { useEffect, useState, type ReactElement } from 'react'
import { useParams } from 'react-router'
import { LinkButton } from '../../house/button.tsx'
import { Page } from '../../house/page.tsx'
import { Waiting } from '../../house/waiting.tsx'
import { personSeats } from '../../session/player.ts'
import { useWords } from '../../words/words.ts'
import type { GameDoor } from '../door.ts'
import { keptMatch, lastFinished, type KeptMatch } from './kept.ts'
import { judgeChoices } from './judge.ts'
import './pages.css'
import { strings } from './strings.ts'

/** `/domino/review/<match>`: every choice the player had, with the chance of winning before and after it. */
export default function ReviewPage({ door }: { readonly door: GameDoor }): ReactElement {
  const { '*': wanted = '' } = useParams()
  const { say, t, language } = useWords()
  const [kept, setKept] = useState<KeptMatch | null | undefined>(undefined)
  useEffect(() => {
    let here = true
    void (wanted === '' ? lastFinished() : keptMatch(wanted)).then((found) => here && setKept(found))
    return () => {
      here = false
    }
  }, [wanted])
  const own = strings[language]
  const title = say({ key: 'page.review.title' }, own)
  if (kept === undefined) return <Waiting />
  const seat = kept ? (personSeats(kept.players)[0] ?? 0) : 0
  return (
    <Page title={title} back={{ to: `/${door.game.id}/`, label: say({ key: 'title' }, own) }}>
      {kept?.match.outcome ? (
        <Review key={kept.id} id={kept.id} match={kept.match} seat={seat} />
      ) : (
        <>
          <p>{say({ key: 'review.none' }, own)}</p>
          <LinkButton kind="primary" icon="play" to={`/${door.game.id}/play/new`}>
            {t('options.play')}
          </LinkButton>
        </>
      )}
    </Page>
  )
}

function Review({ id, match, seat }: { id: string; match: Match<DominoKinds>; seat: number }): ReactElement {
  const { say, t, language, number } = useWords()
  const [choices] = useState(() => choicesOf(match, seat))
  const judged = useJudged(choices, seat)
  const own = strings[language]
  const tell = (key: string, params?: Record<string, string | number>) => say(params ? { key, params } : { key }, own)
  const percent = (share: number) => number(share, { style: 'percent', maximumFractionDigits: 0 })
  const turn = judged.length === choices.length ? turningPoint(judged) : null
  if (choices.length === 0) return <p>{tell('review.nothing')}</p>
  return (
    <>
      <p role="status">
        {judged.length < choices.length
          ? tell('review.thinking', { done: judged.length, count: choices.length })
          : turn
            ? tell('review.turn', { number: choices.findIndex(({ at }) => at === turn.at) + 1, loss: percent(turn.best - turn.played) })
            : tell('review.sound')}
      </p>
      <ol className="domino-review">
        {choices.map((choice, index) => {
          const one = judged[index]
          return (
            <li key={choice.at} data-turn={turn?.at === choice.at}>
              <span className="domino-review-number">{index + 1}</span>
              <span className="domino-review-move">{say(domino.text.move(choice.played, choice.view), own)}</span>
              {one ? (
                <span className="domino-review-chance">
                  <span className="sr-only">{tell('review.chance', { before: percent(one.best), after: percent(one.played) })}</span>
                  <span aria-hidden="true">
                    {`${percent(one.best)} → `}
                    <b>{percent(one.played)}</b>
                  </span>
                  <meter aria-hidden="true" min={0} max={1} value={one.played} />
                </span>
              ) : (
                <span className="domino-review-chance">{'…'}</span>
              )}
              {turn?.at === choice.at && <strong className="domino-review-turn">{tell('review.turning')}</strong>}
            </li>
          )
        })}
      </ol>
      <LinkButton icon="play" to={`/domino/replay/${id}`}>
        {t('table.replay')}
      </LinkButton>
    </>
  )
}

/** What the judge thinks of each choice, as far as it has come. */
function useJudged(choices: readonly Choice[], seat: number): readonly Judged[] {
  const [judged, setJudged] = useState<readonly Judged[]>([])
  useEffect(() => judgeChoices(choices, seat, (so) => setJudged(so)), [choices, seat])
  return judged
}
