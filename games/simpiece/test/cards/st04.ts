import { scenario, type Scenario } from '../card-scenario.ts'

/** Cards of ST04. */
export const st04: readonly Scenario[] = [
  scenario(
    'ST04-001',
    'returns seven DON!! and trashes a Life card of the opponent, once a turn',
    'me leader ST04-001; me don 10; me life 036 012; them life 009 012 010',
    (t) =>
      t
        .power('me leader', 5000)
        .activate('me leader')
        .asks('me', 'confirm')
        .may('done')
        .yes()
        .trash('them', '009')
        .life('them', 2)
        .life('me', 2)
        .don('me', 3, 0, 7)
        .mayNot('activate', 'me leader')
        .asks('me', 'main'),
  ),
  scenario('ST04-001', 'needs seven DON!!', 'me leader ST04-001; me don 6', (t) => t.mayNot('activate', 'me leader')),
  scenario('ST04-002', 'returns a DON!! and plays Page One', 'me hand ST04-002 ST04-012 112 012; me don 4', (t) =>
    t
      .play('ST04-002')
      .may('done')
      .yes()
      .offers('ST04-012', '112')
      .may('done')
      .pick('ST04-012')
      .field('me', 'ST04-002', 'ST04-012')
      .power('ST04-012', 6000)
      .don('me', 0, 3, 7),
  ),
  scenario(
    'ST04-003',
    'returns five DON!!, K.O.s a Character of 6 or less and may attack at once',
    'me hand ST04-003; me don 9; me field 012; them field 040, 046, 067; them leader 003',
    (t) =>
      t
        .play('ST04-003')
        .yes()
        .offers('them 040', 'them 046')
        .may('done')
        .pick('them 040')
        .field('them', '046', '067')
        .don('me', 0, 4, 6)
        .has('ST04-003', 'rush')
        .attack('ST04-003', 'them leader')
        .through()
        .end()
        .has('ST04-003'),
  ),
  scenario('ST04-003', 'or keeps them and waits', 'me hand ST04-003; me don 9; them field 040', (t) =>
    t.play('ST04-003').done().field('them', '040').has('ST04-003').don('me', 0, 9),
  ),
  scenario(
    'ST04-004',
    'K.O.s a Character of 4 or less for a DON!!',
    'me hand ST04-004; me don 6; me field 012; them field 014, 008, 047',
    (t) =>
      t.play('ST04-004').yes().offers('them 014', 'them 008').may('done').pick('them 014').field('them', '008', '047').don('me', 0, 5, 5),
  ),
  scenario('ST04-005', 'draws two and trashes one for a DON!!', 'me hand ST04-005 012; me don 5; me deck 036 025 010 026', (t) =>
    t
      .has('me leader')
      .play('ST04-005')
      .has('ST04-005', 'blocker')
      .yes()
      .pick('012')
      .hand('me', '036', '025')
      .trash('me', '012')
      .don('me', 0, 4, 6),
  ),
  scenario('ST04-006', 'draws one for a DON!!', 'me hand ST04-006; me don 3; me deck 036 025 010', (t) =>
    t.play('ST04-006').may('done').yes().hand('me', '036').don('me', 0, 2, 8),
  ),
  scenario('ST04-007', 'costs 2 and has 4000', 'me hand ST04-007; me don 2', (t) =>
    t.play('ST04-007').don('me', 0, 2).power('ST04-007', 4000),
  ),
  scenario('ST04-008', 'trashes a card of the hand for an active DON!!', 'me hand ST04-008 012 036; me don 3', (t) =>
    t
      .play('ST04-008')
      .may('done')
      .yes()
      .offers('012', '036')
      .pick('036')
      .may('done')
      .yes()
      .don('me', 1, 3, 6)
      .trash('me', '036')
      .hand('me', '012'),
  ),
  scenario('ST04-009', 'costs 1 and has 3000', 'me hand ST04-009; me don 1', (t) =>
    t.play('ST04-009').don('me', 0, 1).power('ST04-009', 3000),
  ),
  scenario(
    'ST04-010',
    'K.O.s a Character of 3 or less for a DON!!',
    'me hand ST04-010; me don 3; me field 012; them field 017, 012, 014',
    (t) =>
      t.play('ST04-010').yes().offers('them 017', 'them 012').may('done').pick('them 017').field('them', '012', '014').don('me', 0, 2, 8),
  ),
  scenario('ST04-010', 'is played as a [Trigger]', 'turn 6 1; me life ST04-010 012; them field 018', (t) =>
    t.attack('018', 'me leader').yes().field('me', 'ST04-010').life('me', 1),
  ),
  scenario('ST04-011', 'costs 2, has 2000 and blocks', 'turn 6 1; me field ST04-011; them field 018', (t) =>
    t.power('ST04-011', 2000).attack('018', 'me leader').block('ST04-011').trash('me', 'ST04-011').life('me', 4),
  ),
  scenario('ST04-012', 'costs 4 and has 6000', 'me hand ST04-012; me don 4', (t) =>
    t.play('ST04-012').don('me', 0, 4).power('ST04-012', 6000),
  ),
  scenario('ST04-013', 'costs 3 and has 5000', 'me hand ST04-013; me don 3', (t) =>
    t.play('ST04-013').don('me', 0, 3).power('ST04-013', 5000),
  ),
  scenario('ST04-014', 'draws one and adds an active DON!!', 'me hand ST04-014; me don 4; me deck 036 025', (t) =>
    t.play('ST04-014').hand('me', '036').asks('me', 'confirm').may('done').yes().asks('me', 'main').don('me', 1, 4, 5),
  ),
  scenario('ST04-014', 'as a [Trigger] as well', 'turn 6 1; me life ST04-014 012; me deck 036 025; them field 018', (t) =>
    t.attack('018', 'me leader').yes().hand('me', '036').yes().don('me', 1, 0, 9),
  ),
  scenario(
    'ST04-015',
    'K.O.s a Character of 6 or less and adds an active DON!!',
    'me hand ST04-015; me don 6; me field 012; them field 040, 046, 067',
    (t) =>
      t
        .play('ST04-015')
        .offers('them 040', 'them 046')
        .may('done')
        .pick('them 040')
        .field('them', '046', '067')
        .may('done')
        .yes()
        .asks('me', 'main')
        .don('me', 1, 6, 3),
  ),
  scenario('ST04-015', 'only the DON!! as a [Trigger]', 'turn 6 1; me life ST04-015 012; them field 018', (t) =>
    t.attack('018', 'me leader').yes().asks('me', 'confirm').yes().don('me', 1, 0, 9).field('them', '018').asks('them', 'main'),
  ),
  scenario(
    'ST04-016',
    'returns a DON!! for 4000 in the battle',
    'turn 6 1; me hand ST04-016 012; me don 2; me field 012; them field 018',
    (t) =>
      t
        .attack('018', 'me leader')
        .play('ST04-016')
        .yes()
        .pick('don rested')
        .offers('me leader', 'me 012')
        .may('done')
        .pick('me leader')
        .power('me leader', 9000)
        .don('me', 1, 0, 9)
        .done()
        .life('me', 4)
        .power('me leader', 5000),
  ),
  scenario(
    'ST04-017',
    'rests for a rested DON!! under a Leader of the Animal Kingdom Pirates',
    'me leader ST04-001; me stage ST04-017; me don 1',
    (t) => t.activate('ST04-017').rested('ST04-017').may('done').yes().asks('me', 'main').don('me', 1, 1, 8).mayNot('activate', 'ST04-017'),
  ),
  scenario('ST04-017', 'in vain under another', 'me leader 003; me stage ST04-017; me don 1', (t) =>
    t.activate('ST04-017').rested('ST04-017').don('me', 1, 0),
  ),
]
