import { memo, type ReactElement } from 'react'
import type { WebGame } from '../../web-game/web-game.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PositionThumbnail } from '../../web-game/position-thumbnail.tsx'
import type { LocalMatch } from '../../session/local-match.ts'
import { formatPercent } from '../../table/format-chance.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { moveGradeOf, isSameMove, type DecisionPoint, type MoveEvaluation } from './move-evaluation.ts'
import { usePlayFrom } from './use-play-from.ts'

/** The choices with their evaluations so far, and a formatter for moves. */
export interface AnalysedMoves {
  readonly choices: readonly DecisionPoint[]
  readonly evaluations: readonly MoveEvaluation[]
  readonly turningPoints: readonly MoveEvaluation[]
  readonly moveWords: (move: unknown, view: unknown) => string
}

interface MoveListProps extends AnalysedMoves {
  readonly webGame: WebGame
  readonly stored: LocalMatch
  readonly opened: number | null
  readonly onOpen: (index: number | null) => void
}

/** Each choice with its grade; expanded: the better move, its reason, and links to the position. */
export function MoveList({ choices, evaluations, turningPoints, opened, ...rest }: MoveListProps): ReactElement {
  return (
    <ol className="analysis-moves">
      {choices.map((choice, index) => (
        <MoveRow
          key={choice.at}
          {...rest}
          choice={choice}
          index={index}
          evaluation={evaluations[index]}
          turned={turningPoints.some(({ at }) => at === choice.at)}
          open={opened === index}
        />
      ))}
    </ol>
  )
}

type MoveRowProps = MoveDetailsProps & Pick<MoveListProps, 'onOpen'> & { index: number; turned: boolean; open: boolean }

/** Memoised: evaluations arrive continuously, and a match may have two hundred rows. */
const MoveRow = memo(function MoveRow({ index, turned, open, onOpen, ...moment }: MoveRowProps): ReactElement {
  const translator = useTranslator()
  const { t } = translator
  const { choice, evaluation, moveWords } = moment
  const grade = evaluation && moveGradeOf(evaluation)
  return (
    <li className="analysis-move" data-grade={grade} data-turn={turned}>
      <button type="button" id={rowId(index)} className="analysis-row" aria-expanded={open} onClick={() => onOpen(open ? null : index)}>
        <span className="analysis-number numbers">{index + 1}</span>
        <span className="analysis-text">
          {moveWords(choice.played, choice.view)}
          {evaluation && grade !== 'best' && grade !== 'good' && (
            <span className="analysis-better">{t('analysis.better', { move: moveWords(evaluation.bestMove, choice.view) })}</span>
          )}
        </span>
        <span className="analysis-chance numbers">{evaluation ? formatPercent(evaluation.played, translator) : '…'}</span>
        <span className="analysis-grade">{grade ? t(`analysis.grade.${grade}`) : ''}</span>
        <Icon name="down" size={20} />
      </button>
      {open && <MoveDetails {...moment} />}
    </li>
  )
})

type MoveDetailsProps = Pick<MoveListProps, 'webGame' | 'stored' | 'moveWords'> & {
  choice: DecisionPoint
  evaluation: MoveEvaluation | undefined
}

/** The position before a move, the best move and its reason. */
function MoveDetails({ webGame, stored, choice, evaluation, moveWords }: MoveDetailsProps): ReactElement {
  const translator = useTranslator()
  const { t, say, language } = translator
  const { game } = webGame
  const { at, view, played } = choice
  const best = evaluation?.bestMove ?? played
  const [playFrom, busy] = usePlayFrom(webGame, stored)
  const percent = (share: number) => formatPercent(share, translator)
  const reason = evaluation?.reason
  return (
    <div className="analysis-detail">
      <span className="analysis-detail-picture" aria-hidden="true">
        <PositionThumbnail
          game={game.id}
          position={game.notation.writeState(stored.match.stateAt(at))}
          mark={game.notation.writeMove(best)}
        />
      </span>
      <div className="analysis-detail-text">
        {evaluation && !isSameMove(best, played) && (
          <p>
            {t('analysis.bestWas', { move: moveWords(best, view), best: percent(evaluation.best), played: percent(evaluation.played) })}
          </p>
        )}
        {evaluation && isSameMove(best, played) && <p>{t('analysis.wasBest', { best: percent(evaluation.best) })}</p>}
        {reason && <p className="analysis-better">{say(reason, webGame.strings[language])}</p>}
        <div className="analysis-detail-actions">
          <Button icon="branch" aria-disabled={busy} onClick={() => playFrom(at)}>
            {t('analysis.look')}
          </Button>
          <LinkButton icon="eye" to={`/${game.id}/replay/${stored.id}?at=${at}`}>
            {t('analysis.replay')}
          </LinkButton>
        </div>
      </div>
    </div>
  )
}

function rowId(index: number): string {
  return `analysis-move-${index}`
}

/** Scrolls a move of the list into view and focuses it. */
export function scrollToMove(index: number): void {
  const row = document.getElementById(rowId(index))
  row?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'start' })
}
