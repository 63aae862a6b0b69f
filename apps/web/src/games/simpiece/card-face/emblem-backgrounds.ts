import { circlePath, roundToTenth, wedgesPath } from './svg-paths.ts'

const rows = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => roundToTenth(from + i * step))

/** Line patterns; a card's background is chosen by its crew. */
export const backgroundPatterns = {
  rays: (turn) => wedgesPath(36, 40, (i) => (i % 2 ? 230 : 180), 0.035, turn),
  waves: (turn) =>
    rows(-120, 130, 17)
      .map((y, i) => `M${-190 + ((i * 15 + turn * 20) % 30)} ${y}${'q7.5-10 15 0t15 0'.repeat(13)}`)
      .join(''),
  scales: () =>
    rows(-130, 130, 20)
      .flatMap((y, i) =>
        rows(-180 + (i % 2) * 20, 180, 40).map(
          (x) => `M${x - 20} ${y}a20 20 0 0 1 40 0M${x - 12} ${y}a12 12 0 0 1 24 0M${x - 5} ${y}a5 5 0 0 1 10 0`,
        ),
      )
      .join(''),
  ripples: () =>
    rows(54, 220, 11)
      .map((r) => circlePath(r))
      .join(''),
  dunes: (turn) =>
    rows(-110, 140, 13)
      .map((y, i) => `M-190 ${y}q95 ${roundToTenth(-34 + 20 * Math.sin(i + turn))} 190 0t190 0`)
      .join(''),
  storm: () =>
    rows(-200, 220, 24)
      .map((x) => `M${x}-130l14 62-20 14 24 66-18 12 14 108`)
      .join(''),
  lattice: () =>
    [
      ...rows(-300, 180, 22).map((x) => `M${x}-130l260 260`),
      ...rows(-180, 300, 22).map((x) => `M${x} 130l-260-260`.replace('-260-260', '-260 -260')),
    ].join(''),
  stars: (turn) =>
    rows(-120, 120, 24)
      .flatMap((y, i) =>
        rows(-175 + ((i * 17) % 32), 175, 32).map((x, j) => `M${x} ${roundToTenth(y + 6 * Math.sin(i * 2 + j + turn))}m-5 0h10m-5-5v10`),
      )
      .join(''),
  clouds: () =>
    rows(-110, 130, 30)
      .flatMap((y, i) =>
        rows(-180 + (i % 2) * 36, 180, 72).map(
          (x) => `M${x - 34} ${y}h48a10 10 0 1 0-9-14 14 14 0 0 0-26 2a8 8 0 0 0-2 12M${x - 20} ${y + 8}h44`,
        ),
      )
      .join(''),
  planks: () =>
    rows(-120, 130, 16)
      .map(
        (y, i) =>
          `M-190 ${y}h380M${-150 + ((i * 67) % 90)} ${y}v16M${-20 + ((i * 43) % 90)} ${y}v16M${100 + ((i * 29) % 60)} ${y}v16M${-110 + ((i * 53) % 80)} ${y + 6}h44M${40 + ((i * 31) % 60)} ${y + 10}h38`,
      )
      .join(''),
} as const satisfies Record<string, (turn: number) => string>
type BackgroundName = keyof typeof backgroundPatterns

/** Backgrounds that are filled instead of stroked. */
export const filledBackgrounds: ReadonlySet<BackgroundName> = new Set<BackgroundName>(['rays'])

const named: Readonly<Record<string, BackgroundName>> = {
  'Straw Hat Crew': 'rays',
  Supernovas: 'stars',
  'Heart Pirates': 'ripples',
  'Land of Wano': 'clouds',
  Minks: 'clouds',
  Animal: 'planks',
  'Fish-Man': 'waves',
  Navy: 'waves',
  'Former Whitebeard Pirates': 'waves',
  'Kid Pirates': 'lattice',
  'The Akazaya Nine': 'scales',
  'Kouzuki Clan': 'scales',
  'Animal Kingdom Pirates': 'storm',
  'The Four Emperors': 'storm',
  'Baroque Works': 'dunes',
  'Punk Hazard': 'ripples',
  'Donquixote Pirates': 'lattice',
  'The Seven Warlords of the Sea': 'lattice',
  'Thriller Bark Pirates': 'stars',
  'Kurozumi Clan': 'scales',
  SMILE: 'stars',
  FILM: 'rays',
}

export function backgroundOf(types: readonly string[]): BackgroundName {
  for (const type of types.toReversed()) if (named[type]) return named[type]
  return 'planks'
}
