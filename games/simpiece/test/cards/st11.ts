import { scenario, type Scenario } from '../card-scenario.ts'

/** Cards of ST11. */
export const st11: readonly Scenario[] = [
  scenario(
    'ST11-001',
    'reveals the top card as it attacks with a DON!! and takes it if it is of FILM, once a turn',
    'me leader ST11-001 d1; me hand ST11-005; me don 3; me deck 005 ST11-002 010 012; them leader 003; them life 4x012',
    (t) =>
      t
        .attack('me leader', 'them leader')
        .offers('005')
        .may('done')
        .pick('005')
        .hand('me', '005', 'ST11-005')
        .top('me', 'ST11-002', '010')
        .through()
        .play('ST11-005')
        .pick('me leader')
        .attack('me leader', 'them leader')
        .through()
        .hand('me', '005'),
  ),
  scenario('ST11-001', 'or puts it under the deck', 'me leader ST11-001 d1; me deck 036 025 010; them leader 003', (t) =>
    t.attack('me leader', 'them leader').offers().done().bottom('me', '036').hand('me').through(),
  ),
  scenario(
    'ST11-001',
    'where both have seen it',
    'me leader ST11-001 d1; me hand ST06-015 ST07-015; me don 6; me life 012; me deck 036 025; them leader 003',
    (t) =>
      t
        .attack('me leader', 'them leader')
        .done()
        .bottom('me', '036')
        .through()
        .play('ST06-015')
        .hand('me', '025', 'ST07-015')
        .play('ST07-015')
        .option(1)
        .lifeCards('me', '036 012', '30'),
  ),
  scenario('ST11-001', 'not without DON!!', 'me leader ST11-001; me deck 005 025 010; them leader 003', (t) =>
    t.attack('me leader', 'them leader').through().top('me', '005').hand('me'),
  ),
  scenario(
    'ST11-002',
    'trashes an Event at the end of its turn to make a Character of FILM active',
    'me leader ST11-001 r; me hand ST11-003 115 012; me field ST11-002 r, 005 r, 012 r, 011; them field 005 r',
    (t) =>
      t
        .has('me ST11-002', 'blocker')
        .end()
        .may('done')
        .yes()
        .offers('ST11-003', '115')
        .pick('115')
        .offers('me ST11-002', 'me 005', 'me 011')
        .may('done')
        .pick('me 005')
        .active('me 005')
        .rested('me ST11-002', 'me 012')
        .hand('me', '012', 'ST11-003')
        .trash('me', '115'),
  ),
  scenario(
    'ST11-003',
    'rests a Character of 5 or less under Uta',
    'me leader ST11-001; me hand ST11-003; me don 2; me field 012; them field 047, 018 r, 040',
    (t) =>
      t
        .play('ST11-003')
        .asks('me', 'pick')
        .mayNot('done')
        .option(0)
        .offers('them 047', 'them 018')
        .may('done')
        .pick('them 047')
        .rested('them 047')
        .active('them 040')
        .field('them', '047', '018', '040'),
  ),
  scenario(
    'ST11-003',
    'or K.O.s a rested one of 5 or less',
    'me leader ST11-001; me hand ST11-003; me don 2; me field 012 r; them leader 003 r; them field 047 r, 018, 040 r, 010 r',
    (t) => t.play('ST11-003').option(1).offers('them 047', 'them 010').may('done').pick('them 047').field('them', '018', '040', '010'),
  ),
  scenario('ST11-003', 'not under another', 'me leader 003; me hand ST11-003; me don 2; them field 047', (t) =>
    t.play('ST11-003').asks('me', 'main').active('them 047'),
  ),
  scenario(
    'ST11-004',
    'looks at three cards for one of FILM but itself and makes a DON!! active, under Uta',
    'me leader ST11-001; me hand ST11-004; me don 2; me deck ST11-004 005 ST11-002 ST11-005 010 012',
    (t) =>
      t
        .play('ST11-004')
        .offers('005', 'ST11-002')
        .may('done')
        .pick('ST11-002')
        .hand('me', 'ST11-002')
        .pick('005')
        .may('done')
        .yes()
        .don('me', 2, 0)
        .top('me', 'ST11-005', '010')
        .asks('me', 'main'),
  ),
  scenario(
    'ST11-004',
    'the DON!! also where no card is taken',
    'me leader ST11-001; me hand ST11-004; me don 3 1; me deck 036 025 010 012',
    (t) => t.play('ST11-004').offers().done().pick('036', '025').yes().don('me', 3, 1).hand('me'),
  ),
  scenario('ST11-004', 'neither under another', 'me leader 003; me hand ST11-004; me don 1; me deck 005 025 010 012', (t) =>
    t.play('ST11-004').asks('me', 'main').don('me', 0, 1).top('me', '005'),
  ),
  scenario('ST11-005', 'makes the Leader Uta active', 'me leader ST11-001 r; me hand ST11-005; me don 3; me field ST11-002 r', (t) =>
    t.play('ST11-005').offers('me leader').may('done').pick('me leader').active('me leader').rested('ST11-002'),
  ),
  scenario('ST11-005', 'no other Leader', 'me leader 003 r; me hand ST11-005; me don 3; me field ST11-002 r', (t) =>
    t.play('ST11-005').asks('me', 'main').rested('me leader', 'ST11-002'),
  ),
  scenario('ST11-005', 'adds 1000 in the turn as a [Trigger]', 'turn 6 1; me life ST11-005 012; me field 012; them field 018, 018', (t) =>
    t
      .attack('018', 'me leader')
      .yes()
      .offers('me leader', 'me 012')
      .may('done')
      .pick('me leader')
      .power('me leader', 6000)
      .attack('018/2', 'me leader')
      .through()
      .power('me leader', 6000)
      .end()
      .power('me leader', 5000),
  ),
]
