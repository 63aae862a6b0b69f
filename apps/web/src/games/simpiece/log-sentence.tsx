import { cards } from '@parlor/simpiece'
import { Fragment, type ReactElement } from 'react'
import { inspectCards } from './inspected-cards-and-piles-store.ts'

/** Card numbers by name, longest names first, so that a name inside another does not match. */
const byName = new Map<string, number[]>()
for (const { name, no } of cards) byName.set(name, [...(byName.get(name) ?? []), no])
const names = [...byName.keys()].toSorted((a, b) => b.length - a.length)
const pattern = new RegExp(`(${names.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|')})`)

/** A sentence of the log; its cards can be inspected. */
export function LogSentence({ text }: { readonly text: string }): ReactElement {
  return (
    <>
      {text.split(pattern).map((part, i) => {
        const found = i % 2 === 1 ? byName.get(part) : undefined
        // A card may be named twice: the key is the position in the sentence.
        const key = `${i}`
        if (!found) return <Fragment key={key}>{part}</Fragment>
        return (
          // A real link or button would break the line, or leave the table.
          <span
            key={key}
            className="st-link"
            role="button"
            tabIndex={-1}
            onClick={() => inspectCards(found)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return
              event.preventDefault()
              inspectCards(found)
            }}
          >
            {part}
          </span>
        )
      })}
    </>
  )
}
