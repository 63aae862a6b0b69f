import { scenario, type Scenario } from '../card-scenario.ts'

/** The Leader and Characters of ST07. */
export const st07: readonly Scenario[] = [
  scenario(
    'ST07-001',
    'takes Life to the hand with two DON!!, and adds a card of the hand while two are left',
    'me leader ST07-001 d2; me life 009 012 010; me hand 025 036; them leader 003',
    (t) =>
      t
        .attack('me leader', 'them leader')
        .yes()
        .pick('bottom')
        .offers('025', '036', '010')
        .may('done')
        .pick('036')
        .lifeCards('me', '036 009 012', '100')
        .hand('me', '010', '025')
        .through(),
  ),
  scenario('ST07-001', 'pays in vain with more Life', 'me leader ST07-001 d2; me life 4x012; me hand 025; them leader 003', (t) =>
    t.attack('me leader', 'them leader').yes().pick('top').hand('me', '012', '025').life('me', 3).through(),
  ),
  scenario('ST07-001', 'not without Life, nor with one DON!!', 'me leader ST07-001 d1; me life 012; me hand 025; them leader 003', (t) =>
    t.attack('me leader', 'them leader').through().hand('me', '025'),
  ),
  scenario('ST07-002', 'costs 1 and has 3000', 'me hand ST07-002; me don 1', (t) =>
    t.play('ST07-002').don('me', 0, 1).power('ST07-002', 3000),
  ),
  scenario(
    'ST07-003',
    'looks at a Life card, and may attack at once with less Life than the opponent',
    'me hand ST07-003; me don 4; me life 009 012; them leader 003; them life 036 010 025',
    (t) =>
      t
        .play('ST07-003')
        .offers('me leader', 'them leader')
        .may('done')
        .pick('them leader')
        .pick('bottom')
        .lifeCards('them', '010 025 036', '001')
        .has('ST07-003', 'rush')
        .attack('ST07-003', 'them leader')
        .through()
        .has('ST07-003', 'rush')
        .end()
        .has('ST07-003'),
  ),
  scenario('ST07-003', 'not with as much', 'me hand ST07-003; me don 4; me life 009 012; them life 036 010', (t) =>
    t.play('ST07-003').pick('me leader').pick('top').lifeCards('me', '009 012', '10').has('ST07-003'),
  ),
  scenario(
    'ST07-004',
    'takes Life to the hand for [Banish] and 1000 in the battle',
    'me field ST07-004 d1; me life 009 012 010; them leader 003; them hand 012; them life 009 036',
    (t) =>
      t
        .has('ST07-004')
        .attack('ST07-004', 'them leader')
        .may('done')
        .yes()
        .pick('top')
        .hand('me', '009')
        .has('ST07-004', 'banish')
        .power('ST07-004', 8000)
        .asks('them', 'counter')
        .through()
        .trash('them', '009')
        .has('ST07-004')
        .power('ST07-004', 7000),
  ),
  scenario('ST07-004', 'not without DON!!', 'me field ST07-004; me life 009; them leader 003; them life 012 036', (t) =>
    t.attack('ST07-004', 'them leader').through().life('me', 1).hand('them', '012'),
  ),
  scenario(
    'ST07-005',
    'takes Life to the hand and adds a card of the deck',
    'me field ST07-005 d1; me life 009 012; me deck 036 025 010; them leader 003',
    (t) =>
      t
        .attack('ST07-005', 'them leader')
        .may('done')
        .yes()
        .pick('bottom')
        .hand('me', '012')
        .asks('me', 'confirm')
        .may('done')
        .yes()
        .lifeCards('me', '036 009', '00')
        .through()
        .power('ST07-005', 6000),
  ),
  scenario('ST07-005', 'not without DON!!', 'me field ST07-005; me life 009; them leader 003', (t) =>
    t.attack('ST07-005', 'them leader').through().life('me', 1),
  ),
  scenario('ST07-006', 'costs 2 and has 4000', 'me hand ST07-006; me don 2', (t) =>
    t.play('ST07-006').don('me', 0, 2).power('ST07-006', 4000),
  ),
  scenario('ST07-007', 'costs 3, has 1000 and blocks', 'turn 6 1; me field ST07-007; them field 018', (t) =>
    t.power('ST07-007', 1000).attack('018', 'me leader').block('ST07-007').trash('me', 'ST07-007').life('me', 4),
  ),
  scenario('ST07-007', 'is played as a [Trigger]', 'turn 6 1; me life ST07-007 012; them field 018', (t) =>
    t.attack('018', 'me leader').yes().field('me', 'ST07-007').life('me', 1),
  ),
  scenario('ST07-008', 'looks at a Life card of one of the two', 'me hand ST07-008; me don 2; me life 009 012; them life 036 010', (t) =>
    t
      .play('ST07-008')
      .offers('me leader', 'them leader')
      .may('done')
      .pick('them leader')
      .pick('bottom')
      .lifeCards('them', '010 036', '01')
      .lifeCards('me', '009 012', '00'),
  ),
  scenario(
    'ST07-009',
    'rests and takes Life to the hand to K.O. a Character of 3 or less',
    'me field ST07-009, 012; me life 009 010; them field 017, 012, 014',
    (t) =>
      t
        .activate('ST07-009')
        .pick('bottom')
        .rested('ST07-009')
        .hand('me', '010')
        .offers('them 017', 'them 012')
        .may('done')
        .pick('them 017')
        .field('them', '012', '014')
        .mayNot('activate', 'ST07-009'),
  ),
  scenario('ST07-009', 'not without Life', 'me field ST07-009; me life; them field 017', (t) => t.mayNot('activate', 'ST07-009')),
  scenario(
    'ST07-009',
    'is played as a [Trigger] for a card of the hand',
    'turn 6 1; me life ST07-009 012; me hand 115 116; them field 018',
    (t) =>
      t
        .attack('018', 'me leader')
        .done()
        .yes()
        .may('done')
        .yes()
        .offers('115', '116')
        .pick('116')
        .field('me', 'ST07-009')
        .trash('me', '116')
        .hand('me', '115'),
  ),
  scenario(
    'ST07-010',
    'lets the opponent choose the trash for their own top Life card',
    'me hand ST07-010; me don 7; me life 009 012; me deck 036 025; them life 010 016; them deck 5x012',
    (t) =>
      t
        .play('ST07-010')
        .asks('them', 'pick')
        .mayNot('done')
        .option(0)
        .lifeCards('them', '016', '0')
        .trash('them', '010')
        .lifeCards('me', '009 012', '00')
        .power('ST07-010', 8000),
  ),
  scenario(
    'ST07-010',
    'or another Life card for the other side',
    'me hand ST07-010; me don 7; me life 009 012; me deck 036 025; them life 010 016',
    (t) => t.play('ST07-010').option(1).lifeCards('me', '036 009 012', '000').lifeCards('them', '010 016', '00').asks('me', 'main'),
  ),
  scenario(
    'ST07-011',
    'rests for [Banish] for a Charlotte Linlin, Leader or Character',
    'me leader ST07-001; me field ST07-011, ST07-010, 012; them leader 003; them field ST07-010',
    (t) =>
      t
        .activate('ST07-011')
        .rested('ST07-011')
        .offers('me leader', 'me ST07-010')
        .may('done')
        .pick('me leader')
        .has('me leader', 'banish')
        .has('me ST07-010')
        .mayNot('activate', 'ST07-011')
        .attack('me leader', 'them leader')
        .through()
        .has('me leader', 'banish')
        .end()
        .has('me leader'),
  ),
  scenario('ST07-011', 'is played as a [Trigger]', 'turn 6 1; me life ST07-011 012; them field 018', (t) =>
    t.attack('018', 'me leader').yes().field('me', 'ST07-011').life('me', 1),
  ),
  scenario('ST07-012', 'costs 4 and has 6000', 'me hand ST07-012; me don 4', (t) =>
    t.play('ST07-012').don('me', 0, 4).power('ST07-012', 6000),
  ),
  scenario(
    'ST07-013',
    'rests for [Double Attack] for a Charlotte Linlin, Leader or Character',
    'me leader ST07-001; me field ST07-013, ST07-010, 012; them leader 003; them field ST07-010',
    (t) =>
      t
        .activate('ST07-013')
        .rested('ST07-013')
        .offers('me leader', 'me ST07-010')
        .may('done')
        .pick('me leader')
        .has('me leader', 'doubleAttack')
        .has('me ST07-010')
        .mayNot('activate', 'ST07-013')
        .attack('me leader', 'them leader')
        .through()
        .life('them', 2)
        .has('me leader', 'doubleAttack')
        .end()
        .has('me leader'),
  ),
  scenario('ST07-013', 'is played as a [Trigger]', 'turn 6 1; me life ST07-013 012; them field 018', (t) =>
    t.attack('018', 'me leader').yes().field('me', 'ST07-013').life('me', 1),
  ),
  scenario('ST07-014', 'costs 3 and has 5000', 'me hand ST07-014; me don 3', (t) =>
    t.play('ST07-014').don('me', 0, 3).power('ST07-014', 5000),
  ),
]
