import { scenario, type Scenario } from '../card-scenario.ts'

/** Events and the Stage of ST06. */
export const st06Events: readonly Scenario[] = [
  scenario(
    'ST06-014',
    'adds 4000 in the battle and K.O.s an active Character of 3 or less',
    'turn 6 1; me hand ST06-014 012; me don 2; me field 012; them field 018, 017, 012, 010 r, 014',
    (t) =>
      t
        .attack('018', 'me leader')
        .play('ST06-014')
        .offers('me leader', 'me 012')
        .may('done')
        .pick('me leader')
        .power('me leader', 9000)
        .offers('them 017', 'them 012')
        .may('done')
        .pick('them 017')
        .field('them', '018', '012', '010', '014')
        .done()
        .life('me', 4)
        .power('me leader', 5000),
  ),
  scenario(
    'ST06-014',
    'K.O.s one of 4 or less as a [Trigger]',
    'turn 6 1; me life ST06-014 012; me field 012; them field 018, 047, 017',
    (t) => t.attack('018', 'me leader').yes().offers('them 018', 'them 017').may('done').pick('them 017').field('them', '018', '047'),
  ),
  scenario(
    'ST06-015',
    'draws one and takes 2 off a cost, for the turn',
    'me hand ST06-015; me don 1; me deck 036 025 010; me field 012; them field 067, 018',
    (t) =>
      t
        .play('ST06-015')
        .hand('me', '036')
        .offers('them 067', 'them 018')
        .may('done')
        .pick('them 067')
        .cost('them 067', 5)
        .attack('012', 'them leader')
        .through()
        .cost('them 067', 5)
        .end()
        .cost('them 067', 7),
  ),
  scenario(
    'ST06-015',
    'the opponent trashes one of their choice as a [Trigger]',
    'turn 6 1; me life ST06-015 012; me hand 010; them field 018; them hand 012 025',
    (t) =>
      t
        .attack('018', 'me leader')
        .done()
        .yes()
        .asks('them', 'pick')
        .offers('012', '025')
        .pick('025')
        .trash('them', '025')
        .hand('me', '010'),
  ),
  scenario('ST06-015', 'which may be used against an empty hand', 'turn 6 1; me life ST06-015 012; them field 018', (t) =>
    t.attack('018', 'me leader').yes().asks('them', 'main').trash('me', 'ST06-015').trash('them'),
  ),
  scenario('ST06-016', 'adds 2000 in the battle', 'turn 6 1; me hand ST06-016 012; me don 1; me field 012; them field 018', (t) =>
    t
      .attack('018', 'me leader')
      .play('ST06-016')
      .offers('me leader', 'me 012')
      .may('done')
      .pick('me leader')
      .power('me leader', 7000)
      .done()
      .life('me', 4)
      .power('me leader', 5000),
  ),
  scenario(
    'ST06-016',
    'as a [Trigger] draws one, and none of the Characters there can be K.O.’d in the turn',
    'turn 6 1; me life ST06-016 009; me field 012 r; me deck 036 010; them field 018, 017, 008, 012 r; them hand 115 115; them don 8',
    (t) =>
      t
        .attack('018', 'me leader')
        .yes()
        .hand('me', '036')
        .attack('017', 'me 012')
        .through()
        .play('115')
        .pick('me 012')
        .done()
        .field('me', '012')
        .attack('008', 'me leader')
        .done()
        .yes()
        .field('me', '012', '009')
        .play('115')
        .pick('me 009')
        .done()
        .field('me', '012'),
  ),
  scenario(
    'ST06-016',
    'not those of the attacker, and not in the next turn',
    'turn 6 1; me life ST06-016 009 009 009; me field 012 r; me deck 036 010 010 010; me don 4; me hand 115; them field 018, 012 r; them hand 115; them don 4; them deck 5x012',
    (t) =>
      t
        .attack('018', 'me leader')
        .done()
        .yes()
        .end()
        .attack('me 012', 'them 012')
        .through()
        .field('them', '018')
        .end()
        .play('115')
        .pick('me 012')
        .done()
        .field('me'),
  ),
  scenario('ST06-017', 'takes 1 off a cost as it is played', 'me hand ST06-017; me don 1; me field 012; them field 067, 018', (t) =>
    t
      .play('ST06-017')
      .offers('them 067', 'them 018')
      .may('done')
      .pick('them 067')
      .cost('them 067', 6)
      .attack('012', 'them leader')
      .through()
      .cost('them 067', 6)
      .end()
      .cost('them 067', 7),
  ),
  scenario(
    'ST06-017',
    'and another as it rests, under a Leader of the Navy',
    'me leader ST06-001; me stage ST06-017; me field 012; them field 067, 018',
    (t) =>
      t
        .activate('ST06-017')
        .rested('ST06-017')
        .offers('them 067', 'them 018')
        .may('done')
        .pick('them 018')
        .cost('them 018', 3)
        .mayNot('activate', 'ST06-017')
        .attack('012', 'them leader')
        .through()
        .cost('them 018', 3)
        .end()
        .cost('them 018', 4),
  ),
  scenario('ST06-017', 'in vain under another', 'me leader 003; me stage ST06-017; them field 067', (t) =>
    t.activate('ST06-017').rested('ST06-017').asks('me', 'main').cost('them 067', 7),
  ),
]
