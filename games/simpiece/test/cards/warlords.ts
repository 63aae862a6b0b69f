import { scenario, type Scenario } from '../card-scenario.ts'

/** Scenarios of the Warlords among the blue Characters, by number. */
export const warlords: readonly Scenario[] = [
  scenario(
    'OP01-068',
    'has Double Attack in its turn with five hand cards; a Trigger comes before the second damage',
    'me field 068; me hand 012 012 012 012 012; them hand 010 010; them life 009 012 012',
    (t) =>
      t
        .has('068', 'doubleAttack')
        .attack('068', 'them leader')
        .done()
        .yes()
        .field('them', '009')
        .asks('them', 'trigger')
        .life('them', 1)
        .done()
        .life('them', 1)
        .hand('them', '010', '010', '012'),
  ),
  scenario('OP01-068', 'has none with four cards', 'me field 068; me hand 012 012 012 012; them hand 012 012 012 012 012', (t) =>
    t.has('068').attack('068', 'them leader').through().life('them', 3),
  ),
  scenario('OP01-068', 'has none on the opponent’s turn', 'turn 6 1; me field 068; me hand 012 012 012 012 012', (t) => t.has('068')),
  scenario('OP01-068', 'loses it with the fifth card', 'me field 068; me hand 012 012 012 012 012; me don 2', (t) =>
    t.has('068', 'doubleAttack').play('012').has('068'),
  ),
  scenario(
    'OP01-070',
    'puts a Character of cost 7 or less under its owner’s deck',
    'me hand 070; me don 9; me field 012; them field 096 d1, 051, 067',
    (t) =>
      t
        .play('070')
        .offers('me 012', 'them 096', 'them 067')
        .may('done')
        .pick('096')
        .bottom('them', '096')
        .deckSize('them', 13)
        .field('them', '051', '067')
        .don('them', 0, 1),
  ),
  scenario('OP01-070', 'may take an own one', 'me hand 070; me don 9; me field 012, 010; them field 012', (t) =>
    t.play('070').pick('me 010').bottom('me', '010').field('me', '012', '070').field('them', '012'),
  ),
  scenario('OP01-073', 'puts the top five cards back on top in any order', 'me hand 073; me don 3; me deck 010 012 025 036 043 053', (t) =>
    t
      .play('073')
      .has('073', 'blocker')
      .offers('top', 'bottom')
      .mayNot('done')
      .pick('top')
      .offers('010', '012', '025', '036', '043')
      .mayNot('done')
      .pick('010', '012', '036', '025')
      .top('me', '043', '025', '036', '012', '010', '053')
      .deckSize('me', 6),
  ),
  scenario('OP01-073', 'or all of them under the deck', 'me hand 073; me don 3; me deck 010 012 025 036 043 053', (t) =>
    t.play('073').pick('bottom').pick('043', '036', '025', '012').bottom('me', '010', '012', '025', '036', '043').top('me', '053'),
  ),
  scenario('OP01-073', 'takes what is there', 'me hand 073; me don 3; me deck 010 012 025', (t) =>
    t.play('073').pick('top').pick('025', '012').top('me', '010', '012', '025').deckSize('me', 3),
  ),
  scenario(
    'OP01-074',
    'brings a Pacifista from hand when it is K.O.’d as a Blocker; it comes too late to block',
    'turn 6 1; me field 074; me hand 075 075 078; them field 018; them hand 075',
    (t) =>
      t
        .has('074', 'blocker')
        .attack('018', 'me leader')
        .block('074')
        .done()
        .offers('075', '075/2')
        .may('done')
        .pick('075')
        .field('me', '075')
        .active('075')
        .trash('me', '074')
        .asks('them', 'main')
        .life('me', 4),
  ),
  scenario('OP01-074', 'may bring nobody', 'turn 6 1; me field 074 r; me hand 012; them field 018', (t) =>
    t.attack('018', '074').done().offers().done().field('me').hand('me', '012'),
  ),
  scenario('OP01-074', 'is silent when it goes under the deck', 'me field 074; me hand 070 075; me don 9', (t) =>
    t.play('070').pick('074').bottom('me', '074').asks('me', 'main').hand('me', '075'),
  ),
  scenario(
    'OP01-078',
    'draws as it attacks with five hand cards or less',
    'me field 078 d1; me hand 010 010 010 010 010; them hand 010 010 010 010 010 010',
    (t) => t.has('078', 'blocker').attack('078', 'them leader').hand('me', '010', '010', '010', '010', '010', '012').through(),
  ),
  scenario('OP01-078', 'draws nothing with six', 'me field 078 d1; me hand 010 010 010 010 010 010', (t) =>
    t.attack('078', 'them leader').hand('me', '010', '010', '010', '010', '010', '010').through(),
  ),
  scenario('OP01-078', 'draws as it blocks', 'turn 6 1; me field 078 d1; me hand 010; them field 018', (t) =>
    t.attack('018', 'me leader').block('078').hand('me', '010', '012').done().field('me'),
  ),
  scenario('OP01-078', 'draws nothing without DON!!', 'me field 078; me hand 010', (t) =>
    t.attack('078', 'them leader').hand('me', '010').through(),
  ),
]
