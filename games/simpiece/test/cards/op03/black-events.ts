import { scenario, type Scenario } from '../../card-scenario.ts'
import { adds3000ForACard } from '../common.ts'

/** Black Events and the black Stage of OP03. */
export const op03BlackEvents: readonly Scenario[] = [
  scenario(
    'OP03-094',
    'looks at five cards for a Character of CP of 5 or less to play under a Leader of CP, and trashes the rest',
    'me leader OP03-076; me hand OP03-094; me don 4; me deck OP03-085 OP03-092 018 OP03-097 OP03-084 OP03-082 010',
    (t) =>
      t
        .play('OP03-094')
        .offers('OP03-085', 'OP03-084')
        .may('done')
        .pick('OP03-085')
        .field('me', 'OP03-085')
        .active('OP03-085')
        .trash('me', '018', 'OP03-084', 'OP03-092', 'OP03-094', 'OP03-097')
        .top('me', 'OP03-082', '010'),
  ),
  scenario('OP03-094', 'not under another', 'me leader 003; me hand OP03-094; me don 4; me deck OP03-085 012 012 012 012 010', (t) =>
    t.play('OP03-094').asks('me', 'main').top('me', 'OP03-085'),
  ),
  scenario(
    'OP03-094',
    'plays a black Character of 3 or less from the trash as a [Trigger]',
    'turn 6 1; me life OP03-094 012; me hand OP02-104; me trash OP03-084 OP03-087 OP03-082 012 ST06-015; them field 018',
    (t) =>
      t
        .attack('018', 'me leader')
        .done()
        .yes()
        .offers('OP03-084', 'OP03-087')
        .may('done')
        .pick('OP03-087')
        .field('me', 'OP03-087')
        .active('OP03-087'),
  ),
  scenario(
    'OP03-094',
    'or none, and never one of the hand',
    'turn 6 1; me life OP03-094 012; me hand OP02-104; me trash OP03-084; them field 018',
    (t) => t.attack('018', 'me leader').done().yes().done().asks('them', 'main').field('me'),
  ),
  scenario(
    'OP03-095',
    'takes 2 off the costs of two Characters for the turn',
    'me hand OP03-095; me don 1; me field 012; them leader 003; them field 067, 018, 012',
    (t) =>
      t
        .play('OP03-095')
        .offers('them 067', 'them 018', 'them 012')
        .pick('them 067')
        .may('done')
        .pick('them 018')
        .cost('them 067', 5)
        .cost('them 018', 2)
        .cost('them 012', 2)
        .attack('me 012', 'them leader')
        .through()
        .cost('them 067', 5)
        .end()
        .cost('them 067', 7),
  ),
  scenario(
    'OP03-095',
    'the opponent trashes a card as a [Trigger]',
    'turn 6 1; me life OP03-095 012; them hand 012 010; them field 018',
    (t) => t.attack('018', 'me leader').yes().asks('them', 'pick').mayNot('done').pick('010').hand('them', '012').trash('them', '010'),
  ),
  ...adds3000ForACard('OP03-097'),
  scenario(
    'OP03-097',
    'draws a card and K.O.s a Character of 1 or less as a [Trigger]',
    'turn 6 1; me life OP03-097 012; me deck 036 010; me field 010; them field 018, 010, 012, 036',
    (t) =>
      t
        .attack('018', 'me leader')
        .yes()
        .hand('me', '036')
        .offers('them 010', 'them 036')
        .may('done')
        .pick('them 010')
        .field('them', '018', '012', '036'),
  ),
  scenario(
    'OP03-098',
    'rests to take 2 off a cost for the turn under a Leader of CP',
    'me leader OP03-076; me stage OP03-098; me field 012; them leader 003; them field 067, 018',
    (t) =>
      t
        .activate('OP03-098')
        .rested('OP03-098')
        .offers('them 067', 'them 018')
        .may('done')
        .pick('them 067')
        .cost('them 067', 5)
        .cost('them 018', 4)
        .mayNot('activate', 'OP03-098')
        .attack('me 012', 'them leader')
        .through()
        .cost('them 067', 5)
        .end()
        .cost('them 067', 7),
  ),
  scenario('OP03-098', 'in vain under another', 'me leader 003; me stage OP03-098; them field 067', (t) =>
    t.activate('OP03-098').rested('OP03-098').asks('me', 'main').cost('them 067', 7),
  ),
  scenario('OP03-098', 'is played as a [Trigger]', 'turn 6 1; me life OP03-098 012; them field 018', (t) =>
    t.attack('018', 'me leader').yes().active('me OP03-098').life('me', 1).trash('me').hand('me'),
  ),
]
