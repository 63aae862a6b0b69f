import type { Strings } from '@parlor/kernel'
import type { ReactElement } from 'react'
import { useWords } from '../words/words.ts'

/** The numbered rules of a game, in the players' words: keys `rules.1.title`, `rules.1.text` and so on. */
export function Rules({ strings }: { strings: Strings }): ReactElement {
  const { say } = useWords()
  const numbers: number[] = []
  while (Object.hasOwn(strings, `rules.${numbers.length + 1}.title`)) numbers.push(numbers.length + 1)
  return (
    <ol className="rules">
      {numbers.map((number) => (
        <li key={number} id={`rule-${number}`}>
          <h2>{say({ key: `rules.${number}.title` }, strings)}</h2>
          <p>{say({ key: `rules.${number}.text` }, strings)}</p>
        </li>
      ))}
    </ol>
  )
}
