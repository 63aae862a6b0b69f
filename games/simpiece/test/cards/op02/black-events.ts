import { scenario, type Scenario } from '../../card-scenario.ts'

/** Black Events of OP02. */
export const op02BlackEvents: readonly Scenario[] = [
  scenario(
    'OP02-117',
    'takes 5 off a cost, for the turn',
    'me hand OP02-117; me don 1; me field 012; them leader 003; them field 067, 018',
    (t) =>
      t
        .play('OP02-117')
        .offers('them 067', 'them 018')
        .may('done')
        .pick('them 067')
        .cost('them 067', 2)
        .cost('them 018', 4)
        .attack('012', 'them leader')
        .through()
        .cost('them 067', 2)
        .end()
        .cost('them 067', 7),
  ),
  scenario(
    'OP02-117',
    'K.O.s a Character of 3 or less as a [Trigger]',
    'turn 6 1; me life OP02-117 012; me field 012; them field 018, 025, 012',
    (t) => t.attack('018', 'me leader').yes().offers('them 025', 'them 012').may('done').pick('them 025').field('them', '018', '012'),
  ),
  scenario(
    'OP02-118',
    'trashes a card: a Character cannot be K.O.’d in the battle',
    'turn 6 1; me hand OP02-118 012 010; me don 1; me field 016 r, 036 r; them field 018, 018',
    (t) =>
      t
        .attack('018', 'me 016')
        .play('OP02-118')
        .may('done')
        .yes()
        .offers('012', '010')
        .pick('012')
        .offers('me 016', 'me 036')
        .may('done')
        .pick('me 016')
        .done()
        .field('me', '016', '036')
        .attack('018/2', 'me 016')
        .through()
        .field('me', '036'),
  ),
  scenario(
    'OP02-118',
    'K.O.s a Stage of 3 or less as a [Trigger]',
    'turn 6 1; me life OP02-118 012; me stage OP02-048; them field 018, 012; them stage ST04-017',
    (t) =>
      t
        .attack('018', 'me leader')
        .yes()
        .offers('them ST04-017')
        .may('done')
        .pick('them ST04-017')
        .trash('them', 'ST04-017')
        .field('them', '018', '012'),
  ),
  scenario(
    'OP02-119',
    'K.O.s a Character of 1 or less',
    'me hand OP02-119; me don 2; me field 010; them leader 003; them field 010, 012, 036',
    (t) => t.play('OP02-119').offers('them 010', 'them 036').may('done').pick('them 010').field('them', '012', '036'),
  ),
  scenario(
    'OP02-119',
    'draws two cards and trashes one as a [Trigger]',
    'turn 6 1; me life OP02-119 012; me deck 036 010 025; them field 018',
    (t) => t.attack('018', 'me leader').yes().offers('036', '010').mayNot('done').pick('036').hand('me', '010'),
  ),
]
