import { mayPlayAgain, rankedRules, type TableInfo } from '@parlor/protocol'
import type { ReactElement } from 'react'
import { useTranslator, type Translator } from '../../platform/i18n/translator.ts'
import type { Session } from '../../session/session.ts'
import { ResultPanel } from '../../table/result-panel.tsx'
import { useTableCommands } from '../../table/table-commands.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import type { WebGame } from '../../web-game/web-game.ts'
import { describeRatingChange, describeReductions } from './finished-match-text.ts'
import { nameWithRating, ratingOfSeat, UncertainRatingNote } from './rating.tsx'
import { useRatingChange } from './use-rating-change.ts'

interface OnlineResultProps {
  readonly webGame: WebGame
  readonly session: Session
  readonly table: TableInfo
  readonly nameOf: (seat: number) => string
  /** Who never made their first move, where that ended the match. */
  readonly noShow: string | null
  /** Opens the match that followed this one. */
  readonly openRematch: () => void
}

/** The result of a match on the server: ratings, rematch, deal check. */
export function OnlineResult({ webGame, session, table, nameOf, noShow, openRematch }: OnlineResultProps): ReactElement {
  const { open } = useTableCommands()
  const { t } = useTranslator()
  const { you, rematch, match, next } = table
  const wanted = you !== null && rematch.includes(you)
  const game = webGame.game.id
  return (
    <ResultPanel
      {...{ webGame, session, nameOf }}
      reason={noShow}
      news={<OnlineResultNews table={table} nameOf={nameOf} />}
      actions={
        <>
          {you !== null && next !== null && (
            <Button kind="primary" size="large" icon="forward" onClick={openRematch}>
              {t('online.toNextMatch')}
            </Button>
          )}
          {you !== null && next === null && mayPlayAgain(table) && (
            <Button kind="primary" size="large" icon="restart" aria-disabled={wanted} onClick={() => wanted || session.rematch?.()}>
              {t(wanted ? 'online.rematchAsked' : 'table.rematch')}
            </Button>
          )}
          <LinkButton icon="eye" to={`/${game}/online/${match}/replay`}>
            {t('table.replay')}
          </LinkButton>
          <LinkButton icon="door" to={`/${game}/online`}>
            {t('table.leave')}
          </LinkButton>
          <Button icon="scales" onClick={() => open('online.fairness')}>
            {t('online.fair')}
          </Button>
        </>
      }
    />
  )
}

function OnlineResultNews({ table, nameOf }: Pick<OnlineResultProps, 'table' | 'nameOf'>): ReactElement {
  const translator = useTranslator()
  const change = useRatingChange(table)
  const others = table.rematch.filter((seat) => seat !== table.you)
  return (
    <>
      {others.length > 0 && (
        <p>{translator.t('online.wantsRematch', { count: others.length, name: translator.list(others.map(nameOf)) })}</p>
      )}
      {change !== null && <p>{describeRatingChange(change, translator)}</p>}
      {change !== null && change.reductions.length > 0 && <p>{describeReductions(change, table.seats.length, translator)}</p>}
      {change !== null && table.seats.length === 2 && table.next === null && mayPlayAgain(table) && (
        <p className="field-note">
          {translator.t('online.rematchCountsLess', { share: translator.number(rankedRules.repeatedPairFactor, { style: 'percent' }) })}
        </p>
      )}
      {table.seats.some(ratingOfSeat) && <p>{ratedNames(table, nameOf, translator)}</p>}
      <UncertainRatingNote strengths={table.seats.map(ratingOfSeat)} />
    </>
  )
}

/** Names of all players with their ratings in this game. */
export function ratedNames({ seats }: TableInfo, nameOf: (seat: number) => string, translator: Translator): string {
  return seats.map((seat, at) => nameWithRating(nameOf(at), ratingOfSeat(seat), translator)).join(' – ')
}
