import { scenario, type Scenario } from '../card-scenario.ts'

/** Cards of ST03. */
export const st03: readonly Scenario[] = [
  scenario(
    'ST03-001',
    'returns four DON!! and a Character of 5 or less of either side, once a turn',
    'me leader ST03-001; me don 8; me field 012; them field 047, 040, 051',
    (t) =>
      t
        .power('me leader', 5000)
        .activate('me leader')
        .offers('me 012', 'them 047')
        .may('done')
        .pick('them 047')
        .hand('them', '047')
        .don('me', 4, 0, 6)
        .mayNot('activate', 'me leader'),
  ),
  scenario('ST03-001', 'needs four DON!!', 'me leader ST03-001; me don 3; them field 012', (t) => t.mayNot('activate', 'me leader')),
  scenario('ST03-002', 'costs 3, has 5000 and counters with 1000', 'me hand ST03-002; me don 3', (t) =>
    t.play('ST03-002').don('me', 0, 3).power('ST03-002', 5000),
  ),
  scenario('ST03-002', 'counters', 'turn 6 1; me hand ST03-002; them field 025', (t) =>
    t.attack('025', 'me leader').counter('ST03-002', 'me leader').life('me', 4),
  ),
  scenario(
    'ST03-003',
    'blocks with a DON!! and puts a Character of 2 or less under the deck',
    'turn 6 1; me field ST03-003 d1, 016; them field 018, 012, 017',
    (t) =>
      t
        .has('ST03-003', 'blocker')
        .attack('018', 'me leader')
        .block('ST03-003')
        .offers('me 016', 'them 012')
        .may('done')
        .pick('them 012')
        .bottom('them', '012')
        .field('them', '018', '017')
        .through(),
  ),
  scenario('ST03-003', 'does nothing more without DON!!', 'turn 6 1; me field ST03-003; them field 018, 012', (t) =>
    t.attack('018', 'me leader').block('ST03-003').asks('them', 'main').field('them', '018', '012'),
  ),
  scenario(
    'ST03-004',
    'takes a Warlord or a pirate of Thriller Bark from the trash, no other Moria',
    'me hand ST03-004; me don 4; me trash ST03-014 ST03-003 ST03-004 077 012 ST03-015 115',
    (t) => t.play('ST03-004').offers('ST03-014', '077').may('done').pick('ST03-014').hand('me', 'ST03-014').power('ST03-004', 5000),
  ),
  scenario(
    'ST03-005',
    'draws two and trashes two as it attacks with a DON!!',
    'me field ST03-005 d1; me hand 012 025; me deck 036 010 026 018; them leader 003',
    (t) =>
      t
        .attack('ST03-005', 'them leader')
        .asks('me', 'pick')
        .mayNot('done')
        .pick('012', '036')
        .hand('me', '025', '010')
        .trash('me', '012', '036')
        .through(),
  ),
  scenario('ST03-005', 'not without DON!!', 'me field ST03-005; me hand 012; me deck 036 010 026', (t) =>
    t.attack('ST03-005', 'them leader').through().hand('me', '012'),
  ),
  scenario('ST03-006', 'costs 2 and has 4000', 'me hand ST03-006; me don 2', (t) =>
    t.play('ST03-006').don('me', 0, 2).power('ST03-006', 4000),
  ),
  scenario(
    'ST03-007',
    'plays a Pacifista of 4 or less from the deck, for two DON!!',
    'me field ST03-007 d1; me don 4; me deck 012 075 ST03-012 025 010 036',
    (t) =>
      t
        .activate('ST03-007')
        .don('me', 2, 2)
        .offers('075', 'ST03-012')
        .may('done')
        .pick('ST03-012')
        .field('me', 'ST03-007', 'ST03-012')
        .active('ST03-012')
        .deckSize('me', 5)
        .mayNot('activate', 'ST03-007'),
  ),
  scenario('ST03-007', 'not without DON!! of its own', 'me field ST03-007; me don 4; me deck 075 012', (t) =>
    t.mayNot('activate', 'ST03-007'),
  ),
  scenario('ST03-007', 'nor with one in the cost area', 'me field ST03-007 d1; me don 1; me deck 075 012', (t) =>
    t.mayNot('activate', 'ST03-007'),
  ),
  scenario('ST03-008', 'costs 1, has 1000 and blocks', 'turn 6 1; me field ST03-008; them field 018', (t) =>
    t.power('ST03-008', 1000).attack('018', 'me leader').block('ST03-008').trash('me', 'ST03-008').life('me', 4),
  ),
  scenario(
    'ST03-009',
    'returns a Character of 7 or less of either side',
    'me hand ST03-009; me don 7; me field 012; them field 067, 051',
    (t) =>
      t.play('ST03-009').offers('me 012', 'them 067', 'me ST03-009').may('done').pick('them 067').hand('them', '067').field('them', '051'),
  ),
  scenario('ST03-010', 'puts three cards back on top or under the deck', 'me hand ST03-010; me don 2; me deck 012 025 036 010', (t) =>
    t.play('ST03-010').pick('bottom').offers('012', '025', '036').pick('012', '025').top('me', '010').deckSize('me', 4),
  ),
  scenario('ST03-010', 'is played as a [Trigger]', 'turn 6 1; me life ST03-010 012; me deck 012 025 036 010; them field 018', (t) =>
    t
      .attack('018', 'me leader')
      .yes()
      .field('me', 'ST03-010')
      .life('me', 1)
      .pick('top')
      .pick('036', '025')
      .top('me', '012', '025', '036', '010'),
  ),
  scenario('ST03-011', 'costs 1 and has 3000', 'me hand ST03-011; me don 1', (t) =>
    t.play('ST03-011').don('me', 0, 1).power('ST03-011', 3000),
  ),
  scenario('ST03-012', 'costs 4 and has 6000', 'me hand ST03-012; me don 4', (t) =>
    t.play('ST03-012').don('me', 0, 4).power('ST03-012', 6000),
  ),
  scenario('ST03-013', 'blocks', 'turn 6 1; me field ST03-013; them field 018', (t) =>
    t.power('ST03-013', 1000).attack('018', 'me leader').block('ST03-013').trash('me', 'ST03-013'),
  ),
  scenario('ST03-013', 'is played as a [Trigger]', 'turn 6 1; me life ST03-013 012; them field 018', (t) =>
    t.attack('018', 'me leader').yes().field('me', 'ST03-013').has('ST03-013', 'blocker').life('me', 1),
  ),
  scenario(
    'ST03-014',
    'returns a Character of 3 or less of either side',
    'me hand ST03-014; me don 4; me field 012; them field 017, 014',
    (t) => t.play('ST03-014').offers('me 012', 'them 017').may('done').pick('them 017').hand('them', '017').power('ST03-014', 4000),
  ),
  scenario('ST03-015', 'returns a Character of 7 or less', 'me hand ST03-015; me don 4; me field 012; them field 067, 051', (t) =>
    t.play('ST03-015').offers('me 012', 'them 067').may('done').pick('them 067').hand('them', '067').don('me', 0, 4),
  ),
  scenario('ST03-015', 'as a [Trigger] as well', 'turn 6 1; me life ST03-015 012; me field 012; them field 018', (t) =>
    t.attack('018', 'me leader').yes().offers('me 012', 'them 018').pick('them 018').hand('them', '018').trash('me', 'ST03-015'),
  ),
  scenario(
    'ST03-016',
    'returns a Character of 3 or less in the Counter Step',
    'turn 6 1; me hand ST03-016; me don 2; me field 012; them field 017, 014',
    (t) =>
      t
        .attack('017', 'me leader')
        .play('ST03-016')
        .offers('me 012', 'them 017')
        .may('done')
        .pick('them 017')
        .hand('them', '017')
        .life('me', 4)
        .don('me', 0, 2),
  ),
  scenario('ST03-016', 'as a [Trigger] as well', 'turn 6 1; me life ST03-016 012; me field 012; them field 018, 017', (t) =>
    t.attack('018', 'me leader').yes().offers('me 012', 'them 017').pick('them 017').hand('them', '017'),
  ),
  scenario(
    'ST03-017',
    'adds 4000 in the battle and draws with three cards or fewer',
    'turn 6 1; me hand ST03-017 012 012 012; me don 2; me field 012; me deck 036 010; them field 018',
    (t) =>
      t
        .attack('018', 'me leader')
        .play('ST03-017')
        .offers('me leader', 'me 012')
        .may('done')
        .pick('me leader')
        .power('me leader', 9000)
        .hand('me', '012', '012', '012', '036')
        .done()
        .life('me', 4)
        .power('me leader', 5000),
  ),
  scenario(
    'ST03-017',
    'does not draw with four',
    'turn 6 1; me hand ST03-017 012 012 012 012; me don 2; me deck 036 010; them field 018',
    (t) => t.attack('018', 'me leader').play('ST03-017').pick('me leader').done().hand('me', '012', '012', '012', '012'),
  ),
]
