import { describe, expect, it } from 'vitest'
import { simpiece } from '@parlor/simpiece'
import { CardScenarioBoard } from '../card-scenario.ts'

const scene = (position: string) => new CardScenarioBoard(position, 'effects')

describe('effects', () => {
  it('[SIM28] costs are all or nothing and may be paid for nothing; DON!! −N comes from anywhere', () => {
    scene('me field 041; me don 0').mayNot('activate', '041')
    scene('me leader 001; me hand 042; me don 4; me field 012 r').play('042').yes().don('me', 0, 4).rested('me 012')
    scene('me hand 097; me field 012 d1; me don 6; them field 012')
      .play('097')
      .yes()
      .offers('don rested', 'don 012')
      .pick('don 012')
      .given('me 012', 0)
      .done()
      .don('me', 0, 6, 4)
      .has('097', 'rush')
  })

  it('[SIM29] “up to” includes none; otherwise as many as possible', () => {
    scene('me hand 006; me don 1; them field 012').play('006').may('done').done().power('them 012', 4000)
    scene('me hand 114; me don 5; them hand 012 010').play('114').yes().asks('them', 'pick').mayNot('done').pick('010').hand('them', '012')
    scene('me hand 114; me don 5').play('114').yes().hand('them').finish()
  })

  it('[SIM30] the next part follows anyway; nothing follows a failed “if”', () => {
    scene('turn 6 1; me hand 088; me don 1; me deck 010 012 036; them field 018')
      .attack('018', 'me leader')
      .play('088')
      .done()
      .pick('bottom')
      .pick('010', '012')
      .bottom('me', '036', '012', '010')
      .through()
    scene('me leader 002; me field 012; me hand 033; me don 5').activate('me leader').field('me', '012').hand('me', '033').don('me', 3, 2)
  })

  it('[SIM31] the turn player’s effects first, each player’s in the order they like', () => {
    const t = scene('me leader 091; me field 080, 113; me hand 094; me don 10; them field 080, 113')
    t.play('094')
      .yes()
      .asks('me', 'order')
      .offers('080', '113')
      .pick('113')
      .yes()
      .asks('them', 'order')
      .pick('080')
      .hand('them', '012')
      .yes()
      .hand('me', '012')
      .finish()
  })

  it('[SIM31] effects triggered meanwhile come after queued ones, also for the turn player', () => {
    scene('me hand 056; me don 6; me field 080; me deck 010 012; them field 108 r, 080 r; them don 1; them deck 012')
      .play('056')
      .pick('them 108', 'them 080')
      .pick('108')
      .yes()
      .pick('me 080')
      .wins('me', 'outcome.deckOut')
      .hand('me')
  })

  it('[SIM32] an effect waits for the one that triggered it', () => {
    scene('me leader 060 d2; me don 1; me deck 073 012 012 012 012 012; me field 010')
      .attack('me leader', 'them leader')
      .yes()
      .yes()
      .asks('me', 'confirm')
      .pick('bottom')
      .pick('012', '012', '012', '012')
      .rested('073')
      .through()
    scene('me leader 060 d2; me don 1; me deck 073 012 012; me field 010')
      .attack('me leader', 'them leader')
      .yes()
      .done()
      .top('me', '073')
      .through()
  })

  it('[SIM32] a queued effect is lost with its source', () => {
    scene('turn 6 1; me life 106 086 012; them field 068; them hand 012 012 012 012 012')
      .attack('068', 'me leader')
      .yes()
      .yes()
      .pick('me 106')
      .asks('them', 'main')
      .don('me', 0, 0, 10)
  })

  it('[SIM33] once per turn and copy; used up when activated, even without a pick, not when declined', () => {
    scene('me field 035 d1, 035 d1; me hand 059 036; me don 3; them field 018')
      .attack('me 035', 'them leader')
      .done()
      .through()
      .attack('me 035/2', 'them leader')
      .asks('me', 'pick')
      .done()
      .through()
      .play('059')
      .yes()
      .pick('036')
      .pick('me 035')
      .attack('me 035', 'them leader')
      .asks('them', 'counter')
    scene('me leader 062 d1; me hand 090 090; me don 2; me deck 12x012')
      .play('090')
      .done()
      .pick('012', '012', '012', '012')
      .done()
      .hand('me', '090')
      .play('090')
      .done()
      .pick('012', '012', '012', '012')
      .yes()
      .hand('me', '012')
  })

  it('[SIM34] a card that comes back is a new card', () => {
    scene('me leader 002; me field 010, 010, 010, 010, 024 d2; me hand 033; me don 6; them field 012')
      .activate('024')
      .activate('me leader')
      .pick('me 024')
      .don('me', 4, 4)
      .done()
      .play('024')
      .may('activate', '024')
  })

  it('[SIM35] only a K.O. triggers [On K.O.], from the trash', () => {
    scene('turn 6 1; me field 080 r, 080; them field 018; them hand 071; them don 4')
      .attack('018', 'me 080')
      .hand('me', '012')
      .trash('me', '080')
      .play('071')
      .pick('me 080')
      .hand('me', '012')
      .bottom('me', '080')
  })

  it('[SIM36] power may be below zero', () => {
    scene('me hand 027; me don 4; them field 018').play('027').pick('018').power('them 018', -4000).field('them', '018')
  })

  it('[SIM37] what is forbidden stays forbidden', () => {
    scene('me field 021 d1, 018; them field 051 r d1, 012 r')
      .mayNot('attack', '021', '012')
      .mayNot('attack', '018', 'them leader')
      .may('attack', '021', '051')
      .may('attack', '018', '051')
    scene('me field 018; them field 051 d1, 012 r').may('attack', '018', 'them leader')
  })

  it('[SIM38] what is found is shown; one may find nothing; cards looked at are still in the deck', () => {
    scene('me hand 098; me don 1; me deck 116 012 012')
      .play('098')
      .offers('116')
      .may('done')
      .pick('116')
      .hand('me', '116')
      .deckSize('me', 2)
    scene('me hand 016; me don 1; me deck 012 030').play('016').done().pick('012').deckSize('me', 2).finish()
  })

  it('[SIM39] face-down cards are picked from a shuffled hand, and the view reveals nothing', () => {
    const t = scene('me hand 105; me don 2; them hand 012 010 029')
    t.play('105')
    const seen = simpiece.game.view(t.state, 0).sides[1].hand
    expect(seen.map(({ card }) => card)).toEqual([null, null, null])
    t.pickBlind(0, 2)
    const after = simpiece.game.view(t.state, 0).sides[1].hand
    expect(after.map(({ card }) => card === null)).toEqual([false, true, false])
    t.finish()
  })
})

describe('the deck', () => {
  it('[SIM41] an empty deck loses at once', () => {
    scene('turn 6 1; me deck 012').end().wins('them', 'outcome.deckOut')
    scene('me hand 011 010; me don 2; me deck 012').play('011').yes().pick('010').deckSize('me', 1)
  })

  it('[SIM41] two empty decks draw', () => {
    const t = scene('me deck; them deck 012').end()
    expect(t.match.outcome).toMatchObject({ ranks: [1, 1], reason: 'outcome.deckOut' })
  })

  it('[SIM41] with the house rule only the draw that cannot be made', () => {
    scene('rules refresh onDraw chosen 100; turn 6 1; me deck 012').end().deckSize('me', 0).turnOf('me').wins('them', 'outcome.deckOut')
  })
})
