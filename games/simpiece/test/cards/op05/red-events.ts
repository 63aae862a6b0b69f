import { scenario, type Scenario } from '../../card-scenario.ts'

/** Red Events and the red Stage of OP05. */
export const op05RedEvents: readonly Scenario[] = [
  scenario(
    'OP05-018',
    'adds 3000 in the battle and plays one of the Revolutionary Army of 5000 or less',
    'turn 6 1; me hand OP05-018 OP05-012 012 OP05-019; me don 3; me field 016; them field 018',
    (t) =>
      t
        .attack('018', 'me leader')
        .play('OP05-018')
        .offers('me leader', 'me 016')
        .may('done')
        .pick('me leader')
        .power('me leader', 8000)
        .offers('OP05-012')
        .may('done')
        .pick('OP05-012')
        .field('me', '016', 'OP05-012')
        .done()
        .life('me', 4)
        .power('me leader', 5000),
  ),
  scenario(
    'OP05-018',
    'plays one as a [Trigger]',
    'turn 6 1; me life OP05-018 012; me hand OP05-012 OP05-012 074 012 OP05-019 018; them field 018',
    (t) =>
      t
        .attack('018', 'me leader')
        .done()
        .yes()
        .offers('OP05-012', 'OP05-012/2', '074')
        .may('done')
        .pick('OP05-012')
        .field('me', 'OP05-012'),
  ),
  scenario(
    'OP05-019',
    'takes 4000 for the turn, and with two Life cards K.O.s a Character of 0 or less',
    'me hand OP05-019; me don 2; me life 2x012; me field 012, 006; them leader 003 t-5000; them field 018, 006, 012, 006',
    (t) =>
      t
        .play('OP05-019')
        .offers('them 018', 'them 006', 'them 012', 'them 006/2')
        .may('done')
        .pick('them 018')
        .power('them 018', 2000)
        .power('them 012', 4000)
        .offers('them 006', 'them 006/2')
        .may('done')
        .pick('them 006')
        .field('them', '018', '012', '006')
        .attack('me 012', 'them leader')
        .through()
        .power('them 018', 2000)
        .end()
        .power('them 018', 6000),
  ),
  scenario('OP05-019', 'none with three', 'me hand OP05-019; me don 2; me life 3x012; them field 012', (t) =>
    t.play('OP05-019').pick('them 012').asks('me', 'main').power('them 012', 0),
  ),
  scenario('OP05-019', 'as a [Trigger] too', 'turn 6 1; me life OP05-019 012; them field 018, 012', (t) =>
    t.attack('018', 'me leader').yes().pick('them 012').pick('them 012').field('them', '018'),
  ),
  scenario(
    'OP05-020',
    'adds 2000 for the turn and K.O.s a Character of 2000 or less',
    'me hand OP05-020; me don 2; me field 012, 016; them leader 003 t-3000; them field 016, 010, 006',
    (t) =>
      t
        .play('OP05-020')
        .offers('me leader', 'me 012', 'me 016')
        .may('done')
        .pick('me leader')
        .power('me leader', 7000)
        .offers('them 016', 'them 006')
        .may('done')
        .pick('them 016')
        .field('them', '010', '006')
        .attack('me 012', 'them leader')
        .through()
        .power('me leader', 7000)
        .end()
        .power('me leader', 5000),
  ),
  scenario('OP05-020', 'adds 1000 for the turn as a [Trigger]', 'turn 6 1; me life OP05-020 012; me field 012; them field 018, 047', (t) =>
    t
      .attack('018', 'me leader')
      .yes()
      .offers('me leader', 'me 012')
      .may('done')
      .pick('me leader')
      .power('me leader', 6000)
      .attack('047', 'me leader')
      .through()
      .power('me leader', 6000)
      .end()
      .power('me leader', 5000),
  ),
  scenario(
    'OP05-021',
    'trashes a card and rests to look at three for one of the Revolutionary Army',
    'me stage OP05-021; me hand 012 010; me deck OP05-012 025 OP05-020 OP05-013 036',
    (t) =>
      t
        .activate('OP05-021')
        .offers('012', '010')
        .pick('012')
        .rested('OP05-021')
        .offers('OP05-012', 'OP05-020')
        .may('done')
        .pick('OP05-020')
        .hand('me', '010', 'OP05-020')
        .pick('OP05-012')
        .top('me', 'OP05-013', '036')
        .mayNot('activate', 'OP05-021'),
  ),
]
