import type { Seat } from '@parlor/kernel'
import { memo, type ReactElement } from 'react'
import type { GameDoor } from '../games/door.ts'
import { Button, LinkButton } from '../house/button.tsx'
import { Icon } from '../house/icon.tsx'
import { Sketch } from '../house/sketch.tsx'
import type { KeptMatch } from '../session/kept.ts'
import { exactSign } from '../table/chance.ts'
import { useWords } from '../words/words.ts'
import { gradeOf, isSame, type Choice, type Verdict } from './choice.ts'
import { usePlayFrom } from './play-from.ts'

/** Choices as far as they were judged, and how a move is said. */
export interface Judged {
  readonly choices: readonly Choice[]
  readonly verdicts: readonly Verdict[]
  readonly turns: readonly Verdict[]
  readonly moveWords: (move: unknown, view: unknown) => string
}

interface MovesProps extends Judged {
  readonly door: GameDoor
  readonly kept: KeptMatch
  readonly seat: Seat
  readonly opened: number | null
  readonly onOpen: (index: number | null) => void
}

/** Each choice with its grade; opened, what was better and why, and the way back into it. */
export function Moves({ choices, verdicts, turns, opened, ...rest }: MovesProps): ReactElement {
  return (
    <ol className="analysis-moves">
      {choices.map((choice, index) => (
        <Row
          key={choice.at}
          {...rest}
          choice={choice}
          index={index}
          verdict={verdicts[index]}
          turned={turns.some(({ at }) => at === choice.at)}
          open={opened === index}
        />
      ))}
    </ol>
  )
}

type RowProps = MomentProps & Pick<MovesProps, 'onOpen'> & { index: number; turned: boolean; open: boolean }

/** Drawn anew only when something about it changes: a verdict comes every moment, and a match may have two hundred rows. */
const Row = memo(function Row({ index, turned, open, onOpen, ...moment }: RowProps): ReactElement {
  const words = useWords()
  const { t } = words
  const { choice, verdict, moveWords } = moment
  const grade = verdict && gradeOf(verdict)
  return (
    <li className="analysis-move" data-grade={grade} data-turn={turned}>
      <button type="button" id={rowId(index)} className="analysis-row" aria-expanded={open} onClick={() => onOpen(open ? null : index)}>
        <span className="analysis-number numbers">{index + 1}</span>
        <span className="analysis-words">
          {moveWords(choice.played, choice.view)}
          {verdict && grade !== 'best' && grade !== 'good' && (
            <span className="analysis-better">{t('analysis.better', { move: moveWords(verdict.bestMove, choice.view) })}</span>
          )}
        </span>
        <span className="analysis-chance numbers">{verdict ? exactSign(verdict.played, words) : '…'}</span>
        <span className="analysis-grade">{grade ? t(`analysis.grade.${grade}`) : ''}</span>
        <Icon name="down" size={20} />
      </button>
      {open && <Moment {...moment} />}
    </li>
  )
})

type MomentProps = Pick<MovesProps, 'door' | 'kept' | 'seat' | 'moveWords'> & { choice: Choice; verdict: Verdict | undefined }

/** The position before a move, what was best in it and why. */
function Moment({ door, kept, seat, choice, verdict, moveWords }: MomentProps): ReactElement {
  const words = useWords()
  const { t, say, language } = words
  const { game } = door
  const { at, view, played } = choice
  const best = verdict?.bestMove ?? played
  const [playFrom, busy] = usePlayFrom(door, kept)
  const percent = (share: number) => exactSign(share, words)
  // What is counted is told at once; elsewhere the judge has said why.
  const reason = verdict && (verdict.reason ?? (door.odds ? door.text.reason?.(view as never, seat, best as never) : undefined))
  return (
    <div className="analysis-moment">
      <span className="analysis-picture" aria-hidden="true">
        <Sketch game={game.id} position={game.notation.writeState(kept.match.stateAt(at))} mark={game.notation.writeMove(best)} />
      </span>
      <div className="analysis-told">
        {verdict && !isSame(best, played) && (
          <p>{t('analysis.bestWas', { move: moveWords(best, view), best: percent(verdict.best), played: percent(verdict.played) })}</p>
        )}
        {verdict && isSame(best, played) && <p>{t('analysis.wasBest', { best: percent(verdict.best) })}</p>}
        {reason && <p className="analysis-better">{say(reason, door.strings[language])}</p>}
        <div className="analysis-ways">
          <Button icon="branch" aria-disabled={busy} onClick={() => playFrom(at)}>
            {t('analysis.look')}
          </Button>
          <LinkButton icon="eye" to={`/${game.id}/replay/${kept.id}?at=${at}`}>
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

/** Brings a move of the list into view, and the keyboard to it. */
export function showRow(index: number): void {
  const row = document.getElementById(rowId(index))
  row?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'start' })
}
