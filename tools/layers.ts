/** Who may import whom; `check-layers.ts` compares every import with this table. */
export interface Layer {
  readonly name: string
  /** Matches the paths of the layer; the first group, where there is one, tells its packages apart. */
  readonly path: RegExp
  /** Packages of ours it may import, each by its main entry; `kernel/host` is another entry of one; `games` is any game. */
  readonly may: readonly string[]
  /** What its tests may import beyond that. */
  readonly testsMay: readonly string[]
  /** No Node, no DOM, no package from outside: rules that run anywhere and give the same result everywhere. */
  readonly pure: boolean
  /** Longest file, in lines; golden games are exempt. */
  readonly lines: number
  /** Fewer files than this and the check has looked at the wrong place. */
  readonly atLeast: number
}

/** Every folder of sources is in exactly one layer. */
export const layers: readonly Layer[] = [
  { name: 'kernel', path: /^packages\/kernel\//, may: [], testsMay: ['testkit'], pure: true, lines: 300, atLeast: 12 },
  {
    name: 'bots',
    path: /^packages\/bots\//,
    may: ['kernel', 'kernel/host'],
    testsMay: ['testkit', 'games'],
    pure: true,
    lines: 300,
    atLeast: 6,
  },
  {
    name: 'testkit',
    path: /^packages\/testkit\//,
    may: ['kernel', 'kernel/host'],
    testsMay: ['bots'],
    pure: false,
    lines: 300,
    atLeast: 8,
  },
  {
    name: 'games',
    path: /^games\/([^/]+)\//,
    may: ['kernel'],
    testsMay: ['kernel/host', 'testkit', 'bots'],
    pure: true,
    lines: 300,
    atLeast: 14,
  },
  {
    name: 'protocol',
    path: /^packages\/protocol\//,
    may: ['kernel', 'kernel/host'],
    testsMay: ['testkit'],
    pure: true,
    lines: 300,
    atLeast: 3,
  },
  {
    name: 'server',
    path: /^apps\/server\//,
    may: ['kernel', 'kernel/host', 'bots', 'protocol', 'games'],
    testsMay: ['testkit'],
    pure: false,
    lines: 300,
    atLeast: 10,
  },
  {
    name: 'lab',
    path: /^apps\/lab\//,
    may: ['kernel', 'kernel/host', 'bots', 'testkit', 'protocol', 'games'],
    testsMay: [],
    pure: false,
    lines: 300,
    atLeast: 10,
  },
  {
    name: 'web',
    path: /^apps\/web\//,
    may: ['kernel', 'kernel/host', 'bots', 'protocol', 'games'],
    testsMay: ['testkit'],
    pure: false,
    lines: 300,
    atLeast: 60,
  },
  { name: 'tools', path: /^(?:tools\/|[^/]+$)/, may: ['server'], testsMay: [], pure: false, lines: 300, atLeast: 15 },
  {
    name: 'bench',
    path: /^bench\/([^/]+)\//,
    may: ['kernel', 'kernel/host', 'bots', 'games'],
    testsMay: [],
    pure: false,
    lines: 300,
    atLeast: 1,
  },
]

/** What may be imported only from certain folders of the web app; `games` is any game. */
export const importRestrictions: readonly { readonly what: RegExp; readonly from: RegExp; readonly why: string }[] = [
  {
    what: /^phaser/,
    from: /^apps\/web\/src\/(game-ui\/canvas|games\/[^/]+)\//,
    why: 'Phaser stays behind the canvas bridge, so that the lobby never loads it',
  },
  {
    what: /^games$/,
    from: /^apps\/web\/(src\/games\/[^/]+|test|e2e)\//,
    why: 'only a game’s own folder imports its rules; the app serves every game and knows none by name',
  },
]

const web = 'apps/web/src/'

/** Folders of the web app in the order of its layers: each imports only itself and the rows above its own. The longest match counts. */
export const webFolderOrder: readonly (readonly string[])[] = [
  [`${web}platform/settings/`],
  [`${web}platform/storage/`],
  [`${web}platform/i18n/`],
  [`${web}platform/sound/`, `${web}platform/workers/`, `${web}platform/pwa/`],
  [`${web}ui/`],
  [`${web}data/`],
  [`${web}web-game/`],
  [`${web}session/`],
  [`${web}session/online/`],
  [`${web}game-ui/`],
  [`${web}table/`],
  [`${web}features/`],
  [`${web}games/`],
  [web],
]

/** Which feature may import which other feature. */
export const featureImports: Readonly<Record<string, readonly string[]>> = { 'game-home': ['saves', 'setup'], statistics: ['saves'] }
