import { scenario, type Scenario } from '../card-scenario.ts'

/** Cards of ST09. */
export const st09: readonly Scenario[] = [
  scenario(
    'ST09-001',
    'has 1000 more in the opponent’s turn with a DON!! and two Life cards',
    'turn 6 1; me leader ST09-001 d1; me life 012 012 012; them field 120, 025',
    (t) =>
      t
        .power('me leader', 5000)
        .attack('025', 'me leader')
        .through()
        .power('me leader', 6000)
        .attack('120', 'me leader')
        .through()
        .power('me leader', 6000),
  ),
  scenario('ST09-001', 'not in its own turn', 'me leader ST09-001 d1; me life 012', (t) => t.power('me leader', 6000)),
  scenario('ST09-001', 'nor without DON!!', 'turn 6 1; me leader ST09-001; me life 012', (t) => t.power('me leader', 5000)),
  scenario(
    'ST09-001',
    'double damage is dealt in full though it is strengthened meanwhile',
    'turn 6 1; me leader ST09-001 d1; me life 012 010 012; them field 121',
    (t) => t.attack('121', 'me leader').through().life('me', 1).trash('me', '010', '012').power('me leader', 6000),
  ),
  scenario(
    'ST09-002',
    'rests a Character of 2 or less as a [Trigger] and comes to the hand',
    'turn 6 1; me life ST09-002 012; me field 012; them field 018, 012, 010, 017',
    (t) =>
      t
        .attack('018', 'me leader')
        .yes()
        .offers('them 012', 'them 010')
        .may('done')
        .pick('them 012')
        .rested('them 012')
        .active('them 010', 'them 017')
        .hand('me', 'ST09-002')
        .trash('me'),
  ),
  scenario('ST09-003', 'costs 4 and has 6000', 'me hand ST09-003; me don 4', (t) =>
    t.play('ST09-003').don('me', 0, 4).power('ST09-003', 6000),
  ),
  scenario(
    'ST09-004',
    'is not K.O.’d in battle with a DON!! and two Life cards',
    'turn 6 1; me field ST09-004 r d1, 012 r; me life 012 012; them field 018, 008',
    (t) => t.attack('018', 'ST09-004').through().field('me', 'ST09-004', '012').attack('008', 'me 012').through().field('me', 'ST09-004'),
  ),
  scenario('ST09-004', 'but with three', 'turn 6 1; me field ST09-004 r d1; me life 3x012; them field 018', (t) =>
    t.attack('018', 'ST09-004').through().field('me'),
  ),
  scenario('ST09-004', 'and without DON!!', 'turn 6 1; me field ST09-004 r; me life 012; them field 018', (t) =>
    t.attack('018', 'ST09-004').through().field('me'),
  ),
  scenario('ST09-005', 'deals double damage with a DON!!', 'me field ST09-005 d1, ST09-005; them leader 003; them life 4x012', (t) =>
    t.has('ST09-005', 'doubleAttack').has('ST09-005/2').attack('ST09-005', 'them leader').through().life('them', 2),
  ),
  scenario(
    'ST09-005',
    'K.O.’d, it trashes two cards of the hand for a Life card from the deck',
    'turn 6 1; me field ST09-005 r; me hand 115 116 012; me life 009; me deck 036 025; them field 120',
    (t) =>
      t
        .attack('120', 'ST09-005')
        .done()
        .may('done')
        .yes()
        .offers('115', '116', '012')
        .pick('115', '116')
        .asks('me', 'confirm')
        .may('done')
        .yes()
        .lifeCards('me', '036 009', '00')
        .trash('me', '115', '116', 'ST09-005')
        .hand('me', '012'),
  ),
  scenario('ST09-006', 'costs 2 and has 4000', 'me hand ST09-006; me don 2', (t) =>
    t.play('ST09-006').don('me', 0, 2).power('ST09-006', 4000),
  ),
  scenario(
    'ST09-007',
    'blocks and takes Life to the hand for 4000 in the battle',
    'turn 6 1; me field ST09-007; me hand 115; me life 009 010; them field 025',
    (t) =>
      t
        .has('ST09-007', 'blocker')
        .attack('025', 'me leader')
        .block('ST09-007')
        .may('done')
        .yes()
        .pick('bottom')
        .power('ST09-007', 6000)
        .hand('me', '010', '115')
        .through()
        .field('me', 'ST09-007')
        .power('ST09-007', 2000)
        .life('me', 1),
  ),
  scenario(
    'ST09-008',
    'takes Life to the hand to play a yellow Character of 4 or less of the Land of Wano',
    'me field ST09-008 d1; me hand ST09-002 ST09-012 ST09-013 ST09-003 ST09-014 033; me life 009 010; them leader 003',
    (t) =>
      t
        .attack('ST09-008', 'them leader')
        .may('done')
        .yes()
        .pick('top')
        .offers('ST09-002', 'ST09-012')
        .may('done')
        .pick('ST09-002')
        .field('me', 'ST09-008', 'ST09-002')
        .active('ST09-002')
        .through()
        .life('me', 1),
  ),
  scenario('ST09-008', 'not without DON!!', 'me field ST09-008; me hand ST09-002; me life 009; them leader 003', (t) =>
    t.attack('ST09-008', 'them leader').through().life('me', 1),
  ),
  scenario(
    'ST09-009',
    'K.O.s a Character of 1 or less as a [Trigger] and comes to the hand',
    'turn 6 1; me life ST09-009 012; me field 010; them field 018, 012, 010, 016',
    (t) =>
      t
        .attack('018', 'me leader')
        .yes()
        .offers('them 010', 'them 016')
        .may('done')
        .pick('them 010')
        .field('them', '018', '012', '016')
        .hand('me', 'ST09-009')
        .trash('me'),
  ),
  scenario(
    'ST09-010',
    'trashes Life instead of being K.O.’d, once in a turn',
    'turn 6 1; me field ST09-010, 012; me life 009 010 012; them hand ST04-015; them don 6; them field 120, 067',
    (t) =>
      t
        .play('ST04-015')
        .pick('ST09-010')
        .asks('me', 'confirm')
        .may('done')
        .yes()
        .pick('bottom')
        .done()
        .field('me', 'ST09-010', '012')
        .trash('me', '012')
        .lifeCards('me', '009 010', '00'),
  ),
  scenario(
    'ST09-010',
    'in battle as well, but once in a turn',
    'turn 6 1; me field ST09-010 r, 012 r; me life 009 010 012; them field 120, 120, 018',
    (t) =>
      t
        .attack('018', 'me 012')
        .field('me', 'ST09-010')
        .attack('120', 'ST09-010')
        .yes()
        .pick('top')
        .field('me', 'ST09-010')
        .attack('120/2', 'ST09-010')
        .field('me')
        .lifeCards('me', '010 012', '00'),
  ),
  scenario('ST09-010', 'not of other ways', 'turn 6 1; me field ST09-010; them hand 070; them don 9', (t) =>
    t.play('070').pick('ST09-010').field('me').life('me', 4),
  ),
  scenario('ST09-011', 'costs 3 and has 5000', 'me hand ST09-011; me don 3', (t) =>
    t.play('ST09-011').don('me', 0, 3).power('ST09-011', 5000),
  ),
  scenario(
    'ST09-012',
    'takes Life to the hand for 2000 until its next turn',
    'me field ST09-012; me life 009 010; them leader 003; them deck 5x012; me deck 5x012',
    (t) =>
      t
        .attack('ST09-012', 'them leader')
        .may('done')
        .yes()
        .pick('top')
        .hand('me', '009')
        .power('ST09-012', 5000)
        .through()
        .end()
        .power('ST09-012', 5000)
        .end()
        .power('ST09-012', 3000),
  ),
  scenario('ST09-013', 'costs 5 and has 7000', 'me hand ST09-013; me don 5', (t) =>
    t.play('ST09-013').don('me', 0, 5).power('ST09-013', 7000),
  ),
]
