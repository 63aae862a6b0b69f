import { scenario, type Scenario } from '../card-scenario.ts'

/** Events of ST09. */
export const st09Events: readonly Scenario[] = [
  scenario(
    'ST09-014',
    'takes 3000 off the opponent’s Leader or a Character in the turn, with two Life cards',
    'turn 6 1; me hand ST09-014 012; me don 1; me field 012; me life 009 010; them leader 003; them field 018, 025',
    (t) =>
      t
        .attack('018', 'me leader')
        .play('ST09-014')
        .offers('them leader', 'them 018', 'them 025')
        .may('done')
        .pick('them 018')
        .power('them 018', 3000)
        .done()
        .life('me', 2)
        .power('them 018', 3000)
        .end()
        .power('them 018', 6000),
  ),
  scenario('ST09-014', 'not with three', 'turn 6 1; me hand ST09-014 012; me don 1; me life 3x012; them field 018', (t) =>
    t.attack('018', 'me leader').play('ST09-014').asks('me', 'counter').power('them 018', 6000),
  ),
  scenario(
    'ST09-014',
    'trashes two cards of the hand for a Life card from the deck as a [Trigger]',
    'turn 6 1; me life ST09-014 012; me hand 115 116 036; me deck 036 025; them field 018',
    (t) =>
      t
        .attack('018', 'me leader')
        .done()
        .yes()
        .may('done')
        .yes()
        .pick('115', '116')
        .asks('me', 'confirm')
        .may('done')
        .yes()
        .lifeCards('me', '036 012', '00')
        .hand('me', '036')
        .trash('me', '115', '116', 'ST09-014'),
  ),
  scenario(
    'ST09-015',
    "adds 4000 in the battle and puts a Character of 3 or less into its owner's Life, with two Life cards",
    'turn 6 1; me hand ST09-015 012; me don 2; me field 012; me life 009 010; them field 018, 017, 012; them life 036',
    (t) =>
      t
        .attack('018', 'me leader')
        .play('ST09-015')
        .offers('me leader', 'me 012')
        .may('done')
        .pick('me leader')
        .power('me leader', 9000)
        .offers('them 017', 'them 012')
        .may('done')
        .pick('them 017')
        .pick('bottom')
        .lifeCards('them', '036 017', '07')
        .field('them', '018', '012')
        .done()
        .life('me', 2)
        .power('me leader', 5000),
  ),
  scenario(
    'ST09-015',
    'only 4000 with three',
    'turn 6 1; me hand ST09-015 012; me don 2; me life 3x012; them field 018, 017; them life 036',
    (t) =>
      t
        .attack('018', 'me leader')
        .play('ST09-015')
        .pick('me leader')
        .power('me leader', 9000)
        .asks('me', 'counter')
        .field('them', '018', '017'),
  ),
  scenario('ST09-015', 'draws as a [Trigger]', 'turn 6 1; me life ST09-015 012; me deck 036 025; them field 018', (t) =>
    t.attack('018', 'me leader').yes().hand('me', '036'),
  ),
]
