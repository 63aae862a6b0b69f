import { lazy, type ComponentType, type ReactElement } from 'react'
import { useParams } from 'react-router'
import type { GameDoor, GamePage } from '../games/door.ts'
import { Missing } from '../house/missing.tsx'
import { Waiting } from '../house/waiting.tsx'
import { useDoor } from './use-door.ts'

/** `/<game>/<path>`: a page that a game brings along. */
export default function OwnPage(): ReactElement {
  const { game = '', page = '' } = useParams()
  const door = useDoor(game)
  if (!door) return <Waiting />
  const found = door.pages?.find(({ path }) => path === page)
  const Content = found && contentOf(found)
  return Content ? <Content key={page} door={door} /> : <Missing />
}

const contents = new WeakMap<GamePage, ComponentType<{ readonly door: GameDoor }>>()

/** Outside of any component: what is made while React waits for the page's code would be made anew each time it looks again. */
function contentOf(page: GamePage): ComponentType<{ readonly door: GameDoor }> {
  let content = contents.get(page)
  if (!content) contents.set(page, (content = lazy(() => page.load())))
  return content
}
