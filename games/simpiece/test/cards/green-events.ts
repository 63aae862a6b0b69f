import { scenario, type Scenario } from '../card-scenario.ts'

/** Scenarios of the green Events, by number. */
export const greenEvents: readonly Scenario[] = [
  scenario(
    'OP01-055',
    'rests two Characters to draw two cards',
    'me hand 055; me don 1; me field 010, 012, 036, 053 r; them field 010',
    (t) =>
      t
        .play('055')
        .asks('me', 'confirm')
        .may('done')
        .yes()
        .offers('me 010', 'me 012', 'me 036')
        .mayNot('done')
        .pick('010', '012')
        .rested('me 010', '012')
        .active('036', 'them 010')
        .hand('me', '012', '012'),
  ),
  scenario('OP01-055', 'draws nothing when only one can be rested', 'me leader 003; me hand 055; me don 1; me field 010, 053 r', (t) =>
    t.play('055').asks('me', 'main').hand('me').active('010'),
  ),
  scenario('OP01-055', 'may be declined', 'me hand 055; me don 1; me field 010, 012', (t) => t.play('055').done().hand('me').active('010')),
  scenario(
    'OP01-056',
    'K.O.s up to two rested Characters of cost 5 or less',
    'me hand 056; me don 6; me field 012 r; them leader 003 r; them field 054 r, 110 r, 012, 043 r, 010 r',
    (t) =>
      t
        .play('056')
        .offers('them 054', 'them 043', 'them 010')
        .may('done')
        .pick('054')
        .may('done')
        .pick('010')
        .field('them', '110', '012', '043')
        .trash('them', '010', '054'),
  ),
  scenario('OP01-056', 'may be content with one', 'me hand 056; me don 6; them field 054 r, 043 r', (t) =>
    t.play('056').pick('043').done().field('them', '054'),
  ),
  scenario(
    'OP01-056',
    'makes [On K.O.] effects happen in the order their player likes',
    'me hand 056; me don 6; them leader 062; them field 080 r, 079 r; them trash 029 012',
    (t) =>
      t
        .play('056')
        .pick('080', '079')
        .field('them')
        .asks('them', 'order')
        .offers('080', '079')
        .pick('079')
        .asks('them', 'pick')
        .pick('029')
        .hand('them', '012', '029'),
  ),
  scenario(
    'OP01-057',
    'adds 2000 and wakes a Character, which comes too late to block',
    'turn 6 1; me leader 003 r; me hand 057 010; me don 1; me field 019 r, 012 r; them field 018, 043 r',
    (t) =>
      t
        .attack('018', 'me leader')
        .play('057')
        .offers('me leader', 'me 019', 'me 012')
        .may('done')
        .pick('me leader')
        .power('me leader', 7000)
        .offers('me 019', 'me 012')
        .may('done')
        .pick('019')
        .active('019')
        .rested('012')
        .asks('me', 'counter')
        .done()
        .power('me leader', 5000)
        .life('me', 4),
  ),
  scenario(
    'OP01-057',
    'does not undo the attack on what it wakes',
    'turn 6 1; me hand 057 010; me don 1; me field 012 r; them field 018',
    (t) => t.attack('018', 'me 012').play('057').done().pick('012').active('me 012').done().field('me').trash('me', '012', '057'),
  ),
  scenario(
    'OP01-057',
    'K.O.s a rested Character of cost 4 or less by its Trigger',
    'turn 6 1; me life 057 012; me field 012 r; them leader 003 r; them field 018, 043 r, 065 r, 010',
    (t) =>
      t
        .attack('018', 'me leader')
        .yes()
        .offers('them 018', 'them 043')
        .may('done')
        .pick('018')
        .field('them', '043', '065', '010')
        .trash('me', '057')
        .life('me', 1),
  ),
  scenario(
    'OP01-057',
    'K.O.s a Double Attacker by its Trigger; the second damage comes all the same',
    'turn 6 1; me life 057 012 012; them field 068; them hand 010 010 010 010 010',
    (t) => t.attack('068', 'me leader').yes().pick('068').field('them').asks('me', 'trigger').done().life('me', 1).hand('me', '012'),
  ),
  scenario(
    'OP01-058',
    'adds 4000 and rests a Character of cost 4 or less',
    'turn 6 1; me hand 058 010; me don 2; me field 012; them field 018, 065, 043, 066',
    (t) =>
      t
        .attack('018', 'me leader')
        .play('058')
        .offers('me leader', 'me 012')
        .may('done')
        .pick('me leader')
        .power('me leader', 9000)
        .offers('them 018', 'them 043', 'them 066')
        .may('done')
        .pick('066')
        .rested('066')
        .active('043', '065', '012')
        .done()
        .power('me leader', 5000)
        .life('me', 4)
        .mayNot('attack', '066', 'me leader'),
  ),
  scenario('OP01-058', 'rests any Character by its Trigger', 'turn 6 1; me life 058 012; me field 012; them field 018, 094, 043', (t) =>
    t
      .attack('018', 'me leader')
      .yes()
      .offers('them 018', 'them 094', 'them 043')
      .may('done')
      .pick('094')
      .rested('094')
      .active('043')
      .trash('me', '058'),
  ),
  scenario(
    'OP01-059',
    'trashes a card of the Land of Wano to wake a Character of it for 3 or less',
    'me leader 031 r; me hand 059 036 012 055; me don 3; me field 043 r, 121 r, 012 r, 032 r; them field 043 r',
    (t) =>
      t
        .play('059')
        .asks('me', 'confirm')
        .may('done')
        .yes()
        .offers('036', '055')
        .mayNot('done')
        .pick('036')
        .trash('me', '036', '059')
        .offers('me 043', 'me 032')
        .may('done')
        .pick('043')
        .active('me 043')
        .rested('032', '121', '012', 'them 043')
        .may('attack', 'me 043', 'them leader'),
  ),
  scenario('OP01-059', 'cannot be paid for with other cards', 'me hand 059 012; me don 3; me field 043 r', (t) =>
    t.play('059').asks('me', 'confirm').mayNot('yes').done().rested('043').hand('me', '012'),
  ),
  scenario('OP01-059', 'asks nothing of an empty hand', 'me hand 059; me don 3; me field 043 r', (t) => t.play('059').rested('043')),
  scenario('OP01-059', 'lets a Character attack again', 'me hand 059 036; me don 3; me field 043; them life 4x012', (t) =>
    t
      .attack('043', 'them leader')
      .through()
      .play('059')
      .yes()
      .pick('036')
      .pick('043')
      .attack('043', 'them leader')
      .through()
      .life('them', 2),
  ),
]
