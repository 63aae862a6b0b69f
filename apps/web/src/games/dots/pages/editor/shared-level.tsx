import { wordsIn, type DotsLevel } from '@parlor/dots'
import { useMemo, type ReactElement } from 'react'
import { Button } from '../../../../house/button.tsx'
import { Page } from '../../../../house/page.tsx'
import { VaultBanner } from '../../../../table/notices.tsx'
import { useWords } from '../../../../words/words.ts'
import { strings } from '../../strings.ts'
import { Picture } from '../picture.tsx'
import './editor.css'
import { takeLevels } from './kept.ts'
import { boardOfLevel } from './level.ts'
import { useOwnStart } from './use-own-start.ts'

/** A level that somebody sent: what it is, and the way to its table. */
export function SharedLevel({ level, onEdit }: { level: DotsLevel; onEdit: () => void }): ReactElement {
  const { say, language } = useWords()
  const own = strings[language]
  const position = useMemo(() => boardOfLevel(level), [level])
  const [start, busy] = useOwnStart()
  const tell = (key: string, params: Readonly<Record<string, string | number>> = {}) => say({ key, params }, own)
  const { rows, cols } = position
  async function play(): Promise<void> {
    // Among one's own levels from now on, or it could not be found again without the link.
    const { levels } = await takeLevels([level], Date.now())
    await start(levels[0]!, 'own')
  }
  const sides = { colour: tell(`colour.${level.colour}`), starter: tell(`colour.${level.starter}`) }
  return (
    <Page title={wordsIn(level.name, language)} layout="wide" back={{ to: '/dots/', label: tell('title') }} banner={<VaultBanner />}>
      <div className="shared-level">
        <div className="shared-level-words">
          <p className="shared-level-about">{wordsIn(level.description, language)}</p>
          <p>{tell('levels.facts', { rows, cols, opponent: tell(`level.${level.opponent}`) })}</p>
          <p>{tell('editor.sides', sides)}</p>
          <p>{tell('editor.sent')}</p>
        </div>
        <div className="shared-level-picture">
          <Picture position={position} />
        </div>
        <div className="shared-level-ways">
          <Button kind="primary" size="large" icon="play" disabled={busy} onClick={() => void play()}>
            {tell('editor.playIt')}
          </Button>
          <Button icon="edit" onClick={onEdit}>
            {tell('editor.edit')}
          </Button>
        </div>
      </div>
    </Page>
  )
}
