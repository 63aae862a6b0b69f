import { describe, expect, it } from 'vitest'
import { listFolders, projectRoot, readFileTree } from '../file-tree.ts'
import { plainGameScenes } from '../screens/plain-game-scenes.ts'
import { addressOf, type Scene } from '../screens/scene.ts'
import { scenes } from '../screens/scenes.ts'

const tree = readFileTree(projectRoot)
const games = listFolders(tree, 'apps/web/src/games')
const addressesOf = (some: readonly Scene[]) => some.map((scene) => addressOf(scene).replace(/[?#].*/, ''))
const addresses = addressesOf(scenes)

/** The routes of app.tsx, as full paths; an index route ends with a slash. */
function routesOf(source: string): string[] {
  const routes: string[] = []
  const above: string[] = []
  for (const [tag, attributes, selfClosing] of source.matchAll(/<Route(?= |>)((?:[^>]|(?<==)>|\/>(?=\}))*?)(\/?)>$|<\/Route>/gm)) {
    if (tag === '</Route>') above.pop()
    else {
      const path = /path="([^"]*)"/.exec(attributes!)?.[1] ?? ''
      if (selfClosing === '/') routes.push(`/${[...above, path].join('/')}`)
      else above.push(path)
    }
  }
  return routes
}

/** A route as a pattern; `game` fills in the first parameter of a game's route. */
function matcherOf(route: string, game: string): RegExp {
  return new RegExp(`^${route.replace(':game', game).replace('/*', '.*').replaceAll(/:\w+/g, '[^/]+')}$`)
}

/** The names in the array constant of this name. */
function namesIn(path: string, constant: string): string[] {
  const [, list] = new RegExp(`const ${constant} = \\[([^\\]]*)\\]`).exec(tree.text(path))!
  return [...list!.matchAll(/'(\w+)'/g)].map(([, name]) => name!)
}

/** The members of the union type of dialogs that online play adds to a table. */
function onlineDialogNames(): string[] {
  const [, union] = /type OnlineDialogName = (.*)$/m.exec(tree.text('apps/web/src/features/online/online-dialogs.tsx'))!
  return [...union!.matchAll(/'([\w.]+)'/g)].map(([, name]) => name!)
}

const routes = routesOf(tree.text('apps/web/src/app.tsx'))
/** Pages of one game for another source of the match: seen in Dots. */
const shownOnce: ReadonlySet<string> = new Set(['/:game/shared/:match', '/:game/analysis', '/:game/replay'])

describe('a scene shows', () => {
  it('nothing under the name of another', () => {
    const names = scenes.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
  })

  it('every route', () => {
    expect(routes).toContain('/')
    expect(routes).toContain('/:game/')
    expect(routes).toContain('/:game/online/:match/replay')
    expect(routes.length).toBe(tree.text('apps/web/src/app.tsx').match(/<Route /g)!.length - 1)
    const wanted = routes.flatMap((route) => {
      const every = route.includes(':game') && !shownOnce.has(route)
      return (every ? games : ['dots']).map((game) => [route, matcherOf(route, game)] as const)
    })
    expect(wanted.filter(([, pattern]) => !addresses.some((address) => pattern.test(address))).map(String)).toEqual([])
  })

  it('every route of a game that has no scenes of its own yet', () => {
    const plain = addressesOf(plainGameScenes('pebbles'))
    const wanted = routes.filter((route) => route.includes(':game/') && !route.endsWith('/*') && !shownOnce.has(route))
    expect(wanted.filter((route) => !plain.some((address) => matcherOf(route, 'pebbles').test(address)))).toEqual([])
  })

  it('every page of a game', () => {
    const subpages = games.flatMap((game) => {
      const sources = tree.paths.filter((path) => path.startsWith(`apps/web/src/games/${game}/`) && path.endsWith('index.ts'))
      const pages = sources.flatMap((path) => [...tree.text(path).matchAll(/\{ path: '([\w-]+)', icon: /g)].map(([, page]) => page!))
      return pages.map((page) => `/${game}/${page}`)
    })
    expect(subpages.length).toBeGreaterThan(10)
    expect(subpages.filter((page) => !addresses.some((address) => `${address}/`.startsWith(`${page}/`)))).toEqual([])
  })

  it('every dialog of a table, and every decision of SimPiece', () => {
    const names = [
      ...namesIn('apps/web/src/table/table-actions.ts', 'tableDialogNames'),
      ...onlineDialogNames(),
      ...namesIn('games/simpiece/src/types.ts', 'decisionKinds'),
    ]
    expect(names.length).toBeGreaterThan(24)
    expect(names.filter((name) => !scenes.some(({ shows }) => shows === name))).toEqual([])
    expect(scenes.filter(({ shows }) => shows !== undefined && !names.includes(shows)).map(({ name }) => name)).toEqual([])
  })
})
