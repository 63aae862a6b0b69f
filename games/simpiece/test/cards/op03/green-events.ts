import { scenario, type Scenario } from '../../card-scenario.ts'

/** Green Events of OP03. */
export const op03GreenEvents: readonly Scenario[] = [
  scenario(
    'OP03-036',
    'rests a Character of the East Blue to make a Kuro active',
    'me leader OP03-021 r; me hand OP03-036; me don 3; me field OP03-023, OP03-031, 012',
    (t) =>
      t
        .play('OP03-036')
        .may('done')
        .yes()
        .offers('me OP03-023', 'me OP03-031')
        .pick('OP03-023')
        .rested('OP03-023')
        .offers('me leader')
        .may('done')
        .pick('me leader')
        .active('me leader', 'OP03-031'),
  ),
  scenario(
    'OP03-036',
    'K.O.s a rested Character of 3 or less as a [Trigger]',
    'turn 6 1; me life OP03-036 012; me field 012 r; them leader 003 r; them field 018, 025 r, 012, 010 r',
    (t) =>
      t.attack('018', 'me leader').yes().offers('them 025', 'them 010').may('done').pick('them 025').field('them', '018', '012', '010'),
  ),
  scenario(
    'OP03-037',
    'rests a Character of the East Blue to K.O. a rested one of 3 or less',
    'me hand OP03-037; me don 1; me field OP03-023, OP03-031, 012 r, 018; them leader 003 r; them field 018 r, 025 r, 012, 010 r',
    (t) =>
      t
        .play('OP03-037')
        .may('done')
        .yes()
        .offers('me OP03-023', 'me OP03-031')
        .pick('OP03-031')
        .rested('OP03-031')
        .active('OP03-023')
        .offers('them 025', 'them 010')
        .may('done')
        .pick('them 025')
        .field('them', '018', '012', '010'),
  ),
  scenario(
    'OP03-037',
    'plays a Character of 4 or less with a [Trigger] as a [Trigger]',
    'turn 6 1; me life OP03-037 012; me hand OP03-029 009 OP03-116 012 OP02-021; them field 018',
    (t) => t.attack('018', 'me leader').done().yes().offers('OP03-029', '009').may('done').pick('009').field('me', '009'),
  ),
  scenario(
    'OP03-038',
    'rests two Characters of 2 or less',
    'me hand OP03-038; me don 1; me field 012; them field 012, 025, 010, 036',
    (t) =>
      t
        .play('OP03-038')
        .offers('them 012', 'them 010', 'them 036')
        .pick('them 012')
        .may('done')
        .pick('them 010')
        .rested('them 012', 'them 010')
        .active('them 025', 'them 036'),
  ),
  scenario(
    'OP03-038',
    'one of 5 or less as a [Trigger]',
    'turn 6 1; me life OP03-038 012; me field 012; them field 018, 047, 040, 010',
    (t) =>
      t
        .attack('018', 'me leader')
        .yes()
        .offers('them 018', 'them 047', 'them 010')
        .may('done')
        .pick('them 047')
        .rested('them 047')
        .active('them 010'),
  ),
  scenario(
    'OP03-039',
    'rests a Character of 1 or less and adds 1000 to a Character for the turn',
    'me hand OP03-039; me don 1; me field 012, 018; them leader 003; them field 012, 010, 036',
    (t) =>
      t
        .play('OP03-039')
        .offers('them 010', 'them 036')
        .may('done')
        .pick('them 010')
        .rested('them 010')
        .active('them 036')
        .offers('me 012', 'me 018')
        .may('done')
        .pick('me 012')
        .power('me 012', 5000)
        .power('me 018', 6000)
        .attack('me 018', 'them leader')
        .through()
        .power('me 012', 5000)
        .end()
        .power('me 012', 4000),
  ),
  scenario(
    'OP03-039',
    'rests one of 4 or less as a [Trigger]',
    'turn 6 1; me life OP03-039 012; me field 012; them field 018, 047, 045, 010',
    (t) =>
      t
        .attack('018', 'me leader')
        .yes()
        .offers('them 018', 'them 045', 'them 010')
        .may('done')
        .pick('them 045')
        .rested('them 045')
        .active('them 010'),
  ),
]
