import { scenario, type Scenario } from '../../card-scenario.ts'
import { blocks } from '../common.ts'

/** Red cards of OP02. */
export const op02Red: readonly Scenario[] = [
  scenario(
    'OP02-001',
    'takes the top of its Life at the end of its own turn',
    'me leader OP02-001; me life 036 010; them hand; them life 4x012',
    (t) => t.power('me leader', 6000).end().hand('me', '036').life('me', 1).life('them', 4).end().hand('me', '012', '036').life('me', 1),
  ),
  scenario('OP02-001', 'nothing happens without Life', 'me leader OP02-001; me life; me hand 036', (t) =>
    t.end().asks('them', 'main').hand('me', '036'),
  ),
  scenario(
    'OP02-004',
    'strengthens the Leader until its next turn and keeps Life where it is for this one',
    'me leader OP02-001; me hand OP02-004; me don 9; me field 018; me life 4x012; them leader 003; them life 4x012',
    (t) =>
      t
        .play('OP02-004')
        .offers('me leader')
        .may('done')
        .pick('me leader')
        .attack('018', 'them leader')
        .through()
        .end()
        .life('me', 4)
        .hand('me')
        .power('me leader', 8000)
        .end()
        .power('me leader', 6000)
        .end()
        .life('me', 3),
  ),
  scenario(
    'OP02-004',
    'K.O.s a Character of 3000 or less as it attacks with two DON!!',
    'me field OP02-004 d2, 036; them leader 003 t-3000; them field 010, 012, 036',
    (t) =>
      t.attack('OP02-004', 'them leader').offers('them 010', 'them 036').may('done').pick('them 010').through().field('them', '012', '036'),
  ),
  scenario('OP02-004', 'not with one', 'me field OP02-004 d1; them field 010', (t) =>
    t.attack('OP02-004', 'them leader').through().field('them', '010'),
  ),
  scenario(
    'OP02-008',
    'has Rush with a DON!! and two Life cards under a Leader of the Whitebeard Pirates',
    'me leader OP02-001; me hand OP02-008; me don 5; me life 2x012; me field OP02-008',
    (t) =>
      t
        .play('OP02-008')
        .has('OP02-008')
        .has('OP02-008/2')
        .mayNot('attack', 'OP02-008/2')
        .give('OP02-008/2')
        .has('OP02-008/2', 'rush')
        .may('attack', 'OP02-008/2', 'them leader'),
  ),
  scenario('OP02-008', 'not with three', 'me leader OP02-001; me field OP02-008 d1; me life 3x012', (t) => t.has('OP02-008')),
  scenario('OP02-008', 'nor under another', 'me leader 003; me field OP02-008 d1; me life 2x012', (t) => t.has('OP02-008')),
  scenario(
    'OP02-009',
    'takes 4000 for the turn, and the top of its Life, under a Leader of the Whitebeard Pirates',
    'me leader OP02-001; me hand OP02-009; me don 3; me life 036 010; me field 012; them field 018, 012; them life 4x012',
    (t) =>
      t
        .play('OP02-009')
        .offers('them 018', 'them 012')
        .may('done')
        .pick('them 018')
        .power('them 018', 2000)
        .hand('me', '036')
        .life('me', 1)
        .life('them', 4)
        .attack('me leader', 'them leader')
        .through()
        .power('them 018', 2000)
        .end()
        .power('them 018', 6000),
  ),
  scenario(
    'OP02-009',
    'Life also where no power was taken',
    'me leader OP02-001; me hand OP02-009; me don 3; me life 036 010; them field 018',
    (t) => t.play('OP02-009').done().hand('me', '036').power('them 018', 6000),
  ),
  scenario('OP02-009', 'and power without Life', 'me leader OP02-001; me hand OP02-009; me don 3; me life; them field 018', (t) =>
    t.play('OP02-009').pick('them 018').power('them 018', 2000).hand('me'),
  ),
  scenario('OP02-009', 'neither under another', 'me leader 003; me hand OP02-009; me don 3; me life 036 010; them field 018', (t) =>
    t.play('OP02-009').asks('me', 'main').life('me', 2),
  ),
  scenario(
    'OP02-010',
    'rests to play a red Character that costs 1 from the hand, no other Dogura',
    'me field OP02-010; me hand OP02-010 OP02-016 010 036 012 OP02-021 OP02-014',
    (t) =>
      t
        .activate('OP02-010')
        .rested('OP02-010')
        .offers('OP02-016', 'OP02-014', '010')
        .may('done')
        .pick('010')
        .field('me', 'OP02-010', '010')
        .mayNot('activate', 'OP02-010'),
  ),
  scenario(
    'OP02-011',
    'K.O.s a Character of 3000 or less',
    'me hand OP02-011; me don 3; me field 036; them leader 003 t-3000; them field 010, 012, OP02-016',
    (t) => t.play('OP02-011').offers('them 010', 'them OP02-016').may('done').pick('them 010').field('them', '012', 'OP02-016'),
  ),
  blocks('OP02-012'),
  scenario(
    'OP02-013',
    'takes 3000 from two Characters for the turn and has Rush for it, under a Leader of the Whitebeard Pirates',
    'me leader OP02-001; me hand OP02-013; me don 7; me field 012; them field 018, 012, 023; them leader 003',
    (t) =>
      t
        .play('OP02-013')
        .offers('them 018', 'them 012', 'them 023')
        .pick('them 018')
        .offers('them 012', 'them 023')
        .may('done')
        .pick('them 023')
        .power('them 018', 3000)
        .power('them 023', 2000)
        .power('them 012', 4000)
        .has('OP02-013', 'rush')
        .attack('OP02-013', 'them leader')
        .through()
        .power('them 018', 3000)
        .has('OP02-013', 'rush')
        .end()
        .power('them 018', 6000)
        .has('OP02-013'),
  ),
  scenario('OP02-013', 'has Rush though it took nothing', 'me leader OP02-001; me hand OP02-013; me don 7; them field 018', (t) =>
    t.play('OP02-013').done().has('OP02-013', 'rush'),
  ),
  scenario('OP02-013', 'only takes power under another', 'me leader 003; me hand OP02-013; me don 7; them field 018', (t) =>
    t.play('OP02-013').pick('them 018').power('them 018', 3000).has('OP02-013'),
  ),
  scenario('OP02-014', 'attacks active Characters with a DON!!', 'me field OP02-014 d1, OP02-014; them field 012, 010 r', (t) =>
    t
      .has('OP02-014', 'attackActive')
      .may('attack', 'OP02-014', 'them 012')
      .may('attack', 'OP02-014', 'them 010')
      .mayNot('attack', 'OP02-014/2', 'them 012'),
  ),
  scenario(
    'OP02-015',
    'rests to give a red Character that costs 1 3000 for the turn',
    'me field OP02-015, 010, 036, 016#50, 012; them field 010; lasts cost 50 0 -1 ST06-010 0 0 1 turn 1 5',
    (t) =>
      t
        .activate('OP02-015')
        .rested('OP02-015')
        .offers('me 010', 'me OP02-015')
        .may('done')
        .pick('me 010')
        .power('me 010', 6000)
        .attack('me 010', 'them leader')
        .through()
        .power('me 010', 6000)
        .mayNot('activate', 'OP02-015')
        .end()
        .power('me 010', 3000),
  ),
  scenario(
    'OP02-016',
    'gives a red Character that costs 1 3000 for the turn',
    'me hand OP02-016; me don 1; me field 010, 036, 012, 016#50; them field 010; lasts cost 50 0 -1 ST06-010 0 0 1 turn 1 5',
    (t) =>
      t
        .play('OP02-016')
        .offers('me 010', 'me OP02-016')
        .may('done')
        .pick('me 010')
        .attack('me 010', 'them leader')
        .through()
        .power('me 010', 6000)
        .end()
        .power('me 010', 3000),
  ),
  scenario(
    'OP02-017',
    'K.O.s a Character of 2000 or less as it attacks with two DON!!',
    'me field OP02-017 d2, 016; them leader 003 t-3000; them field 016, 010, 006',
    (t) =>
      t.attack('OP02-017', 'them leader').offers('them 016', 'them 006').may('done').pick('them 016').through().field('them', '010', '006'),
  ),
  scenario('OP02-017', 'not with one', 'me field OP02-017 d1; them field 016', (t) =>
    t.attack('OP02-017', 'them leader').through().field('them', '016'),
  ),
  scenario('OP02-018', 'blocks', 'turn 6 1; me field OP02-018; them field 025', (t) =>
    t.attack('025', 'me leader').block('OP02-018').asks('them', 'main').field('me').life('me', 4),
  ),
  scenario(
    'OP02-018',
    'comes back rested for a card of the Whitebeard Pirates with two Life cards',
    'turn 6 1; me field OP02-018 r, 012; me life 2x012; me hand OP02-003 ST09-010 012 OP02-009 023; them field 018',
    (t) =>
      t
        .attack('018', 'OP02-018')
        .through()
        .may('done')
        .yes()
        .offers('OP02-003', 'ST09-010', 'OP02-009', '023')
        .pick('023')
        .field('me', '012', 'OP02-018')
        .rested('OP02-018')
        .trash('me', '023'),
  ),
  scenario('OP02-018', 'not with three', 'turn 6 1; me field OP02-018 r; me life 3x012; me hand OP02-003; them field 018', (t) =>
    t.attack('018', 'OP02-018').through().yes().pick('OP02-003').field('me').trash('me', 'OP02-003', 'OP02-018'),
  ),
  scenario(
    'OP02-018',
    'it is another card than the one that was weakened',
    'turn 6 1; me field OP02-018 r, 012; me life 2x012; me hand OP02-003; them hand 006; them don 1; them field 018',
    (t) =>
      t
        .play('006')
        .pick('me OP02-018')
        .power('OP02-018', 3000)
        .attack('018', 'OP02-018')
        .through()
        .yes()
        .pick('OP02-003')
        .power('OP02-018', 5000),
  ),
  scenario(
    'OP02-019',
    'with a DON!! those of the Whitebeard Pirates have 1000 more in its turn',
    'me leader OP02-001; me field OP02-019 d1, OP02-003, 023, 012; them field OP02-003',
    (t) =>
      t
        .power('OP02-019', 6000)
        .power('me OP02-003', 7000)
        .power('me 023', 6000)
        .power('me 012', 4000)
        .power('me leader', 6000)
        .power('them OP02-003', 6000)
        .end()
        .power('me OP02-003', 6000),
  ),
  scenario('OP02-019', 'not without', 'me field OP02-019, OP02-003', (t) => t.power('me OP02-003', 6000)),
]
