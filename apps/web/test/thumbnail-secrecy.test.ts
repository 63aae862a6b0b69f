import { randomInt, isRejection, rngFrom, type GamePackage } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { describe, expect, test } from 'vitest'
import type { DrawThumbnail } from '../src/web-game/use-draw-thumbnail.ts'

const drawers = import.meta.glob<{ default: DrawThumbnail }>('../src/games/*/thumbnail.ts')
const packages = import.meta.glob<Readonly<Record<string, GamePackage>>>('../../../games/*/src/index.ts')

const games = Object.keys(drawers).map((path) => path.split('/').at(-2)!)

/** Thumbnails are drawn from a save, which holds the full state: they must not show hidden information. */
describe.each(games)('a thumbnail of %s', (id) => {
  test('is the same in every world with the same view', async () => {
    const draw = (await drawers[`../src/games/${id}/thumbnail.ts`]!()).default
    const pkg = (await packages[`../../../games/${id}/src/index.ts`]!())[id]!
    const { game } = pkg
    let drawn = 0
    for (const [at, { options }] of game.options.presets.slice(0, 6).entries()) {
      const match = Match.begin(game, { options, seed: `sketch ${at}` })
      if (isRejection(match)) throw new Error(match.rejected)
      const rng = rngFrom(`moves ${at}`)
      for (let i = 0; i < 12 && !match.outcome; i++) {
        const thumbnail = JSON.stringify(draw(game.notation.writeState(match.state)))
        for (let seat = 0; seat < match.seatCount; seat++) {
          const world: unknown = game.determinize(match.view(seat), seat, rng)
          expect(JSON.stringify(draw(game.notation.writeState(world)))).toBe(thumbnail)
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
