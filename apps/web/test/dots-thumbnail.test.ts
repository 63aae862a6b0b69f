import { dots } from '@parlor/dots'
import de from '@parlor/dots/strings/de.json' with { type: 'json' }
import en from '@parlor/dots/strings/en.json' with { type: 'json' }
import fr from '@parlor/dots/strings/fr.json' with { type: 'json' }
import type { Game } from '@parlor/kernel'
import { describe, expect, test } from 'vitest'
import { rulesDiagrams } from '../src/games/dots/rules-diagrams.ts'
import drawing from '../src/games/dots/drawing.ts'
import type { SvgShape } from '../src/web-game/svg-drawing.ts'
import { previewPosition } from '../src/features/setup/preview-position.ts'
import { diagramPositions } from '../src/web-game/diagram-positions.ts'

const drawThumbnail = (position: string, mark?: string) => drawing.draw(position, 'small', { mark })

const game = dots.game as unknown as Game

function classes(position: string, mark?: string): string[] {
  return drawThumbnail(position, mark)!.strokes.map(({ attributes }: SvgShape) => String(attributes['className']))
}

function count(position: string, name: string): number {
  return classes(position).filter((one) => one.startsWith(name)).length
}

describe('a thumbnail of Dots', () => {
  test('shows every cell, whose it is, its dots, and blocks', () => {
    const position = 'b.A/.#./3.. red'
    expect(count(position, 'dots-thumbnail-cell')).toBe(9)
    expect(count(position, 'dots-thumbnail-cell of-0')).toBe(1)
    expect(count(position, 'dots-thumbnail-cell of-1')).toBe(1)
    expect(count(position, 'dots-thumbnail-cell of-3')).toBe(1)
    expect(count(position, 'dots-thumbnail-dot of-0')).toBe(2)
    expect(count(position, 'dots-thumbnail-dot of-1')).toBe(1)
    expect(count(position, 'dots-thumbnail-dot of-2')).toBe(3)
  })

  test('distinguishes owners by shape', () => {
    const dotsOf = (position: string) =>
      drawThumbnail(position)!.strokes.filter(({ attributes }) => /dot of-/.test(String(attributes['className'])))
    expect(dotsOf('a../.../... red').map(({ tag }) => tag)).toEqual(['circle'])
    expect(dotsOf('A../.../... red').map(({ tag }) => tag)).toEqual(['path'])
  })

  test('highlights full cells by capacity: blocks are no neighbours', () => {
    const full = (position: string) => classes(position).filter((one) => one.endsWith(' full')).length
    expect(full('b../.../... red')).toBe(1)
    expect(full('.b./.../... red')).toBe(0)
    expect(full('#b./.../... red')).toBe(1)
  })

  test('joins only neighbours of one owner', () => {
    expect(count('aa./a.A/..A red', 'dots-thumbnail-neck')).toBe(3)
  })

  test('marks a move', () => {
    expect(classes('.../.../... red', 'b2').at(-1)).toBe('dots-thumbnail-mark')
  })

  test('is square however the board is shaped', () => {
    expect(drawThumbnail('....../......')!.viewBox).toBe('0 -48 144 144')
  })

  test.each(['', 'hello', '../.', '?../.../...'])('is nothing for %j', (text) => {
    expect(drawThumbnail(text)).toBeNull()
  })
})

test.each([0.5, 0.1])('every preset has a unique, deterministic preview position that can be drawn: after %d', (share) => {
  const seen = dots.game.options.presets.map(({ options }) => previewPosition(game, options, share)!)
  expect(new Set(seen).size).toBe(seen.length)
  expect(dots.game.options.presets.map(({ options }) => previewPosition(game, options, share))).toEqual(seen)
  for (const position of seen) expect(drawThumbnail(position)).not.toBeNull()
  expect(previewPosition(game, { rows: 99 })).toBeNull()
})

describe('the rules diagrams', () => {
  const shown = Object.fromEntries(Object.entries(rulesDiagrams).map(([rule, diagram]) => [rule, diagramPositions(game, diagram)]))

  test('are played by the rules themselves', () => {
    expect(shown['4']!.at(-1)).toBe('ab./b../... blue')
    expect(shown['5']!.at(-1)).toMatch(/^[a-d]{3}\//)
    expect(shown['6']!.at(-1)).toMatch(/^[a-h]{3}\/[a-h]{3}\/[a-h]{3} over$/)
  })

  test.each(Object.entries({ en, de, fr }))('are translated to %s', (_, strings) => {
    for (const rule of Object.keys(rulesDiagrams)) expect(strings).toHaveProperty([`rules.${rule}.picture`])
  })
})
