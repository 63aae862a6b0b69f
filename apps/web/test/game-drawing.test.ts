import { isRejection, pickRandom, randomInt, rngFrom, type GamePackage } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { describe, expect, test } from 'vitest'
import { previewPosition } from '../src/features/setup/preview-position.ts'
import type { DrawingSize, GameDrawing } from '../src/web-game/game-drawing.ts'
import { withIdSuffix } from '../src/web-game/position-picture.tsx'
import type { SvgDrawing, SvgShape } from '../src/web-game/svg-drawing.ts'
import { svgMarkup } from '../src/web-game/svg-markup.ts'

const drawings = import.meta.glob<{ default: GameDrawing }>('../src/games/*/drawing.ts')
const packages = import.meta.glob<Readonly<Record<string, GamePackage>>>('../../../games/*/src/index.ts')
const sizes: readonly DrawingSize[] = ['small', 'full']
const styles = [
  { theme: '', highContrast: false, safeColours: false },
  { theme: '', highContrast: true, safeColours: 'coral' },
] as const

const games = Object.keys(packages).map((path) => path.split('/').at(-3)!)

async function load(id: string) {
  const { draw, lobbyPosition } = (await drawings[`../src/games/${id}/drawing.ts`]!()).default
  const { game } = (await packages[`../../../games/${id}/src/index.ts`]!())[id]!
  return { draw, lobbyPosition, game }
}

function begin(game: GamePackage['game'], options: unknown, seed: string): Match {
  const match = Match.begin(game, { options, seed })
  if (isRejection(match)) throw new Error(match.rejected)
  return match
}

function allShapes(shapes: readonly SvgShape[]): SvgShape[] {
  return shapes.flatMap((shape) => [shape, ...allShapes(shape.inside ?? [])])
}

/** Attributes are finite, ids are the game's own and unique, every reference has its target. */
function checkDrawing({ viewBox, strokes }: SvgDrawing, id: string): void {
  expect(viewBox).toMatch(/^-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+$/)
  const text = JSON.stringify(strokes)
  expect(text).not.toMatch(/NaN|undefined|Infinity|null/)
  const shapes = allShapes(strokes)
  const ids = shapes.flatMap(({ attributes }) => (attributes['id'] === undefined ? [] : [String(attributes['id'])]))
  expect(new Set(ids).size).toBe(ids.length)
  for (const one of ids) expect(one.startsWith(`${id}-`), one).toBe(true)
  for (const [, target] of text.matchAll(/(?:url\(|"href":")#([\w-]+)/g)) expect(ids).toContain(target)
  for (const { tag, attributes } of shapes)
    for (const [name, value] of Object.entries(attributes))
      if (name === 'width' || name === 'height' || name === 'r') expect(Number(value), `${tag} ${name}`).toBeGreaterThan(0)
}

test('every game is drawn', () => {
  expect(Object.keys(drawings).map((path) => path.split('/').at(-2)!)).toEqual(games)
})

describe.each(games)('a drawing of %s', (id) => {
  test('is the same from a position in notation as from the view of it', async () => {
    const { draw, game } = await load(id)
    for (const [at, { options }] of game.options.presets.slice(0, 4).entries()) {
      const match = begin(game, options, `drawn ${at}`)
      const rng = rngFrom(`drawn ${at}`)
      for (let i = 0; i < 400 && !match.outcome; i++) {
        const { seat } = match.state.pending[0]!
        match.play(seat, pickRandom(rng, match.moves(seat)))
        if (i % 9 > 0 && !match.outcome) continue
        for (const size of sizes) {
          const drawn = draw(game.notation.writeState(match.state), size)
          expect(drawn).toEqual(draw(match.view('watcher'), size))
          expect(drawn).not.toBeNull()
        }
      }
    }
  })

  test('of a preset is sound, small enough, and one of its kind on a page', async () => {
    const { draw, game } = await load(id)
    for (const { options } of game.options.presets)
      for (const position of [game.notation.writeState(begin(game, options, 'opening').state), previewPosition(game, options, 0.9)!])
        for (const style of styles) {
          const [small, full] = sizes.map((size) => draw(position, size, { style })!) as [SvgDrawing, SvgDrawing]
          checkDrawing(small, id)
          checkDrawing(full, id)
          expect(JSON.stringify(small)).not.toContain('url(')
          expect(svgMarkup(small, 100, 100).length).toBeLessThan(150_000)
          expect(svgMarkup(full, 400, 400).length).toBeLessThan(200_000)
          const ids = (one: SvgDrawing) => allShapes(one.strokes).flatMap(({ attributes }) => attributes['id'] ?? [])
          expect(new Set([...ids(withIdSuffix(full, 'a')), ...ids(withIdSuffix(full, 'b'))]).size).toBe(2 * ids(full).length)
          expect(() => checkDrawing(withIdSuffix(full, '-a'), id)).not.toThrow()
        }
  })

  test('in the lobby is of a position that the rules accept, and moves', async () => {
    const { draw, lobbyPosition, game } = await load(id)
    const state = game.notation.readState(lobbyPosition, rngFrom('lobby'))
    if (isRejection(state)) throw new Error(state.rejected)
    const drawn = draw(lobbyPosition, 'full')!
    checkDrawing(drawn, id)
    expect(drawn).toEqual(draw(game.view(state, 'watcher'), 'full'))
    expect(drawn.viewBox).toBe('0 0 400 400')
  })

  test('is nothing for a text that is no position', async () => {
    const { draw } = await load(id)
    for (const text of ['', 'hello', '\n', 'chain: 3', 'hand 1m']) for (const size of sizes) expect(draw(text, size)).toBeNull()
  })

  /** Thumbnails are drawn from a save, which holds the full state: they must not show hidden information. */
  test('is the same in every world with the same view', async () => {
    const { draw, game } = await load(id)
    let drawn = 0
    for (const [at, { options }] of game.options.presets.slice(0, 6).entries()) {
      const match = begin(game, options, `sketch ${at}`)
      const rng = rngFrom(`moves ${at}`)
      for (let i = 0; i < 12 && !match.outcome; i++) {
        const here = sizes.map((size) => draw(game.notation.writeState(match.state), size))
        for (let seat = 0; seat < match.seatCount; seat++) {
          const world: unknown = game.determinize(match.view(seat), seat, rng)
          expect(sizes.map((size) => draw(game.notation.writeState(world), size))).toEqual(here)
          drawn++
        }
        const { seat } = match.state.pending[0]!
        const moves = match.moves(seat)
        match.play(seat, moves[randomInt(rng, moves.length)])
      }
    }
    expect(drawn).toBeGreaterThan(10)
  })
})
