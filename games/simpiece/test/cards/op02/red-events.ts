import { scenario, type Scenario } from '../../card-scenario.ts'

/** Red Events of OP02. */
export const op02RedEvents: readonly Scenario[] = [
  scenario(
    'OP02-021',
    'K.O.s a Character of 3000 or less under a Leader of the Whitebeard Pirates',
    'me leader OP02-001; me hand OP02-021; me don 1; me field 036; them leader 003 t-3000; them field 010, 012, 036',
    (t) => t.play('OP02-021').offers('them 010', 'them 036').may('done').pick('them 010').field('them', '012', '036'),
  ),
  scenario('OP02-021', 'not under another', 'me leader 003; me hand OP02-021; me don 1; them field 010', (t) =>
    t.play('OP02-021').asks('me', 'main').field('them', '010'),
  ),
  scenario(
    'OP02-021',
    'takes 3000 from a Leader or Character for the turn as a [Trigger]',
    'turn 6 1; me life OP02-021 012; me field 012; them leader 003; them field 018, 047, 047',
    (t) =>
      t
        .attack('018', 'me leader')
        .yes()
        .offers('them leader', 'them 018', 'them 047', 'them 047/2')
        .may('done')
        .pick('them leader')
        .power('them leader', 2000)
        .attack('047', 'me leader')
        .through()
        .power('them leader', 2000)
        .end()
        .power('them leader', 5000),
  ),
  scenario(
    'OP02-022',
    'looks at five cards for a Character of the Whitebeard Pirates',
    'me hand OP02-022; me don 1; me deck 012 OP02-003 OP02-021 OP02-009 023 OP02-006 010',
    (t) =>
      t
        .play('OP02-022')
        .offers('OP02-003', 'OP02-009', '023')
        .may('done')
        .pick('OP02-003')
        .hand('me', 'OP02-003')
        .pick('012', 'OP02-021', 'OP02-009')
        .top('me', 'OP02-006', '010')
        .bottom('me', '023', 'OP02-009', 'OP02-021', '012'),
  ),
  scenario(
    'OP02-022',
    'as a [Trigger] as well',
    'turn 6 1; me life OP02-022 012; me deck OP02-003 012 012 012 012 010; them field 018',
    (t) => t.attack('018', 'me leader').yes().pick('OP02-003').hand('me', 'OP02-003').pick('012', '012', '012').top('me', '010'),
  ),
  scenario(
    'OP02-023',
    'with three Life cards effects take no Life to the hand in this turn',
    'me leader OP02-001; me hand OP02-023 OP02-009 008; me don 8; me life 3x012; me field 018; them leader OP02-001; them life 4x012',
    (t) =>
      t
        .play('OP02-023')
        .attack('018', 'them leader')
        .through()
        .play('OP02-009')
        .play('008')
        .asks('me', 'main')
        .end()
        .life('me', 3)
        .end()
        .life('them', 2)
        .end()
        .life('me', 2),
  ),
  scenario('OP02-023', 'with four they do', 'me leader OP02-001; me hand OP02-023; me don 1; me life 4x012', (t) =>
    t.play('OP02-023').end().life('me', 3),
  ),
  scenario(
    'OP02-023',
    'adds 1000 to the Leader for the turn as a [Trigger]',
    'turn 6 1; me life OP02-023 012; me field 012; them field 018, 047',
    (t) =>
      t
        .attack('018', 'me leader')
        .yes()
        .offers('me leader')
        .may('done')
        .pick('me leader')
        .power('me leader', 6000)
        .attack('047', 'me leader')
        .through()
        .power('me leader', 6000)
        .end()
        .power('me leader', 5000),
  ),
]
