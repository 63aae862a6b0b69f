import { checkDeck, importDeck, type DeckDraft } from '@parlor/simpiece'
import { expect } from 'vitest'
import { scenario, type Scenario } from '../card-scenario.ts'

function reasons(rows: string): string[] {
  return checkDeck(importDeck(`1xOP01-060 ${rows}`) as DeckDraft).map(({ rejected }) => rejected)
}

/** Scenarios of the blue Characters of other crews than Warlords and Baroque Works, by number. */
export const blueCrews: readonly Scenario[] = [
  scenario(
    'OP01-064',
    'trashes a hand card to return a Character of cost 3 or less as it attacks',
    'me field 064 d1, 036; me hand 012 010; them field 043, 018, 036',
    (t) =>
      t
        .attack('064', 'them leader')
        .asks('me', 'confirm')
        .may('done')
        .yes()
        .offers('010', '012')
        .mayNot('done')
        .pick('012')
        .trash('me', '012')
        .offers('them 043', 'them 036')
        .may('done')
        .pick('043')
        .hand('them', '043')
        .field('them', '018', '036')
        .through(),
  ),
  scenario('OP01-064', 'asks nothing without DON!!', 'me field 064; me hand 012; them field 036', (t) =>
    t.attack('064', 'them leader').field('them', '036').hand('me', '012'),
  ),
  scenario('OP01-064', 'asks nothing with an empty hand', 'me field 064 d1; them field 036', (t) =>
    t.attack('064', 'them leader').asks('me', 'main').field('them', '036'),
  ),
  scenario('OP01-064', 'may be declined', 'me field 064 d1; me hand 012; them field 036', (t) =>
    t.attack('064', 'them leader').done().hand('me', '012').field('them', '036'),
  ),
  scenario(
    'OP01-064',
    'may return the target of its attack, which ends the battle',
    'me field 064 d1; me hand 012; them field 036 r, 100',
    (t) => t.attack('064', '036').yes().pick('012').pick('036').hand('them', '036').asks('me', 'main').active('100'),
  ),
  scenario(
    'OP01-069',
    'brings Smiley from the deck when it is K.O.’d',
    'turn 6 1; me field 069 r; me deck 072 081 012 072; them field 018; them deck 072 012',
    (t) =>
      t
        .attack('018', '069')
        .offers('072')
        .may('done')
        .pick('072')
        .field('me', '072')
        .active('072')
        .hand('me')
        .trash('me', '069')
        .deckSize('me', 3),
  ),
  scenario('OP01-069', 'may fail to find', 'turn 6 1; me field 069 r; me deck 081 012; them field 018', (t) =>
    t.attack('018', '069').asks('me', 'pick').offers().done().field('me').deckSize('me', 2),
  ),
  scenario('OP01-069', 'is silent when it goes under the deck', 'me field 069; me hand 070; me don 9; me deck 072 012', (t) =>
    t.play('070').pick('069').field('me', '070').bottom('me', '069').deckSize('me', 3),
  ),
  scenario('OP01-069', 'is silent when it makes room', 'me field 069, 010, 010, 010, 010; me hand 012; me don 2; me deck 072 012', (t) =>
    t.play('012').pick('069').trash('me', '069').field('me', '010', '010', '010', '010', '012'),
  ),
  scenario('OP01-069', 'loses the match with the last card of the deck', 'turn 6 1; me field 069 r; me deck 072; them field 018', (t) =>
    t.attack('018', '069').pick('072').wins('them', 'outcome.deckOut'),
  ),
  scenario(
    'OP01-071',
    'puts a Character of cost 3 or less under its owner’s deck',
    'me hand 071; me don 4; me field 012; them field 043, 018, 012',
    (t) =>
      t
        .play('071')
        .offers('me 012', 'them 043', 'them 012')
        .may('done')
        .pick('043')
        .bottom('them', '043')
        .deckSize('them', 13)
        .field('them', '018', '012')
        .field('me', '012', '071'),
  ),
  scenario('OP01-071', 'is played by its Trigger and then speaks', 'turn 6 1; me life 071 012; them field 018, 012', (t) =>
    t.attack('018', 'me leader').may('done').yes().field('me', '071').offers('them 012').pick('012').bottom('them', '012').trash('me'),
  ),
  scenario(
    'OP01-071',
    'waits with its effect until all damage is dealt',
    'turn 6 1; me life 071 012 012; them field 068, 012; them hand 010 010 010 010 010',
    (t) =>
      t
        .attack('068', 'me leader')
        .yes()
        .asks('me', 'trigger')
        .life('me', 1)
        .done()
        .offers('them 012')
        .pick('012')
        .field('them', '068')
        .life('me', 1),
  ),
  scenario('OP01-072', 'gains 1000 for every card in your hand', 'me field 072 d1, 036; me hand 012 012 010; them hand 012', (t) =>
    t.power('072', 5000).power('036', 3000),
  ),
  scenario('OP01-072', 'needs a DON!!', 'me field 072; me hand 012 012', (t) => t.power('072', 1000)),
  scenario('OP01-072', 'gains nothing on the opponent’s turn', 'turn 6 1; me field 072 d1; me hand 012 012', (t) => t.power('072', 1000)),
  scenario(
    'OP01-072',
    'is as strong as its hand in the Damage Step',
    'me field 072 d1, 036; me hand 010; them leader 003 t-1000; them hand 086; them don 2; them life 012 012',
    (t) =>
      t
        .attack('072', 'them leader')
        .power('072', 3000)
        .play('086')
        .done()
        .pick('me 036')
        .asks('them', 'trigger')
        .power('072', 4000)
        .done()
        .life('them', 1),
  ),
  scenario('OP01-075', 'blocks', 'turn 6 1; me field 075, 012; them field 018', (t) =>
    t.has('075', 'blocker').attack('018', 'me leader').mayNot('block', 'me 012').block('075').trash('me', '075').life('me', 4),
  ),
  {
    id: 'OP01-075',
    title: 'may fill a deck, which still has fifty cards',
    run: () => {
      expect(reasons('50xOP01-075')).toEqual([])
      expect(reasons('40xOP01-075 5xOP01-074 5xOP01-078')).toEqual(['simpiece.deck.tooMany', 'simpiece.deck.tooMany'])
      expect(reasons('51xOP01-075')).toEqual(['simpiece.deck.notFifty'])
    },
  },
  scenario('OP01-077', 'puts the top five cards back on top in any order', 'me hand 077; me don 1; me deck 010 012 025 036 043 053', (t) =>
    t
      .play('077')
      .offers('top', 'bottom')
      .mayNot('done')
      .pick('top')
      .offers('010', '012', '025', '036', '043')
      .mayNot('done')
      .pick('010', '012', '036', '025')
      .top('me', '043', '025', '036', '012', '010', '053'),
  ),
  scenario('OP01-077', 'or all of them under the deck', 'me hand 077; me don 1; me deck 010 012 025 036 043 053', (t) =>
    t.play('077').pick('bottom').pick('043', '036', '025', '012').bottom('me', '010', '012', '025', '036', '043').top('me', '053'),
  ),
  scenario('OP01-077', 'may look at the last cards of the deck', 'me hand 077; me don 1; me deck 010', (t) =>
    t.play('077').pick('bottom').top('me', '010').deckSize('me', 1).asks('me', 'main'),
  ),
  scenario('OP01-082', 'is played by its Trigger', 'turn 6 1; me life 082 012; them field 018', (t) =>
    t.attack('018', 'me leader').may('done').yes().field('me', '082').active('082').hand('me').trash('me').life('me', 1),
  ),
  scenario('OP01-082', 'goes to hand when its Trigger is not wanted', 'turn 6 1; me life 082 012; them field 018', (t) =>
    t.attack('018', 'me leader').done().hand('me', '082').field('me'),
  ),
  scenario('OP01-082', 'has no Trigger against Banish', 'turn 6 1; me life 082 012; them field 067', (t) =>
    t.attack('067', 'me leader').trash('me', '082').field('me').life('me', 1),
  ),
]
