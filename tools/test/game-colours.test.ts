import { describe, expect, it } from 'vitest'
import { projectRoot, readText } from '../file-tree.ts'
import { coloursFor, coloursOfHue } from '../new-game/game-colours.ts'

const css = readText(projectRoot, 'apps/web/src/ui/style/tokens.css')
/** What the app writes on every surface: colours of its own that no game changes. */
const inks = ['paper', 'paper-soft', 'paper-faint', 'good', 'bad', 'focus'].map(
  (name) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)![1]!,
)

function luminance(colour: string): number {
  const [red, green, blue] = colour.match(/[0-9a-f]{2}/g)!.map((pair) => {
    const share = Number.parseInt(pair, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light! + 0.05) / (dark! + 0.05)
}

describe('the colours of a new game', () => {
  it('can be read, whatever its hue', () => {
    for (let hue = 0; hue < 360; hue++) {
      const { ground, panel, raised, accent, accentInk } = coloursOfHue(hue)
      for (const surface of [ground, panel, raised])
        for (const ink of [...inks, accent]) expect(contrast(ink, surface), `${ink} on ${surface}, hue ${hue}`).toBeGreaterThanOrEqual(4.5)
      expect(contrast(accentInk, accent), `on the accent of hue ${hue}`).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('differ from those of every other game, for as many as there may be', () => {
    const accents = [...css.matchAll(/--accent: (#[0-9a-f]{6});/g)].map((match) => match[1]!)
    for (let game = 0; game < 40; game++) {
      const { accent } = coloursFor(`game${game}`, accents)
      expect(accents).not.toContain(accent)
      accents.push(accent)
    }
  })

  it('are the same every time', () => {
    expect(coloursFor('reversi', ['#79e2cd'])).toEqual(coloursFor('reversi', ['#79e2cd']))
    expect(coloursFor('reversi', []).accent).not.toBe(coloursFor('quoits', []).accent)
  })
})
