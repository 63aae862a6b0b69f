import { lazy, type ComponentType, type ReactElement } from 'react'
import { useParams } from 'react-router'
import type { WebGame, GameSubpage } from '../../web-game/web-game.ts'
import { NotFoundPage } from '../../web-game/not-found-page.tsx'
import { LoadingPlaceholder } from '../../ui/loading-placeholder.tsx'
import { useGame } from '../../web-game/use-game.ts'

/** `/<game>/<path>`: a page that a game brings along. */
export default function GameSubpageRoute(): ReactElement {
  const { game = '', page = '' } = useParams()
  const webGame = useGame(game)
  if (!webGame) return <LoadingPlaceholder />
  const found = webGame.pages?.find(({ path }) => path === page)
  const Content = found && subpageComponentOf(found)
  return Content ? <Content key={page} webGame={webGame} /> : <NotFoundPage />
}

const subpageComponents = new WeakMap<GameSubpage, ComponentType<{ readonly webGame: WebGame }>>()

/** Outside of any component: what is made while React waits for the page's code would be made anew each time it looks again. */
function subpageComponentOf(page: GameSubpage): ComponentType<{ readonly webGame: WebGame }> {
  let content = subpageComponents.get(page)
  if (!content) subpageComponents.set(page, (content = lazy(() => page.load())))
  return content
}
