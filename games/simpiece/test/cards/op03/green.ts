import { scenario, type Scenario } from '../../card-scenario.ts'
import { blocks, fearsNoSlash, isPlayedAsTrigger } from '../common.ts'

/** Green Leaders and Characters of OP03, with the Leader that is yellow as well. */
export const op03Green: readonly Scenario[] = [
  scenario(
    'OP03-021',
    'becomes active for three DON!! and two rested Characters of the East Blue, and rests one of 5 or less',
    'me leader OP03-021 r; me don 4; me field OP03-023, OP03-035, 012, OP03-031; them field 047, 040, 012',
    (t) =>
      t
        .activate('me leader')
        .don('me', 1, 3)
        .offers('me OP03-023', 'me OP03-035', 'me OP03-031')
        .pick('OP03-023', 'OP03-031')
        .active('me leader', 'OP03-035', 'me 012')
        .rested('OP03-023', 'OP03-031')
        .offers('them 047', 'them 012')
        .may('done')
        .pick('them 047')
        .rested('them 047')
        .active('them 012'),
  ),
  scenario('OP03-021', 'not with one', 'me leader OP03-021 r; me don 4; me field OP03-023, 012', (t) => t.mayNot('activate', 'me leader')),
  scenario('OP03-021', 'nor with two DON!!', 'me leader OP03-021 r; me don 2; me field OP03-023, OP03-031', (t) =>
    t.mayNot('activate', 'me leader'),
  ),
  scenario(
    'OP03-022',
    'plays a Character of 4 or less with a [Trigger] for a DON!! as it attacks with two',
    'me leader OP03-022 d2; me don 2; me hand OP03-029 009 OP03-116 012 OP02-021; them leader 003',
    (t) =>
      t
        .attack('me leader', 'them leader')
        .may('done')
        .yes()
        .don('me', 1, 1)
        .offers('OP03-029', '009')
        .may('done')
        .pick('009')
        .field('me', '009')
        .through(),
  ),
  scenario('OP03-022', 'not with one', 'me leader OP03-022 d1; me don 2; me hand 009; them leader 003', (t) =>
    t.attack('me leader', 'them leader').through().hand('me', '009'),
  ),
  scenario(
    'OP03-024',
    'rests two Characters of 4 or less under a Leader of the East Blue',
    'me leader OP03-021; me hand OP03-024; me don 4; me field 012; them field 018, 012, 047, 010',
    (t) =>
      t
        .play('OP03-024')
        .offers('them 018', 'them 012', 'them 010')
        .pick('them 018')
        .may('done')
        .pick('them 012')
        .rested('them 018', 'them 012')
        .active('them 010', 'them 047'),
  ),
  scenario('OP03-024', 'none under another', 'me leader 003; me hand OP03-024; me don 4; them field 018', (t) =>
    t.play('OP03-024').asks('me', 'main').active('them 018'),
  ),
  scenario(
    'OP03-025',
    'trashes a card to K.O. two rested Characters of 4 or less',
    'me hand OP03-025 012 010; me don 6; me field 012 r; them leader 003 r; them field 018 r, 012 r, 047 r, 010 r, 036',
    (t) =>
      t
        .play('OP03-025')
        .may('done')
        .yes()
        .offers('012', '010')
        .pick('012')
        .offers('them 018', 'them 012', 'them 010')
        .pick('them 018')
        .may('done')
        .pick('them 012')
        .field('them', '047', '010', '036')
        .hand('me', '010'),
  ),
  scenario('OP03-025', 'deals double damage with a DON!!', 'me field OP03-025 d1, OP03-025', (t) =>
    t.has('OP03-025', 'doubleAttack').has('OP03-025/2'),
  ),
  scenario(
    'OP03-026',
    'rests a Character under a Leader of the East Blue',
    'me leader OP03-021; me hand OP03-026; me don 4; me field 012; them field 018, 120',
    (t) => t.play('OP03-026').offers('them 018', 'them 120').may('done').pick('them 120').rested('them 120').active('them 018'),
  ),
  scenario('OP03-026', 'none under another', 'me leader 003; me hand OP03-026; me don 4; them field 018', (t) =>
    t.play('OP03-026').asks('me', 'main').active('them 018'),
  ),
  isPlayedAsTrigger('OP03-026'),
  scenario(
    'OP03-027',
    'rests a Character of 2 or less and plays a Buchi under a Leader of the East Blue',
    'me leader OP03-021; me hand OP03-027 OP03-034 OP03-034 012; me don 3; me field 012; them field 012, 025, 010',
    (t) =>
      t
        .play('OP03-027')
        .offers('them 012', 'them 010')
        .may('done')
        .pick('them 012')
        .rested('them 012')
        .active('them 010', 'them 025')
        .offers('OP03-034', 'OP03-034/2')
        .may('done')
        .pick('OP03-034')
        .done()
        .field('me', '012', 'OP03-027', 'OP03-034'),
  ),
  scenario(
    'OP03-027',
    'no second Buchi',
    'me leader OP03-021; me hand OP03-027 OP03-034; me don 3; me field OP03-034; them field 012',
    (t) => t.play('OP03-027').pick('them 012').asks('me', 'main').rested('them 012'),
  ),
  scenario('OP03-027', 'neither under another', 'me leader 003; me hand OP03-027 OP03-034; me don 3; them field 012', (t) =>
    t.play('OP03-027').asks('me', 'main').active('them 012'),
  ),
  scenario(
    'OP03-028',
    'makes a Leader or Character of the East Blue of 6 or less active',
    'me leader OP03-021 r; me hand OP03-028; me don 5; me field OP03-031 r, 012 r, OP03-025 r; them field 012',
    (t) =>
      t
        .play('OP03-028')
        .asks('me', 'pick')
        .mayNot('done')
        .option(0)
        .offers('me leader', 'me OP03-031', 'me OP03-025', 'me OP03-028')
        .may('done')
        .pick('me leader')
        .active('me leader')
        .rested('OP03-031', 'OP03-025', 'me 012'),
  ),
  scenario('OP03-028', 'or rests itself and another', 'me hand OP03-028; me don 5; me field 012; them field 012, 120', (t) =>
    t
      .play('OP03-028')
      .option(1)
      .rested('OP03-028')
      .offers('them 012', 'them 120')
      .may('done')
      .pick('them 120')
      .rested('them 120')
      .active('them 012'),
  ),
  scenario(
    'OP03-029',
    'K.O.s a rested Character of 4 or less',
    'me hand OP03-029; me don 4; me field 012 r; them leader 003 r; them field 018 r, 047 r, 012, 010 r',
    (t) => t.play('OP03-029').offers('them 018', 'them 010').may('done').pick('them 018').field('them', '047', '012', '010'),
  ),
  scenario('OP03-029', 'is played as a [Trigger]', 'turn 6 1; me life OP03-029 012; them field 018', (t) =>
    t.attack('018', 'me leader').yes().field('me', 'OP03-029').offers('them 018').done(),
  ),
  scenario(
    'OP03-030',
    'looks at five cards for a green one of the East Blue, no other Nami',
    'me hand OP03-030; me don 2; me deck OP03-030 OP03-023 OP03-046 043 OP03-037 OP03-031 010',
    (t) =>
      t
        .play('OP03-030')
        .offers('OP03-023', 'OP03-037')
        .may('done')
        .pick('OP03-037')
        .hand('me', 'OP03-037')
        .pick('OP03-030', 'OP03-023', 'OP03-046')
        .top('me', 'OP03-031', '010'),
  ),
  scenario('OP03-030', 'is played as a [Trigger]', 'turn 6 1; me life OP03-030 012; me deck OP03-023 012; them field 018', (t) =>
    t.attack('018', 'me leader').yes().field('me', 'OP03-030').pick('OP03-023').hand('me', 'OP03-023'),
  ),
  blocks('OP03-031'),
  ...fearsNoSlash('OP03-032'),
  scenario(
    'OP03-033',
    'is played as a [Trigger] under a Leader of the East Blue',
    'turn 6 1; me leader OP03-021; me life OP03-033 012; them field 018',
    (t) => t.attack('018', 'me leader').yes().field('me', 'OP03-033').life('me', 1),
  ),
  scenario('OP03-033', 'and is trashed under another', 'turn 6 1; me leader 003; me life OP03-033 012; them field 018', (t) =>
    t.attack('018', 'me leader').yes().field('me').trash('me', 'OP03-033'),
  ),
  scenario(
    'OP03-034',
    'K.O.s a rested Character of 2 or less',
    'me hand OP03-034; me don 4; me field 012 r; them leader 003 r; them field 025 r, 012 r, 036, 010 r',
    (t) => t.play('OP03-034').offers('them 012', 'them 010').may('done').pick('them 012').field('them', '025', '036', '010'),
  ),
]
