/** The eight colours of a `theme.json`. */
interface ThemeColours {
  readonly tableColor: string
  readonly highlightColor: string
  readonly validSlotColor: string
  readonly textColor: string
  readonly scoreColor: string
  readonly buttonColor: string
  readonly buttonHoverColor: string
  readonly passButtonColor: string
}

/** Parameters of a theme's images and sounds. */
export interface ThemeDesign {
  readonly id: string
  readonly name: string
  readonly colours: ThemeColours
  readonly tile: {
    /** Gradient of the face: lit part, middle, worn edge. */
    readonly face: readonly [light: string, middle: string, edge: string]
    /** Pip colours by number; the last one is for all higher numbers. */
    readonly pips: readonly string[]
    /** Pips drilled or printed. */
    readonly drilled: boolean
    readonly radius: number
    readonly line: string
    /** Null: no brass pin in the middle. */
    readonly pin: readonly [light: string, dark: string] | null
  }
  readonly back: { readonly ground: readonly [string, string]; readonly line: string; readonly grain: boolean }
  readonly felt: { readonly light: string; readonly middle: string; readonly edge: string; readonly weave: number }
  readonly wood: { readonly light: string; readonly dark: string; readonly grain: number }
  readonly menu: { readonly middle: string; readonly edge: string }
  /** Pitch as a factor, and dryness (less reverb), 0 to 1. */
  readonly sound: { readonly pitch: number; readonly dry: number }
}

const brass = ['#ffe9a8', '#9a6a12'] as const

/** The built-in themes. */
export const themeDesigns: readonly ThemeDesign[] = [
  {
    id: 'classic',
    name: 'Classic',
    colours: {
      tableColor: '#1B5E20',
      highlightColor: '#4FC3F7',
      validSlotColor: '#FFD700',
      textColor: '#FFFFFF',
      scoreColor: '#FFD700',
      buttonColor: '#4E342E',
      buttonHoverColor: '#6D4C41',
      passButtonColor: '#D32F2F',
    },
    tile: { face: ['#FFFFF8', '#FFFFF0', '#E2DAC0'], pips: ['#1A1A1A'], drilled: true, radius: 14, line: '#6b6250', pin: brass },
    back: { ground: ['#A4571F', '#8B4513'], line: '#E9B872', grain: true },
    felt: { light: '#2f8a38', middle: '#1B5E20', edge: '#0c3512', weave: 0.16 },
    wood: { light: '#7a4a26', dark: '#3a2010', grain: 0.55 },
    menu: { middle: '#1d5a2a', edge: '#0D2818' },
    sound: { pitch: 1, dry: 0.6 },
  },
  {
    id: 'havana',
    name: 'Havana afternoon',
    colours: {
      tableColor: '#0E5A63',
      highlightColor: '#FFE082',
      validSlotColor: '#FFB74D',
      textColor: '#FFF8EC',
      scoreColor: '#FFD180',
      buttonColor: '#8A3B1E',
      buttonHoverColor: '#A94C2A',
      passButtonColor: '#B3261E',
    },
    tile: {
      face: ['#FFFFFF', '#FBF7EF', '#D8D0C2'],
      pips: [
        '#1A1A1A',
        '#C62828',
        '#1565C0',
        '#2E7D32',
        '#6A1B9A',
        '#D84315',
        '#00695C',
        '#AD1457',
        '#4E342E',
        '#283593',
        '#827717',
        '#37474F',
        '#880E4F',
      ],
      drilled: false,
      radius: 20,
      line: '#2b2622',
      pin: null,
    },
    back: { ground: ['#D8693A', '#B5441C'], line: '#FFE3B0', grain: false },
    felt: { light: '#1f8f96', middle: '#0E5A63', edge: '#063038', weave: 0.1 },
    wood: { light: '#b87c46', dark: '#74421f', grain: 0.6 },
    menu: { middle: '#c2613a', edge: '#5a1f1a' },
    sound: { pitch: 1.22, dry: 0.85 },
  },
  {
    id: 'contrast',
    name: 'High contrast',
    colours: {
      tableColor: '#000000',
      highlightColor: '#00E5FF',
      validSlotColor: '#FFFF00',
      textColor: '#FFFFFF',
      scoreColor: '#FFFF00',
      buttonColor: '#1A1A1A',
      buttonHoverColor: '#3D3D3D',
      passButtonColor: '#C4001D',
    },
    tile: { face: ['#FFFFFF', '#FFFFFF', '#FFFFFF'], pips: ['#000000'], drilled: false, radius: 10, line: '#000000', pin: null },
    back: { ground: ['#333333', '#333333'], line: '#FFFFFF', grain: false },
    felt: { light: '#000000', middle: '#000000', edge: '#000000', weave: 0 },
    wood: { light: '#161616', dark: '#161616', grain: 0 },
    menu: { middle: '#000000', edge: '#000000' },
    sound: { pitch: 1, dry: 1 },
  },
]
