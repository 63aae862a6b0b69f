import type { Game, Strings } from '@parlor/kernel'
import { useMemo, type ReactElement } from 'react'
import type { Diagram, GameDoor } from '../games/door.ts'
import { Icon } from '../house/icon.tsx'
import { Sketch } from '../house/sketch.tsx'
import { useWords } from '../words/words.ts'
import { positionsOf } from './position.ts'
import './rules.css'

/** The numbered rules of a game, in the players' words: keys `rules.1.title`, `rules.1.text` and so on, with a picture where the game has one. */
export function Rules({ door, strings }: { door: GameDoor; strings: Strings }): ReactElement {
  const { say } = useWords()
  const numbers: number[] = []
  while (Object.hasOwn(strings, `rules.${numbers.length + 1}.title`)) numbers.push(numbers.length + 1)
  return (
    <ol className="rules">
      {numbers.map((number) => {
        const diagram = door.diagrams?.[number]
        return (
          <li key={number} id={`rule-${number}`}>
            <h2>{say({ key: `rules.${number}.title` }, strings)}</h2>
            <p>{say({ key: `rules.${number}.text` }, strings)}</p>
            {diagram && <Shown game={door.game} diagram={diagram} words={say({ key: `rules.${number}.picture` }, strings)} />}
          </li>
        )
      })}
    </ol>
  )
}

/** A position and what a move makes of it, played by the rules themselves. */
function Shown({ game, diagram, words }: { game: Game; diagram: Diagram; words: string }): ReactElement {
  const positions = useMemo(() => positionsOf(game, diagram), [game, diagram])
  return (
    <figure className="diagram">
      <div className="diagram-boards">
        {positions.map((position, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a position is its place in the diagram
          <div key={at} className="diagram-board">
            {at > 0 && <Icon name="forward" />}
            <Sketch game={game.id} position={position} mark={diagram.moves[at]} />
          </div>
        ))}
      </div>
      <figcaption>{words}</figcaption>
    </figure>
  )
}
