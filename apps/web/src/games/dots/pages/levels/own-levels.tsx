import { wordsIn, type DotsLevel } from '@parlor/dots'
import { useMemo, type ReactElement } from 'react'
import { LinkButton } from '../../../../house/button.tsx'
import { useWords } from '../../../../words/words.ts'
import { strings } from '../../strings.ts'
import { boardOfLevel } from '../editor/level.ts'
import { useOwnLevels } from '../editor/use-own-levels.ts'
import { useOwnStart } from '../editor/use-own-start.ts'
import { Picture } from '../picture.tsx'

/** One's own levels, each played with the opponent and the first move it was made for. */
export function OwnLevels(): ReactElement | null {
  const { say, language } = useWords()
  const own = strings[language]
  const levels = useOwnLevels()
  const [start, busy] = useOwnStart()
  if (!levels) return null
  return (
    <section className="levels-own" aria-labelledby="levels-own">
      <h2 id="levels-own">{say({ key: 'editor.own' }, own)}</h2>
      <p className="levels-note">{say({ key: levels.length > 0 ? 'levels.ownNote' : 'editor.ownNone' }, own)}</p>
      <ul className="level-grid">
        {levels.map(({ id, thing }) => (
          <OwnCard key={id} level={thing} busy={busy} onPlay={() => void start(thing, 'own')} />
        ))}
      </ul>
      <LinkButton icon="brush" to="/dots/editor">
        {say({ key: 'levels.ownDraw' }, own)}
      </LinkButton>
    </section>
  )
}

function OwnCard({ level, busy, onPlay }: { level: DotsLevel; busy: boolean; onPlay: () => void }): ReactElement {
  const { say, language } = useWords()
  const own = strings[language]
  const position = useMemo(() => boardOfLevel(level), [level])
  const { rows, cols } = position
  const opponent = say({ key: `level.${level.opponent}` }, own)
  return (
    <li className="level-card">
      <button type="button" className="level-play" aria-disabled={busy} onClick={() => !busy && onPlay()}>
        <span className="level-picture">
          <Picture position={position} />
        </span>
        <span className="level-name">{wordsIn(level.name, language)}</span>
        <span className="level-about">{wordsIn(level.description, language)}</span>
        <span className="level-facts numbers">{say({ key: 'levels.facts', params: { rows, cols, opponent } }, own)}</span>
      </button>
    </li>
  )
}
