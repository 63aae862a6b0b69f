import { scenario, type Scenario } from '../card-scenario.ts'

const five = 'me leader 002; me field 010, 012, 045, 036, 053'

/** Scenarios of the Leaders of two colours, by number. */
export const multi: readonly Scenario[] = [
  scenario(
    'OP01-002',
    'returns a Character and plays one of another colour for up to 5',
    `${five}; me hand 013 033 054 018 040 029 055; me don 5`,
    (t) =>
      t
        .activate('me leader')
        .don('me', 3, 2)
        .offers('me 010', 'me 012', 'me 045', 'me 036', 'me 053')
        .mayNot('done')
        .pick('010')
        .offers('033', '054')
        .may('done')
        .pick('054')
        .field('me', '012', '045', '036', '053', '054')
        .hand('me', '010', '013', '018', '029', '033', '040', '055')
        .mayNot('activate', 'me leader')
        .turnOf('me')
        .may('activate', 'me leader'),
  ),
  scenario('OP01-002', 'may play nothing, and the returned card is of the wrong colour', `${five}; me don 2`, (t) =>
    t.activate('me leader').pick('036').asks('me', 'pick').offers().done().hand('me', '036').field('me', '010', '012', '045', '053'),
  ),
  scenario(
    'OP01-002',
    'does nothing with four Characters though paid for, and needs two DON!!',
    'me leader 002; me field 010, 012, 045, 036; me hand 033; me don 3; them field 012',
    (t) => t.activate('me leader').don('me', 1, 2).field('me', '010', '012', '045', '036').hand('me', '033'),
  ),
  scenario('OP01-002', 'needs two active DON!!', `${five}; me don 1`, (t) => t.mayNot('activate', 'me leader')),
  scenario('OP01-002', 'lets what was played speak after all is done', `${five}; me hand 033; me don 2; them field 012`, (t) =>
    t.activate('me leader').pick('012').pick('033').offers('them 012').pick('them 012').rested('them 012'),
  ),
  scenario(
    'OP01-003',
    'wakes a Supernova or Straw Hat of cost 5 or less, which gains 1000',
    'me leader 003; me field 025 r, 017 r, 018 r, 051 r, 054 r; me don 5; them field 025 r',
    (t) =>
      t
        .activate('me leader')
        .don('me', 1, 4)
        .offers('me 025', 'me 017', 'me 054')
        .may('done')
        .pick('025')
        .active('me 025')
        .power('me 025', 6000)
        .rested('me 017')
        .mayNot('activate', 'me leader')
        .may('attack', 'me 025', 'them leader')
        .attack('me 025', 'them 025')
        .power('me 025', 6000)
        .end()
        .power('me 025', 5000),
  ),
  scenario('OP01-003', 'may choose nobody', 'me leader 003; me field 017 r; me don 4', (t) =>
    t.activate('me leader').done().rested('017').power('017', 4000),
  ),
  scenario('OP01-003', 'works once per turn and for four DON!!', 'me leader 003; me don 8', (t) =>
    t.activate('me leader').don('me', 4, 4).mayNot('activate', 'me leader'),
  ),
  scenario('OP01-003', 'needs four active DON!!', 'me leader 003; me don 3 2', (t) => t.mayNot('activate', 'me leader')),
  scenario(
    'OP01-061',
    'adds an active DON!! when a Character of the opponent is K.O.’d, once per turn',
    'me leader 061 d1; me field 018, 045; me don 0; them field 012 r, 012 r',
    (t) =>
      t
        .attack('me 018', 'them 012')
        .may('done')
        .yes()
        .don('me', 1, 0, 8)
        .attack('me 045', 'them 012')
        .asks('me', 'main')
        .don('me', 1, 0, 8)
        .field('them'),
  ),
  scenario(
    'OP01-061',
    'is silent for other ways off the field, own Characters, without DON!!',
    'me leader 061 d1; me field 012; me hand 070; me don 9; them field 012',
    (t) => t.play('070').pick('them 012').don('me', 0, 9, 0),
  ),
  scenario('OP01-061', 'is silent without DON!!', 'me leader 061; me field 018; them field 012 r', (t) =>
    t.attack('018', '012').don('me', 0, 0, 10),
  ),
  scenario('OP01-061', 'is silent on the opponent’s turn', 'turn 6 1; me leader 061 d1; me hand 026; me don 2; them field 012', (t) =>
    t.attack('them 012', 'me leader').play('026').done().pick('them 012').don('me', 0, 2, 7),
  ),
  scenario(
    'OP01-061',
    'counts its DON!! at the K.O.: paid away, it is silent',
    'me leader 061 d1; me hand 096; me don 7; them field 012',
    (t) => t.play('096').yes().pick('don 061').pick('them 012').field('them').don('me', 0, 6, 4),
  ),
  scenario('OP01-061', 'may be declined, and is used up', 'me leader 061 d1; me field 018, 045; them field 012 r, 012 r', (t) =>
    t.attack('me 018', 'them 012').done().attack('me 045', 'them 012').don('me', 0, 0, 9),
  ),
  scenario(
    'OP01-061',
    'adds one for Characters K.O.’d together, and speaks before their [On K.O.]',
    'me leader 061 d1; me hand 056; me don 6; them field 080 r, 012 r',
    (t) =>
      t.play('056').pick('080', '012').asks('me', 'confirm').hand('them').yes().don('me', 1, 6, 2).asks('me', 'main').hand('them', '012'),
  ),
  scenario(
    'OP01-062',
    'draws once per turn after an own Event with 4 cards in hand or less',
    'me leader 062 d1; me hand 027 027 010 010 010 010; me don 8; them field 012',
    (t) =>
      t
        .play('027')
        .done()
        .hand('me', '027', '010', '010', '010', '010')
        .play('027')
        .done()
        .asks('me', 'confirm')
        .yes()
        .hand('me', '010', '010', '010', '010', '012'),
  ),
  scenario('OP01-062', 'is not used up by declining, but by drawing', 'me leader 062 d1; me hand 027 027 027; me don 9', (t) =>
    t
      .play('027')
      .done()
      .play('027')
      .yes()
      .hand('me', '012', '027')
      .turnOf('me')
      .give('me leader')
      .play('027')
      .yes()
      .hand('me', '012', '012', '012'),
  ),
  scenario('OP01-062', 'draws only once in a turn', 'me leader 062 d1; me hand 027 027; me don 8', (t) =>
    t.play('027').yes().play('027').hand('me', '012'),
  ),
  scenario(
    'OP01-062',
    'works on the opponent’s turn, counting the hand after the Event',
    'turn 6 1; me leader 062 d1; me hand 029 010 010 010 010; me don 1; them field 018',
    (t) => t.attack('018', 'me leader').play('029').done().yes().hand('me', '010', '010', '010', '010', '012').through(),
  ),
  scenario(
    'OP01-062',
    'is silent without DON!!, for the opponent’s Events and for a Trigger',
    'turn 6 1; me leader 062 d1; me life 058 012; them field 018; them hand 027; them don 4',
    (t) => t.play('027').attack('018', 'me leader').yes().done().hand('me'),
  ),
  scenario(
    'OP01-062',
    'is switched off by an Event that draws',
    'me leader 062 d1; me hand 055 010 010 010; me don 1; me field 010, 012',
    (t) => t.play('055').yes().asks('me', 'main').hand('me', '010', '010', '010', '012', '012'),
  ),
  scenario('OP01-062', 'is silent without DON!!', 'me leader 062; me hand 027; me don 4', (t) => t.play('027').hand('me')),
]
