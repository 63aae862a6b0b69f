import { scenario, type Scenario } from '../../card-scenario.ts'

/** Green Events of OP04. */
export const op04GreenEvents: readonly Scenario[] = [
  scenario(
    'OP04-035',
    'adds 4000 in the battle and makes a Character active',
    'turn 6 1; me hand OP04-035; me don 2; me field 012 r, 018 r; them field 018',
    (t) =>
      t
        .attack('them 018', 'me leader')
        .play('OP04-035')
        .offers('me leader', 'me 012', 'me 018')
        .may('done')
        .pick('me leader')
        .power('me leader', 9000)
        .offers('me 012', 'me 018')
        .may('done')
        .pick('me 012')
        .active('me 012')
        .rested('me 018')
        .life('me', 4)
        .power('me leader', 5000),
  ),
  scenario(
    'OP04-035',
    'adds 2000 to the Leader for the turn as a [Trigger]',
    'turn 6 1; me life OP04-035 012; me field 012; them field 018, 047',
    (t) =>
      t
        .attack('018', 'me leader')
        .yes()
        .offers('me leader')
        .may('done')
        .pick('me leader')
        .power('me leader', 7000)
        .attack('047', 'me leader')
        .through()
        .power('me leader', 7000)
        .end()
        .power('me leader', 5000),
  ),
  scenario(
    'OP04-036',
    'looks at five cards for one of the Donquixote Pirates in the Counter Step',
    'turn 6 1; me hand OP04-036; me don 1; me deck 012 OP04-029 OP04-037 025 010 OP04-030 036; them field 018',
    (t) =>
      t
        .attack('018', 'me leader')
        .play('OP04-036')
        .offers('OP04-029', 'OP04-037')
        .may('done')
        .pick('OP04-037')
        .pick('012', 'OP04-029', '025')
        .top('me', 'OP04-030', '036')
        .through()
        .hand('me', '012', 'OP04-037'),
  ),
  scenario('OP04-036', 'as a [Trigger] too', 'turn 6 1; me life OP04-036 012; me deck OP04-029 012 010; them field 018', (t) =>
    t.attack('018', 'me leader').yes().pick('OP04-029').hand('me', 'OP04-029').pick('012'),
  ),
  scenario('OP04-036', 'not in its own turn', 'me hand OP04-036; me don 1', (t) => t.mayNot('play', 'OP04-036')),
  scenario(
    'OP04-037',
    'adds 2000 in the turn under a Leader of the Donquixote Pirates',
    'turn 6 1; me leader OP04-019; me hand OP04-037; me don 2; me field 012; them field 018',
    (t) =>
      t
        .attack('018', 'me leader')
        .play('OP04-037')
        .offers('me leader', 'me 012')
        .may('done')
        .pick('me leader')
        .life('me', 4)
        .power('me leader', 7000)
        .end()
        .power('me leader', 5000),
  ),
  scenario('OP04-037', 'not under another', 'turn 6 1; me leader 003; me hand OP04-037; me don 2; them field 018', (t) =>
    t.attack('018', 'me leader').play('OP04-037').through().power('me leader', 5000).life('me', 3),
  ),
  scenario(
    'OP04-037',
    'K.O.s a rested Character of 4 or less as a [Trigger]',
    'turn 6 1; me life OP04-037 012; me field 012 r; them leader 003 r; them field 018, 047 r, 012, 010 r',
    (t) =>
      t.attack('018', 'me leader').yes().offers('them 018', 'them 010').may('done').pick('them 010').field('them', '018', '047', '012'),
  ),
  scenario(
    'OP04-038',
    'rests a Leader or Character and K.O.s a rested Character of 6 or less',
    'me hand OP04-038; me don 5; me field 012 r; them leader 003; them field 040, 067 r, 012, 010 r',
    (t) =>
      t
        .play('OP04-038')
        .offers('them leader', 'them 040', 'them 067', 'them 012', 'them 010')
        .may('done')
        .pick('them 040')
        .rested('them 040')
        .offers('them 040', 'them 010')
        .may('done')
        .pick('them 040')
        .field('them', '067', '012', '010')
        .active('them leader', 'them 012'),
  ),
  scenario('OP04-038', 'as a [Counter] too', 'turn 6 1; me hand OP04-038; me don 5; them leader 003; them field 018', (t) =>
    t.attack('018', 'me leader').play('OP04-038').pick('them leader').rested('them leader').pick('them 018').field('them').life('me', 4),
  ),
  scenario('OP04-038', 'makes five DON!! active as a [Trigger]', 'turn 6 1; me life OP04-038 012; me don 0 6; them field 018', (t) =>
    t.attack('018', 'me leader').yes().may('done').yes().yes().yes().yes().yes().don('me', 5, 1),
  ),
]
