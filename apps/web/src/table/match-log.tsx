import { memo, useEffect, useMemo, useRef, type ComponentType, type KeyboardEvent, type ReactElement } from 'react'
import type { Message, ResignReason } from '@parlor/kernel'
import type { WinnerlessEndKind, StringTable } from '@parlor/kernel/host'
import { Icon } from '../ui/icon.tsx'
import type { LogLine } from '../session/log-lines.ts'
import { useTranslator, type StringKey, type Translator } from '../platform/i18n/translator.ts'
import { isMergedLine, isSilentLine, lineNumberAt, mergeLogLines, type MergeLogMessages } from './merge-log-lines.ts'

/** String key of each way of ending a match by hand. */
const gaveUp = {
  resign: 'table.resigned',
  time: 'table.outOfTime',
  left: 'table.hasLeft',
  draw: 'table.agreedDraw',
  abort: 'table.aborted',
} as const satisfies Record<ResignReason | WinnerlessEndKind, StringKey>

/** The same in the second person. */
const gaveUpYou = {
  ...gaveUp,
  resign: 'table.resignedYou',
  time: 'table.outOfTimeYou',
  abort: 'table.abortedYou',
} as const satisfies Record<ResignReason | WinnerlessEndKind, StringKey>

/** Sentence for a resignation or an abort. */
export function describeMatchStop(reason: ResignReason | WinnerlessEndKind, name: string, { t }: Translator): string {
  return t((name === t('table.you') ? gaveUpYou : gaveUp)[reason], { name })
}

/** Addresses the only person directly where the game has a string with the suffix `.you`. */
function inSecondPerson(message: Message, strings: StringTable, isYou: (seat: number) => boolean, inherited = false): Message {
  const { key, params } = message
  const who = params?.['who']
  const you = typeof who === 'object' && who.key === 'seat' ? isYou(Number(who.params?.['seat'])) : inherited
  const spoken = you && Object.hasOwn(strings, `${key}.you`) ? `${key}.you` : key
  if (!params) return { key: spoken }
  const turned = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'object' ? inSecondPerson(value, strings, isYou, you) : value,
  ])
  return { key: spoken, params: Object.fromEntries(turned) as NonNullable<Message['params']> }
}

/** The sentence of a log line. */
export function describeLogLine(line: LogLine, translator: Translator, strings: StringTable, nameOf: (seat: number) => string): string {
  const name = nameOf(line.seat)
  const isYou = (seat: number) => nameOf(seat) === translator.t('table.you')
  const said = line.said.map((message) => translator.say(inSecondPerson(message, strings, isYou), strings, nameOf)).join(' ')
  switch (line.kind) {
    case 'move':
      return said
    case 'timeout':
      return translator.t('table.timedOut', { name, said })
    default:
      return describeMatchStop(line.kind, name, translator)
  }
}

interface MatchLogProps {
  readonly logLines: readonly LogLine[]
  readonly strings: StringTable
  readonly nameOf: (seat: number) => string
  /** Sentence of the last line, where more is known than the line says. */
  readonly endText?: string | null
  /** Messages to highlight. */
  readonly isNotable?: ((sentence: Message) => boolean) | undefined
  readonly mergeMessages?: MergeLogMessages | undefined
  /** Renders a sentence with the game's additions. */
  readonly Sentence?: ComponentType<{ readonly text: string }> | undefined
  /** The current line, from 1; the last one when absent. */
  readonly at?: number
  readonly onPick?: (number: number) => void
  /** Highlights a line's move on the board, or nothing. */
  readonly onPoint?: (move: unknown) => void
}

/** The match log, scrolled to the newest line at the end. */
export function MatchLog({
  logLines,
  strings,
  nameOf,
  endText = null,
  isNotable,
  mergeMessages,
  Sentence,
  at = logLines.length,
  onPick,
  onPoint,
}: MatchLogProps): ReactElement {
  const translator = useTranslator()
  const lines = useMemo(() => mergeLogLines(logLines, mergeMessages), [logLines, mergeMessages])
  // Where lines can be picked, those that say nothing are positions too.
  const isHidden = (index: number) => isMergedLine(lines, logLines, index) || (onPick === undefined && isSilentLine(lines[index]!))
  const current = lineNumberAt(lines, logLines, at, onPick === undefined)
  const tabStop = current > 0 ? current - 1 : lines.findIndex((_, index) => !isHidden(index))
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const box = list.current
    if (!box) return
    const show = (): void => {
      const now = box.children[current - 1]
      if (!(now instanceof HTMLElement)) return
      // In a dialog the dialog scrolls.
      if (box.closest('dialog')) now.scrollIntoView({ block: 'nearest' })
      else box.scrollTop = now.offsetTop - box.clientHeight + now.offsetHeight + 8
    }
    show()
    // A note beside the log shrinks it: keeps the newest line in view.
    const observer = new ResizeObserver(show)
    observer.observe(box)
    return () => observer.disconnect()
  }, [current, logLines.length])
  if (logLines.length === 0) return <p className="match-log-empty">{translator.t('table.noMoves')}</p>
  return (
    <ol className="match-log" ref={list} aria-label={translator.t('table.story')} onKeyDown={moveFocusByArrows}>
      {lines.map((line, index) => (
        <MatchLogLine
          key={line.number}
          line={line}
          now={index === current - 1}
          isTabStop={index === tabStop}
          isHidden={isHidden(index)}
          strings={strings}
          nameOf={nameOf}
          endText={line.number === logLines.at(-1)!.number ? endText : null}
          isNotable={isNotable !== undefined && line.said.some(isNotable)}
          Sentence={Sentence}
          onPick={onPick}
          onPoint={onPoint}
        />
      ))}
    </ol>
  )
}

/** Roving tabindex: arrows move between lines, and Tab stops at one of them. */
function moveFocusByArrows(event: KeyboardEvent<HTMLElement>): void {
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-line]:not([hidden])')]
  const from = lines.indexOf(document.activeElement as HTMLElement)
  const ways: Readonly<Record<string, number>> = { ArrowUp: from - 1, ArrowDown: from + 1, Home: 0, End: lines.length - 1 }
  const to = from < 0 ? undefined : lines[ways[event.key] ?? -1]
  if (!to) return
  event.preventDefault()
  to.focus()
}

interface MatchLogLineProps extends Pick<MatchLogProps, 'strings' | 'nameOf' | 'Sentence'> {
  readonly line: LogLine
  readonly now: boolean
  readonly isTabStop: boolean
  /** It says nothing, or a later line tells its move as part of a gesture. */
  readonly isHidden: boolean
  readonly endText: string | null
  readonly isNotable: boolean
  readonly onPick: MatchLogProps['onPick'] | undefined
  readonly onPoint: MatchLogProps['onPoint'] | undefined
}

/** Memoised: a long match has hundreds of lines. */
const MatchLogLine = memo(function MatchLogLine({
  line,
  now,
  isTabStop,
  isHidden,
  endText,
  isNotable,
  strings,
  nameOf,
  Sentence,
  onPick,
  onPoint,
}: MatchLogLineProps): ReactElement {
  const translator = useTranslator()
  const said = endText ?? describeLogLine(line, translator, strings, nameOf)
  const sentence = Sentence ? <Sentence text={said} /> : said
  const point = () => line.move && onPoint?.(line.move.move)
  const leave = () => onPoint?.(null)
  const focusable = { 'data-line': true, tabIndex: isTabStop ? 0 : -1 } as const
  return (
    <li
      className="match-log-line"
      data-seat={line.seat}
      data-notable={isNotable}
      hidden={isHidden}
      aria-current={now ? 'step' : undefined}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
      {...(onPick ? {} : focusable)}
    >
      <span className="match-log-number numbers" aria-hidden="true">
        {line.number}
      </span>
      {onPick ? (
        <div className="match-log-pick">
          <button type="button" className="match-log-link" aria-label={said} {...focusable} onClick={() => onPick(line.number)} />
          <span>{sentence}</span>
        </div>
      ) : (
        <span>{sentence}</span>
      )}
    </li>
  )
})

/** The last log line, for screens without room for the list; opens the whole log. */
export function LastLogLine({
  logLines,
  strings,
  nameOf,
  endText = null,
  mergeMessages,
  onOpen,
}: MatchLogProps & { onOpen: () => void }): ReactElement {
  const translator = useTranslator()
  const last = mergeLogLines(logLines, mergeMessages).findLast((line) => !isSilentLine(line))
  const said = endText ?? (last ? describeLogLine(last, translator, strings, nameOf) : translator.t('table.noMoves'))
  return (
    <button type="button" className="last-log-line" onClick={onOpen} aria-label={translator.t('table.openStory', { said })}>
      <span>{said}</span>
      <Icon name="list" size={20} />
    </button>
  )
}
