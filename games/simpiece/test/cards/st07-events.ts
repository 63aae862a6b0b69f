import { scenario, type Scenario } from '../card-scenario.ts'

/** Events and the Stage of ST07. */
export const st07Events: readonly Scenario[] = [
  scenario(
    'ST07-015',
    'lets the opponent choose the trash for their own top Life card',
    'me hand ST07-015; me don 5; me life 009 012; me deck 036 025; them life 010 016',
    (t) =>
      t
        .play('ST07-015')
        .asks('them', 'pick')
        .mayNot('done')
        .option(0)
        .lifeCards('them', '016', '0')
        .trash('them', '010')
        .lifeCards('me', '009 012', '00'),
  ),
  scenario(
    'ST07-015',
    'or another Life card for the other side',
    'me hand ST07-015; me don 5; me life 009 012; me deck 036 025; them life 010 016',
    (t) => t.play('ST07-015').option(1).lifeCards('me', '036 009 012', '000').lifeCards('them', '010 016', '00'),
  ),
  scenario('ST07-015', 'the trash may be chosen without Life', 'me hand ST07-015; me don 5; me life 012; them life', (t) =>
    t.play('ST07-015').option(0).life('them', 0).life('me', 1).asks('me', 'main'),
  ),
  scenario(
    'ST07-015',
    'as a [Trigger] adds Life before the second damage',
    'turn 6 1; me life ST07-015; me deck 036 025; them field ST06-004 d1, ST06-004; them life 010 016; me field 016; them hand ST06-010; them don 2',
    (t) =>
      t
        .play('ST06-010')
        .pick('me 016')
        .attack('ST06-004', 'me leader')
        .yes()
        .asks('them', 'pick')
        .option(1)
        .done()
        .life('me', 0)
        .hand('me', '036')
        .asks('them', 'main'),
  ),
  scenario(
    'ST07-016',
    'looks at a Life card and adds 2000 in the battle',
    'turn 6 1; me hand ST07-016 012; me don 1; me field 012; me life 009 012; them field 018; them life 036 010',
    (t) =>
      t
        .attack('018', 'me leader')
        .play('ST07-016')
        .offers('me leader', 'them leader')
        .may('done')
        .pick('them leader')
        .pick('bottom')
        .lifeCards('them', '010 036', '01')
        .offers('me leader', 'me 012')
        .may('done')
        .pick('me leader')
        .power('me leader', 7000)
        .done()
        .life('me', 2)
        .power('me leader', 5000),
  ),
  scenario(
    'ST07-016',
    'draws and looks at one as a [Trigger]',
    'turn 6 1; me life ST07-016 012; me deck 036 025; them field 018; them life 036 010',
    (t) =>
      t
        .attack('018', 'me leader')
        .yes()
        .hand('me', '036')
        .offers('me leader', 'them leader')
        .pick('them leader')
        .pick('bottom')
        .lifeCards('them', '010 036', '01'),
  ),
  scenario(
    'ST07-017',
    "rests and takes Life to the hand to put a Character of 3 on top of its owner's Life",
    'me stage ST07-017; me field 017, 012, 018, 025; me life 009 010; them field 017',
    (t) =>
      t
        .activate('ST07-017')
        .pick('bottom')
        .rested('ST07-017')
        .hand('me', '010')
        .offers('me 017', 'me 025')
        .may('done')
        .pick('me 017')
        .lifeCards('me', '017 009', '70')
        .field('me', '012', '018', '025')
        .mayNot('activate', 'ST07-017'),
  ),
  scenario('ST07-017', 'not without Life', 'me stage ST07-017; me field 017; me life', (t) => t.mayNot('activate', 'ST07-017')),
  scenario('ST07-017', 'is played as a [Trigger]', 'turn 6 1; me life ST07-017 012; them field 018', (t) =>
    t.attack('018', 'me leader').yes().life('me', 1).trash('me').hand('me'),
  ),
]
