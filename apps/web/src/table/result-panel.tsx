import { resignReasons, type Outcome, type ResignReason, type Seat } from '@parlor/kernel'
import { winnerlessEndKinds, type WinnerlessEndKind, type StringTable } from '@parlor/kernel/host'
import { useEffect, useRef, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import { Button, LinkButton } from '../ui/button.tsx'
import { useIsScrollable } from '../ui/use-is-scrollable.ts'
import { personSeats, type Player } from '../data/player.ts'
import type { LogLine } from '../session/log-lines.ts'
import type { Session } from '../session/session.ts'
import { analysisLabel, analysisPath } from '../web-game/analysis-link.ts'
import type { WebGame } from '../web-game/web-game.ts'
import { useTranslator, type Translator } from '../platform/i18n/translator.ts'
import type { ExitLink } from './series-section.tsx'
import { describeMatchStop } from './match-log.tsx'
import { useTableAction, useTableCommands } from './table-commands.ts'
import { useTableState } from './use-open-table.ts'

/** The outcome as a headline; a game may override it per reason by the string `<reason>.headline`. */
export function describeOutcome(
  outcome: Outcome,
  players: readonly Player[],
  translator: Translator,
  nameOf: (seat: number) => string,
  strings: StringTable = {},
): string {
  const headline = `${outcome.reason}.headline`
  if (Object.hasOwn(strings, headline)) return translator.say({ key: headline }, strings, nameOf)
  const people = personSeats(players)
  const first = winningSeats(outcome)
  if (players.length === 1) return translator.t('table.finished')
  if (outcome.reason === 'abort') return translator.t('table.abortedTitle')
  if (first.length === players.length) return translator.t('table.drawn')
  // In a text for others, the only person is named like any seat.
  if (people.length === 1 && first.includes(people[0]!) && nameOf(people[0]!) === translator.t('table.you'))
    return translator.t('table.youWin')
  if (first.length === 1) return translator.t('table.wins', { name: nameOf(first[0]!) })
  const last = outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [] : [seat]))
  if (last.length > 1) return translator.t('table.winners', { names: translator.list(first.map(nameOf)) })
  const loser = nameOf(last[0]!)
  return loser === translator.t('table.you') ? translator.t('table.youLose') : translator.t('table.loses', { name: loser })
}

function winningSeats(outcome: Outcome): number[] {
  return outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
}

/** Mood of the result for the viewer. */
function moodOf(outcome: Outcome, players: readonly Player[]): 'won' | 'lost' | 'calm' {
  const first = winningSeats(outcome)
  const people = personSeats(players)
  if (players.length === 1) return isStopReason(outcome.reason) ? 'calm' : 'won'
  if (people.length === 0 || first.length === players.length) return 'calm'
  return first.some((seat) => people.includes(seat)) ? 'won' : 'lost'
}

/** Attributes of the page for the glow of a result: the winner's colour where the game gives its seats colours, else the accent. */
export function useResultGlow(session: Session): { readonly 'data-mood'?: string; readonly style?: CSSProperties } {
  const mood = useTableState(session, ({ busy, outcome, players }) => (busy || !outcome ? null : moodOf(outcome, players)))
  const winner = useTableState(session, ({ outcome }) => (outcome ? (winningSeats(outcome)[0] ?? 0) : 0))
  return mood ? { 'data-mood': mood, style: { '--winner': `var(--winner-${winner}, var(--accent))` } as CSSProperties } : {}
}

/** The game's text for the end reason; `by` is the seat of the last log entry. */
export function describeEndReason(
  outcome: Outcome,
  by: Seat,
  translator: Translator,
  strings: StringTable,
  nameOf: (seat: number) => string,
): string {
  if (isStopReason(outcome.reason)) return describeMatchStop(outcome.reason, nameOf(by), translator)
  return translator.say({ key: outcome.reason }, strings, nameOf)
}

function isStopReason(reason: string): reason is ResignReason | WinnerlessEndKind {
  return ([...resignReasons, ...winnerlessEndKinds] as readonly string[]).includes(reason)
}

const primary = { kind: 'primary', size: 'large' } as const
/** Indices of the particles shown on a win. */
const sparks = Array.from({ length: 12 }, (_, i) => i)

function countMoves(logLines: readonly LogLine[]): number {
  return logLines.filter(({ kind }) => kind === 'move' || kind === 'timeout').length
}

interface ResultPanelProps {
  readonly webGame: WebGame
  readonly session: Session
  readonly nameOf: (seat: number) => string
  /** How the match ended, where more is known than its outcome says. */
  readonly reason?: string | null
  /** The series section with the next match; shown before "play again". */
  readonly ending?: ReactElement | null
  /** Further sections: the game's summary, achievements. */
  readonly news?: ReactNode
  readonly actions: ReactNode
}

/** The result, beside the final board. */
export function ResultPanel({ webGame, session, nameOf, reason, ending, news, actions }: ResultPanelProps): ReactElement | null {
  const translator = useTranslator()
  const strings = webGame.strings[translator.language]
  const outcome = useTableState(session, (state) => (state.busy ? null : state.outcome))
  const players = useTableState(session, (state) => state.players)
  const moves = useTableState(session, ({ logLines }) => (session.match ? countMoves(logLines) : 0))
  const last = useTableState(session, (state) => state.logLines.at(-1)?.seat ?? 0)
  const heading = useRef<HTMLHeadingElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const scrolls = useIsScrollable(text)
  const over = outcome !== null
  useEffect(() => {
    if (over) heading.current?.focus({ preventScroll: true })
  }, [over])
  if (!outcome) return null
  const mood = moodOf(outcome, players)
  const ended = reason ?? describeEndReason(outcome, last, translator, strings, nameOf)
  return (
    <section className="result-panel" data-mood={mood} data-series={ending ? true : undefined} aria-labelledby="result-title">
      <div className="result-head">
        {mood === 'won' && (
          <span className="result-sparks" aria-hidden="true">
            {sparks.map((spark) => (
              <i key={spark} style={{ '--turn': `${spark / sparks.length}turn`, '--far': 0.7 + ((spark * 7) % 5) / 10 } as CSSProperties} />
            ))}
          </span>
        )}
        <h2 id="result-title" ref={heading} tabIndex={-1}>
          {describeOutcome(outcome, players, translator, nameOf, strings)}
        </h2>
      </div>
      <div className="result-text" ref={text} {...(scrolls && { role: 'group', 'aria-labelledby': 'result-title', tabIndex: 0 })}>
        <p className="result-reason">
          {moves > 0 ? `${ended.replace(/\.$/, '')} · ${translator.t('saves.moves', { count: moves })}` : ended}
        </p>
        {!webGame.game.zeroSum && <Scores outcome={outcome} nameOf={nameOf} />}
        {news}
        {ending}
      </div>
      <div className="result-actions">{actions}</div>
    </section>
  )
}

interface ResultActionsProps {
  readonly webGame: WebGame
  readonly session: Session
  readonly home: ExitLink
  /** The series goes on: its next match is the main action. */
  readonly goesOn: boolean
}

/** What can be done after a match on this device. */
export function ResultActions({ webGame, session, home, goesOn }: ResultActionsProps): ReactElement {
  const { open } = useTableCommands()
  const translator = useTranslator()
  const { t } = translator
  const id = useTableState(session, (state) => state.id)
  const undo = useTableAction(session, 'undo')
  return (
    <>
      <Button {...(goesOn ? {} : primary)} icon="restart" onClick={() => session.rematch?.()}>
        {t('table.rematch')}
      </Button>
      <LinkButton icon="chart" to={analysisPath(webGame, id)}>
        {analysisLabel(webGame, translator, 'analysis.open')}
      </LinkButton>
      <LinkButton icon="eye" to={`/${webGame.game.id}/replay/${id}`}>
        {t('table.replay')}
      </LinkButton>
      <Button icon="share" onClick={() => open('share')}>
        {t('table.share')}
      </Button>
      {/* For screens without room for the controls. */}
      {undo?.available && (
        <span className="result-undo">
          <Button icon="undo" onClick={undo.perform}>
            {t('table.undo')}
          </Button>
        </span>
      )}
      <LinkButton icon="door" to={home.to}>
        {home.linkText}
      </LinkButton>
    </>
  )
}

function Scores({ outcome, nameOf }: { outcome: Outcome; nameOf: (seat: number) => string }): ReactElement {
  const { number } = useTranslator()
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
