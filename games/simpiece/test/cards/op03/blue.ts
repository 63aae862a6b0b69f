import { scenario, type Scenario } from '../../card-scenario.ts'

/** Blue cards of OP03. */
export const op03Blue: readonly Scenario[] = [
  scenario(
    'OP03-042',
    'takes a blue Usopp from the trash',
    'me hand OP03-042; me don 1; me trash 004 OP02-028 OP03-122 064 OP03-122',
    (t) => t.play('OP03-042').offers('OP03-122').may('done').pick('OP03-122').hand('me', 'OP03-122').asks('me', 'main'),
  ),
  scenario('OP03-044', 'draws two cards and trashes two', 'me hand OP03-044 012 010; me don 1; me deck 036 025 018', (t) =>
    t
      .play('OP03-044')
      .offers('012', '010', '036', '025')
      .mayNot('done')
      .pick('012', '036')
      .hand('me', '010', '025')
      .trash('me', '012', '036'),
  ),
  scenario(
    'OP03-045',
    'blocks, and has 3000 more in the opponent’s turn with twenty cards in the deck',
    'turn 6 1; me field OP03-045, 012; me deck 20x012; them field 018',
    (t) => t.has('OP03-045', 'blocker').power('OP03-045', 6000).power('me 012', 4000).end().power('OP03-045', 3000),
  ),
  scenario('OP03-045', 'not with more', 'turn 6 1; me field OP03-045; me deck 21x012', (t) => t.power('OP03-045', 3000)),
  scenario(
    'OP03-049',
    'returns a Character of 3 or less of either side with twenty cards in the deck',
    'me hand OP03-049; me don 3; me deck 20x012; me field 012; them field 025, 018',
    (t) =>
      t.play('OP03-049').offers('me 012', 'them 025', 'me OP03-049').may('done').pick('them 025').hand('them', '025').field('them', '018'),
  ),
  scenario('OP03-049', 'none with more', 'me hand OP03-049; me don 3; me deck 21x012; them field 025', (t) =>
    t.play('OP03-049').asks('me', 'main').field('them', '025'),
  ),
  scenario(
    'OP03-050',
    'blocks, and may trash the top card of the deck as it is K.O.’d',
    'turn 6 1; me field OP03-050; me deck 036 010 025; them deck 012 012; them field 018, 018',
    (t) =>
      t
        .attack('018', 'me leader')
        .block('OP03-050')
        .through()
        .may('done')
        .yes()
        .trash('me', '036', 'OP03-050')
        .top('me', '010')
        .deckSize('them', 2)
        .life('me', 4),
  ),
  scenario(
    'OP03-053',
    'has 2000 more with a DON!! and twenty cards in the deck',
    'me field OP03-053 d1, OP03-053, 012; me deck 20x012',
    (t) => t.power('OP03-053', 6000).power('OP03-053/2', 3000).power('012', 4000),
  ),
  scenario('OP03-053', 'not with more', 'me field OP03-053 d1; me deck 21x012', (t) => t.power('OP03-053', 4000)),
  scenario(
    'OP03-054',
    'adds 2000 in the battle and may trash the top card of the deck',
    'turn 6 1; me hand OP03-054; me don 1; me field 016; me deck 036 010 025; them field 018',
    (t) =>
      t
        .attack('018', 'me leader')
        .play('OP03-054')
        .offers('me leader', 'me 016')
        .may('done')
        .pick('me leader')
        .power('me leader', 7000)
        .may('done')
        .yes()
        .trash('me', '036', 'OP03-054')
        .top('me', '010')
        .life('me', 4)
        .power('me leader', 5000),
  ),
  scenario(
    'OP03-054',
    'draws a card as a [Trigger] and may trash the next',
    'turn 6 1; me life OP03-054 012; me deck 036 010 025; them field 018',
    (t) => t.attack('018', 'me leader').yes().hand('me', '036').may('done').yes().trash('me', '010', 'OP03-054').top('me', '025'),
  ),
  scenario('OP03-054', 'or leave it', 'turn 6 1; me life OP03-054 012; me deck 036 010 025; them field 018', (t) =>
    t.attack('018', 'me leader').yes().done().trash('me', 'OP03-054').top('me', '010'),
  ),
  scenario(
    'OP03-055',
    'adds 4000 to the Leader in the battle for a card, and may trash the two top cards of the deck',
    'turn 6 1; me hand OP03-055 012 010; me don 1; me field 016; me deck 036 010 025; them field 018',
    (t) =>
      t
        .attack('018', 'me leader')
        .play('OP03-055')
        .may('done')
        .yes()
        .offers('012', '010')
        .pick('012')
        .offers('me leader')
        .may('done')
        .pick('me leader')
        .power('me leader', 9000)
        .may('done')
        .yes()
        .trash('me', '010', '012', '036', 'OP03-055')
        .top('me', '025')
        .done()
        .life('me', 4)
        .power('me leader', 5000),
  ),
  scenario(
    'OP03-055',
    'returns a Character of 4 or less of either side as a [Trigger]',
    'turn 6 1; me life OP03-055 012; me field 012; them field 047, 018',
    (t) =>
      t.attack('047', 'me leader').yes().offers('me 012', 'them 018').may('done').pick('them 018').hand('them', '018').field('them', '047'),
  ),
  scenario('OP03-056', 'draws two cards', 'me hand OP03-056; me don 3; me deck 036 010 025', (t) =>
    t.play('OP03-056').hand('me', '010', '036'),
  ),
  scenario('OP03-056', 'as a [Trigger] too', 'turn 6 1; me life OP03-056 012; me deck 036 010 025; them field 018', (t) =>
    t.attack('018', 'me leader').yes().hand('me', '010', '036').trash('me', 'OP03-056'),
  ),
  scenario(
    'OP03-057',
    'puts a Character of 5 or less of either side under the deck',
    'me hand OP03-057; me don 4; me field 012; them field 047, 040, 018',
    (t) =>
      t
        .play('OP03-057')
        .offers('me 012', 'them 047', 'them 018')
        .may('done')
        .pick('them 047')
        .bottom('them', '047')
        .field('them', '040', '018'),
  ),
  scenario('OP03-057', 'one of 3 or less as a [Trigger]', 'turn 6 1; me life OP03-057 012; me field 012; them field 018, 025', (t) =>
    t.attack('018', 'me leader').yes().offers('me 012', 'them 025').may('done').pick('them 025').bottom('them', '025').field('them', '018'),
  ),
  scenario('OP03-122', 'is an Usopp as well', 'me hand OP03-042; me don 1; me trash OP03-122', (t) =>
    t.play('OP03-042').pick('OP03-122').hand('me', 'OP03-122'),
  ),
  scenario(
    'OP03-122',
    'returns a Character of 6 or less of either side, draws two cards and trashes two',
    'me hand OP03-122 012; me don 7; me field 010; me deck 036 025 018; them field 040, 067',
    (t) =>
      t
        .play('OP03-122')
        .offers('me 010', 'them 040')
        .may('done')
        .pick('them 040')
        .hand('them', '040')
        .offers('012', '036', '025')
        .mayNot('done')
        .pick('012', '036')
        .hand('me', '025')
        .field('them', '067'),
  ),
  scenario('OP03-122', 'also where it returned none', 'me hand OP03-122; me don 7; me deck 036 025 018; them field 040', (t) =>
    t.play('OP03-122').done().pick('036', '025').hand('me').trash('me', '025', '036'),
  ),
]
