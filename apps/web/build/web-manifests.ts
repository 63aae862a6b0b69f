import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ListedGame } from '@parlor/protocol'

export interface WebManifest {
  readonly id: string
  readonly name: string
  readonly short_name: string
  readonly description: string
  readonly lang: string
  readonly dir: 'ltr'
  readonly start_url: string
  readonly scope: string
  readonly display: 'standalone'
  readonly orientation: ListedGame['orientation']
  readonly background_color: string
  readonly theme_color: string
  readonly categories: readonly string[]
  readonly icons: readonly ManifestIcon[]
  readonly screenshots?: readonly (ManifestIcon & { readonly label: string })[]
  readonly shortcuts?: readonly { readonly name: string; readonly url: string; readonly icons: readonly ManifestIcon[] }[]
}

interface ManifestIcon {
  readonly src: string
  readonly sizes: string
  readonly type: string
  readonly purpose?: 'any' | 'maskable'
}

interface TitledGame {
  readonly id: string
  readonly title: string
  readonly line: string
}

const parlorColour = '#15110d'

/** The whole lobby as one app; its games are shortcuts. */
export function parlorManifest(games: readonly TitledGame[]): WebManifest {
  return {
    id: '/',
    name: 'Parlor',
    short_name: 'Parlor',
    description: 'Table games that start at once: against honest opponents or a friend, offline.',
    ...commonFields('/', 'any', parlorColour),
    icons: icons('parlor'),
    shortcuts: games.map(({ id, title }) => ({ name: title, url: `/${id}/`, icons: [png(id, 192)] })),
  }
}

/** What a game's package.json says of its app under `webManifest`, where that is more than the app would; icons are made from one drawing. */
export function readManifestOverrides(web: string, id: string): Partial<WebManifest> {
  const file = join(web, '../../games', id, 'package.json')
  const { icons: _, ...own } = (JSON.parse(readFileSync(file, 'utf8')) as { webManifest?: Partial<WebManifest> }).webManifest ?? {}
  return own
}

/** One game as an app of its own, in a scope no other game shares. */
export function gameManifest({ id, colour, orientation, title, line }: ListedGame & TitledGame, own: Partial<WebManifest>): WebManifest {
  return {
    id: `/${id}/`,
    name: title,
    short_name: title,
    description: line,
    ...commonFields(`/${id}/`, orientation, colour),
    ...own,
    icons: icons(id),
  }
}

function commonFields(scope: string, orientation: ListedGame['orientation'], colour: string) {
  return {
    lang: 'en',
    dir: 'ltr',
    start_url: scope,
    scope,
    display: 'standalone',
    orientation,
    background_color: colour,
    theme_color: colour,
    categories: ['games', 'entertainment'],
  } as const
}

function icons(name: string): ManifestIcon[] {
  return [
    { ...png(name, 192), purpose: 'any' },
    { ...png(name, 512), purpose: 'any' },
    { src: `/icons/${name}-maskable.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ]
}

function png(name: string, size: number): ManifestIcon {
  return { src: `/icons/${name}-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' }
}
