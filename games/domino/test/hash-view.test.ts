import { domino } from '@parlor/domino'
import { isRejection, quietSink, rngFrom, type Viewer } from '@parlor/kernel'
import { canonicalJson, Match } from '@parlor/kernel/host'
import { describe, expect, it } from 'vitest'
import type { DominoState } from '../src/types.ts'
import { reshuffleHiddenTiles } from './reshuffle-hidden-tiles.ts'

const { game, strategy } = domino
const viewers: readonly Viewer[] = ['watcher', 0, 1, 2, 3]

function wordsOf(state: DominoState, viewer: Viewer): string {
  const words: number[] = []
  strategy.hashView!(state, viewer, { word: (value) => void words.push(value) })
  return words.join(' ')
}

describe('the view hash', () => {
  it.each(game.options.presets)('differs exactly where views of $id differ', ({ id, options }) => {
    const rng = rngFrom(`sight ${id}`)
    const match = Match.begin(game, { options, seed: id })
    if (isRejection(match)) throw new Error(match.rejected)
    const namedBy = new Map<string, string>()
    const names = new Map<string, string>()
    for (let line = 0; line < 12; line++) {
      const state = game.clone(match.start)
      for (let depth = 0; depth < 60 && !state.outcome; depth++) {
        for (const viewer of viewers) {
          const [name, view] = [`${viewer} ${wordsOf(state, viewer)}`, `${viewer} ${canonicalJson(game.view(state, viewer))}`]
          expect(namedBy.get(view) ?? name).toBe(name)
          expect(names.get(name) ?? view).toBe(view)
          namedBy.set(view, name)
          names.set(name, view)
        }
        const { seat } = state.pending[0]!
        expect(wordsOf(reshuffleHiddenTiles(state, seat, rng), seat)).toBe(wordsOf(state, seat))
        game.apply(state, seat, game.sample!(state, seat, rng), quietSink)
      }
    }
    expect(names.size).toBeGreaterThan(1000)
  })
})
