import { scenario, type Scenario } from '../../card-scenario.ts'
import { adds3000ForACard } from '../common.ts'

/** Red cards of OP04, with the Leader that is blue as well. */
export const op04Red: readonly Scenario[] = [
  scenario(
    'OP04-001',
    'cannot attack, but draws a card for two DON!! and gives a Character Rush for the turn, once',
    'me leader OP04-001; me don 5; me field 012 s5, 018 s5; me deck 036 010 025; them leader 003',
    (t) =>
      t
        .mayNot('attack', 'me leader')
        .mayNot('attack', '012')
        .activate('me leader')
        .don('me', 3, 2)
        .hand('me', '036')
        .offers('me 012', 'me 018')
        .may('done')
        .pick('me 012')
        .has('012', 'rush')
        .has('018')
        .mayNot('activate', 'me leader')
        .attack('012', 'them leader')
        .through()
        .has('012', 'rush')
        .end()
        .has('012'),
  ),
  scenario('OP04-001', 'not for one DON!!', 'me leader OP04-001; me don 1', (t) => t.mayNot('activate', 'me leader')),
  scenario(
    'OP04-002',
    'rests and takes 5000 from its active Leader for a card of Alabasta among five',
    'me field OP04-002; me deck 012 OP04-007 OP04-018 025 010 OP04-014 036',
    (t) =>
      t
        .activate('OP04-002')
        .rested('OP04-002')
        .power('me leader', 0)
        .offers('OP04-007', 'OP04-018')
        .may('done')
        .pick('OP04-018')
        .hand('me', 'OP04-018')
        .pick('012', 'OP04-007', '025')
        .top('me', 'OP04-014', '036')
        .end()
        .power('me leader', 5000),
  ),
  scenario('OP04-002', 'also from one without power', 'me leader 003 t-5000; me field OP04-002; me deck 012 012 012 012 012 010', (t) =>
    t.activate('OP04-002').power('me leader', -5000).done().pick('012', '012', '012', '012'),
  ),
  scenario('OP04-002', 'not from a rested one', 'me leader 003 r; me field OP04-002', (t) => t.mayNot('activate', 'OP04-002')),
  scenario(
    'OP04-003',
    'K.O.s a Character of 5000 or less without what is added, as it is K.O.’d',
    'turn 6 1; me field OP04-003 r, 010; them leader 003; them field 018, 025 t2000, 040, 012',
    (t) =>
      t.attack('018', 'OP04-003').through().offers('them 025', 'them 012').may('done').pick('them 025').field('them', '018', '040', '012'),
  ),
  scenario('OP04-005', 'blocks beside another Kung Fu Jugon', 'me field OP04-005, OP04-005; them field OP04-005', (t) =>
    t.has('me OP04-005', 'blocker').has('me OP04-005/2', 'blocker').has('them OP04-005'),
  ),
  scenario('OP04-005', 'not alone', 'me field OP04-005, 012', (t) => t.has('OP04-005')),
  scenario(
    'OP04-006',
    'takes 5000 from its active Leader as it attacks to have 2000 more until its next turn',
    'me field OP04-006, 012; them leader 003; them field 012',
    (t) =>
      t
        .attack('OP04-006', 'them leader')
        .may('done')
        .yes()
        .power('me leader', 0)
        .power('OP04-006', 5000)
        .through()
        .end()
        .power('me leader', 5000)
        .power('OP04-006', 5000)
        .end()
        .power('OP04-006', 3000),
  ),
  scenario('OP04-006', 'not from a rested one', 'me leader 003 r; me field OP04-006; them leader 003', (t) =>
    t.attack('OP04-006', 'them leader').through().power('OP04-006', 3000),
  ),
  scenario(
    'OP04-008',
    'takes 3000 for the turn as it attacks with a DON!! under Nefeltari Vivi, and K.O.s a Character of 0 or less',
    'me leader OP04-001; me field OP04-008 d1, 012; them leader 003 t-5000; them field 018, 010, 006, 016 t-1000',
    (t) =>
      t
        .attack('OP04-008', 'them leader')
        .offers('them 018', 'them 010', 'them 006', 'them 016')
        .may('done')
        .pick('them 010')
        .power('them 010', 0)
        .offers('them 010', 'them 006')
        .may('done')
        .pick('them 006')
        .through()
        .power('them 010', 0)
        .field('them', '018', '010', '016')
        .end()
        .power('them 010', 3000),
  ),
  scenario('OP04-008', 'not under another', 'me leader 003; me field OP04-008 d1; them leader 003; them field 006', (t) =>
    t.attack('OP04-008', 'them leader').through().field('them', '006'),
  ),
  scenario('OP04-008', 'nor without a DON!!', 'me leader OP04-001; me field OP04-008; them leader 003; them field 006', (t) =>
    t.attack('OP04-008', 'them leader').through().field('them', '006'),
  ),
  scenario(
    'OP04-009',
    'takes 5000 from its active Leader as it attacks to return to the hand at the end of the turn',
    'me field OP04-009, 012; them leader 003',
    (t) =>
      t
        .attack('OP04-009', 'them leader')
        .may('done')
        .yes()
        .power('me leader', 0)
        .through()
        .field('me', 'OP04-009', '012')
        .end()
        .field('me', '012')
        .hand('me', 'OP04-009'),
  ),
  scenario('OP04-009', 'not from a rested one', 'me leader 003 r; me field OP04-009; them leader 003', (t) =>
    t.attack('OP04-009', 'them leader').through().end().field('me', 'OP04-009'),
  ),
  scenario('OP04-010', 'plays a Character of 3000 or less that is an Animal', 'me hand OP04-010 010 OP04-005 015 012 016; me don 3', (t) =>
    t.play('OP04-010').offers('010', 'OP04-005').may('done').pick('010').field('me', 'OP04-010', '010'),
  ),
  scenario(
    'OP04-012',
    'gives the other Characters of Alabasta 1000 in its turn',
    'me leader OP04-001; me field OP04-012, OP04-007, 012; them field OP04-007',
    (t) =>
      t
        .power('OP04-012', 0)
        .power('me OP04-007', 4000)
        .power('012', 4000)
        .power('me leader', 5000)
        .power('them OP04-007', 3000)
        .end()
        .power('me OP04-007', 3000),
  ),
  scenario(
    'OP04-013',
    'K.O.s a Character of 4000 or less as it attacks with a DON!!',
    'me field OP04-013 d1, 010; them leader 003 t-3000; them field 012, 025, 010',
    (t) =>
      t.attack('OP04-013', 'them leader').offers('them 012', 'them 010').may('done').pick('them 012').through().field('them', '025', '010'),
  ),
  scenario('OP04-013', 'not without', 'me field OP04-013; them leader 003; them field 012', (t) =>
    t.attack('OP04-013', 'them leader').through().field('them', '012'),
  ),
  scenario('OP04-014', 'has Banish', 'me field OP04-014; them leader 003; them life 012 010', (t) =>
    t.attack('OP04-014', 'them leader').through().trash('them', '012'),
  ),
  scenario('OP04-015', 'takes 2000 for the turn', 'me hand OP04-015; me don 5; me field 012; them leader 003; them field 018, 012', (t) =>
    t
      .play('OP04-015')
      .offers('them 018', 'them 012')
      .may('done')
      .pick('them 018')
      .power('them 018', 4000)
      .power('them 012', 4000)
      .attack('me 012', 'them leader')
      .through()
      .power('them 018', 4000)
      .end()
      .power('them 018', 6000),
  ),
  ...adds3000ForACard('OP04-016'),
  scenario(
    'OP04-016',
    'takes 3000 from a Leader or Character for the turn as a [Trigger]',
    'turn 6 1; me life OP04-016 012; me field 012; them leader 003; them field 018, 047',
    (t) =>
      t
        .attack('018', 'me leader')
        .yes()
        .offers('them leader', 'them 018', 'them 047')
        .may('done')
        .pick('them 047')
        .power('them 047', 3000)
        .power('them 018', 6000)
        .attack('them leader', 'me leader')
        .through()
        .power('them 047', 3000)
        .end()
        .power('them 047', 6000),
  ),
  scenario(
    'OP04-017',
    'takes 2000 from a Leader or Character for the turn, and 1000 more while its own Leader is active',
    'turn 6 1; me hand OP04-017; me don 1; me field 012; them leader 003; them field 018, 047',
    (t) =>
      t
        .attack('018', 'me leader')
        .play('OP04-017')
        .offers('them leader', 'them 018', 'them 047')
        .may('done')
        .pick('them 018')
        .power('them 018', 4000)
        .offers('them leader', 'them 018', 'them 047')
        .may('done')
        .pick('them 018')
        .life('me', 4)
        .power('them 018', 3000)
        .power('them 047', 6000)
        .end()
        .power('them 018', 6000),
  ),
  scenario(
    'OP04-017',
    'not while it is rested',
    'turn 6 1; me leader 003 r; me hand OP04-017; me don 1; them leader 003; them field 018',
    (t) => t.attack('018', 'me leader').play('OP04-017').pick('them leader').through().power('them leader', 3000),
  ),
  scenario(
    'OP04-018',
    'takes 2000 from two Characters for the turn under a Leader of Alabasta',
    'me leader OP04-001; me hand OP04-018; me don 3; me field 012; them leader 003; them field 018, 047, 012',
    (t) =>
      t
        .play('OP04-018')
        .offers('them 018', 'them 047', 'them 012')
        .pick('them 018')
        .may('done')
        .pick('them 047')
        .power('them 018', 4000)
        .power('them 047', 4000)
        .power('them 012', 4000)
        .attack('me 012', 'them leader')
        .through()
        .power('them 018', 4000)
        .end()
        .power('them 018', 6000),
  ),
  scenario('OP04-018', 'as a [Trigger] too', 'turn 6 1; me leader OP04-001; me life OP04-018 012; them field 018, 047', (t) =>
    t.attack('018', 'me leader').yes().pick('them 047').done().power('them 047', 4000),
  ),
  scenario('OP04-018', 'not under another', 'me leader 003; me hand OP04-018; me don 3; them field 018', (t) =>
    t.play('OP04-018').asks('me', 'main').power('them 018', 6000),
  ),
  scenario(
    'OP04-118',
    'gives the other red Characters that cost 3 or more Rush',
    'me field OP04-118, 025, 017, 012, 043; them field 017',
    (t) => t.has('me 017', 'rush').has('012').has('043').has('OP04-118').has('them 017'),
  ),
  scenario('OP04-118', 'as long as they cost as much', 'me field OP04-118, 017#50; lasts cost 50 0 -1 ST06-010 0 0 1 turn 1 5', (t) =>
    t.has('017'),
  ),
]
