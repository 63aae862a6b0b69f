import { textInLanguage, type DotsLevel } from '@parlor/dots'
import { useMemo, type ReactElement } from 'react'
import { LinkButton } from '../../../../ui/button.tsx'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { PositionPicture } from '../../../../web-game/position-picture.tsx'
import { strings } from '../../strings.ts'
import { boardOfLevel } from '../editor/level-file.ts'
import { useCollection } from '../../../../data/use-collection.ts'
import { ownLevels } from '../editor/own-level-store.ts'
import { useStartOwnLevel } from '../editor/use-start-own-level.ts'

/** The player's custom levels, each played with the opponent and first move it was made for. */
export function OwnLevelsSection(): ReactElement | null {
  const { say, language } = useTranslator()
  const own = strings[language]
  const levels = useCollection(ownLevels)?.items
  const [start, busy] = useStartOwnLevel()
  if (!levels) return null
  return (
    <section className="levels-own" aria-labelledby="levels-own">
      <h2 id="levels-own">{say({ key: 'editor.own' }, own)}</h2>
      <p className="levels-note">{say({ key: levels.length > 0 ? 'levels.ownNote' : 'editor.ownNone' }, own)}</p>
      <ul className="level-grid">
        {levels.map(({ id, thing }) => (
          <OwnLevelCard key={id} level={thing} busy={busy} onPlay={() => void start(thing, 'own')} />
        ))}
      </ul>
      <LinkButton icon="brush" to="/dots/editor">
        {say({ key: 'levels.ownDraw' }, own)}
      </LinkButton>
    </section>
  )
}

function OwnLevelCard({ level, busy, onPlay }: { level: DotsLevel; busy: boolean; onPlay: () => void }): ReactElement {
  const { say, language } = useTranslator()
  const own = strings[language]
  const position = useMemo(() => boardOfLevel(level), [level])
  const { rows, cols } = position
  const opponent = say({ key: `level.${level.opponent}` }, own)
  return (
    <li className="level-card">
      <button type="button" className="level-play" aria-disabled={busy} onClick={() => !busy && onPlay()}>
        <span className="level-picture">
          <PositionPicture game="dots" position={position} />
        </span>
        <span className="level-name">{textInLanguage(level.name, language)}</span>
        <span className="level-description">{textInLanguage(level.description, language)}</span>
        <span className="level-facts numbers">{say({ key: 'levels.facts', params: { rows, cols, opponent } }, own)}</span>
      </button>
    </li>
  )
}
