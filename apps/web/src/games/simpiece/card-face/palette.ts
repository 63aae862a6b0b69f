import type { CompiledCard, Colour } from '@parlor/simpiece'
import type { CSSProperties } from 'react'

/** Per colour: the frame, the background of the emblem, and its highlights. */
export const cardColours: Readonly<Record<Colour, { readonly frame: string; readonly deep: string; readonly light: string }>> = {
  red: { frame: '#a3242b', deep: '#3d0d13', light: '#ff9a8c' },
  green: { frame: '#1d6f49', deep: '#07291d', light: '#8fe3b2' },
  blue: { frame: '#2459a8', deep: '#0a1c40', light: '#9cc8ff' },
  purple: { frame: '#66339c', deep: '#220d38', light: '#d3b0ff' },
  black: { frame: '#3f4550', deep: '#111318', light: '#c3cad6' },
  yellow: { frame: '#a27a12', deep: '#33260a', light: '#ffe08a' },
}

/** The colours of a card as CSS variables; a two-coloured card has one in each half. */
export function cardColourStyle({ colours }: CompiledCard): CSSProperties {
  const first = cardColours[colours[0]!]
  const second = cardColours[colours[1] ?? colours[0]!]
  return {
    '--frame-a': first.frame,
    '--frame-b': second.frame,
    '--deep-a': first.deep,
    '--deep-b': second.deep,
    '--light-a': first.light,
  } as CSSProperties
}
