/** How a game presents itself as an app of its own. */
export interface AppAppearance {
  readonly orientation: 'any' | 'landscape' | 'portrait'
  /** The room's ground, behind the splash screen and the system bar. */
  readonly colour: string
  /** What it is called in full, where that is more than its title. */
  readonly name?: string
  /** What the game's own package says of the app, where that is more than the house would. */
  readonly own?: Pick<WebManifest, 'description' | 'background_color' | 'theme_color' | 'categories' | 'screenshots'>
}

/** Every game that can be installed by itself; the build refuses a game that is missing here. */
export const appAppearances: Readonly<Record<string, AppAppearance>> = {
  domino: { orientation: 'landscape', colour: '#0d2818', name: "Quarzen's Domino" },
  sumzero: {
    orientation: 'any',
    colour: '#101617',
    name: 'SumZero - Strategic Polyomino Game',
    own: {
      description: 'A two-player strategy game with polyomino pieces',
      background_color: '#ffffff',
      theme_color: '#2563eb',
      categories: ['games', 'strategy'],
      screenshots: [screenshot('sumzero-draft', 'Draft phase gameplay'), screenshot('sumzero-placement', 'Placement phase gameplay')],
    },
  },
  dots: { orientation: 'any', colour: '#080d0f' },
  mahjong: { orientation: 'any', colour: '#150b1b' },
  simpiece: { orientation: 'any', colour: '#0a0e1a' },
}

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
  readonly orientation: AppAppearance['orientation']
  readonly background_color: string
  readonly theme_color: string
  readonly categories: readonly string[]
  readonly icons: readonly ManifestIcon[]
  readonly screenshots?: readonly (ManifestIcon & { readonly label: string })[]
  readonly shortcuts?: readonly { readonly name: string; readonly url: string; readonly icons: readonly ManifestIcon[] }[]
}

export interface ManifestIcon {
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

/** The whole house as one app; its games are shortcuts. */
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

/** One game as an app of its own, in a scope no other game shares. */
export function gameManifest({ id, title, line }: TitledGame): WebManifest {
  const room = appAppearances[id]
  if (!room) throw new Error(`build/manifests.ts does not say how ${id} presents itself as an app`)
  return {
    id: `/${id}/`,
    name: room.name ?? title,
    short_name: title,
    description: line,
    ...commonFields(`/${id}/`, room.orientation, room.colour),
    ...room.own,
    icons: icons(id),
  }
}

function commonFields(scope: string, orientation: AppAppearance['orientation'], colour: string) {
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

function screenshot(name: string, label: string): ManifestIcon & { label: string } {
  return { src: `/screenshots/${name}.png`, sizes: '1280x720', type: 'image/png', label }
}
