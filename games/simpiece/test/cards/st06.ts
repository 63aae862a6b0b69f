import { scenario, type Scenario } from '../card-scenario.ts'

/** The Leader and Characters of ST06. */
export const st06: readonly Scenario[] = [
  scenario(
    'ST06-001',
    'rests three DON!! and trashes a card for a Character of cost 0, once a turn',
    'me leader ST06-001; me don 10; me hand ST06-010 ST06-010 012 025; them field 016, 036, 010',
    (t) =>
      t
        .play('ST06-010')
        .pick('them 016')
        .cost('them 016', 0)
        .play('ST06-010')
        .pick('them 036')
        .activate('me leader')
        .offers('012', '025')
        .pick('025')
        .offers('them 016', 'them 036')
        .may('done')
        .pick('them 016')
        .field('them', '036', '010')
        .trash('me', '025')
        .don('me', 3, 7)
        .mayNot('activate', 'me leader'),
  ),
  scenario('ST06-001', 'needs three DON!! and a card', 'me leader ST06-001; me don 2; me hand 012', (t) =>
    t.mayNot('activate', 'me leader'),
  ),
  scenario(
    'ST06-002',
    'trashes a card for a Character of cost 0',
    'me hand ST06-010 ST06-010 ST06-002 012 025; me don 5; me field 012; them field 016, 036, 010',
    (t) =>
      t
        .play('ST06-010')
        .pick('them 016')
        .play('ST06-010')
        .pick('them 036')
        .play('ST06-002')
        .may('done')
        .yes()
        .offers('012', '025')
        .pick('025')
        .offers('them 016', 'them 036')
        .may('done')
        .pick('them 016')
        .field('them', '036', '010')
        .hand('me', '012')
        .trash('me', '025'),
  ),
  scenario('ST06-003', 'costs 1 and has 3000', 'me hand ST06-003; me don 1', (t) =>
    t.play('ST06-003').don('me', 0, 1).power('ST06-003', 3000),
  ),
  scenario('ST06-004', 'is not K.O.’d by effects', 'turn 6 1; me field ST06-004, 012; them hand ST04-015; them don 6', (t) =>
    t.play('ST04-015').pick('ST06-004').done().field('me', 'ST06-004', '012'),
  ),
  scenario('ST06-004', 'but in battle', 'turn 6 1; me field ST06-004 r; them field 067', (t) =>
    t.attack('067', 'ST06-004').field('me').trash('me', 'ST06-004'),
  ),
  scenario(
    'ST06-004',
    'deals double damage with a DON!! while there is a Character of cost 0',
    'me field ST06-004 d1, ST06-004; me hand ST06-010; me don 2; them field 016, 010',
    (t) => t.has('ST06-004').play('ST06-010').pick('them 016').has('ST06-004', 'doubleAttack').has('ST06-004/2').end().has('ST06-004'),
  ),
  scenario('ST06-004', 'also one of its own side', 'turn 6 1; me field ST06-004 d1, 016; them hand ST06-010; them don 2', (t) =>
    t.has('ST06-004').play('ST06-010').pick('me 016').has('ST06-004', 'doubleAttack'),
  ),
  scenario(
    'ST06-005',
    'takes 4 off a cost as it attacks, for the turn',
    'me field ST06-005, 012; them leader 003; them field 067, 018',
    (t) =>
      t
        .attack('ST06-005', 'them leader')
        .offers('them 067', 'them 018')
        .may('done')
        .pick('them 067')
        .cost('them 067', 3)
        .through()
        .cost('them 067', 3)
        .cost('them 018', 4)
        .end()
        .cost('them 067', 7),
  ),
  scenario('ST06-006', 'rests to take 2 off a cost, for the turn', 'me field ST06-006, 012; them leader 003; them field 067, 018', (t) =>
    t
      .activate('ST06-006')
      .rested('ST06-006')
      .offers('them 067', 'them 018')
      .may('done')
      .pick('them 067')
      .cost('them 067', 5)
      .mayNot('activate', 'ST06-006')
      .attack('012', 'them leader')
      .through()
      .cost('them 067', 5)
      .end()
      .cost('them 067', 7),
  ),
  scenario('ST06-007', 'costs 2, has 2000 and blocks', 'turn 6 1; me field ST06-007; them field 018', (t) =>
    t.power('ST06-007', 2000).attack('018', 'me leader').block('ST06-007').trash('me', 'ST06-007').life('me', 4),
  ),
  scenario('ST06-008', 'takes 4 off a cost, for the turn', 'me hand ST06-008; me don 3; me field 012; them field 067, 018', (t) =>
    t
      .play('ST06-008')
      .offers('them 067', 'them 018')
      .may('done')
      .pick('them 067')
      .cost('them 067', 3)
      .attack('012', 'them leader')
      .through()
      .cost('them 067', 3)
      .end()
      .cost('them 067', 7),
  ),
  scenario('ST06-009', 'costs 2 and has 4000', 'me hand ST06-009; me don 2', (t) =>
    t.play('ST06-009').don('me', 0, 2).power('ST06-009', 4000),
  ),
  scenario('ST06-010', 'takes 3 off a cost, for the turn', 'me hand ST06-010; me don 2; me field 012; them field 067, 018', (t) =>
    t
      .play('ST06-010')
      .offers('them 067', 'them 018')
      .may('done')
      .pick('them 067')
      .cost('them 067', 4)
      .attack('012', 'them leader')
      .through()
      .cost('them 067', 4)
      .end()
      .cost('them 067', 7),
  ),
  scenario('ST06-011', 'costs 4 and has 6000', 'me hand ST06-011; me don 4', (t) =>
    t.play('ST06-011').don('me', 0, 4).power('ST06-011', 6000),
  ),
  scenario(
    'ST06-012',
    'trashes a card and rests to K.O. a Character of 4 or less',
    'me field ST06-012, 012; me hand 025 036; them field 018, 047, 010',
    (t) =>
      t
        .activate('ST06-012')
        .offers('025', '036')
        .pick('036')
        .rested('ST06-012')
        .offers('them 018', 'them 010')
        .may('done')
        .pick('them 018')
        .field('them', '047', '010')
        .hand('me', '025')
        .trash('me', '036')
        .mayNot('activate', 'ST06-012'),
  ),
  scenario('ST06-012', 'not without a card', 'me field ST06-012; them field 018', (t) => t.mayNot('activate', 'ST06-012')),
  scenario('ST06-013', 'costs 3 and has 5000', 'me hand ST06-013; me don 3', (t) =>
    t.play('ST06-013').don('me', 0, 3).power('ST06-013', 5000),
  ),
]
