import { beadRingPath, circlePath, starPath, wedgesPath } from './svg-paths.ts'

/** A symbol within 46 units of the centre: its shape, and the cuts in it. */
export interface EmblemSymbol {
  readonly body: string
  readonly cuts: string
}

const mirrored = (half: string, other: string): string => half + other

/** Symbols by name. The first ones are for crews and kinds, the others for what an Event does. */
export const emblemSymbols = {
  sun: { body: circlePath(20) + wedgesPath(12, 23, (i) => (i % 2 ? 36 : 45), 0.17), cuts: `${circlePath(14)}M-10 5q10 8 20 0M-14-2h28` },
  comet: {
    body: `M-8-14 16-46 8-12 46-46 14 6 46-14 16 24Z${starPath(5, 32, 14, -Math.PI / 2 + 0.35, -14, 14)}`,
    cuts: 'M8-20 14-32M16-16 34-36M20 0 34-12M-14 0v10M-22 20 -14 12 -5 19',
  },
  heart: {
    body: 'M0 40C-46 8-44-34-20-36-8-37-2-28 0-22 2-28 8-37 20-36 44-34 46 8 0 40Z',
    cuts: 'M-30-10C-26-24-18-28-12-28M-24 6 0 28 24 6M-16 6 0 18 16 6',
  },
  note: {
    body: 'M-18-40 34-46V20c0 14-24 18-24 4 0-10 12-14 16-10v-42l-36 5V30c0 14-24 18-24 4 0-10 12-14 16-10Z',
    cuts: 'M-8-28 24-33M-18 28q-6 0-8 6M16 18q-6 0-8 6',
  },
  pagoda: {
    body: 'M0-46 6-34q10 10 34 10-4 10-14 12h-8v10q12 2 26 2-4 12-16 14h-8v28h10v8h-60v-8h10V18h-8q-12-2-16-14 14 0 26-2v-10h-8q-10-2-14-12 24 0 34-10Z',
    cuts: 'M-18-12h36M-20 18h40M-8 46V28q8-8 16 0v18M-8-8V2M8-8V2',
  },
  antlers: {
    body: mirrored(
      'M-4 42-8 10Q-34 8-36-14L-46-22-34-24-36-42-26-28Q-24-8-12-4L-18-26-8-14 0 6Z',
      'M4 42 8 10Q34 8 36-14L46-22 34-24 36-42 26-28Q24-8 12-4L18-26 8-14 0 6Z',
    ),
    cuts: 'M0 12v24M-28-16Q-26-2-12 2M28-16Q26-2 12 2',
  },
  rose: {
    body: `${starPath(5, 44, 30, Math.PI / 10)}${circlePath(34)}`,
    cuts: 'M-14-4C-14-20 14-20 14-2 14 14-10 14-10 0-10-8 6-10 6-1M-26-10Q-20-30 4-28M28-6Q26 22 2 28M-26 8Q-18 26-6 26',
  },
  moon: {
    body: 'M18-42A44 44 0 1 0 40 20 34 34 0 0 1 18-42Z',
    cuts: 'M-30-6A34 34 0 0 0 4 32M-22-2A26 26 0 0 0 6 24M-14 2A18 18 0 0 0 4 16',
  },
  paw: {
    body: `M0 0C20 0 34 22 26 36 18 44 8 34 0 34-8 34-18 44-26 36-34 22-20 0 0 0Z${circlePath(10, -32, -10)}${circlePath(11, -12, -28)}${circlePath(11, 12, -28)}${circlePath(10, 32, -10)}`,
    cuts: 'M-16 26Q-16 12 0 10 16 12 16 26M-14-32q4-4 8 0M6-32q4-4 8 0',
  },
  banner: { body: 'M-34-46h6v92h-6ZM-24-42H40L26-20 40 2H-24Z', cuts: 'M-16-32H20M-16-20H12M-16-8H20M-24 8 0 20M-24 16-6 26' },
  fish: {
    body: 'M-44-20C-34-12-30-8-26-2-10-26 26-28 46 0 26 28-10 26-26 2-30 8-34 14-44 22-40 8-40-6-44-20Z',
    cuts: 'M20-16Q12 0 20 16M8-20Q0 0 8 20M-4-18Q-12 0-4 18M-14-11Q-19 0-14 11M32-5v.5M28 7q6 2 10-2',
  },
  mountain: {
    body: 'M-46 34-12-38 4-10 16-28 46 34Z',
    cuts: 'M-12-38-4-14-14-2-6 10M16-28 20-12 14 0M-34 26-20-2M-24 30-12 8M36 28 26 4M26 30 20 12M0 32 8 14',
  },
  axe: {
    body: 'M-4-46H4V46H-4ZM4-40Q34-42 40-10 26-20 4-12ZM-4-40Q-34-42-40-10-26-20-4-12Z',
    cuts: 'M10-34Q26-34 33-20M-10-34Q-26-34-33-20M0 14v26',
  },
  tower: {
    body: 'M-30-42h14v10h9v-10h14v10h9v-10h14v26l-8 8V44h-44V-8l-8-8Z',
    cuts: 'M-22-8h44M-8 44V26q8-10 16 0v18M-14 4h10M6 4h8M-14 16h6M8 16h8M-22-22h44',
  },
  wing: {
    body: 'M-40 36C-44-10-10-44 44-42 38-34 34-32 28-30 34-28 38-26 40-22 32-16 26-14 18-14 24-12 28-10 28-6 20 0 12 2 4 0 8 4 12 6 12 10 2 18-8 16-14 12-24 20-30 26-40 36Z',
    cuts: 'M-30 16Q-10-24 28-30M-20 6Q-4-12 18-14M-14 12Q-8 2 4 0M-34 22Q-28-6-12-20',
  },
  crane: {
    body: 'M-40-16C-14-22-4-8 2 2 4-16 20-34 46-40 38-24 36-18 38-6 32 6 24 12 12 18 6 30-6 36-24 36-16 30-10 26-8 18-22 12-24 0-40-2-32-6-28-8-26-10Z',
    cuts: 'M8 8Q14-16 36-30M14 10Q22-6 34-16M-30-14Q-14-12-4 8M-34-16v.5',
  },
  fan: {
    body: 'M0 40-44-8Q-38-16-30-14-30-24-20-24-16-34-6-30-2-40 6-30 16-34 20-24 30-24 30-14 38-16 44-8Z',
    cuts: 'M0 36-36-6M0 36-22-16M0 36-7-22M0 36 8-22M0 36 23-16M0 36 36-6M-18 12Q0 4 18 12',
  },
  magnet: {
    body: 'M-38-40h22V2C-16 24 16 24 16 2V-40H38V4C38 56-38 56-38 4Z',
    cuts: 'M-38-22h22M16-22h22M-30 4C-30 44 30 44 30 4M-24-2v10M24-2v10',
  },
  anchor: {
    body: 'M-5-22H-20v-9H-5v-3a12 12 0 1 1 10 0v3H20v9H5V28Q24 26 30 10L20 12 36-8 46 14 38 10Q32 42 0 46-32 42-38 10L-46 14-36-8-20 12-30 10Q-24 26-5 28Z',
    cuts: `${circlePath(4, 0, -38)}M0-18V36M-26 30Q-14 38 0 38M26 30Q14 38 0 38`,
  },
  claw: {
    body: 'M-42-40C-22-34-16 0-26 42-40 16-46-10-42-40ZM-10-44C12-30 14 6-2 46-12 16-16-14-10-44ZM22-42C44-22 44 10 22 42 16 14 16-14 22-42Z',
    cuts: 'M-36-28Q-28 0-28 24M-6-32Q4-4-2 26M28-28Q34 0 26 24',
  },
  key: {
    body: `${circlePath(17, 0, -27)}M-5-12H5V46H-5ZM5 20H22V30H5ZM5 36H17V46H5Z`,
    cuts: `${circlePath(8, 0, -27)}M0-6V40M-12-27h.5M12-27h.5`,
  },
  crown: {
    body: 'M-42 34-46-20-24 4 0-42 24 4 46-20 42 34Z',
    cuts: `M-40 20H40M-40 27H40${circlePath(3, 0, -22)}M-30 10-36-8M30 10 36-8M-8 10 0-8 8 10`,
  },
  feather: {
    body: 'M40-44C-2-40-32-12-30 24L-42 44-36 46-26 32C14 30 36 0 40-44Z',
    cuts: 'M-26 30Q0-8 34-38M-18 18-22 0M-10 8-14-14M0-3-2-24M12-16 12-32M-14 22 6 22M-4 12 18 8M6 0 28-6M18-14 34-20',
  },
  orb: {
    body: `${circlePath(30, 0, 14)}M-6-46H6V-36H16V-26H6V-16H-6V-26H-16V-36H-6Z`,
    cuts: 'M-30 12Q0 22 30 12M-30 20Q0 30 30 20M0 18V44M-18 0Q-12-8-4-10M-20 30q4 6 8 8',
  },
  horns: {
    body: 'M-12 10C-40 4-48-24-38-46-32-24-22-14-8-12L0-18 8-12C22-14 32-24 38-46 48-24 40 4 12 10L8 36 0 46-8 36Z',
    cuts: 'M-36-26Q-30-6-12-2M36-26Q30-6 12-2M-8 2-3 8M8 2 3 8M-4 26H4M-3 36h6M0-8V4',
  },
  hourglass: {
    body: 'M-32-46H32v10H26C26-14 10-10 6 0 10 10 26 14 26 36H32V46H-32V36H-26C-26 14-10 10-6 0-10-10-26-14-26-36H-32Z',
    cuts: 'M-26-36H26M-26 36H26M-16-22H16M-10-14H10M0 0V18M-16 32 0 18 16 32M-8 32 0 26 8 32',
  },
  fin: {
    body: 'M-46 26C-18 18-12-24 16-44 14-18 22 6 46 26ZM-46 32Q-34 24-23 32T0 32 23 32 46 32V42Q34 34 23 42T0 42-23 42-46 42Z',
    cuts: 'M-14 18Q0-8 10-26M2 20Q8 0 12-12M-28 22Q-16 12-10-2M18 20 14 6',
  },
  bell: {
    body: `M-6-46H6V-38C26-32 24-6 30 12L40 26V32H-40V26L-30 12C-24-6-26-32-6-38Z${circlePath(9, 0, 38)}`,
    cuts: 'M-30 18H30M-20-8Q-18-26-6-30M-24 4H24M0 34V42',
  },
  flame: {
    body: 'M4-46C6-26 30-18 32 8 34 34 14 46 0 46-16 46-36 34-32 8-30-6-22-8-20-22-12-14-8-10-6-2 2-12 6-28 4-46Z',
    cuts: 'M0 40C-16 36-18 22-8 12-6 18-4 20 0 22 4 14 6 8 6 0 16 10 20 32 0 40M-24 18Q-24 4-16-4M24 22Q26 6 18-6',
  },
  ship: {
    body: 'M-3-46H3V10H46C42 28 30 38 22 40H-24C-34 36-42 26-46 10H-3ZM7-40Q34-34 38 2H7ZM-7-32Q-30-24-36 2H-7Z',
    cuts: 'M-38 20H38M-30 30H30M14-28Q26-18 30-4M-14-22Q-24-14-28-4M-46 44Q-34 38-23 44T0 44 23 44 46 44',
  },
  bat: {
    body: 'M0-12 6-22 8-10C22-30 38-26 46-10 36-12 34-4 34 6 26 0 20 6 18 14 10 10 4 16 0 28-4 16-10 10-18 14-20 6-26 0-34 6-34-4-36-12-46-10-38-26-22-30-8-10L-6-22Z',
    cuts: 'M8-8Q22-20 36-14M8-2Q20-8 32-2M-8-8Q-22-20-36-14M-8-2Q-20-8-32-2M-3-4v.5M3-4v.5M0 4v14',
  },
  flask: {
    body: 'M-14-46H14V-36H9V-12L34 30Q40 46 26 46H-26Q-40 46-34 30L-9-12V-36H-14Z',
    cuts: `M-20 16Q-8 10 0 16T22 16M-26 28H26M-9-28H9${circlePath(3, -8, 36)}${circlePath(2, 8, 34)}M4-4v8`,
  },
  gear: { body: starPath(10, 45, 32) + circlePath(33), cuts: `${circlePath(24)}${circlePath(10)}M0-24V-10M0 24V10M-24 0H-10M24 0H10` },
  serpent: {
    body: 'M-34 40C-46 22-30 4-8 6 10 8 12-4-2-10-22-16-28-40-4-46 8-48 24-44 34-30L44-28 36-20 24-22C20-34 6-38-2-32-8-24 0-20 8-18 36-10 32 24 0 22-16 20-22 28-18 34L34 34Q42 36 38 44H-24Q-30 44-34 40Z',
    cuts: 'M24-32v.5M-14-34Q-14-22 2-16 24-8 16 6M-30 30Q-32 14-8 14M-8 38H28',
  },
  lantern: {
    body: 'M-8-46H8V-38H16Q34-20 34 4T16 38H8V46H-8V38H-16Q-34 22-34 4T-16-38H-8Z',
    cuts: 'M-16-38H16M-16 38H16M-28-16H28M-34 4H34M-28 22H28M-10-36Q-18 4-10 36M10-36Q18 4 10 36',
  },
  fruit: {
    body: 'M-2-26C-4-38 4-46 16-46 16-38 10-32 4-28 30-34 44-14 38 10 32 36 12 48 0 42-12 48-32 36-38 10-44-14-28-34-2-26Z',
    cuts: 'M0-6C14-6 14 14 0 14-8 14-8 2 0 4M-26 4C-22-12-10-18 4-18 28-16 30 22 4 30M-22 14C-20 26-12 32-4 34',
  },
  wave: {
    body: 'M-46 40V14C-36-26 2-46 34-30 14-28 12-14 24-8 32-4 40-8 42-16 52 8 28 26 10 14 14 28 28 32 46 30V40Z',
    cuts: 'M-36 32Q-32-12 10-26M-24 34Q-22 4 6-10M-10 36Q-10 18 4 10M2 36Q4 28 8 24M20 0Q30 6 36-2',
  },
  shield: {
    body: 'M-36-40Q0-28 36-40C40 0 28 34 0 46-28 34-40 0-36-40Z',
    cuts: 'M-28-30Q0-20 28-30C30 2 20 28 0 36-20 28-30 2-28-30M0-26V34M-26-2H26',
  },
  fist: {
    body: 'M-30-28Q-30-40-20-38-14-44-8-38-2-44 4-38 10-44 16-36 28-36 28-24V6Q30 18 20 26V44H-20V28Q-34 18-32 2L-40-4Q-42-14-32-14Z',
    cuts: 'M-18-36V-16M-6-38V-16M6-38V-16M17-34V-16M-30-12H6Q12-10 10-2H-14M-20 34H20',
  },
  burst: { body: starPath(9, 46, 22), cuts: `${starPath(9, 28, 14)}${circlePath(6)}` },
  pages: {
    body: 'M-40-24-12-34 8 24-20 34ZM-12-40H18V24H-12ZM20-36 44-26 24 34 4 26Z',
    cuts: 'M-12-40V24H18V-40M-32-20-22-23M-28-10-18-13M26-28 36-24M24-18 34-14M-4-30H10M-4-20H10M-4-10H10M-4 0H6',
  },
  spyglass: {
    body: 'M-46 20-34 42-12 30-24 8ZM-20 6-9 26 18 11 7-9ZM11-11 22 8 46-6 34-28Z',
    cuts: 'M-40 24-22 14M-34 34-16 24M-12 8 8-3M-8 16 14 4M16-8 36-19M20 0 40-12M-30 12-20 32',
  },
  whirl: {
    body: circlePath(44),
    cuts: 'M0 0C8-4 12 8 2 12-12 16-22 0-14-14-4-30 26-26 30-2 32 24 4 38-20 30M-32 14C-42-14-22-38 4-38M36-14Q40 2 34 16',
  },
  skull: {
    body: 'M-32-12C-32-58 32-58 32-12 32 0 26 6 22 12V26H12V38H-12V26H-22V12C-26 6-32 0-32-12Z',
    cuts: `${circlePath(8, -14, -8)}${circlePath(8, 14, -8)}M0 2-4 12H4ZM-5 28V38M5 28V38M-20-30Q-12-38 0-38`,
  },
  coin: { body: circlePath(40), cuts: `${circlePath(33)}M0-22 18 0 0 22-18 0ZM0-12 9 0 0 12-9 0Z${beadRingPath(12, 36.5, 0.6)}` },
  hand: {
    body: 'M-20 44V20L-38-4Q-38-14-28-10L-18 2V-36Q-12-44-8-34V-10L-4-42Q4-50 6-40V-10L12-38Q20-44 20-34V-6L26-24Q34-28 34-18L30 16Q28 28 20 34V44Z',
    cuts: 'M-18 34H18M-8-8V4M5-8V4M18-4 16 6M-14 14Q4 6 20 16M-8 24Q4 18 14 24',
  },
} as const satisfies Record<string, EmblemSymbol>
export type EmblemSymbolName = keyof typeof emblemSymbols

/** Card types and their symbols, chosen without real-world or franchise logos. */
export const symbolOfType: Readonly<Record<string, EmblemSymbolName>> = {
  'Straw Hat Crew': 'sun',
  Supernovas: 'comet',
  'Heart Pirates': 'heart',
  FILM: 'note',
  'Land of Wano': 'pagoda',
  'Caribou Pirates': 'antlers',
  'Beautiful Pirates': 'rose',
  Minks: 'moon',
  Animal: 'paw',
  'Happosui Army': 'banner',
  'Fish-Man': 'fish',
  Giant: 'mountain',
  'New Giant Pirates': 'axe',
  'Barto Club': 'tower',
  'Former Whitebeard Pirates': 'wing',
  'Kouzuki Clan': 'crane',
  'The Akazaya Nine': 'fan',
  'Kid Pirates': 'magnet',
  Navy: 'anchor',
  'Drake Pirates': 'claw',
  'Hawkins Pirates': 'key',
  'The Seven Warlords of the Sea': 'crown',
  'Donquixote Pirates': 'feather',
  'The Four Emperors': 'orb',
  'Animal Kingdom Pirates': 'horns',
  'Baroque Works': 'hourglass',
  'Arlong Pirates': 'fin',
  'Buggy Pirates': 'bell',
  'Punk Hazard': 'flame',
  'Krieg Pirates': 'ship',
  'Thriller Bark Pirates': 'bat',
  Scientist: 'flask',
  'Biological Weapon': 'gear',
  'Revolutionary Army': 'banner',
  Dressrosa: 'rose',
  'Kuja Pirates': 'serpent',
  'Kurozumi Clan': 'lantern',
  'On-Air Pirates': 'note',
  SMILE: 'fruit',
  'Red-Haired Pirates': 'wave',
  'The Sun Pirates': 'sun',
  "Buggy's Delivery": 'bell',
  'Blackbeard Pirates': 'ship',
  'Big Mom Pirates': 'rose',
  Homies: 'orb',
  'Whitebeard Pirates': 'wing',
  Music: 'note',
}

/** Symbol of an effect verb. */
export const symbolOfVerb: Readonly<Record<string, EmblemSymbolName>> = {
  power: 'fist',
  grant: 'burst',
  give: 'coin',
  barAttack: 'shield',
  barBlockers: 'tower',
  ko: 'skull',
  rest: 'moon',
  stand: 'sun',
  toHand: 'hand',
  toDeck: 'whirl',
  standDon: 'coin',
  giveDon: 'coin',
  addDon: 'coin',
  draw: 'pages',
  discard: 'flame',
  discardBlind: 'flame',
  revealHand: 'spyglass',
  lifeToDeck: 'heart',
  trashLife: 'heart',
  deckToLife: 'heart',
  handToLife: 'heart',
  toLife: 'heart',
  lookAtLife: 'spyglass',
  choose: 'key',
  look: 'spyglass',
  arrange: 'pages',
  revealTop: 'spyglass',
  search: 'spyglass',
  salvage: 'anchor',
  deploy: 'ship',
  thisToHand: 'hand',
  playThis: 'ship',
  useOwn: 'burst',
}
