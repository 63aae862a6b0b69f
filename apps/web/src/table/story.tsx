import { memo, useEffect, useRef, type ReactElement } from 'react'
import type { ResignReason, Strings } from '@parlor/kernel'
import { Icon } from '../house/icon.tsx'
import type { Line } from '../session/story.ts'
import { useWords, type WordKey, type Words } from '../words/words.ts'

/** How each way of giving up is said. */
export const gaveUp = { resign: 'table.resigned', time: 'table.outOfTime', left: 'table.hasLeft' } as const satisfies Record<
  ResignReason,
  WordKey
>

/** One deed in words. */
export function lineWords(line: Line, words: Words, strings: Strings, nameOf: (seat: number) => string): string {
  const name = nameOf(line.seat)
  const said = line.said.map((message) => words.say(message, strings, nameOf)).join(' ')
  switch (line.kind) {
    case 'move':
      return said
    case 'timeout':
      return words.t('table.timedOut', { name, said })
    default:
      return words.t(gaveUp[line.kind], { name })
  }
}

interface StoryProps {
  readonly story: readonly Line[]
  readonly strings: Strings
  readonly nameOf: (seat: number) => string
  /** The deed being looked at, from 1; the last one when absent. */
  readonly at?: number
  readonly onPick?: (number: number) => void
}

/** What happened, newest at the end and in view. */
export function Story({ story, strings, nameOf, at = story.length, onPick }: StoryProps): ReactElement {
  const words = useWords()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const box = list.current
    const now = box?.children[at - 1]
    if (box && now instanceof HTMLElement) box.scrollTop = now.offsetTop - box.clientHeight + now.offsetHeight + 8
  }, [at, story.length])
  if (story.length === 0) return <p className="story-empty">{words.t('table.noMoves')}</p>
  return (
    // A scrolling list must be reachable by keyboard, or its upper lines are not.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol className="story" ref={list} tabIndex={0} aria-label={words.t('table.story')}>
      {story.map((line) => (
        <StoryLine key={line.number} line={line} now={line.number === at} strings={strings} nameOf={nameOf} onPick={onPick} />
      ))}
    </ol>
  )
}

interface LineProps extends Pick<StoryProps, 'strings' | 'nameOf'> {
  readonly line: Line
  readonly now: boolean
  readonly onPick: StoryProps['onPick'] | undefined
}

/** Drawn once and left alone: a long match has hundreds of them. */
const StoryLine = memo(function StoryLine({ line, now, strings, nameOf, onPick }: LineProps): ReactElement {
  const said = lineWords(line, useWords(), strings, nameOf)
  return (
    <li className="story-line" data-seat={line.seat} aria-current={now ? 'step' : undefined}>
      <span className="story-number numbers" aria-hidden="true">
        {line.number}
      </span>
      {onPick ? (
        <button type="button" className="story-pick" onClick={() => onPick(line.number)}>
          {said}
        </button>
      ) : (
        <span>{said}</span>
      )}
    </li>
  )
})

/** The last deed on one line, for screens without room for the list; opens the whole. */
export function LastLine({ story, strings, nameOf, onOpen }: StoryProps & { onOpen: () => void }): ReactElement {
  const words = useWords()
  const last = story.at(-1)
  const said = last ? lineWords(last, words, strings, nameOf) : words.t('table.noMoves')
  return (
    <button type="button" className="last-line" onClick={onOpen} aria-label={words.t('table.openStory', { said })}>
      <span>{said}</span>
      <Icon name="list" size={20} />
    </button>
  )
}
