import type { Game } from '@parlor/kernel'
import type { StringTable } from '@parlor/kernel/host'
import { useMemo, type ReactElement } from 'react'
import type { RulesDiagram, WebGame } from './web-game.ts'
import { Icon } from '../ui/icon.tsx'
import { PositionThumbnail } from './position-thumbnail.tsx'
import { useTranslator } from '../platform/i18n/translator.ts'
import { diagramPositions } from './diagram-positions.ts'
import './rules-text.css'

/** The numbered rules of a game: strings `rules.1.title`, `rules.1.text` and so on, with a diagram where the game has one. */
export function RulesText({ webGame, strings }: { webGame: WebGame; strings: StringTable }): ReactElement {
  const { say } = useTranslator()
  const numbers: number[] = []
  while (Object.hasOwn(strings, `rules.${numbers.length + 1}.title`)) numbers.push(numbers.length + 1)
  return (
    <ol className="rules">
      {numbers.map((number) => {
        const diagram = webGame.rulesDiagrams?.[number]
        return (
          <li key={number} id={`rule-${number}`}>
            <h2>{say({ key: `rules.${number}.title` }, strings)}</h2>
            <p>{say({ key: `rules.${number}.text` }, strings)}</p>
            {diagram && (
              <RulesDiagramFigure game={webGame.game} diagram={diagram} caption={say({ key: `rules.${number}.picture` }, strings)} />
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** A position and the results of its moves, computed by the game's rules. */
function RulesDiagramFigure({ game, diagram, caption }: { game: Game; diagram: RulesDiagram; caption: string }): ReactElement {
  const positions = useMemo(() => diagramPositions(game, diagram), [game, diagram])
  return (
    <figure className="diagram">
      <div className="diagram-boards">
        {positions.map((position, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a position is its place in the diagram
          <div key={at} className="diagram-board">
            {at > 0 && <Icon name="forward" />}
            <PositionThumbnail game={game.id} position={position} mark={diagram.moves[at]} />
          </div>
        ))}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
