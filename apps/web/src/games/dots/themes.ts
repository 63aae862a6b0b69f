import type { BoardStyle } from '../../platform/settings/board-style.ts'

/** Board themes, the first one is the default. */
export const themeIds = ['petri', 'space', 'circuit', 'contrast'] as const
type ThemeId = (typeof themeIds)[number]

/** Colours of one side: `deep` in the body, `light` at the edge and in the dots, `hot` where it is brightest. */
export interface SideColours {
  readonly deep: string
  readonly light: string
  readonly hot: string
}

/** Cell outline: exponent 2 is a circle, more is squarer; `wobble` is its irregularity. */
export interface CellShape {
  readonly squareness: number
  readonly wobble: number
}

export interface Theme {
  readonly id: ThemeId
  /** Background in the middle and towards the edge. */
  readonly background: readonly [middle: string, edge: string]
  /** Lines and texture of the background. */
  readonly grain: string
  readonly nobody: SideColours
  readonly owners: readonly [SideColours, SideColours]
  readonly cellShapes: readonly [CellShape, CellShape]
  /** Markers for hover, hint and numbers. */
  readonly mark: string
  /** 0 draws flat shapes without glow. */
  readonly glow: number
}

const red: SideColours = { deep: '#8a1226', light: '#ff5360', hot: '#ffe3d8' }
const blue: SideColours = { deep: '#0b3f8f', light: '#3ea6ff', hot: '#e0f6ff' }
/** Distinguishable with every kind of colour vision: far apart in hue along the blue–yellow axis and in lightness. */
const amber: SideColours = { deep: '#7a4300', light: '#ffb224', hot: '#fff3cf' }
const azure: SideColours = { deep: '#0d2f9e', light: '#5b8dff', hot: '#dfe8ff' }
/** The same along the red–green axis, for tritanopia, and apart in lightness for everybody else. */
const coral: SideColours = { deep: '#7d1a0a', light: '#ff6a4d', hot: '#ffe8df' }
const turquoise: SideColours = { deep: '#04524c', light: '#3fe0d0', hot: '#e0fffb' }

const themeById: Readonly<Record<ThemeId, Theme>> = {
  petri: {
    id: 'petri',
    background: ['#0e1c1d', '#060b0c'],
    grain: '#9fd8c8',
    nobody: { deep: '#1c3334', light: '#8fb8ae', hot: '#e8fff6' },
    owners: [red, blue],
    cellShapes: [
      { squareness: 2.35, wobble: 0.05 },
      { squareness: 3.1, wobble: 0.035 },
    ],
    mark: '#fff6e0',
    glow: 1,
  },
  space: {
    id: 'space',
    background: ['#141029', '#07060f'],
    grain: '#b9b4ff',
    nobody: { deep: '#211d3c', light: '#8d88c4', hot: '#f0eeff' },
    owners: [
      { deep: '#7d1430', light: '#ff5f6d', hot: '#ffe9d6' },
      { deep: '#0c3a86', light: '#45b4ff', hot: '#e4f8ff' },
    ],
    cellShapes: [
      { squareness: 2, wobble: 0 },
      { squareness: 2, wobble: 0 },
    ],
    mark: '#fff6e0',
    glow: 1.05,
  },
  circuit: {
    id: 'circuit',
    background: ['#0b1a13', '#050b08'],
    grain: '#3f8f66',
    nobody: { deep: '#11271d', light: '#5fa283', hot: '#e2fff0' },
    owners: [
      { deep: '#7a1420', light: '#ff4f4f', hot: '#ffe6dc' },
      { deep: '#0a3f80', light: '#38b0ff', hot: '#e0f7ff' },
    ],
    cellShapes: [
      { squareness: 5, wobble: 0 },
      { squareness: 9, wobble: 0 },
    ],
    mark: '#fff2c4',
    glow: 0.8,
  },
  contrast: {
    id: 'contrast',
    background: ['#000000', '#000000'],
    grain: '#ffffff',
    nobody: { deep: '#000000', light: '#8c8c8c', hot: '#ffffff' },
    owners: [
      { deep: '#3d0009', light: '#ff6b6b', hot: '#ffffff' },
      { deep: '#001f4d', light: '#66bdff', hot: '#ffffff' },
    ],
    cellShapes: [
      { squareness: 2.2, wobble: 0 },
      { squareness: 9, wobble: 0 },
    ],
    mark: '#ffff66',
    glow: 0,
  },
}

/** The theme of a style: high contrast overrides the chosen theme, safe colours replace the two sides' colours in any of them. */
export function themeFor(style: Pick<BoardStyle, 'theme' | 'highContrast' | 'safeColours'>): Theme {
  const chosen = themeIds.find((id) => id === style.theme) ?? themeIds[0]
  const theme = themeById[style.highContrast ? 'contrast' : chosen]
  if (!style.safeColours) return theme
  return { ...theme, owners: style.safeColours === 'coral' ? [coral, turquoise] : [amber, azure] }
}
