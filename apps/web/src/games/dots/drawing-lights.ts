import type { SvgShape } from '../../web-game/svg-drawing.ts'
import { gradient } from '../../web-game/svg-shapes.ts'
import { mixColours } from './canvas-colours.ts'
import type { SideColours, Theme } from './themes.ts'

type Stops = Parameters<typeof gradient>[2]

/** Gradients of the dish and its edge. */
export function dishLights({ background: [middle, rim], grain }: Theme): SvgShape[] {
  const dish: Stops = [
    [0, mixColours(middle, grain, 0.1)],
    [0.6, middle],
    [1, mixColours(rim, '#000000', 0.3)],
  ]
  const lip: Stops = [
    [0, grain, 0.42],
    [0.3, grain, 0.1],
    [0.75, grain, 0.08],
    [1, grain, 0.26],
  ]
  return [gradient('radialGradient', 'dots-dish', dish, { r: 0.7 }), gradient('linearGradient', 'dots-lip', lip, { x2: 0, y2: 1 })]
}

/** Gradients of a side: cell bodies and bridges, glow, dots. */
export function cellLights(theme: Theme, side: 0 | 1 | 2): SvgShape[] {
  const colours = side === 2 ? theme.nobody : theme.owners[side]
  const { deep, light, hot } = colours
  const bright = side === 2 && theme.glow > 0 ? 0.35 : 0.95
  const inside = mixColours(mixColours(deep, '#000000', 0.78), light, 0.36)
  const body = bodyStops[theme.id](colours).map(([offset, colour]) => [offset, colour, bright] as const)
  return [
    gradient('radialGradient', `dots-body${side}`, body, theme.id === 'space' ? { cx: 0.3, cy: 0.27, r: 0.85 } : { r: 0.59 }),
    gradient('radialGradient', `dots-halo${side}`, [
      [0.55, light, 0.42],
      [0.78, light, 0.13],
      [1, light, 0],
    ]),
    gradient('radialGradient', `dots-glow${side}`, [
      [0, light, 0.6],
      [0.45, light, 0.18],
      [1, light, 0],
    ]),
    gradient('radialGradient', `dots-core${side}`, [
      [0, '#ffffff'],
      [0.35, hot],
      [1, light],
    ]),
    gradient('linearGradient', `dots-inside${side}`, fading(theme.id === 'petri' ? inside : light)),
    gradient('linearGradient', `dots-wall${side}`, fading(light)),
  ]
}

/** From the middle of a cell to its edge: an almost empty membrane, a planet lit from the upper left, a lit pad, a flat disc. */
const bodyStops: Readonly<Record<Theme['id'], (colours: SideColours) => readonly (readonly [number, string])[]>> = {
  petri: ({ deep, light }) => [
    [0, mixColours(mixColours(deep, '#000000', 0.6), light, 0.24)],
    [0.45, mixColours(mixColours(deep, '#000000', 0.78), light, 0.08)],
    [0.72, mixColours(mixColours(deep, '#000000', 0.6), light, 0.2)],
    [0.9, mixColours(deep, light, 0.45)],
    [1, light],
  ],
  space: ({ deep, light, hot }) => [
    [0, mixColours(light, hot, 0.35)],
    [0.2, mixColours(deep, light, 0.7)],
    [0.5, deep],
    [0.8, mixColours(deep, '#05030c', 0.75)],
    [1, mixColours(deep, '#05030c', 0.4)],
  ],
  circuit: ({ deep, light }) => [
    [0, mixColours(deep, light, 0.22)],
    [0.55, mixColours(deep, '#030806', 0.6)],
    [1, mixColours(deep, light, 0.2)],
  ],
  contrast: ({ deep }) => [
    [0, deep],
    [1, deep],
  ],
}

/** Transparent at both ends, where a bridge meets its cells. */
function fading(colour: string): Stops {
  return [
    [0.05, colour, 0],
    [0.32, colour, 1],
    [0.68, colour, 1],
    [0.95, colour, 0],
  ]
}
