import { scenario, type Scenario } from '../../card-scenario.ts'
import { blocks } from '../common.ts'

/** Red Characters of OP05. */
export const op05Red: readonly Scenario[] = [
  scenario('OP05-003', 'has Rush beside another Character of 7000 or more', 'me field OP05-003, OP02-006; them field 012', (t) =>
    t.has('OP05-003', 'rush'),
  ),
  scenario('OP05-003', 'not by its own power, nor beside weaker ones', 'me field OP05-003 t4000, 018; them field OP02-006', (t) =>
    t.has('OP05-003'),
  ),
  scenario(
    'OP05-004',
    'plays one of the Revolutionary Army of 5000 or less, no other Ivankov, with 7000 power, once a turn',
    'me field OP05-004 t2000; me hand OP05-004 OP05-012 OP05-011 018 OP05-017 012 OP05-015 OP05-019',
    (t) =>
      t
        .activate('OP05-004')
        .offers('OP05-012', 'OP05-011', 'OP05-017', 'OP05-015')
        .may('done')
        .pick('OP05-012')
        .field('me', 'OP05-004', 'OP05-012')
        .mayNot('activate', 'OP05-004'),
  ),
  scenario('OP05-004', 'in vain with 6000', 'me field OP05-004 t1000; me hand OP05-012', (t) =>
    t.activate('OP05-004').asks('me', 'main').hand('me', 'OP05-012'),
  ),
  scenario(
    'OP05-005',
    'takes 1000 from a Leader or Character for the turn under a Leader of the Revolutionary Army',
    'me leader OP02-049; me hand OP05-005; me don 4; me field 012; them leader 003; them field 018, 047',
    (t) =>
      t
        .play('OP05-005')
        .offers('them leader', 'them 018', 'them 047')
        .may('done')
        .pick('them 018')
        .power('them 018', 5000)
        .power('them 047', 6000)
        .attack('012', 'them leader')
        .done()
        .through()
        .power('them 018', 5000)
        .end()
        .power('them 018', 6000),
  ),
  scenario('OP05-005', 'not under another', 'me leader 003; me hand OP05-005; me don 4; them field 018', (t) =>
    t.play('OP05-005').asks('me', 'main').power('them 018', 6000),
  ),
  scenario(
    'OP05-005',
    'also as it attacks with 7000',
    'me leader 003; me field OP05-005 t2000, 012; them leader 003; them field 018, 012',
    (t) =>
      t
        .attack('OP05-005', 'them leader')
        .offers('them leader', 'them 018', 'them 012')
        .may('done')
        .pick('them 018')
        .through()
        .attack('me 012', 'them leader')
        .through()
        .power('them 018', 5000)
        .end()
        .power('them 018', 6000),
  ),
  scenario('OP05-005', 'not with 6000', 'me field OP05-005 t1000; them leader 003; them field 018', (t) =>
    t.attack('OP05-005', 'them leader').through().power('them 018', 6000),
  ),
  scenario(
    'OP05-006',
    'takes 3000 from a Character for the turn under a Leader of the Revolutionary Army',
    'me leader OP02-049; me hand OP05-006; me don 2; me field 012; them leader 003; them field 018, 012',
    (t) =>
      t
        .play('OP05-006')
        .offers('them 018', 'them 012')
        .may('done')
        .pick('them 018')
        .power('them 018', 3000)
        .power('them 012', 4000)
        .attack('me 012', 'them leader')
        .through()
        .power('them 018', 3000)
        .end()
        .power('them 018', 6000),
  ),
  scenario('OP05-006', 'not under another', 'me leader 003; me hand OP05-006; me don 2; them field 018', (t) =>
    t.play('OP05-006').asks('me', 'main').power('them 018', 6000),
  ),
  scenario(
    'OP05-008',
    'gives two rested DON!! to one card, once a turn, with one',
    'me field OP05-008 d1, 012; me don 1 3; them field 012',
    (t) =>
      t
        .activate('OP05-008')
        .offers('me leader', 'me OP05-008', 'me 012')
        .may('done')
        .pick('me 012')
        .may('done')
        .yes()
        .given('me 012', 2)
        .don('me', 1, 1)
        .mayNot('activate', 'OP05-008'),
  ),
  scenario('OP05-008', 'not without', 'me field OP05-008; me don 1 3', (t) => t.mayNot('activate', 'OP05-008')),
  scenario(
    'OP05-009',
    'draws a card while its Leader has 0 or less',
    'me leader 003 t-5000; me hand OP05-009; me don 1; me deck 036 010',
    (t) => t.play('OP05-009').hand('me', '036'),
  ),
  scenario('OP05-009', 'not with 1000', 'me leader 003 t-4000; me hand OP05-009; me don 1; me deck 036 010', (t) =>
    t.play('OP05-009').hand('me').asks('me', 'main'),
  ),
  scenario(
    'OP05-010',
    'K.O.s a Character of 1000 or less',
    'me hand OP05-010; me don 1; me field 006; them leader 003 t-4000; them field 006, 016, 072',
    (t) => t.play('OP05-010').offers('them 006', 'them 072').may('done').pick('them 072').field('them', '006', '016'),
  ),
  scenario(
    'OP05-011',
    'K.O.s a Character of 2000 or less',
    'me hand OP05-011; me don 2; me field 016; them leader 003 t-3000; them field 016, 010, 006',
    (t) => t.play('OP05-011').offers('them 016', 'them 006').may('done').pick('them 016').field('them', '010', '006'),
  ),
  scenario(
    'OP05-011',
    'is played under a Leader of two colours as a [Trigger]',
    'turn 6 1; me leader 002; me life OP05-011 012; them field 018',
    (t) => t.attack('018', 'me leader').yes().field('me', 'OP05-011'),
  ),
  scenario('OP05-011', 'and is trashed under one of one colour', 'turn 6 1; me leader 001; me life OP05-011 012; them field 018', (t) =>
    t.attack('018', 'me leader').yes().field('me').trash('me', 'OP05-011'),
  ),
  blocks('OP05-013'),
  scenario(
    'OP05-014',
    'takes 2000 for the turn as it attacks with a DON!!',
    'me field OP05-014 d1, 012; them leader 003; them field 018, 012',
    (t) =>
      t
        .attack('OP05-014', 'them leader')
        .offers('them 018', 'them 012')
        .may('done')
        .pick('them 018')
        .through()
        .attack('me 012', 'them leader')
        .through()
        .power('them 018', 4000)
        .power('them 012', 4000)
        .end()
        .power('them 018', 6000),
  ),
  scenario('OP05-014', 'not without', 'me field OP05-014; them leader 003; them field 018', (t) =>
    t.attack('OP05-014', 'them leader').through().power('them 018', 6000),
  ),
  scenario(
    'OP05-015',
    'looks at five cards for one of the Revolutionary Army, no other Belo Betty',
    'me hand OP05-015; me don 1; me deck OP05-015 OP05-012 012 OP05-020 025 OP05-013 010',
    (t) =>
      t
        .play('OP05-015')
        .offers('OP05-012', 'OP05-020')
        .may('done')
        .pick('OP05-020')
        .hand('me', 'OP05-020')
        .pick('OP05-015', 'OP05-012', '012')
        .top('me', 'OP05-013', '010'),
  ),
  scenario(
    'OP05-016',
    'no Blocker may be activated in its battle as it attacks with 7000',
    'me field OP05-016 t2000, 018; them leader 003; them field 047',
    (t) => t.attack('OP05-016', 'them leader').mayNot('block', '047').through().attack('018', 'them leader').may('block', '047').through(),
  ),
  scenario('OP05-016', 'not with 6000', 'me field OP05-016 t1000; them leader 003; them field 047', (t) =>
    t.attack('OP05-016', 'them leader').may('block', '047').through(),
  ),
  ...['OP05-016', 'OP05-017'].flatMap((id) => [
    scenario(
      id,
      'is played for a card under a Leader of two colours as a [Trigger]',
      `turn 6 1; me leader 002; me life ${id} 012; me hand 012 010; them field 018`,
      (t) => t.attack('018', 'me leader').done().yes().may('done').yes().offers('012', '010').pick('010').field('me', id).hand('me', '012'),
    ),
    scenario(
      id,
      'and is trashed under one of one colour',
      `turn 6 1; me leader 001; me life ${id} 012; me hand 012 010; them field 018`,
      (t) => t.attack('018', 'me leader').done().yes().yes().pick('010').field('me').trash('me', '010', id),
    ),
  ]),
  scenario(
    'OP05-017',
    'K.O.s a Character of 3000 or less as it attacks with 7000',
    'me field OP05-017 t2000, 010; them leader 003 t-3000; them field 010, 012, 036',
    (t) =>
      t.attack('OP05-017', 'them leader').offers('them 010', 'them 036').may('done').pick('them 010').through().field('them', '012', '036'),
  ),
  scenario('OP05-017', 'not with 6000', 'me field OP05-017 t1000; them leader 003; them field 010', (t) =>
    t.attack('OP05-017', 'them leader').through().field('them', '010'),
  ),
]
