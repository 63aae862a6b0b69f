import { scenario, type Scenario } from '../../card-scenario.ts'

/** Yellow Events of OP03. */
export const op03YellowEvents: readonly Scenario[] = [
  scenario('OP03-118', 'adds 5000 in the battle', 'turn 6 1; me hand OP03-118; me don 2; me field 016; them field 018', (t) =>
    t
      .attack('018', 'me leader')
      .play('OP03-118')
      .offers('me leader', 'me 016')
      .may('done')
      .pick('me leader')
      .life('me', 4)
      .power('me leader', 5000),
  ),
  scenario('OP03-118', 'so that 9000 do not suffice', 'turn 6 1; me hand OP03-118 010; me don 2; them field 018 d3', (t) =>
    t.attack('018', 'me leader').play('OP03-118').pick('me leader').power('me leader', 10_000).done().life('me', 4),
  ),
  scenario(
    'OP03-118',
    'adds a Life card for two cards as a [Trigger]',
    'turn 6 1; me life OP03-118 012; me hand 012 010 025; me deck 036 010; them field 018',
    (t) =>
      t
        .attack('018', 'me leader')
        .done()
        .yes()
        .may('done')
        .yes()
        .offers('012', '010', '025')
        .pick('012', '010')
        .may('done')
        .yes()
        .lifeCards('me', '036 012', '00')
        .hand('me', '025'),
  ),
  scenario(
    'OP03-119',
    'K.O.s a Character of 4 or less with less Life than the opponent',
    'me hand OP03-119; me don 2; me life 012; me field 012; them life 2x012; them field 018, 047, 012',
    (t) => t.play('OP03-119').offers('them 018', 'them 012').may('done').pick('them 018').field('them', '047', '012'),
  ),
  scenario('OP03-119', 'not with as much', 'me hand OP03-119; me don 2; me life 2x012; them life 2x012; them field 018', (t) =>
    t.play('OP03-119').asks('me', 'main').field('them', '018'),
  ),
  scenario(
    'OP03-119',
    'plays a Character of 4 or less with a [Trigger] as a [Trigger]',
    'turn 6 1; me life OP03-119 012; me hand OP03-029 009 OP03-116 012 OP02-021; them field 018',
    (t) => t.attack('018', 'me leader').done().yes().offers('OP03-029', '009').may('done').pick('009').field('me', '009'),
  ),
  scenario(
    'OP03-120',
    'trashes one of four Life cards of the opponent',
    'me hand OP03-120; me don 3; me life 4x012; them life 009 010 012 036',
    (t) => t.play('OP03-120').may('done').yes().lifeCards('them', '010 012 036', '000').trash('them', '009').life('me', 4),
  ),
  scenario('OP03-120', 'none of three', 'me hand OP03-120; me don 3; me life 4x012; them life 3x012', (t) =>
    t.play('OP03-120').asks('me', 'main').life('them', 3),
  ),
  scenario('OP03-120', 'as a [Trigger] too', 'turn 6 1; me life OP03-120 012; them life 4x012; them field 018', (t) =>
    t.attack('018', 'me leader').yes().yes().life('them', 3),
  ),
  scenario(
    'OP03-121',
    'trashes the top Life card to K.O. a Character of 5 or less',
    'me hand OP03-121; me don 2; me life 009 012; me field 012; them field 047, 040, 018',
    (t) =>
      t
        .play('OP03-121')
        .may('done')
        .yes()
        .lifeCards('me', '012', '0')
        .offers('them 047', 'them 018')
        .may('done')
        .pick('them 047')
        .field('them', '040', '018'),
  ),
  scenario('OP03-121', 'one of 5 or less as a [Trigger]', 'turn 6 1; me life OP03-121 012; me field 012; them field 018, 047, 040', (t) =>
    t.attack('018', 'me leader').yes().offers('them 018', 'them 047').may('done').pick('them 047').field('them', '018', '040'),
  ),
]
