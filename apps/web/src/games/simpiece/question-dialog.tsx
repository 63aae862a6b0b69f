import { cards, type SimPieceMove } from '@parlor/simpiece'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { Button, IconButton } from '../../ui/button.tsx'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { CardBack, CardFace } from './card-face/card-face.tsx'
import { cardLabel } from './card-face/card-label.ts'
import { abilityText, cardName, translatorFor } from './aria-labels.ts'
import { inspectCards } from './inspected-cards-and-piles-store.ts'
import { confirmAnswers, idleMode, toggleAnswer, type InteractionMode, type ModeTransition } from './interaction-mode.ts'
import { hasChosenEnough, canChooseMore, type AnswerOption, type Question } from './question.ts'

interface QuestionDialogProps {
  readonly question: Question
  readonly mode: InteractionMode
  readonly onMode: (mode: InteractionMode) => void
  readonly onTake: (turn: ModeTransition) => void
}

/** All questions besides blocks and counters, in one dialog that can be collapsed to see the table. */
export function QuestionDialog({ question, mode, onMode, onTake }: QuestionDialogProps): ReactElement {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  const [folded, setFolded] = useState(false)
  const box = useRef<HTMLElement>(null)
  const chosen = mode.kind === 'choosing' ? mode.chosen : []
  const title = questionTitle(question, translator)
  useEffect(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body || focused.closest('.table-view')) box.current?.focus({ preventScroll: true })
  }, [question.id])
  const send = (move: SimPieceMove) => onTake({ mode: idleMode, batch: { moves: [move] } })
  const picks = question.answers.filter(({ move }) => move !== null).length > 0
  return (
    <section
      ref={box}
      className="st-question"
      role="dialog"
      aria-label={title}
      data-kind={question.kind}
      data-zone={question.zone ?? undefined}
      data-folded={folded}
      data-sequence={question.sequence || undefined}
      tabIndex={-1}
    >
      <header>
        <h2>{title}</h2>
        <IconButton
          icon={folded ? 'up' : 'down'}
          label={translate(folded ? 'table.unfold' : 'table.fold')}
          aria-expanded={!folded}
          onClick={() => setFolded(!folded)}
        />
      </header>
      {!folded && <QuestionSource question={question} />}
      {!folded && picks && (
        <ul className="st-answers" data-list aria-label={translate('table.answers', { count: question.answers.length })}>
          {question.answers.map((answer) => (
            <li key={answer.ref}>
              <AnswerButton
                answer={answer}
                chosen={chosen.includes(answer.ref)}
                nth={question.sequence ? chosen.indexOf(answer.ref) + 1 : 0}
                off={answer.move === null || (!chosen.includes(answer.ref) && !canChooseMore(question, chosen.length) && question.most > 1)}
                onPress={() => onMode(toggleAnswer(mode, question, answer.ref))}
              />
            </li>
          ))}
        </ul>
      )}
      <footer className="st-buttons">
        <QuestionButtons
          question={question}
          chosen={chosen.length}
          picks={picks}
          onSend={send}
          onConfirm={() => onTake(confirmAnswers(mode, question))}
          onAll={() => onTake(confirmAnswers({ kind: 'choosing', chosen: question.answers.map(({ ref }) => ref) }, question))}
        />
      </footer>
    </section>
  )
}

function questionTitle(question: Question, translator: ReturnType<typeof useTranslator>): string {
  const translate = translatorFor(translator)
  const { kind, zone, card, least, most, picked, sequence } = question
  const name = cardName(card, translator)
  switch (kind) {
    case 'pick': {
      const left = most - picked
      if (zone === 'blind') return translate('table.ask.blind', { count: left })
      if (zone === 'don') return translate('table.ask.don', { count: left })
      if (sequence) return translate('table.ask.arrange')
      return translate(least > picked ? 'table.ask.pick' : 'table.ask.pickUpTo', { count: left })
    }
    case 'confirm':
      return zone === 'place' ? translate('table.ask.place') : translate('table.ask.confirm', { card: name })
    case 'room':
      return translate('table.ask.room', { card: name })
    case 'trigger':
      return translate(question.yes ? 'table.ask.trigger' : 'table.ask.noTrigger')
    default:
      return translate(`table.ask.${kind}`)
  }
}

/** The card that asks, and its text. */
function QuestionSource({ question: { card, ability, kind } }: { question: Question }): ReactElement | null {
  const translator = useTranslator()
  if (card === null || card < 0) return null
  const large = kind === 'trigger'
  const text = ability === null || ability < 0 ? '' : abilityText(card, ability, translator)
  return (
    <div className="st-reason" data-large={large || undefined}>
      <button type="button" className="st-reason-card" aria-label={cardLabel(card, translator)} onClick={() => inspectCards([card])}>
        <CardFace card={card} size={large ? 'hand' : 'mini'} />
      </button>
      <p>
        <b>{cards[card]!.name}</b>
        {text !== '' && <span>{text}</span>}
      </p>
    </div>
  )
}

interface AnswerButtonProps {
  readonly answer: AnswerOption
  readonly chosen: boolean
  /** Its position in an order; 0 for none. */
  readonly nth: number
  readonly off: boolean
  readonly onPress: () => void
}

function AnswerButton({ answer, chosen, nth, off, onPress }: AnswerButtonProps): ReactElement {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  const { card, word, ability } = answer
  const text = card !== null && ability !== null ? abilityText(card, ability, translator) : null
  const label = [
    word ? translate(`table.answer.${word}`) : null,
    card === null ? (word ? null : translate('table.faceDown')) : cardLabel(card, translator),
    text,
    nth > 0 ? translate('table.nth', { nth }) : null,
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <button
      type="button"
      className="st-answer"
      data-answer={answer.ref}
      data-card={card ?? undefined}
      aria-label={answer.move === null ? `${label}. ${translate('table.onlySeen')}` : label}
      aria-pressed={chosen}
      aria-disabled={off}
      onClick={() => !off && onPress()}
    >
      {card !== null ? <CardFace card={card} size="hand" /> : word ? null : <CardBack />}
      {word && <span className="st-answer-word">{translate(`table.answer.${word}`)}</span>}
      {text && <span className="st-answer-text">{text}</span>}
      {nth > 0 ? (
        <b className="st-pick-number" aria-hidden="true">
          {nth}
        </b>
      ) : (
        chosen && <i className="st-tick" aria-hidden="true" />
      )}
    </button>
  )
}

interface QuestionButtonsProps {
  readonly question: Question
  readonly chosen: number
  readonly picks: boolean
  readonly onSend: (move: SimPieceMove) => void
  readonly onConfirm: () => void
  /** Answers with all, in the given order. */
  readonly onAll: () => void
}

function QuestionButtons({ question, chosen, picks, onSend, onConfirm, onAll }: QuestionButtonsProps): ReactElement {
  const translate = translatorFor(useTranslator())
  const { kind, yes, done, zone, sequence } = question
  if (kind === 'goFirst' || kind === 'mulligan') {
    const [one, other] = kind === 'goFirst' ? (['goFirst', 'goSecond'] as const) : (['keep', 'redraw'] as const)
    return (
      <>
        <Button onClick={() => onSend({ kind: other })}>{translate(`move.${other}`)}</Button>
        <Button kind="primary" onClick={() => onSend({ kind: one })}>
          {translate(`move.${one}`)}
        </Button>
      </>
    )
  }
  const enough = hasChosenEnough(question, chosen)
  return (
    <>
      {done && (
        <Button kind={picks || yes ? 'plain' : 'primary'} onClick={() => onSend(done)}>
          {translate(kind === 'trigger' ? 'table.toHand' : kind === 'confirm' ? 'table.no' : 'table.noMore')}
        </Button>
      )}
      {yes && (
        <Button kind="primary" onClick={() => onSend(yes)}>
          {translate(kind === 'trigger' ? 'table.useTrigger' : 'table.yes')}
        </Button>
      )}
      {sequence && <Button onClick={onAll}>{translate('table.asTheyLie')}</Button>}
      {picks && (
        <Button kind="primary" aria-disabled={!enough} onClick={() => enough && onConfirm()}>
          {translate(zone === 'place' || kind === 'order' ? 'table.confirm' : 'table.confirmCount', { count: chosen })}
        </Button>
      )}
    </>
  )
}
