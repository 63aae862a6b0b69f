import { resignReasons, type Game, type Outcome, type ResignReason, type Strings } from '@parlor/kernel'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { Button, LinkButton } from '../house/button.tsx'
import { Icon } from '../house/icon.tsx'
import { personSeats, type Player } from '../session/player.ts'
import type { Session } from '../session/session.ts'
import { useWords, type Words } from '../words/words.ts'
import { gaveUp } from './story.tsx'
import { useTableState } from './use-table.ts'

/** Who won, in a few words. */
export function verdict(outcome: Outcome, players: readonly Player[], words: Words, nameOf: (seat: number) => string): string {
  const people = personSeats(players)
  const first = outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
  if (players.length === 1) return words.t('table.finished')
  if (first.length === players.length) return words.t('table.drawn')
  if (people.length === 1 && first.includes(people[0]!)) return words.t('table.youWin')
  if (first.length === 1) return words.t('table.wins', { name: nameOf(first[0]!) })
  return words.t('table.winners', { names: first.map(nameOf).join(', ') })
}

/** Why it ended, in the game's own words. */
export function whyOver(outcome: Outcome, words: Words, strings: Strings, nameOf: (seat: number) => string): string {
  const last = outcome.ranks.indexOf(Math.max(...outcome.ranks))
  if (isResignReason(outcome.reason)) return words.t(gaveUp[outcome.reason], { name: nameOf(last) })
  return words.say({ key: outcome.reason }, strings, nameOf)
}

function isResignReason(reason: string): reason is ResignReason {
  return (resignReasons as readonly string[]).includes(reason)
}

const primary = { kind: 'primary', size: 'large' } as const

interface ResultProps {
  readonly session: Session
  readonly game: Game
  readonly strings: Strings
  readonly nameOf: (seat: number) => string
  readonly onShare: () => void
  /** What the match means for its series, with the way on; it then comes before playing again. */
  readonly ending?: ReactElement | null
  /** What else the match has brought. */
  readonly news?: ReactElement | null
}

/** How the match ended; it can be moved aside to look at the board, and called back. */
export function Result({ session, game, strings, nameOf, onShare, ending, news }: ResultProps): ReactElement | null {
  const words = useWords()
  const outcome = useTableState(session, (state) => (state.busy ? null : state.outcome))
  const id = useTableState(session, (state) => state.id)
  const players = useTableState(session, (state) => state.players)
  const moves = useTableState(session, (state) => state.story.length)
  const [aside, setAside] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = outcome !== null && aside !== id
  useEffect(() => {
    if (shown) heading.current?.focus({ preventScroll: true })
  }, [shown])
  if (!outcome) return null
  if (!shown)
    return (
      <Button className="result-back" icon="trophy" onClick={() => setAside(null)}>
        {words.t('table.showResult')}
      </Button>
    )
  return (
    <section className="result" role="dialog" aria-labelledby="result-title">
      <h2 id="result-title" ref={heading} tabIndex={-1}>
        {verdict(outcome, players, words, nameOf)}
      </h2>
      <p className="result-why">
        {whyOver(outcome, words, strings, nameOf)} {words.t('table.afterMoves', { count: moves })}
      </p>
      {!game.zeroSum && <Scores outcome={outcome} nameOf={nameOf} />}
      {news}
      {ending}
      <div className="result-actions">
        <Button {...(ending ? {} : primary)} icon="restart" onClick={() => session.rematch()}>
          {words.t('table.rematch')}
        </Button>
        <LinkButton icon="play" to={`/${game.id}/replay/${id}`}>
          {words.t('table.replay')}
        </LinkButton>
        <Button icon="share" onClick={onShare}>
          {words.t('table.share')}
        </Button>
        <LinkButton icon="back" to={`/${game.id}/`}>
          {words.t('table.leave')}
        </LinkButton>
      </div>
      <button type="button" className="result-aside" onClick={() => setAside(id)}>
        <Icon name="eye" size={20} />
        {words.t('table.seeBoard')}
      </button>
    </section>
  )
}

function Scores({ outcome, nameOf }: { outcome: Outcome; nameOf: (seat: number) => string }): ReactElement {
  const { number } = useWords()
  return (
    <dl className="result-scores numbers">
      {outcome.scores.map((score, seat) => (
        <div key={nameOf(seat)}>
          <dt>{nameOf(seat)}</dt>
          <dd>{number(score)}</dd>
        </div>
      ))}
    </dl>
  )
}
