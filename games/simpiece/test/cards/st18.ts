import { scenario, type Scenario } from '../card-scenario.ts'

/** Cards of ST18. */
export const st18: readonly Scenario[] = [
  scenario(
    'ST18-001',
    'rests a Character of 5 or less with eight DON!!',
    'me hand ST18-001; me don 8; me field 012; them field 047, 046, 040',
    (t) =>
      t
        .play('ST18-001')
        .offers('them 047', 'them 046')
        .may('done')
        .pick('them 047')
        .rested('them 047')
        .active('them 040', 'them 046')
        .power('ST18-001', 3000),
  ),
  scenario('ST18-001', 'not with seven', 'me hand ST18-001; me don 7; them field 047', (t) =>
    t.play('ST18-001').asks('me', 'main').active('them 047'),
  ),
  scenario('ST18-002', 'trashes one and draws two with eight DON!!', 'me hand ST18-002 012 025; me don 8; me deck 036 010 026', (t) =>
    t
      .play('ST18-002')
      .has('ST18-002', 'blocker')
      .mayNot('done')
      .offers('012', '025')
      .pick('012')
      .trash('me', '012')
      .hand('me', '025', '036', '010'),
  ),
  scenario('ST18-002', 'not with seven', 'me hand ST18-002 012; me don 7; me deck 036 010', (t) =>
    t.play('ST18-002').asks('me', 'main').hand('me', '012'),
  ),
  scenario(
    'ST18-003',
    'draws as it attacks, once a turn',
    'me leader 003; me field ST18-003; me don 8; me deck 036 010 012 025; them leader 003',
    (t) =>
      t
        .power('ST18-003', 6000)
        .attack('ST18-003', 'them leader')
        .hand('me', '036')
        .through()
        .activate('me leader')
        .pick('ST18-003')
        .attack('ST18-003', 'them leader')
        .through()
        .hand('me', '036'),
  ),
  scenario('ST18-003', 'not with seven DON!!', 'me field ST18-003; me don 7; me deck 036 010', (t) =>
    t.attack('ST18-003', 'them leader').through().hand('me'),
  ),
  scenario(
    'ST18-004',
    'looks at five cards for a purple one of the Straw Hat Crew',
    'me hand ST18-004; me don 4; me deck 016 ST18-001 093 ST18-002 036 ST18-003 010',
    (t) =>
      t
        .play('ST18-004')
        .offers('ST18-001', 'ST18-002')
        .may('done')
        .pick('ST18-002')
        .hand('me', 'ST18-002')
        .pick('016', 'ST18-001', '093')
        .top('me', 'ST18-003', '010')
        .deckSize('me', 6),
  ),
  scenario(
    'ST18-005',
    'returns a DON!! and plays a purple one of 5 or less of the Straw Hat Crew',
    'me hand ST18-005 ST18-003 ST18-005 016 093; me don 7',
    (t) =>
      t
        .play('ST18-005')
        .may('done')
        .yes()
        .offers('ST18-003')
        .may('done')
        .pick('ST18-003')
        .field('me', 'ST18-005', 'ST18-003')
        .don('me', 0, 6, 4),
  ),
]
