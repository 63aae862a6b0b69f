import { lazy, type ComponentType, type ReactElement } from 'react'
import { useParams } from 'react-router'
import type { WebGame, GameSubpage } from '../../web-game/web-game.ts'
import { NotFoundPage } from '../../web-game/not-found-page.tsx'
import { LoadingPlaceholder } from '../../ui/loading-placeholder.tsx'
import { useGame } from '../../web-game/use-game.ts'

/** `/<game>/<path>`: a page of the game. */
export default function GameSubpageRoute(): ReactElement {
  const { game = '', page = '' } = useParams()
  const webGame = useGame(game)
  if (!webGame) return <LoadingPlaceholder />
  const found = webGame.pages?.find(({ path }) => path === page)
  const Content = found && subpageComponentOf(found)
  return Content ? <Content key={page} webGame={webGame} /> : <NotFoundPage />
}

const subpageComponents = new WeakMap<GameSubpage, ComponentType<{ readonly webGame: WebGame }>>()

/** Outside of components: a lazy component created during a suspended render would be created again on each retry. */
function subpageComponentOf(page: GameSubpage): ComponentType<{ readonly webGame: WebGame }> {
  let content = subpageComponents.get(page)
  if (!content) subpageComponents.set(page, (content = lazy(() => page.load())))
  return content
}
