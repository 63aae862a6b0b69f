import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { cards } from '../games/cards.ts'
import { useWords } from '../words/words.ts'
import { Continue } from './continue.tsx'
import { Door } from './door.tsx'
import { Chair, Lamp } from './furniture.tsx'
import { Page } from './page.tsx'

/** The hall: what is unfinished, and a door for every game there is. */
export function Lobby(): ReactElement {
  const { t } = useWords()
  return (
    <Page title="Parlor" layout="wide" heading={null}>
      <div className="hall" data-doors={cards.length === 1 ? 'one' : 'many'}>
        <div className="floor" />
        <div className="welcome">
          <Lamp />
          <p className="greeting">{t('lobby.greeting')}</p>
          <p className="lead">{t('lobby.lead')}</p>
          <Continue />
        </div>
        <Chair />
        <section className="doors" aria-label={t('lobby.games')}>
          {cards.map((card) => (
            <Door key={card.id} card={card} />
          ))}
        </section>
        <footer className="promise">
          <p>{t('lobby.promise')}</p>
          <Link to="/saves">{t('lobby.allSaves')}</Link>
        </footer>
      </div>
    </Page>
  )
}
