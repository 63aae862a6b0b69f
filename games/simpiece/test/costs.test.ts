import { describe, it } from 'vitest'
import { activateMain, draw } from '../src/card-builders.ts'
import { restCharactersCost, returnCharacterCost, trashThisCost } from '../src/cost-builders.ts'
import type { Ability, AbilityCost } from '../src/card-definition.ts'
import { scene } from './scene.ts'

const costs = (...cost: readonly AbilityCost[]): Ability => activateMain(draw(1), { cost })

describe('costs', () => {
  it('a card that trashes itself still does what it says', () => {
    scene(costs(trashThisCost), 'me field 010, 012; me deck 026 012', (t) =>
      t.activate('010').field('me', '012').trash('me', '010').hand('me', '026'),
    )
  })

  it('a card that returns itself, or goes to the bottom of the deck, still does what it says', () => {
    scene(costs({ pay: 'returnThis' }), 'me field 010; me deck 026 012', (t) => t.activate('010').field('me').hand('me', '010', '026'))
    scene(costs({ pay: 'thisToDeck' }), 'me field 010; me deck 026 012', (t) =>
      t.activate('010').field('me').bottom('me', '010').hand('me', '026'),
    )
  })

  it('Characters that are K.O.’d as a cost trigger after the effect', () => {
    scene(costs({ pay: 'koCharacters', count: 1, filter: { costMost: 3 } }), 'me field 010 r, 113, 018; me deck 026 012', (t) =>
      t.activate('010').offers('me 010', 'me 113').mayNot('done').pick('113').hand('me', '026').yes().don('me', 0, 1).trash('me', '113'),
    )
  })

  it('Characters are trashed, returned, put at the bottom of the deck or rested, by what they are', () => {
    const filter = { costLeast: 4 }
    const field = 'me field 010, 018, 022; me deck 026 012; them field 018'
    scene(costs({ pay: 'trashCharacters', count: 1, filter }), field, (t) =>
      t.activate('010').offers('me 018', 'me 022').pick('018').trash('me', '018').hand('me', '026'),
    )
    scene(costs(returnCharacterCost(1, filter)), field, (t) => t.activate('010').pick('022').hand('me', '022', '026'))
    scene(costs({ pay: 'charactersToDeck', count: 1, filter }), field, (t) =>
      t.activate('010').pick('018').bottom('me', '018').hand('me', '026'),
    )
    scene(costs(restCharactersCost(1, filter)), 'me field 010, 018 r, 022, 012; me deck 026 012', (t) =>
      t.activate('010').rested('me 022').active('me 012').hand('me', '026'),
    )
    scene(costs(restCharactersCost(2, filter)), 'me field 010, 018 r, 022', (t) => t.mayNot('activate', '010'))
    scene(costs({ pay: 'trashCharacters', count: 1, filter }), 'me field 010, 012; them field 018', (t) => t.mayNot('activate', '010'))
  })

  it('cards of the hand are revealed and stay', () => {
    const reveal = costs({ pay: 'revealHand', count: 1, filter: { kind: 'event' } })
    scene(reveal, 'me field 010; me hand 026 029 012; me deck 018 012', (t) =>
      t.activate('010').offers('026', '029').pick('029').hand('me', '012', '018', '026', '029'),
    )
    scene(reveal, 'me field 010; me hand 012', (t) => t.mayNot('activate', '010'))
  })

  it('the top of the deck is trashed, if there are as many cards', () => {
    scene(costs({ pay: 'mill', count: 2 }), 'me field 010; me deck 026 029 012 018', (t) =>
      t.activate('010').trash('me', '026', '029').hand('me', '012'),
    )
    scene(costs({ pay: 'mill', count: 2 }), 'me field 010; me deck 026', (t) => t.mayNot('activate', '010'))
  })

  it('cards of the trash go to the bottom of the deck, in the order they are picked; copies count each', () => {
    const back = costs({ pay: 'trashToDeck', count: 2, filter: { kind: 'character' } })
    scene(back, 'me field 010; me trash 012 018 026; me deck 029 018', (t) =>
      t.activate('010').offers('012', '018').pick('018').bottom('me', '012', '018').trash('me', '026').hand('me', '029'),
    )
    scene(back, 'me field 010; me trash 012 012 012; me deck 029 018', (t) =>
      t.activate('010').trash('me', '012').bottom('me', '012', '012', '018'),
    )
    scene(back, 'me field 010; me trash 012 012 018; me deck 029 018', (t) =>
      t.activate('010').pick('012', '012').trash('me', '018').hand('me', '029'),
    )
    scene(back, 'me field 010; me trash 012 026', (t) => t.mayNot('activate', '010'))
  })
})
