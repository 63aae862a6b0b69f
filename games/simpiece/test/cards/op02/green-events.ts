import { scenario, type Scenario } from '../../card-scenario.ts'

/** Green Events and the green Stage of OP02. */
export const op02GreenEvents: readonly Scenario[] = [
  scenario(
    'OP02-045',
    'adds 6000 in the battle and plays a Character without effects of 3 or less',
    'turn 6 1; me hand OP02-045 023 012 025 018; me don 3; me field 016; them field 018',
    (t) =>
      t
        .attack('018', 'me leader')
        .play('OP02-045')
        .offers('me leader', 'me 016')
        .may('done')
        .pick('me leader')
        .power('me leader', 11_000)
        .offers('012', '023')
        .may('done')
        .pick('023')
        .field('me', '016', '023')
        .done()
        .life('me', 4)
        .power('me leader', 5000),
  ),
  scenario(
    'OP02-045',
    'rests the Leader or a Character of 5 or less as a [Trigger]',
    'turn 6 1; me life OP02-045 012; me field 012; them field 018, 047, 040, 010',
    (t) =>
      t
        .attack('018', 'me leader')
        .yes()
        .offers('them leader', 'them 018', 'them 047', 'them 010')
        .may('done')
        .pick('them 047')
        .rested('them 047')
        .active('them 010', 'them leader'),
  ),
  scenario(
    'OP02-046',
    'K.O.s a rested Character of 4 or less',
    'me hand OP02-046; me don 2; me field 012 r; them leader 003 r; them field 018 r, 047 r, 012, 010 r',
    (t) => t.play('OP02-046').offers('them 018', 'them 010').may('done').pick('them 018').field('them', '047', '012', '010'),
  ),
  scenario(
    'OP02-046',
    'plays a Character without effects of 4 or less as a [Trigger]',
    'turn 6 1; me life OP02-046 012; me hand 018 107 014 012 036; them field 018',
    (t) => t.attack('018', 'me leader').done().yes().offers('018', '012', '036').may('done').pick('018').field('me', '018'),
  ),
  scenario('OP02-047', 'rests a Character of 4 or less', 'me hand OP02-047; me don 1; me field 012; them field 018, 047, 012', (t) =>
    t.play('OP02-047').offers('them 018', 'them 012').may('done').pick('them 018').rested('them 018').active('them 012', 'them 047'),
  ),
  scenario(
    'OP02-047',
    'K.O.s a rested one of 3 or less as a [Trigger]',
    'turn 6 1; me life OP02-047 012; me field 012 r; them leader 003 r; them field 018, 025 r, 012, 010 r',
    (t) =>
      t.attack('018', 'me leader').yes().offers('them 025', 'them 010').may('done').pick('them 025').field('them', '018', '012', '010'),
  ),
  scenario(
    'OP02-048',
    'trashes a card of the Land of Wano and rests to make a DON!! active',
    'me stage OP02-048; me hand 036 012 ST09-014; me don 0 2',
    (t) =>
      t
        .activate('OP02-048')
        .offers('036', 'ST09-014')
        .pick('036')
        .rested('OP02-048')
        .may('done')
        .yes()
        .don('me', 1, 1)
        .trash('me', '036')
        .mayNot('activate', 'OP02-048'),
  ),
  scenario('OP02-048', 'not without such a card', 'me stage OP02-048; me hand 012; me don 0 2', (t) => t.mayNot('activate', 'OP02-048')),
]
