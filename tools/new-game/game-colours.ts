/** Colours of a game's pages: dark surfaces and a light accent of one hue, readable on each other whatever the hue. */
export interface GameColours {
  readonly ground: string
  readonly panel: string
  readonly raised: string
  readonly accent: string
  readonly accentStrong: string
  readonly accentInk: string
}

/** A hue from the game's id, moved away from the accents that other games have, as far as there is room. */
export function coloursFor(id: string, otherAccents: readonly string[]): GameColours {
  let start = 0
  for (const letter of id) start = (start * 31 + letter.charCodeAt(0)) % 360
  const taken = otherAccents.map(hueOf)
  for (const distance of [24, 12, 4])
    for (let step = 0; step < 360; step++) {
      const hue = (start + step) % 360
      if (taken.every((other) => Math.abs(((hue - other + 540) % 360) - 180) >= distance)) return coloursOfHue(hue)
    }
  return coloursOfHue(start)
}

/** The hue of #rrggbb in degrees. */
function hueOf(colour: string): number {
  const [red, green, blue] = channelsOf(colour)
  // The angle of the colour in the plane across the grey axis.
  const angle = Math.atan2(Math.sqrt(3) * (green! - blue!), 2 * red! - green! - blue!)
  return (angle * 180) / Math.PI
}

function channelsOf(colour: string): number[] {
  return colour
    .slice(1)
    .match(/../g)!
    .map((pair) => Number.parseInt(pair, 16))
}

export function coloursOfHue(hue: number): GameColours {
  return {
    ground: hexColour(hue, 0.32, 0.06),
    panel: hexColour(hue, 0.3, 0.09),
    raised: hexColour(hue, 0.28, 0.135),
    accent: hexColour(hue, 0.78, 0.74),
    accentStrong: hexColour(hue, 0.86, 0.85),
    accentInk: hexColour(hue, 0.7, 0.08),
  }
}

/** Hue in degrees, saturation and lightness from 0 to 1, as #rrggbb. */
function hexColour(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const at = (offset + hue / 30) % 12
    const value = lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

/** The game's block in tokens.css. */
export function tokenBlock(id: string, { ground, panel, raised, accent, accentStrong, accentInk }: GameColours): string {
  const channels = channelsOf(accent).join(' ')
  const tokens = {
    ground,
    panel,
    raised,
    accent,
    'accent-strong': accentStrong,
    'accent-ink': accentInk,
    'accent-soft': `rgb(${channels} / 15%)`,
    glow: channels,
  }
  const lines = Object.entries(tokens).map(([name, value]) => `  --${name}: ${value};\n`)
  return `[data-game='${id}'] {\n${lines.join('')}}\n`
}
