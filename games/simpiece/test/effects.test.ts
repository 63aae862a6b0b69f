import { cardIndexOf, cards, type SimPieceView } from '@parlor/simpiece'
import { describe, expect, it } from 'vitest'
import {
  activateMain,
  continuousAbility,
  draw,
  exactTarget,
  giveDon,
  onKO,
  onlyIf,
  opponentCharacters,
  revealedCardMatches,
  thisCard,
  triggerAbility,
  useOwnAbility,
  whenAttacking,
  yourLeaderOrCharacters,
} from '../src/card-builders.ts'
import { barPlayer, mill } from '../src/change-builders.ts'
import type { Ability, CardFilter, Instruction, Target } from '../src/card-definition.ts'
import { replaceCard } from '../src/card-pool.ts'
import { CardScenarioBoard } from './card-scenario.ts'
import { scene } from './scene.ts'

const does = (instruction: Instruction): Ability => activateMain(instruction)

describe('effects', () => {
  it('DON!! is given to the Leader or a Character, one by one, as far as there is rested DON!!', () => {
    const give = does(giveDon(2, exactTarget(yourLeaderOrCharacters(1)) as Extract<Target, { of: 'some' }>))
    scene(give, 'me field 010, 012; me don 1 3; them field 012', (t) =>
      t.activate('010').offers('me leader', 'me 010', 'me 012').may('done').pick('me leader').yes().given('me leader', 2).don('me', 1, 1),
    )
    scene(give, 'me field 010; me don 0 1', (t) => t.activate('010').pick('010').given('me 010', 1).don('me', 0, 0))
    scene(give, 'me field 010; me don 0 2', (t) => t.activate('010').pick('010').done().given('me 010', 1).don('me', 0, 1))
    scene(give, 'me field 010; me don 2', (t) => t.activate('010').given('me leader', 0).don('me', 2, 0))
  })

  it('DON!! is given to one’s Leader without a choice', () => {
    scene(does(giveDon(1, { of: 'leader', whose: 'yours' })), 'me field 010; me don 0 2', (t) =>
      t.activate('010').asks('me', 'confirm').yes().given('me leader', 1).don('me', 0, 1),
    )
  })

  it('a card is played from the trash, rested, and speaks', () => {
    const filter: CardFilter = { kind: 'character', costMost: 3 }
    scene(
      does({ verb: 'deploy', most: 1, filter, from: 'trash', rested: true }),
      'me field 010; me trash 048 018 026; them field 012',
      (t) =>
        t
          .activate('010')
          .offers('048')
          .may('done')
          .pick('048')
          .rested('me 048')
          .trash('me', '018', '026')
          .offers('them 012')
          .pick('them 012')
          .rested('them 012'),
    )
  })

  it('a card is played from the trash or else from the hand', () => {
    const play = does({ verb: 'deploy', most: 1, filter: { kind: 'character', costMost: 2 }, from: 'handOrTrash' })
    const board = 'me field 010; me hand 012 018; me trash 009 018'
    scene(play, board, (t) => t.activate('010').offers('009').pick('009').field('me', '010', '009').hand('me', '012', '018'))
    scene(play, board, (t) => t.activate('010').done().offers('012').pick('012').field('me', '010', '012').trash('me', '009', '018'))
  })

  it('the top of the deck is trashed, and an empty deck loses at once', () => {
    scene(does(mill('yours', 2)), 'me field 010; me deck 026 029 012 018', (t) =>
      t.activate('010').trash('me', '026', '029').top('me', '012', '018'),
    )
    scene(does(mill('yours', 2)), 'me field 010; me deck 026', (t) => t.activate('010').trash('me', '026').wins('them', 'outcome.deckOut'))
  })

  it('of the cards looked at the rest is trashed', () => {
    const filter: CardFilter = { kind: 'event' }
    scene(does({ verb: 'look', count: 3, most: 2, filter, to: 'hand', rest: 'trash' }), 'me field 010; me deck 026 012 026 018', (t) =>
      t.activate('010').offers('026').pick('026').pick('026').hand('me', '026', '026').trash('me', '012').top('me', '018'),
    )
    scene(does({ verb: 'look', count: 2, most: 1, filter, to: 'hand', rest: 'trash' }), 'me field 010; me deck 026 012 018', (t) =>
      t.activate('010').done().hand('me').trash('me', '012', '026').deckSize('me', 1),
    )
  })

  it('of the cards looked at one is taken unseen, and the rest goes to the top or the bottom', () => {
    const look = does({ verb: 'look', count: 3, most: 1, filter: {}, to: 'hand', unseen: true, rest: 'either' })
    const board = 'me field 010; me deck 026 029 012 018'
    scene(look, board, (t) =>
      t.activate('010').pick('029').offers('top', 'bottom').pick('top').pick('026').hand('me', '029').top('me', '012', '026', '018'),
    )
    scene(look, board, (t) =>
      t.activate('010').done().pick('bottom').pick('026').pick('029').hand('me').bottom('me', '012', '029', '026', '018'),
    )
    const restore = replaceCard({ ...cards[cardIndexOf('OP01-010')]!, abilities: [look] })
    try {
      const { match } = new CardScenarioBoard(board, 'scene').activate('010').pick('029').pick('top').pick('026')
      const seen = [0, 1].map((seat) => (match.view(seat) as SimPieceView).sides[0]!.hand[0]!.card)
      expect(seen).toEqual([cardIndexOf('OP01-029'), null])
    } finally {
      restore()
    }
  })

  it('of the cards looked at one is played rested', () => {
    scene(
      does({ verb: 'look', count: 2, most: 1, filter: { kind: 'character' }, to: 'field', rested: true }),
      'me field 010; me deck 026 012 018',
      (t) => t.activate('010').pick('012').rested('me 012').bottom('me', '026', '018'),
    )
  })

  it('the top of the deck is shown to all, whatever becomes of it', () => {
    const show = activateMain([{ verb: 'showTop' }, onlyIf(revealedCardMatches({ kind: 'event' }), draw(1))])
    scene(show, 'me field 010; me deck 026 012', (t) => t.activate('010').hand('me', '026'))
    scene(show, 'me field 010; me deck 012 026', (t) => t.activate('010').hand('me').top('me', '012', '026'))
    const play = does({ verb: 'look', count: 1, most: 1, filter: { kind: 'character' }, to: 'field', rest: 'either', shown: true })
    scene(play, 'me field 010; me deck 012 026', (t) =>
      t.activate('010').offers('012').pick('012').field('me', '010', '012').deckSize('me', 1),
    )
    scene(play, 'me field 010; me deck 026 012', (t) => t.activate('010').offers().done().pick('bottom').bottom('me', '026'))
    const restore = replaceCard({ ...cards[cardIndexOf('OP01-010')]!, abilities: [play] })
    try {
      const { state } = new CardScenarioBoard('me field 010; me deck 026 012', 'scene').activate('010').done().pick('bottom')
      expect(state.sides[0].deckSeen).toEqual([3, 0])
    } finally {
      restore()
    }
  })

  it('no [Blocker] can be activated in the battle', () => {
    const bar = whenAttacking(barPlayer('opponent', 'useBlocker', 'battle'))
    scene(bar, 'me field 010; them field 014, 100', (t) => t.attack('010', 'them leader').mayNot('block', 'them 014').through())
  })

  it('only Characters with the keyword are chosen', () => {
    scene(does({ verb: 'ko', target: opponentCharacters(2, { keyword: 'blocker' }) }), 'me field 010; them field 014, 012', (t) =>
      t.activate('010').offers('them 014').pick('them 014').field('them', '012'),
    )
  })

  it('a trashed Character is not K.O.’d', () => {
    const trash = does({ verb: 'trash', target: opponentCharacters(1) })
    scene(trash, 'me field 010; them field 113, 012; them don 0 0', (t) =>
      t.activate('010').offers('them 113', 'them 012').pick('them 113').field('them', '012').trash('them', '113').don('them', 0, 0),
    )
  })
})

describe('what a card does with itself', () => {
  const struck = 'turn 6 1; me life 010 012; them field 018'

  it('a [Trigger] takes its card to the hand, known to all', () => {
    scene(triggerAbility({ verb: 'thisToHand' }), struck, (t) =>
      t.attack('018', 'me leader').yes().hand('me', '010').trash('me').life('me', 1),
    )
  })

  it('a [Trigger] activates another effect of the card, which is on no field', () => {
    const { abilities } = cards[cardIndexOf('OP01-006')]!
    const restore = replaceCard({
      ...cards[cardIndexOf('OP01-010')]!,
      abilities: [...abilities, triggerAbility(useOwnAbility('onPlay'))],
    })
    try {
      new CardScenarioBoard(struck, 'scene')
        .attack('018', 'me leader')
        .yes()
        .pick('them 018')
        .power('them 018', 4000)
        .trash('me', '010')
        .finish()
    } finally {
      restore()
    }
  })

  it('a Character that was K.O.’d comes back rested from the trash, unless it is no longer there', () => {
    const back = onKO({ verb: 'playThis', from: 'trash', rested: true })
    scene(back, 'turn 6 1; me field 010 r; them field 018', (t) => t.attack('018', 'me 010').rested('me 010').trash('me'))
    const gone = onKO([{ verb: 'thisToHand' }, { verb: 'playThis', from: 'trash' }])
    scene(gone, 'turn 6 1; me field 010 r; them field 018', (t) => t.attack('018', 'me 010').field('me').hand('me', '010'))
  })
})

describe('hands and DON!!', () => {
  it('cards of the hand go to the bottom of the deck, in one’s own order', () => {
    scene(does({ verb: 'handToDeck', who: 'you', count: 2 }), 'me field 010; me hand 026 029 012; me deck 018', (t) =>
      t.activate('010').mayNot('done').pick('029', '026').bottom('me', '026', '029', '018').hand('me', '012'),
    )
    scene(does({ verb: 'handToDeck', who: 'you', count: 3 }), 'me field 010; me deck 018', (t) => t.activate('010').bottom('me', '018'))
  })

  it('they go to the top or the bottom, as one likes', () => {
    const place = does({ verb: 'handToDeck', who: 'you', count: 2, to: 'either' })
    const board = 'me field 010; me hand 026 029 012; me deck 018'
    scene(place, board, (t) => t.activate('010').pick('top').pick('029', '026').top('me', '026', '029', '018').hand('me', '012'))
    scene(place, board, (t) => t.activate('010').pick('bottom').pick('029', '026').bottom('me', '026', '029', '018'))
    scene(place, 'me field 010; me deck 018', (t) => t.activate('010').top('me', '018'))
  })

  it('the opponent chooses which card of theirs goes there', () => {
    scene(does({ verb: 'handToDeck', who: 'opponent', count: 1 }), 'me field 010; them hand 026 029; them deck 018', (t) =>
      t.activate('010').asks('them', 'pick').pick('026').hand('them', '029').bottom('them', '026', '018'),
    )
  })

  it('DON!! of the opponent are rested, one by one', () => {
    const rest = does({ verb: 'restOpponentDon', most: 2 })
    scene(rest, 'me field 010; me don 2; them don 3', (t) => t.activate('010').yes().yes().don('them', 1, 2).don('me', 2, 0))
    scene(rest, 'me field 010; them don 1 1', (t) => t.activate('010').yes().don('them', 0, 2))
    scene(rest, 'me field 010; them don 1 1', (t) => t.activate('010').done().don('them', 1, 1))
  })

  it('the opponent returns DON!! of their choice', () => {
    scene(does({ verb: 'opponentReturnsDon', count: 1 }), 'me field 010; me don 2; them field 012 d1; them don 1 1', (t) =>
      t
        .activate('010')
        .asks('them', 'pick')
        .offers('don active', 'don rested', 'don 012')
        .pick('don 012')
        .don('them', 1, 1, 8)
        .don('me', 2, 0),
    )
    scene(does({ verb: 'opponentReturnsDon', count: 2 }), 'me field 010; them don 1', (t) => t.activate('010').don('them', 0, 0, 10))
  })
})

describe('what a card cannot be K.O.’d by', () => {
  const proof = continuousAbility({ gives: 'battleProof', target: thisCard, by: { attribute: 'slash' }, leaders: true })

  it('is a Leader as well, if so it says', () => {
    scene(proof, 'turn 6 1; me field 010 r; them leader 001', (t) => t.attack('them leader', 'me 010').field('me', '010'))
    scene(proof, 'turn 6 1; me field 010 r; them leader 003', (t) => t.attack('them leader', 'me 010').field('me'))
    const { by } = proof.gives![0] as { readonly by: CardFilter }
    scene(continuousAbility({ gives: 'battleProof', target: thisCard, by }), 'turn 6 1; me field 010 r; them leader 001', (t) =>
      t.attack('them leader', 'me 010').field('me'),
    )
  })
})
