import { isRejection, pickRandom, rngFrom } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { costInHand, currentCardStatsOf, keywordsOf, powerOf, builtInDecks, simpiece, type SimPieceTypes } from '@parlor/simpiece'
import { describe, expect, test } from 'vitest'

describe('card stats', () => {
  test('powers, keywords and costs computed from a view equal those of the state, for both seats and spectators', () => {
    const wrong: string[] = []
    for (const [i, { options: mine }] of builtInDecks.entries()) {
      const secrets = [mine, builtInDecks[(i + 3) % builtInDecks.length]!.options]
      const begun = Match.begin(simpiece.game, { options: simpiece.game.options.presets[0]!.options, secrets, seed: `figures ${i}` })
      if (isRejection(begun)) throw new Error(begun.rejected)
      const match = begun as Match<SimPieceTypes>
      const rng = rngFrom(`figures ${i}`)
      while (!match.outcome && match.history.length < 150) {
        const { seat } = match.state.pending[0]!
        match.play(seat, pickRandom(rng, match.moves(seat)))
        const { state } = match
        for (const viewer of [0, 1, 'watcher'] as const) {
          const figures = currentCardStatsOf(match.view(viewer))
          for (const [at, side] of state.sides.entries()) {
            for (const one of [side.leader, ...side.characters])
              if (figures.power(one.handle) !== powerOf(state, at, one) || figures.keywords(one.handle) !== keywordsOf(state, at, one))
                wrong.push(`${state.turn} ${viewer}: ${one.handle}`)
            for (const card of side.hand)
              if (figures.cost(at, card) !== costInHand(state, at, card)) wrong.push(`${state.turn} ${viewer}: cost of ${card}`)
          }
          if (figures.power(99_999) !== 0 || figures.keywords(99_999) !== 0) wrong.push('nobody')
        }
      }
    }
    expect(wrong).toEqual([])
  })
})
