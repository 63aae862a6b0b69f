import type { Game, GamePackage } from '@parlor/kernel'
import { mahjong } from '@parlor/mahjong'
import { createRaceGame, type RaceRun } from '@parlor/protocol'
import { contract, invariantNames, type InvariantName } from '@parlor/testkit'
import { describe } from 'vitest'

const race = createRaceGame(mahjong as unknown as GamePackage)
const { presets } = race.game.options

/** Whoever gives up ranks last whatever the score; a racer sees the length of another's run without hearing of it; no position holds a race. */
const not = new Set<InvariantName>(['P0 declaration', 'P5 hidden information', 'P8 plain JSON'])
contract(race, presets, { matches: 2, deep: 1, advanced: 1, invariants: invariantNames.filter((name) => !not.has(name)) })

const unheard: RaceRun = { moves: 0, over: false, score: null }

/** Another's run is hidden before the end: of one's own, and of the end, everything has to be told. */
const ownRunOnly: Game = {
  ...race.game,
  undrawn: mahjong.game.undrawn ?? [],
  view(state, viewer) {
    const view = race.game.view(state, viewer)
    const runs = (view.race.runs as readonly RaceRun[]).map((run, seat) => (view.outcome || seat === viewer ? run : unheard))
    return { ...view, race: { runs } }
  },
}

describe('of the own run', () => {
  contract(ownRunOnly, presets, { matches: 0, deep: 0, advanced: 3, invariants: ['P10 advance'] })
})
