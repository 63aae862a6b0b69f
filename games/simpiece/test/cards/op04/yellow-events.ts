import { scenario, type Scenario } from '../../card-scenario.ts'

/** Yellow Events of OP04. */
export const op04YellowEvents: readonly Scenario[] = [
  scenario(
    'OP04-115',
    'takes a Life card to the hand: one of the Land of Wano deals double damage in the turn',
    'me leader 031; me hand OP04-115; me don 1; me field 010, 012, 036; me life 009 012; them leader 003; them field 010',
    (t) =>
      t
        .play('OP04-115')
        .may('done')
        .yes()
        .pick('bottom')
        .hand('me', '012')
        .offers('me 010', 'me 036')
        .may('done')
        .pick('me 010')
        .has('me 010', 'doubleAttack')
        .has('me 036')
        .attack('012', 'them leader')
        .through()
        .has('me 010', 'doubleAttack')
        .end()
        .has('me 010'),
  ),
  scenario('OP04-115', 'adds 1000 for the turn as a [Trigger]', 'turn 6 1; me life OP04-115 012; me field 012; them field 018, 047', (t) =>
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
    'OP04-116',
    'adds 6000 in the battle, and K.O.s a Character of 2 or less with four Life cards in all',
    'turn 6 1; me hand OP04-116; me don 3; me field 016; me life 2x012; them life 2x012; them leader 003; them field 018, 012, 025, 010',
    (t) =>
      t
        .attack('018', 'me leader')
        .play('OP04-116')
        .offers('me leader', 'me 016')
        .may('done')
        .pick('me leader')
        .power('me leader', 11_000)
        .offers('them 012', 'them 010')
        .may('done')
        .pick('them 012')
        .field('them', '018', '025', '010')
        .life('me', 2)
        .power('me leader', 5000),
  ),
  scenario('OP04-116', 'not with five', 'turn 6 1; me hand OP04-116; me don 3; me life 2x012; them life 3x012; them field 018, 012', (t) =>
    t.attack('018', 'me leader').play('OP04-116').pick('me leader').asks('them', 'main').field('them', '018', '012'),
  ),
  scenario('OP04-116', 'draws a card as a [Trigger]', 'turn 6 1; me life OP04-116 012; me deck 036 010; them field 018', (t) =>
    t.attack('018', 'me leader').yes().hand('me', '036'),
  ),
  scenario(
    'OP04-117',
    'puts a Character of 3 or less face up on or under the opponent’s Life',
    'me hand OP04-117; me don 1; me field 012; them field 025, 018, 012; them life 009 010',
    (t) =>
      t
        .play('OP04-117')
        .offers('them 025', 'them 012')
        .may('done')
        .pick('them 025')
        .pick('top')
        .lifeCards('them', '025 009 010', '700')
        .field('them', '018', '012'),
  ),
  scenario(
    'OP04-117',
    'changes a Life card for one of the hand as a [Trigger]',
    'turn 6 1; me life OP04-117 009 010; me hand 036 016; them field 018',
    (t) =>
      t
        .attack('018', 'me leader')
        .done()
        .yes()
        .may('done')
        .yes()
        .pick('bottom')
        .offers('036', '016', '010')
        .may('done')
        .pick('036')
        .lifeCards('me', '036 009', '10')
        .hand('me', '010', '016'),
  ),
]
