import { scenario, type Scenario } from '../../card-scenario.ts'

/** Red Events of OP03. */
export const op03RedEvents: readonly Scenario[] = [
  scenario(
    'OP03-017',
    'takes 4000 for the turn under a Leader of the Whitebeard Pirates',
    'me leader OP02-001; me hand OP03-017; me don 2; me field 012; them leader 003; them field 018, 047',
    (t) =>
      t
        .play('OP03-017')
        .offers('them 018', 'them 047')
        .may('done')
        .pick('them 018')
        .power('them 018', 2000)
        .power('them 047', 6000)
        .attack('me 012', 'them leader')
        .through()
        .power('them 018', 2000)
        .end()
        .power('them 018', 6000),
  ),
  scenario(
    'OP03-017',
    'as a [Counter] too',
    'turn 6 1; me leader OP02-001; me hand OP03-017; me don 2; me life 5x012; them field 018',
    (t) => t.attack('018', 'me leader').play('OP03-017').pick('them 018').power('them 018', 2000).life('me', 5),
  ),
  scenario('OP03-017', 'and as a [Trigger]', 'turn 6 1; me leader OP02-001; me life OP03-017 012; them field 018, 047', (t) =>
    t.attack('018', 'me leader').yes().offers('them 018', 'them 047').pick('them 047').power('them 047', 2000),
  ),
  scenario('OP03-017', 'not under another', 'me leader 003; me hand OP03-017; me don 2; them field 018', (t) =>
    t.play('OP03-017').asks('me', 'main').power('them 018', 6000),
  ),
  scenario(
    'OP03-018',
    'trashes an Event to K.O. a Character of 5000 or less and one of 4000 or less',
    'me hand OP03-018 029 030 012; me don 3; me field 010; them leader 003 t-1000; them field 025, 025, 012, 010, 018',
    (t) =>
      t
        .play('OP03-018')
        .may('done')
        .yes()
        .offers('029', '030')
        .pick('029')
        .offers('them 025', 'them 025/2', 'them 012', 'them 010')
        .may('done')
        .pick('them 025')
        .offers('them 012', 'them 010')
        .may('done')
        .pick('them 012')
        .field('them', '025', '010', '018')
        .hand('me', '012', '030'),
  ),
  scenario(
    'OP03-018',
    'one of 5000 or less as a [Trigger]',
    'turn 6 1; me life OP03-018 012; me field 010; them leader 003; them field 018, 025, 012',
    (t) => t.attack('018', 'me leader').yes().offers('them 025', 'them 012').may('done').pick('them 025').field('them', '018', '012'),
  ),
  scenario('OP03-019', 'adds 4000 to the Leader for the turn', 'me hand OP03-019; me don 2; me field 012; them leader 003', (t) =>
    t
      .play('OP03-019')
      .power('me leader', 9000)
      .attack('012', 'them leader')
      .through()
      .power('me leader', 9000)
      .power('them leader', 5000)
      .end()
      .power('me leader', 5000),
  ),
  scenario(
    'OP03-019',
    'takes 10000 from a Leader or Character for the turn as a [Trigger]',
    'turn 6 1; me life OP03-019 012; me field 012; them leader 003; them field 018, 120, 047',
    (t) =>
      t
        .attack('018', 'me leader')
        .yes()
        .offers('them leader', 'them 018', 'them 120', 'them 047')
        .may('done')
        .pick('them 120')
        .power('them 120', 0)
        .attack('047', 'me leader')
        .through()
        .power('them 120', 0)
        .end()
        .power('them 120', 10_000),
  ),
]
